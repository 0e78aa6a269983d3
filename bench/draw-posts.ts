import { findSample } from '@tosite/profile-sources/samples/samples';
import { gistOf, initialDesign, type SiteInput } from '@tosite/site-renderer/site-model';
import { sitePlan } from '@tosite/site-renderer/site-plan';
import { initialSeoSettings } from '@tosite/validation/website/seo';
import { summary } from './statistics.ts';

type Posts = NonNullable<SiteInput['posts']>;
export type PostFigures = {
  files: number;
  changed: number;
  plan: number;
  drawing: number;
  both: number;
  /** Of the processor: a busy machine makes the others longer. */
  processor: number;
};

const RUNS = 9;
const DAY = 86_400_000;
const FIRST = Date.UTC(2010, 0, 1);

/**
 * A site of so many posts of 900 words, each with a cover and three tags, and what one more costs, time after time.
 * `isKept`: whoever draws has the posts that it was given before, and nothing else. Medians in milliseconds.
 */
export async function drawPosts(count: number, isKept: boolean): Promise<PostFigures> {
  const kept = new Map<number, Posts[number]>();
  const siteWith = (posts: number) => siteOf(posts, isKept ? kept : new Map());
  let before = new Map((await sitePlan(siteWith(count))).files.map(({ path, key }) => [path, key]));
  const plans: number[] = [];
  const drawings: number[] = [];
  const busy: number[] = [];
  let changed = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const site = siteWith(count + 1 + run);
    const began = performance.now();
    const used = process.cpuUsage();
    const { files } = await sitePlan(site);
    const planned = performance.now();
    const redrawn = files.filter(({ path, key }) => before.get(path) !== key);
    for (const file of redrawn) await file.render();
    plans.push(planned - began);
    drawings.push(performance.now() - planned);
    busy.push(process.cpuUsage(used).user / 1000);
    changed = redrawn.length;
    before = new Map(files.map(({ path, key }) => [path, key]));
  }
  const [plan, drawing] = [summary(plans).median, summary(drawings).median];
  const processor = summary(busy).median;
  return { files: before.size, changed, plan, drawing, both: plan + drawing, processor };
}

function siteOf(count: number, kept: Map<number, Posts[number]>): SiteInput {
  const sample = findSample('tosite-sample-reel') ?? findSample('tosite-sample-tove');
  if (sample === null) throw new Error('there is no sample');
  const { profile } = sample;
  const { design, sectionOrder } = initialDesign(profile);
  const posts = Array.from({ length: count }, (_, index) => {
    const number = count - index;
    const post = kept.get(number) ?? postOf(number);
    kept.set(number, post);
    return post;
  });
  return {
    name: profile.name,
    type: profile.type,
    origin: 'https://posts.example',
    language: 'en',
    timezone: 'UTC',
    profile,
    posts,
    design,
    sectionOrder: sectionOrder.includes('posts') ? sectionOrder : ['hero', 'posts', ...sectionOrder.slice(1)],
    seo: initialSeoSettings(),
    media: Object.fromEntries(posts.map(({ cover, id }) => [cover, imageOf(id)])),
    branding: true,
    productUrl: 'https://to.site',
    indexable: true,
    now: '2026-11-20T09:00:00.000Z',
  };
}

const WORDS = 'The counter opens at nine, but the first person is always at the door by twenty to. '.repeat(
  7,
);

function postOf(number: number): Posts[number] {
  const part = (name: string) => [
    { type: 'heading', attrs: { level: 2, at: null }, content: [{ type: 'text', text: name }] },
    ...[1, 2, 3].map(() => ({
      type: 'paragraph',
      attrs: { at: null },
      content: [{ type: 'text', text: WORDS }],
    })),
  ];
  const published = new Date(FIRST + number * DAY).toISOString();
  const post = {
    id: `post-${number}`,
    kind: 'blog' as const,
    slug: `what-number-${number}-is-for`,
    title: `What number ${number} is for`,
    excerpt: `A week behind counter ${number}, and what was said there.`,
    cover: `https://pictures.example/${number}.jpg`,
    coverAlt: '',
    media: [],
    tags: ['all', `tag ${number % 60}`, `other ${number % 37}`],
    published,
    updated: published,
    seo: { title: '', description: '' },
    source: null,
    words: 900,
    content: JSON.stringify({ type: 'doc', content: [...part('One'), ...part('Two'), ...part('Three')] }),
    hash: `hash-${number}`,
  };
  // As a server has them: it keeps what plans need.
  return { ...post, gist: gistOf(post) };
}

function imageOf(id: string): SiteInput['media'][string] {
  const variants = [480, 960, 1200].map((width) => ({
    width,
    height: (width * 2) / 3,
    path: `/media/${id}-${width}.webp`,
  }));
  return { id, width: 1200, height: 800, color: '#8a8a80', placeholder: '', variants };
}
