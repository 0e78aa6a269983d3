import { noise } from '@tosite/site-renderer/testing/image-samples';
import { SiteDataSchema, type SiteData } from '@tosite/validation/website/site-data';
import type { Website } from '@tosite/validation/website/website';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite, type TestDatabase } from '../../testing/databases.ts';
import { imageFormOf } from '../../testing/forms.ts';
import { bringBack, download } from '../../testing/site-exports.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { saying, testPosts } from '../../testing/test-posts.ts';
import { createBody, makeWebsite, visit } from '../../testing/test-websites.ts';
import { unzip } from '../../testing/unzip.ts';

describeOnSqlite('the posts of an exported website', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;
  let site: Website;

  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    ann = await api.signUp('ann@example.com');
    site = await makeWebsite(api, ann, 'written');
    const posts = testPosts(api, ann, site._id);
    const cover = await upload(30);
    const inText = await upload(40);
    const unseen = await upload(50);
    await posts.write({
      title: 'Planned',
      status: 'scheduled',
      publishAt: new Date(Date.now() + 86_400_000).toISOString(),
    });
    await posts.write({ title: 'Draft', cover: unseen, content: saying('SECRETDRAFT') });
    const post = await posts.write({
      title: 'Tides',
      excerpt: 'When the sea comes in.',
      status: 'published',
      cover,
      coverAlt: 'The pier under water',
      tags: ['Sea'],
      seo: { title: 'All about tides', description: '' },
      content: {
        type: 'doc',
        content: [
          ...saying('High water at noon.').content,
          { type: 'image', attrs: { src: inText, alt: 'Waves', caption: 'Waves', at: null } },
        ],
      },
    });
    await posts.change(post._id, { slug: 'the-sea' });
    const hidden = await posts.write({
      title: 'Hidden',
      status: 'published',
      content: saying('SECRETHIDDEN'),
    });
    const gone = await posts.write({ title: 'Gone', status: 'published', content: saying('SECRETGONE') });
    await posts.remove(gone._id);
    const { body } = await api.call('GET', `/api/website/${site._id}/site`, { token: ann.token });
    const { spec, revision } = body as { spec: SiteData['spec']; revision: number };
    spec.design.sections.posts = { ...spec.design.sections.posts, hiddenItems: [hidden._id] };
    const saved = await api.call('PUT', `/api/website/${site._id}/site`, {
      token: ann.token,
      body: { spec, revision },
    });
    if (saved.status !== 200) throw new Error(saved.text);
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  async function upload(side: number): Promise<string> {
    const picture = imageFormOf(await noise(side, side).png().toBuffer(), { websiteId: site._id });
    const { body } = await api.call('POST', '/api/upload', { ...picture, token: ann.token });
    return String(body['imageUrl']);
  }

  const dataOf = (text: string | undefined): SiteData => v.parse(SiteDataSchema, JSON.parse(text ?? ''));

  it('the folder has those that visitors see, with a page at each old address', async () => {
    const { bytes } = await download(api, site._id, 'zip', ann.token);
    const files = await unzip(bytes);
    expect(files.get('posts/the-sea/index.html')?.toString('utf8')).toContain('High water at noon.');
    const old = files.get('posts/tides/index.html')?.toString('utf8') ?? '';
    expect(old).toContain('<meta http-equiv="refresh" content="0; url=../../posts/the-sea/index.html">');
    expect(old).toContain('<link rel="canonical" href="');
    expect(old).toContain('<meta name="robots" content="noindex">');
    const text = files.get('site.json')?.toString('utf8');
    const data = dataOf(text);
    expect(data.version).toBe(4);
    expect(data.posts?.map(({ title }) => title)).toEqual(['Tides']);
    expect(text).not.toMatch(/SECRET/u);
    expect(data.posts?.[0]?.coverAlt).toBe('The pier under water');
    const named = [data.posts?.[0]?.cover ?? '', 'Waves'];
    expect(text).toContain(named[1]);
    expect(Object.keys(data.pictures)).toContain(named[0]);
    for (const picture of Object.values(data.pictures))
      expect(files.has('file' in picture ? picture.file : '')).toBe(true);
  });

  it('its owner’s file has all that are there, and brings them back', async () => {
    const { bytes } = await download(api, site._id, 'json', ann.token);
    const text = bytes.toString('utf8');
    const data = dataOf(text);
    expect(data.posts?.map(({ title }) => title)).toEqual(['Hidden', 'Tides', 'Draft', 'Planned']);
    expect(text).not.toContain('SECRETGONE');

    const preview = await bringBack(api, 'site.json', bytes);
    const shown = await api.call('GET', `/${preview.previewId}/posts/the-sea/`, {
      host: 'preview.localhost:3000',
      origin: null,
    });
    expect(shown.text).toContain('High water at noon.');
    const created = await api.post('/api/website/create', createBody(preview, 'again'), { token: ann.token });
    const after = created.body['website'] as Website;
    const again = testPosts(api, ann, after._id);
    const list = await again.list();
    expect(list.posts.map(({ title, status, slug }) => [title, status, slug])).toEqual([
      ['Hidden', 'published', 'hidden'],
      ['Tides', 'published', 'the-sea'],
      ['Draft', 'draft', 'draft'],
      ['Planned', 'scheduled', 'planned'],
    ]);
    const page = await visit(api, 'again', '/posts/the-sea/');
    expect(page.text).toContain('High water at noon.');
    expect(page.text).toContain('alt="The pier under water"');
    const [, picture = ''] = /src="(\/media\/[^"]+\.webp)"/u.exec(page.text) ?? [];
    expect((await visit(api, 'again', picture)).status).toBe(200);
    expect((await visit(api, 'again', '/posts/tides/')).headers.get('location')).toBe('/posts/the-sea/');
    // What was hidden stays so, although it has another id now.
    expect((await visit(api, 'again', '/posts/hidden/')).status).toBe(404);
    const both = await Promise.all([testPosts(api, ann, site._id).list(), Promise.resolve(list)]);
    const told = both.map(({ posts }) =>
      posts.map((post) => ({ ...post, _id: '', website_id: '', position: 0, revision: 0 })),
    );
    expect(told[1]).toEqual(told[0]);
    // Its next drawing is the same.
    await again.change(list.posts[2]?._id ?? '', { title: 'Draft', status: 'published' });
    expect((await visit(api, 'again', '/posts/the-sea/')).status).toBe(200);
  });

  it('a file that somebody has changed brings back as much as can be', async () => {
    const { bytes } = await download(api, site._id, 'json', ann.token);
    const data = JSON.parse(bytes.toString('utf8')) as SiteData;
    const tides = data.posts?.[1];
    if (tides === undefined) throw new Error('no post');
    const source = { platform: 'youtube' as const, url: 'https://youtu.be/abc', videoId: 'abc' };
    const twins = [1, 2, 3].map((count) => ({ ...tides, title: `Twin ${count}`, source }));
    const late = {
      ...tides,
      title: 'Late \u0000\ud800',
      slug: 'late',
      status: 'scheduled' as const,
      publishAt: '2020-01-01T00:00:00.000Z',
    };
    const changed = { ...data, posts: [...twins, late] };
    const preview = await bringBack(api, 'site.json', Buffer.from(JSON.stringify(changed)));
    const created = await api.post('/api/website/create', createBody(preview, 'odd'), { token: ann.token });
    expect([created.status, created.status === 201 ? '' : created.text]).toEqual([201, '']);
    const { posts } = await testPosts(api, ann, (created.body['website'] as Website)._id).list();
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(4);
    expect(posts.filter((post) => post.source !== null)).toHaveLength(1);
    expect(posts.at(-1)?.status).toBe('draft');
  });

  it('files of the version before are read', async () => {
    const { bytes } = await download(api, site._id, 'json', ann.token);
    const { posts: _, ...rest } = JSON.parse(bytes.toString('utf8')) as SiteData;
    const data = dataOf(JSON.stringify({ ...rest, version: 3 }));
    expect([data.version, data.posts]).toEqual([4, undefined]);
  });

  it('posts that were exported before covers had words are read', async () => {
    const { bytes } = await download(api, site._id, 'json', ann.token);
    const written = JSON.parse(bytes.toString('utf8')) as SiteData;
    const data = dataOf(
      JSON.stringify(written, (name, value: unknown) => (name === 'coverAlt' ? undefined : value)),
    );
    expect(new Set(data.posts?.map(({ coverAlt }) => coverAlt))).toEqual(new Set(['']));
  });
});
