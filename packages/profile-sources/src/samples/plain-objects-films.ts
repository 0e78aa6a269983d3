import type { Profile } from '@tosite/validation/profile/profile';
import { sampleParts } from './sample-parts.ts';

type Video = Profile['videos'][number];
type Film = Pick<Video, 'title' | 'description' | 'views' | 'likes' | 'tags'> & {
  /** `minutes:seconds`, or `hours:minutes:seconds`. */
  length: string;
  published: string;
  /** File name of the still, and what it shows. */
  still: [file: string, alt: string];
  kind?: Video['kind'];
  /** `time title`. */
  chapters?: string[];
};

const { item, picture } = sampleParts('tosite-sample-plainobjects');

export const film = (number: string, said: Film): Video => {
  const [file, alt] = said.still;
  const [width, height] = said.kind === 'short' ? [540, 960] : [960, 540];
  return item('videos', number, {
    videoId: `sample-film-${number}`,
    title: said.title,
    description: said.description,
    publishedAt: `${said.published}T18:00:00Z`,
    duration: toSeconds(said.length),
    kind: said.kind ?? 'video',
    views: said.views,
    likes: said.likes,
    url: `https://plainobjects.example/films/${number}`,
    thumbnail: picture(file, alt, width, height),
    tags: said.tags,
    chapters: (said.chapters ?? []).map((line) => {
      const [time = '', ...words] = line.split(' ');
      return { start: toSeconds(time), title: words.join(' ') };
    }),
  });
};

function toSeconds(clock: string): number {
  return clock.split(':').reduce((total, part) => total * 60 + Number(part), 0);
}
