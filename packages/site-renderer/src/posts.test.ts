import { THEME_NAMES } from '@tosite/validation/website/design';
import { WEBSITE_TYPES, type WebsiteType } from '@tosite/validation/platforms/platform';
import { gistOf } from '@tosite/site-sections/posts/post-gist';
import type { SitePost } from '@tosite/site-sections/posts/site-post';
import type { SiteInput } from '@tosite/site-sections/site';
import { samplePost, says, wholeDocument } from '@tosite/site-sections/testing/sample-posts';
import { describe, expect, test } from 'vitest';
import { sitePlan } from './site-plan.ts';
import { dangers } from './testing/dangers.ts';
import { HOSTILE_ADDRESSES, HOSTILE_TEXTS } from './testing/hostile-texts.ts';
import { allNodes, readPage, shapeOf } from './testing/page-tree.ts';
import { renderFiles, renderPage } from './testing/render-files.ts';
import { copyOf, everySection, fullProfile, siteOf } from './testing/site-fixture.ts';

const FILM = { platform: 'youtube' as const, url: '', videoId: 'abcdefghijk' };

function siteWith(
  posts: readonly SitePost[],
  changes: Partial<SiteInput> = {},
  type: WebsiteType = 'youtube',
): SiteInput {
  const profile = fullProfile(type);
  profile.videos = profile.videos.map((video) => ({ ...video, videoId: 'abcdefghijk' }));
  return siteOf(type, { profile, posts, sectionOrder: everySection, ...changes });
}

const text = async (site: SiteInput, path: string) => {
  const [file] = await renderFiles(site, (each) => each === path);
  return file?.body.toString('utf8') ?? '';
};

/** Of many, with pictures, tags that many share, and one film among them. */
function many(count: number): SitePost[] {
  return Array.from({ length: count }, (_, index) => {
    const number = count - index;
    return samplePost(`post-${number}`, {
      tags: ['all', `tag ${number % 40}`],
      published: new Date(Date.UTC(2020, 0, number)).toISOString(),
      updated: new Date(Date.UTC(2020, 0, number)).toISOString(),
      document: says(`Words of number ${number}. `.repeat(60)),
    });
  });
}

async function keysOf(site: SiteInput): Promise<Map<string, string>> {
  return new Map((await sitePlan(site)).files.map(({ path, key }) => [path, key]));
}

async function redrawn(before: SiteInput, after: SiteInput): Promise<string[]> {
  const [old, now] = [await keysOf(before), await keysOf(after)];
  return [...now].filter(([path, key]) => old.get(path) !== key).map(([path]) => path);
}

/** What owners and platforms change of a site of posts, and what of it is another then. */
const POST_CHANGES: Record<string, (posts: SitePost[], site: SiteInput) => Partial<SiteInput>> = {
  'a new one': (posts) => ({ posts: [samplePost('new', { tags: ['all'] }), ...posts] }),
  'one less': (posts) => ({ posts: posts.toSpliced(7, 1) }),
  'another order': (posts) => ({ posts: posts.toReversed() }),
  'another title': (posts) => ({
    posts: posts.with(9, { ...(posts[9] as SitePost), title: 'Another', hash: 'another' }),
  }),
  'another address': (posts) => ({
    posts: posts.with(9, { ...(posts[9] as SitePost), slug: 'moved', formerSlugs: ['before'] }),
  }),
  'a tag that all but one have lost': (posts) => ({
    posts: posts.map((post, index) =>
      index === 3 ? post : { ...post, tags: post.tags.slice(1), hash: `${index}` },
    ),
  }),
  'a copy of a cover': (posts, { media }) => {
    const cover = posts[4]?.cover ?? '';
    return { media: { ...media, [cover]: copyOf(999) } };
  },
  'a copy of a picture among the words': (posts, { media }) => {
    const named = posts.flatMap((post) => gistOf(post).named);
    return { media: { ...media, ...Object.fromEntries(named.map((url) => [url, copyOf(998)])) } };
  },
  'the page of a tag, which another takes': (posts) => ({
    posts: [...['a', 'b'].map((id) => samplePost(id, { tags: ['two-words'] })), ...posts],
  }),
  'a copy that is gone': (posts, { media }) => {
    const { [posts[4]?.cover ?? '']: _, ...others } = media;
    return { media: others };
  },
  'hidden ones': (posts, { design }) => ({
    design: { ...design, sections: { posts: { hiddenItems: posts.slice(2, 5).map(({ id }) => id) } } },
  }),
  language: () => ({ language: 'de' }),
  theme: (_, { design }) => ({ design: { ...design, theme_name: 'swiss' } }),
  'a film of the profile': (_, { profile }) => ({
    profile: { ...profile, videos: profile.videos.map((video) => ({ ...video, title: 'Another film' })) },
  }),
  'nothing at all': () => ({}),
};

test.each(Object.entries(POST_CHANGES))(
  'whoever has drawn the posts before draws the same files as who has not: %s',
  async (_, change) => {
    const film = samplePost('of-a-film', { source: FILM, document: says('About the film.') });
    const named = samplePost('named', { document: wholeDocument(), tags: ['two words'] });
    const posts: SitePost[] = many(30).map((post) => ({
      ...post,
      cover: `https://pictures.example/${post.id}.jpg`,
    }));
    posts.splice(20, 0, named);
    posts.push(film);
    const media = Object.fromEntries(posts.map(({ cover }, index) => [cover ?? '', copyOf(index)]));
    const before = siteWith(posts, { media });
    await keysOf(before);
    const after = { ...before, ...change(posts, before) };
    const known = await keysOf(after);
    expect(known).toEqual(await keysOf(structuredClone(after)));
  },
);

test('what stands below a post is drawn anew when a film there has another picture', async () => {
  const site = siteWith([samplePost('one'), samplePost('other')]);
  const [film] = site.profile.videos;
  if (film?.thumbnail == null) throw new Error('it has a picture');
  const { url } = film.thumbnail;
  await keysOf({ ...site, media: { [url]: copyOf(1) } });
  const after = { ...site, media: { [url]: copyOf(2) } };
  expect(await keysOf(after)).toEqual(await keysOf(structuredClone(after)));
});

test('what is known against a paragraph is in no file of the site', async () => {
  const document = says('Only this is said.');
  const [paragraph] = document.content;
  if (paragraph?.type !== 'paragraph') throw new Error('it says one paragraph');
  paragraph.attrs.unsupported = ['Qmarked'];
  const site = siteWith([samplePost('doubted', { document })]);
  const files = await renderFiles(site, (path) => /\.(?:html|xml|json|txt|css|js)$/u.test(path));
  const texts = files.map(({ path, body }) => [path, body.toString('utf8')] as const);
  expect(texts.filter(([, words]) => words.includes('Only this is said.')).length).toBeGreaterThan(2);
  expect(texts.filter(([, words]) => /Qmarked|unsupported/u.test(words)).map(([path]) => path)).toEqual([]);
});

describe('on a site of 2,000 posts', () => {
  const posts = many(2_000);
  const site = siteWith(posts);
  const ALWAYS = ['/index.html', '/posts/index.html', '/feed.xml', '/feed.json', '/sitemap.xml', '/llms.txt'];

  test('a new one draws itself, its neighbour, the first parts that name it, and what lists the site', async () => {
    const fresh = samplePost('fresh', { tags: ['all'], published: '2026-01-01T00:00:00.000Z' });
    const changed = await redrawn(site, siteWith([fresh, ...posts]));
    expect(changed.toSorted()).toEqual(
      [
        ...ALWAYS,
        '/posts/fresh/index.html',
        '/posts/post-2000/index.html',
        '/tags/all/index.html',
      ].toSorted(),
    );
  });

  test('a change of what one says draws its page, and no other that does not tell of it', async () => {
    const edited = posts.map((post, index) =>
      index === 1_000
        ? samplePost(post.id, { ...post, document: says('Another text.'), hash: 'another' })
        : post,
    );
    expect(await redrawn(site, siteWith(edited))).toEqual(['/posts/post-1000/index.html']);
  });

  test('a change of a title draws what names it too: its part, its tags, its neighbours, and three that go on with it', async () => {
    const edited = posts.map((post, index) =>
      index === 1_000 ? { ...post, title: 'Renamed', hash: 'another' } : post,
    );
    const changed = await redrawn(site, siteWith(edited));
    expect(changed.length).toBeLessThanOrEqual(9);
    expect(changed).toEqual(
      expect.arrayContaining(
        ['post-999', 'post-1000', 'post-1001', 'post-1040', 'post-1080', 'post-1120'].map(
          (slug) => `/posts/${slug}/index.html`,
        ),
      ),
    );
    expect(changed).not.toContain('/index.html');
  });

  test('a picture that comes later draws the pages that show it', async () => {
    const media = { 'https://pictures.test/post-900.jpg': copyOf(900) };
    const changed = await redrawn(site, siteWith(posts, { media: { ...site.media, ...media } }));
    expect(changed).toEqual(
      expect.arrayContaining(
        ['post-900', 'post-940', 'post-980', 'post-1020'].map((slug) => `/posts/${slug}/index.html`),
      ),
    );
    expect(changed.length).toBeLessThanOrEqual(7);
  });
});

describe.each(WEBSITE_TYPES)(
  'two drawings of a site of %s with posts under one key are the same bytes',
  (type) => {
    const posts = [samplePost('a', { source: FILM }), samplePost('b'), samplePost('c', { cover: null })];
    const site = siteWith(
      posts,
      {
        media: {
          'https://pictures.test/a.jpg': copyOf(900),
          'https://pictures.test/in-text.jpg': copyOf(700),
        },
      },
      type,
    );
    const each = (change: (post: SitePost) => Partial<SitePost>) =>
      posts.map((post, index) => (index === 1 ? { ...post, ...change(post), hash: 'another' } : post));
    const CHANGES: Record<string, Partial<SiteInput>> = {
      title: { posts: each(() => ({ title: 'Another' })) },
      text: { posts: each(() => ({ content: JSON.stringify(says('Another.')) })) },
      excerpt: { posts: each(() => ({ excerpt: 'Another.' })) },
      tags: { posts: each(() => ({ tags: ['new'] })) },
      'what it is about': { posts: each(() => ({ source: FILM })) },
      search: { posts: each(() => ({ seo: { title: 'Found', description: 'By this.' } })) },
      'the title of one that another goes on with': {
        posts: posts.map((post, index) => (index === 2 ? { ...post, title: 'Another', hash: 'x' } : post)),
      },
      'the day of one that another goes on with': {
        posts: posts.map((post, index) =>
          index === 2 ? { ...post, published: '2025-01-01T09:00:00.000Z', hash: 'x' } : post,
        ),
      },
      order: { posts: posts.toReversed() },
      'one less': { posts: posts.slice(1) },
      none: { posts: [] },
      'the copy of a cover': { media: { 'https://pictures.test/in-text.jpg': copyOf(700) } },
      'the copy of a picture in the text': { media: { 'https://pictures.test/a.jpg': copyOf(900) } },
      'the name of the site': { name: 'Another' },
      'the film that one is about': {
        profile: {
          ...site.profile,
          videos: site.profile.videos.map((video) => ({ ...video, title: 'Other', duration: 7 })),
        },
      },
    };

    test.each(Object.entries(CHANGES))('when %s changes', async (_, change) => {
      const before = new Map((await sitePlan(site)).files.map((file) => [file.path, file]));
      const { files } = await sitePlan({ ...site, ...change });
      const same = files.filter(
        ({ path, key }) => before.get(path)?.key === key && !/\.(?:png|ico)$/u.test(path),
      );
      for (const file of same) {
        const [was, is] = [await before.get(file.path)?.render(), await file.render()];
        expect([file.path, is.body.toString()]).toEqual([file.path, was?.body.toString()]);
      }
    });
  },
);

describe('a post', () => {
  const made = samplePost('made', {
    source: FILM,
    seo: { title: 'In search', description: 'What is found.' },
    coverAlt: 'Nine counters',
  });
  const site = siteWith([made], {
    media: {
      'https://pictures.test/made.jpg': copyOf(1200),
      'https://pictures.test/in-text.jpg': copyOf(900),
    },
  });

  test('says in its head what its owner wrote for search, and shows its cover where it is shared', async () => {
    const html = await renderPage(site, '/posts/made/index.html');
    expect(html).toContain('<title>In search</title>');
    expect(html).toContain('content="What is found."');
    expect(html).toMatch(/property="og:image" content="https:\/\/[^"]+\/media\/[^"]+1200/u);
    expect(html).toContain('property="og:image:alt" content="Nine counters"');
    expect(html).toContain('property="og:type" content="article"');
    expect(
      await renderPage(
        siteWith([samplePost('bare', { cover: null, source: null })]),
        '/posts/bare/index.html',
      ),
    ).toMatch(/property="og:image" content="https:\/\/[^"]+\/assets\/card-/u);
  });

  test('is a BlogPosting with its dates, its keywords and its author', async () => {
    const html = await renderPage(site, '/posts/made/index.html');
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/su.exec(html) ?? [];
    const things = (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
    const posting = things.find((thing) => thing['@type'] === 'BlogPosting');
    expect(posting).toMatchObject({
      headline: 'What the glass of made is for',
      datePublished: expect.stringContaining('2026-03-12'),
      dateModified: expect.stringContaining('2026-03-14'),
      keywords: 'counters, only made',
      author: { name: 'Noor Haddad' },
      image: expect.stringContaining('/media/'),
    });
  });

  test('is in the feeds once and whole, under the name that the film had; in the sitemap with its last change', async () => {
    const without = await text(siteWith([]), '/feed.xml');
    const feed = await text(site, '/feed.xml');
    expect(feed.match(/<entry>/gu)?.length).toBe(without.match(/<entry>/gu)?.length);
    const id = /<entry><id>([^<]+)<\/id><title>[^<]*<\/title><link[^>]*posts\/made\//u.exec(feed)?.[1];
    expect(id).toBeDefined();
    expect(without).toContain(id);
    for (const words of [
      'I always knew.',
      'Nine counters.',
      'A death',
      'int fd = 0;',
      '/media/',
      'watch?v=abcdefghijk&amp;amp;t=134s',
    ])
      expect(feed).toContain(words);
    const json = JSON.parse(await text(site, '/feed.json')) as {
      items: { content_html: string; date_modified?: string }[];
    };
    const item = json.items.find(({ content_html }) => content_html.includes('I always knew.'));
    expect(item?.date_modified).toContain('2026-03-14');
    expect(item?.content_html).not.toMatch(/class="vh"|<script|\sstyle=/u);
    const sitemap = await text(site, '/sitemap.xml');
    expect(sitemap).toMatch(/posts\/made\/<\/loc><lastmod>2026-03-14/u);
  });

  test('of more than fifty entries the newest fifty are whole in the feed', async () => {
    const feed = await text(
      siteWith(many(51), { profile: fullProfile('github'), type: 'github' }, 'github'),
      '/feed.xml',
    );
    expect(feed).toContain('Words of number 5. ');
    expect(feed).not.toContain('Words of number 4. ');
    expect(feed).toContain('posts/post-1/');
  });

  test('is in llms.txt, the first hundred of many', async () => {
    const llms = await text(siteWith(many(150)), '/llms.txt');
    expect(llms).toContain('/posts/post-150/');
    expect(llms).not.toContain('/posts/post-50/');
    expect(llms).not.toContain('/posts/written/');
  });
});

describe('no file holds anything of a post', () => {
  const MARK = /markq/u;
  const marked = samplePost('markq', {
    title: 'markq',
    excerpt: 'markq',
    tags: ['markq'],
    document: wholeDocument((_, usual) => `markq ${usual}`),
    source: { platform: 'youtube', url: 'https://markq.test/', videoId: 'abcdefghijk' },
  });
  const all = async (site: SiteInput) =>
    (await renderFiles(site, (path) => !/\.(?:png|ico)$/u.test(path)))
      .map(({ path, body }) => `${path}\n${body.toString('utf8')}`)
      .join('\n');

  test.each([
    [
      'section is hidden',
      (site: SiteInput) => ({ design: { ...site.design, sections: { posts: { hidden: true } } } }),
    ],
    [
      'section is taken out',
      (site: SiteInput) => ({ sectionOrder: site.sectionOrder.filter((key) => key !== 'posts') }),
    ],
    [
      'owner hides it',
      (site: SiteInput) => ({ design: { ...site.design, sections: { posts: { hiddenItems: ['markq'] } } } }),
    ],
  ])('whose %s', async (_, change) => {
    const site = siteWith([marked]);
    expect(await all(site)).toMatch(MARK);
    expect(await all({ ...site, ...change(site) })).not.toMatch(MARK);
  });
});

/** Letters where signs were: the same words and lines. */
const harmless = (payload: string) => payload.replaceAll(/[^\p{L}\p{N}\s]/gu, 'x');

describe.each(THEME_NAMES)('in %s', (theme_name) => {
  const pageOf = async (write: (field: string, usual: string) => string) => {
    const w = (usual: string) => write('post', usual);
    const post = samplePost('p', {
      title: w('A title'),
      excerpt: w('An excerpt'),
      tags: [w('tag')],
      seo: { title: w('Title'), description: w('Text') },
      source: FILM,
      document: wholeDocument(write),
    });
    const site = siteWith([post], { design: { theme_name, theme_mode: 'auto', accent: null, sections: {} } });
    return readPage(await renderPage(site, '/posts/p/index.html'));
  };

  test('a hostile text in every place of a post changes words and nothing else', async () => {
    const isAddress = (field: string) => /(?:href|Url)$/u.test(field);
    for (const payload of HOSTILE_TEXTS.slice(0, theme_name === 'swiss' ? undefined : 8)) {
      const hostile = await pageOf((field, usual) => (isAddress(field) ? usual : payload));
      const calm = await pageOf((field, usual) => (isAddress(field) ? usual : harmless(payload)));
      expect(dangers([hostile])).toEqual([]);
      expect(shapeOf(hostile)).toEqual(shapeOf(calm));
    }
  });

  test('a hostile address becomes no link that it must not be', async () => {
    for (const payload of HOSTILE_ADDRESSES) {
      const page = await pageOf((field, usual) => (/(?:href|Url)$/u.test(field) ? payload : usual));
      expect(dangers([page])).toEqual([]);
      const links = allNodes(page).map(({ attributes }) => attributes['href'] ?? '');
      expect(
        links.filter((link) => /evil\.test/u.test(link) && !/^https?:\/\/evil\.test\//u.test(link)),
      ).toEqual([]);
    }
  });
});
