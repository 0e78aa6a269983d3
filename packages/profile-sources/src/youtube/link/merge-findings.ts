import {
  VOICES,
  type FoundChannel,
  type FoundLink,
  type FoundPicture,
  type FoundVideo,
  type Voice,
} from './findings.ts';

const rank = (voice: Voice): number => VOICES.indexOf(voice);

/** Of a link and of the description it is known who said it. */
export type MergedChannel = Omit<FoundChannel, 'links'> & {
  links: readonly (FoundLink & { voice: Voice })[];
  describedBy: Voice;
};

/** What all sources say of the channel together: for each field the most exact one that says anything. */
export function mergeChannels(channels: readonly FoundChannel[]): MergedChannel | null {
  const sorted = channels.toSorted((a, b) => rank(a.voice) - rank(b.voice));
  const [best] = sorted;
  if (best === undefined) return null;
  const first = <K extends keyof FoundChannel>(key: K): FoundChannel[K] =>
    sorted.find((one) => one[key] !== null && one[key] !== '')?.[key] ?? best[key];
  // A channel that hides its subscribers hides them everywhere; the API's word on that is not overruled.
  const hides = best.voice === 'api' && best.subscribers === null;
  const teller = (key: (typeof ROUNDED)[number]) => sorted.find((one) => one[key] !== null);
  return {
    voice: best.voice,
    id: first('id'),
    handle: first('handle'),
    name: first('name'),
    description: first('description'),
    avatar: sorted.flatMap(({ avatar }) => avatar),
    banner: sorted.flatMap(({ banner }) => banner),
    country: first('country'),
    since: first('since'),
    subscribers: hides ? null : first('subscribers'),
    views: first('views'),
    videoCount: first('videoCount'),
    links: sorted.flatMap(({ links, voice }) => links.map((link) => ({ ...link, voice }))),
    describedBy: sorted.find(({ description }) => description === first('description'))?.voice ?? best.voice,
    language: first('language'),
    unused: [...new Set(sorted.flatMap(({ unused }) => unused))],
    rough: ROUNDED.filter((key) => teller(key)?.rough.includes(key) === true),
  };
}

const ROUNDED = ['subscribers', 'views', 'videoCount'] as const;

/** One video out of what each source said of it: for each field the most exact one that says anything. */
export type MergedVideo = FoundVideo & { position: number };

export function mergeVideos(videos: readonly FoundVideo[]): MergedVideo[] {
  const byId = new Map<string, FoundVideo[]>();
  for (const video of videos) {
    const known = byId.get(video.videoId);
    if (known === undefined) byId.set(video.videoId, [video]);
    else known.push(video);
  }
  return [...byId.values()].map((found, position) => ({ ...mergeOne(found), position }));
}

function mergeOne(found: readonly FoundVideo[]): FoundVideo {
  const sorted = found.toSorted((a, b) => rank(a.voice) - rank(b.voice));
  // One at least: it is a group of the map above.
  const best = sorted[0] as FoundVideo;
  const first = <K extends keyof FoundVideo>(key: K): FoundVideo[K] =>
    sorted.find((one) => one[key] !== null && one[key] !== '')?.[key] ?? best[key];
  // The API only guesses what is a Short; the feed's links and the tabs know.
  const seen = sorted.find((one) => one.voice !== 'api' && one.shape !== null);
  return {
    ...best,
    title: first('title'),
    description: first('description'),
    publishedAt: first('publishedAt'),
    age: first('age'),
    duration: first('duration'),
    shape: seen?.shape ?? best.shape,
    broadcast: first('broadcast'),
    views: first('views'),
    likes: first('likes'),
    thumbnails: sorted.flatMap(({ thumbnails }) => thumbnails),
    tags: sorted.find(({ tags }) => tags.length > 0)?.tags ?? [],
    language: first('language'),
    unused: [...new Set(sorted.flatMap(({ unused }) => unused))],
    roughViews: sorted.find(({ views }) => views !== null)?.roughViews ?? false,
  };
}

/** The widest that may be fetched; for a Short an upright one before all others. */
export function bestPicture(
  pictures: readonly FoundPicture[],
  ok: (url: string) => boolean,
  upright = false,
): FoundPicture | null {
  const usable = pictures.filter(({ url }) => ok(url));
  const isUpright = ({ width, height }: FoundPicture) => width !== null && height !== null && height > width;
  const fitting = upright ? usable.filter(isUpright) : usable.filter((picture) => !isUpright(picture));
  const from = fitting.length > 0 ? fitting : usable;
  return from.reduce<FoundPicture | null>(
    (best, picture) => (best === null || (picture.width ?? 0) > (best.width ?? 0) ? picture : best),
    null,
  );
}

/**
 * Newest first. Exact dates decide; a video of which only an age is known keeps its place between the dated ones
 * around it in its own list, which comes newest first.
 */
export function newestFirst(videos: readonly MergedVideo[], now: number): MergedVideo[] {
  const dated = videos.map(({ publishedAt }) => (publishedAt === null ? null : Date.parse(publishedAt)));
  let above = Number.POSITIVE_INFINITY;
  const floors: (number | null)[] = [];
  for (let index = videos.length - 1, below: number | null = null; index >= 0; index -= 1) {
    below = dated[index] ?? below;
    floors[index] = below;
  }
  const keyed = videos.map((video, index) => {
    const exact = dated[index] ?? null;
    if (exact !== null) {
      above = exact;
      return { video, key: exact };
    }
    const guess = video.age === null ? above : now - video.age.ago;
    const floor = floors[index] ?? Number.NEGATIVE_INFINITY;
    return { video, key: Math.min(above, Math.max(guess, floor)) };
  });
  return keyed
    .toSorted((a, b) => (a.key === b.key ? a.video.position - b.video.position : b.key - a.key))
    .map(({ video }) => video);
}
