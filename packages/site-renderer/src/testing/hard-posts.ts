import { SAMPLE_PROFILES } from '@tosite/profile-sources/samples/sample-profiles';
import type { SitePost } from '@tosite/site-sections/posts/site-post';
import type { PostDocument } from '@tosite/validation/posts/post-document';
import type { Profile } from '@tosite/validation/profile/profile';
import { longPost } from './long-post.ts';
import { document, p, sample } from './post-parts.ts';

/* To look at and to measure: posts as people have them, and at the edge of that, on the sample channel. */

export type PostSite = { id: string; name: string; language: string; profile: Profile; posts: SitePost[] };

const TAGS = ['stairs', 'rooms', 'kitchen', 'streets', 'letters'];
const DAY = 86_400_000;
const NEWEST = Date.UTC(2026, 4, 20, 9);

type Facts = Partial<Omit<SitePost, 'content'>> & { says?: PostDocument };

function post(id: string, { says, ...facts }: Facts, age: number): SitePost {
  const published = new Date(NEWEST - age * DAY).toISOString();
  const content = JSON.stringify(
    says ?? document(p('The counter opens at nine. '.repeat(24)), p('And then it shuts.')),
  );
  const made = {
    id,
    kind: 'blog' as const,
    slug: id,
    title: id,
    excerpt: 'What was said there, and what the drawing of it left out.',
    cover: null,
    coverAlt: '',
    media: [],
    tags: ['stairs'],
    published,
    updated: published,
    seo: { title: '', description: '' },
    source: null,
    words: says === undefined ? 130 : 640,
    content,
    ...facts,
  };
  return { ...made, hash: JSON.stringify(made) };
}

const HARD: Record<string, Facts> = {
  long: {
    title: 'A stair is a promise about your next step',
    excerpt:
      'Risers of one height are a law in most countries. The law is younger than the falls that made it.',
    tags: ['stairs', 'building', 'streets'],
    source: {
      platform: 'youtube',
      url: 'https://www.youtube.com/watch?v=film000-212',
      videoId: 'film000-212',
    },
    says: longPost(),
    words: 900,
  },
  written: {
    title: 'Nine counters, one queue',
    cover: sample('rima/arches.webp'),
    tags: ['rooms'],
    says: longPost(),
    words: 2_700,
  },
  arabic: {
    title: 'ما فائدة الدرج الذي لا يصعده أحد؟',
    excerpt: 'أسبوع خلف الشباك رقم تسعة، وما قيل هناك.',
    tags: ['الدرج', 'المدينة'],
    says: document(
      p('يفتح الشباك في التاسعة، لكن أول الواقفين يكون عند الباب قبل ذلك بثلث ساعة. '.repeat(5)),
      { type: 'heading', attrs: { level: 2, at: null }, content: [{ type: 'text', text: 'الساعة' }] },
      p('لا ساعة هنا. الناس يعرفون الوقت من الطابور. '.repeat(4)),
      { type: 'blockquote', content: [p('كنت أعرف ذلك دائمًا.')] },
    ),
  },
  japanese: {
    title: '誰も上らない階段は何のためにあるのか、窓口の九番目から考える',
    excerpt: '九番窓口の一週間と、そこで話されたこと。',
    tags: ['階段', '部屋'],
    says: document(
      p('窓口は九時に開く。けれども最初の人は二十分前にはもう扉の前にいる。'.repeat(8)),
      { type: 'heading', attrs: { level: 2, at: null }, content: [{ type: 'text', text: '時計' }] },
      p('ここに時計はない。人は列で時刻を知る。'.repeat(6)),
    ),
  },
  emoji: { title: '🪜🪜🪜', excerpt: '🪜', tags: ['🪜', 'stairs'], says: document(p('🪜')), words: 1 },
  endless: {
    title:
      'Why every second stair in the old town is a finger lower than the one before it, and who measured. '
        .repeat(3)
        .slice(0, 300),
    cover: sample('rima/stairs.webp'),
  },
  word: { title: 'Donaudampfschifffahrtsgesellschaftskapitänsmütze', cover: sample('rima/sea.webp') },
  portrait: { title: 'A tall picture', cover: sample('rima/stairs.webp') },
  wide: { title: 'A wide picture, and no excerpt', cover: sample('plainobjects/banner.webp'), excerpt: '' },
  pictures: {
    title: 'Five pictures of one wall',
    kind: 'instagram',
    media: ['sea', 'moon', 'stairs', 'oranges', 'arches'].map((name) => sample(`rima/${name}.webp`)),
  },
  tagged: {
    title: 'Forty tags',
    tags: Array.from({ length: 40 }, (_, index) => `${TAGS[index % 5]} number ${index}`),
  },
  short: {
    title: 'Nothing today',
    excerpt: '',
    tags: [],
    says: document(p('Nothing happened today.')),
    words: 3,
  },
  silent: { title: '', excerpt: '', tags: [], says: document(), words: 0 },
};

const channel = (): Profile => {
  const found = SAMPLE_PROFILES.find(({ type }) => type === 'youtube');
  if (found === undefined) throw new Error('There is no sample of a channel.');
  // Ids as YouTube gives them: those of samples have no player.
  const videos = found.videos.map((video) => ({
    ...video,
    videoId: video.videoId.replace('sample-film', 'film000'),
  }));
  return { ...found, videos };
};

const hard = (): SitePost[] => Object.entries(HARD).map(([id, facts], index) => post(id, facts, index * 3));

const fillers = (count: number): SitePost[] =>
  Array.from({ length: count }, (_, index) =>
    post(
      `filler-${count - index}`,
      {
        title: `What number ${count - index} is for`,
        tags: [TAGS[index % TAGS.length] ?? '', 'all'],
        cover:
          index % 3 === 0 ? null : sample(`rima/${['sea', 'moon', 'dunes', 'forest'][index % 4] ?? ''}.webp`),
      },
      60 + index * 5,
    ),
  );

/** Sites with posts: many of every kind, two, and many where the site runs from right to left. */
export function postSites(): PostSite[] {
  const profile = channel();
  const all = [...hard(), ...fillers(47)];
  return [
    { id: 'posts', name: 'Sixty posts', language: 'en', profile, posts: all },
    {
      id: 'two-posts',
      name: 'Two posts',
      language: 'en',
      profile: { ...profile, videos: [] },
      posts: all.slice(1, 3),
    },
    { id: 'posts-ar', name: 'Posts from right to left', language: 'ar', profile, posts: hard() },
  ];
}
