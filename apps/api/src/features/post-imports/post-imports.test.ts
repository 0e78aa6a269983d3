import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { writeZip, type ZipFile } from '@tosite/profile-sources/import/testing/write-zip';
import { noise } from '@tosite/site-renderer/testing/image-samples';
import type { PostSummary } from '@tosite/validation/posts/post';
import { postPictures, postText } from '@tosite/validation/posts/post-text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { formOf, imageFormOf } from '../../testing/forms.ts';
import { createTestApi, type SignedIn, type TestAnswer, type TestApi } from '../../testing/test-api.ts';
import { testPosts } from '../../testing/test-posts.ts';
import { makeWebsite } from '../../testing/test-websites.ts';

const HUGO = `---
title: "Tides of Bergen: how high?"
date: 2024-05-01T10:00:00+02:00
slug: tides-of-bergen
tags: [Sea, tides, sea]
description: When the sea comes in.
image: img/pier.png
image_alt: The pier, under water
---

# Tides of Bergen: how high?

At noon the water stands **two metres** higher. See [the table](https://example.com/table).

![The pier at noon](img/pier.png)

![Nowhere](img/lost.png)

- one
  - two
`;
const WORDPRESS = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/">
<channel><title>Old blog</title>
<item><title>يوميات البحر</title><link>https://old.example/2020/sea/</link><pubDate>Wed, 01 Jul 2020 08:00:00 +0000</pubDate>
<content:encoded><![CDATA[<p>السلام <strong>عليكم</strong></p><script>alert(1)</script><ul><li>واحد</li></ul><p><a href="javascript:alert(1)">x</a></p>]]></content:encoded>
<category>بحر</category><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_name>sea</wp:post_name></item>
<item><title>About</title><wp:post_type>page</wp:post_type><wp:status>publish</wp:status></item>
<item><title>Old</title><wp:post_type>post</wp:post_type><wp:status>trash</wp:status></item>
</channel></rss>`;
const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom"><title>A</title>
<entry><title type="html">Cups &amp;amp; spoons</title><link href="https://old.example/cups.html"/><published>2021-02-03T04:05:06Z</published><summary>Only the beginning of it.</summary><category term="cups"/></entry></feed>`;
const ARTICLE = (title: string, published: string) =>
  `<html><head><title>${title}</title><style>p{}</style></head><body><img src="https://media.example/cover.jpg"/><h1><a href="https://www.linkedin.com/pulse/x">${title}</a></h1><p class="created">Created on 2026-01-01 07:00</p>${published}<div><p>A first paragraph.</p><h3>A part</h3><p>Another one.</p></div></body></html>`;

describeOnEachDatabase('bringing posts', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;
  let websiteId: string;
  let posts: ReturnType<typeof testPosts>;
  let count = 0;
  let server: Awaited<ReturnType<typeof pictureServer>>;

  beforeAll(async () => {
    test = await engine.create();
    server = await pictureServer();
    // Only so is a server of this machine asked.
    api = await createTestApi(test, { RATE_LIMITS: 'off', GITHUB_API_BASE: server.origin });
    ann = await api.signUp('ann@example.com');
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
    await server.close();
  });

  const site = async (): Promise<void> => {
    count += 1;
    ({ _id: websiteId } = await makeWebsite(api, ann, `brought${count}`));
    posts = testPosts(api, ann, websiteId);
  };
  const bring = (name: string, text: string): Promise<TestAnswer> =>
    api.call('POST', '/api/post/import', { ...formOf(name, text, { websiteId }), token: ann.token });
  const bringZip = (files: readonly ZipFile[]): Promise<TestAnswer> =>
    api.call('POST', '/api/post/import', {
      ...imageFormOf(writeZip(files), { websiteId }, 'posts.zip'),
      token: ann.token,
    });
  const titles = ({ body }: TestAnswer) => (body['posts'] as PostSummary[]).map(({ title }) => title);

  it('a folder of Markdown becomes drafts with their days, tags and pictures, and what is missing is said', async () => {
    await site();
    const answer = await bringZip([
      { name: 'content/posts/tides.md', data: HUGO },
      { name: 'content/posts/img/pier.png', data: await noise(40, 30).png().toBuffer() },
      { name: 'content/posts/2020-01-02-older-notes.md', data: 'Plain words only, no facts.' },
      { name: 'themes/x/theme.css', data: 'p{}' },
    ]);
    expect(answer.status).toBe(200);
    expect(titles(answer)).toEqual(['Tides of Bergen: how high?', 'older notes']);
    expect(answer.body['leftOutReasons']).toEqual([
      { id: 'import.noPostFiles', count: 1 },
      { id: 'import.postPicture', post: 'Tides of Bergen: how high?', why: 'missing' },
    ]);
    const [first] = answer.body['posts'] as PostSummary[];
    const post = await posts.read(first?._id ?? '');
    expect(post).toMatchObject({
      status: 'draft',
      slug: 'tides-of-bergen',
      excerpt: 'When the sea comes in.',
      tags: ['Sea', 'tides'],
      publishAt: '2024-05-01T08:00:00.000Z',
    });
    const [cover, ...others] = postPictures(post);
    expect([cover?.startsWith('http://preview.localhost'), others]).toEqual([true, []]);
    expect([post.cover, post.coverAlt]).toEqual([cover, 'The pier, under water']);
    // Its name is said once, and of the picture that is not there nothing.
    expect(postText(post.content)).toBe(
      'At noon the water stands two metres higher. See the table.\n\none\n\ntwo',
    );
    // The same files once more are no other posts.
    const again = await bringZip([
      { name: 'content/posts/2020-01-02-older-notes.md', data: 'Plain words only, no facts.' },
    ]);
    expect([titles(again), answer.status]).toEqual([[], 200]);
    expect(again.body['leftOutReasons']).toEqual([{ id: 'import.postsThere', count: 1 }]);
    expect((await posts.list()).total).toBe(2);
  });

  once('what WordPress exports, and a feed with beginnings alone', async () => {
    await site();
    const wordpress = await bring('wordpress.xml', WORDPRESS);
    expect(wordpress.body['leftOutReasons']).toEqual([
      { id: 'import.feedOthers', file: 'wordpress.xml', count: 2 },
    ]);
    const [post] = wordpress.body['posts'] as PostSummary[];
    expect(post).toMatchObject({
      title: 'يوميات البحر',
      slug: 'sea',
      tags: ['بحر'],
      publishAt: '2020-07-01T08:00:00.000Z',
    });
    const { content } = await posts.read(post?._id ?? '');
    expect(postText(content)).toBe('السلام عليكم\n\nواحد\n\nx');
    expect(JSON.stringify(content)).not.toMatch(/alert|javascript/u);
    const atom = await bring('feed', ATOM);
    expect(titles(atom)).toEqual(['Cups & spoons']);
    expect(atom.body['leftOutReasons']).toEqual([{ id: 'import.feedShortened', file: 'feed', count: 1 }]);
  });

  once('the articles in LinkedIn’s data come with their text; a draft bears no day', async () => {
    await site();
    const answer = await bringZip([
      { name: 'Profile.csv', data: 'First Name,Last Name\nNova,Quist\n' },
      {
        name: 'Articles/Articles/a.html',
        data: ARTICLE('Out &amp; about', '<p class="published">Published on 2026-02-03 07:21</p>'),
      },
      { name: 'Articles/Articles/b.html', data: ARTICLE('Not yet', '') },
    ]);
    expect(titles(answer)).toEqual(['Out & about', 'Not yet']);
    const [first, second] = answer.body['posts'] as PostSummary[];
    expect([first?.publishAt, second?.publishAt]).toEqual(['2026-02-03T00:00:00.000Z', null]);
    const { content } = await posts.read(first?._id ?? '');
    expect(postText(content)).toBe('A first paragraph.\n\nA part\n\nAnother one.');
    // What cannot be had is said, and no address of another server stands in a draft.
    expect(first?.cover).toBe(null);
    expect(answer.body['leftOutReasons']).toContainEqual({
      id: 'import.postPicture',
      post: 'Out & about',
      why: 'unreachable',
    });
  });

  once('pictures that lie on other servers become ours, and those that cannot be had are said', async () => {
    await site();
    const feed = `<rss version="2.0" xmlns:content="c"><channel><item><title>Boats</title><content:encoded><![CDATA[
      <p>One.</p><img src="${server.origin}/boat.png" alt="A boat"><img src="${server.origin}/gone.png"><img src="${server.origin}/page.html">
      <img src="https://127.0.0.1/private.png"><img src="https://10.0.0.1/private.png">]]></content:encoded></item></channel></rss>`;
    const answer = await bring('feed.xml', feed);
    expect(answer.status).toBe(200);
    const [post] = answer.body['posts'] as PostSummary[];
    const { content } = await posts.read(post?._id ?? '');
    const pictures = content.content.flatMap((block) => (block.type === 'image' ? [block.attrs] : []));
    expect(pictures.map(({ src, alt }) => [src.startsWith('http://preview.localhost'), alt])).toEqual([
      [true, 'A boat'],
    ]);
    expect(JSON.stringify(content)).not.toContain(server.origin);
    const why = (answer.body['leftOutReasons'] as { why: string }[]).map((each) => each.why);
    expect(why.toSorted()).toEqual(['unreachable', 'unreachable', 'unreachable', 'unusable']);
    expect(server.asked()).toEqual(['/boat.png', '/gone.png', '/page.html']);
  });

  once('what is no post is refused with what would be one', async () => {
    await site();
    for (const [name, text] of [
      ['notes.csv', 'a,b\n1,2\n'],
      ['page.html', '<html><body><h2>No article</h2></body></html>'],
      ['broken.xml', '<?xml version="1.0"?><catalogue/>'],
    ] as const) {
      const { status, body } = await bring(name, text);
      expect([name, status, body['error']]).toEqual([name, 422, 'unusable_export']);
    }
  });
});

async function pictureServer() {
  const boat = await noise(60, 40).png().toBuffer();
  const asked: string[] = [];
  const server = createServer(({ url = '' }, answer) => {
    asked.push(url);
    if (url === '/boat.png') answer.writeHead(200, { 'content-type': 'image/png' }).end(boat);
    else if (url === '/page.html') answer.writeHead(200, { 'content-type': 'text/html' }).end('<p>');
    else answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked: () => asked.toSorted(),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
