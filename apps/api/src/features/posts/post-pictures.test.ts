import { noise } from '@tosite/site-renderer/testing/image-samples';
import type { Website } from '@tosite/validation/website/website';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { imageFormOf } from '../../testing/forms.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { testPosts } from '../../testing/test-posts.ts';
import { makeWebsite, visit } from '../../testing/test-websites.ts';

const DAY = 24 * 3_600_000;

describeOnEachDatabase('the pictures of posts', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;
  let site: Website;
  let side = 20;

  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    ann = await api.signUp('ann@example.com');
    site = await makeWebsite(api, ann, 'pictured');
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  async function upload(): Promise<string> {
    side += 1;
    const picture = imageFormOf(await noise(side, side).png().toBuffer(), { websiteId: site._id });
    const { body } = await api.call('POST', '/api/upload', { ...picture, token: ann.token });
    return String(body['imageUrl']);
  }
  const isThere = async (address: string): Promise<boolean> => {
    const { host, pathname } = new URL(address);
    return (await api.call('GET', pathname, { host, origin: null })).status === 200;
  };
  /** Days pass, hour by hour as the server sees them; then its owner is back. */
  async function pass(days: number): Promise<void> {
    api.advance(days * DAY);
    for (const sweep of [...api.services.sweeps, ...api.services.sweeps]) await sweep();
    const body = { email: ann.email, password: 'correct horse battery 9' };
    ann.token = String((await api.post('/api/auth/email/login', body)).body['accessToken']);
  }
  const showing = (src: string) => ({
    type: 'doc' as const,
    content: [{ type: 'image' as const, attrs: { src, alt: '100%_of it', caption: '', at: null } }],
  });

  it('stay while a draft, a version or a post that was deleted lately names them, and go with the last one', async () => {
    const posts = testPosts(api, ann, site._id);
    const [cover, beside, inText, before, nobodys] = [
      await upload(),
      await upload(),
      await upload(),
      await upload(),
      await upload(),
    ];
    const post = await posts.write({ title: 'Draft', cover, media: [beside], content: showing(before) });
    await posts.change(post._id, { content: showing(inText) });
    await pass(3);
    expect(await Promise.all([cover, beside, inText, before, nobodys].map(isThere))).toEqual([
      true,
      true,
      true,
      true,
      false,
    ]);
    await posts.remove(post._id);
    await pass(20);
    expect(await Promise.all([cover, beside, inText, before].map(isThere))).toEqual([true, true, true, true]);
    // Gone for good, and a day later with what only it showed.
    await pass(11);
    await pass(2);
    expect(await Promise.all([cover, beside, inText, before].map(isThere))).toEqual([
      false,
      false,
      false,
      false,
    ]);
  });

  it('are on the site with the post, and one that is deleted leaves the post', async () => {
    const posts = testPosts(api, ann, site._id);
    const cover = await upload();
    const post = await posts.write({ title: 'Waves', cover, status: 'published' });
    const page = async () => (await visit(api, 'pictured', `/posts/${post.slug}/`)).text;
    const { pathname } = new URL(cover);
    expect(await page()).toContain(pathname);
    const { status } = await api.call('DELETE', '/api/upload', {
      body: { imageUrl: cover },
      token: ann.token,
    });
    expect(status).toBe(204);
    expect(await page()).not.toContain(pathname);
    expect((await posts.read(post._id)).title).toBe('Waves');
  });
});
