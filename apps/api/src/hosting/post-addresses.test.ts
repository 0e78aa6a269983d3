import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../testing/databases.ts';
import { createTestApi, type SignedIn, type TestApi } from '../testing/test-api.ts';
import { saying, testPosts } from '../testing/test-posts.ts';
import { makeWebsite, visit } from '../testing/test-websites.ts';

const SAMPLE_YOUTUBE = 'https://www.youtube.com/@tosite-sample-plainobjects';

describeOnEachDatabase('the addresses of posts', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;

  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    ann = await api.signUp('ann@example.com');
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  const leads = async (label: string, path: string): Promise<[number, string | null]> => {
    const { status, headers } = await visit(api, label, path);
    return [status, headers.get('location')];
  };

  it('an old one leads to the new one for good, and nowhere once the post is gone', async () => {
    const website = await makeWebsite(api, ann, 'moving');
    const posts = testPosts(api, ann, website._id);
    const post = await posts.write({ title: 'Tides', status: 'published', content: saying('High water.') });
    expect((await visit(api, 'moving', '/posts/tides/')).text).toContain('High water.');
    await posts.change(post._id, { slug: 'ebb-and-flow' });
    await posts.change(post._id, { slug: 'the-sea' });
    for (const old of ['/posts/tides/', '/posts/tides', '/posts/tides/index.html', '/posts/ebb-and-flow/'])
      expect(await leads('moving', old)).toEqual([301, '/posts/the-sea/']);
    expect(await leads('moving', '/posts/tides/?from=mail')).toEqual([301, '/posts/the-sea/?from=mail']);
    expect((await visit(api, 'moving', '/posts/the-sea/')).text).toContain('High water.');
    // Back at the first one: the others lead there.
    await posts.change(post._id, { slug: 'tides' });
    expect(await leads('moving', '/posts/the-sea/')).toEqual([301, '/posts/tides/']);
    expect((await visit(api, 'moving', '/posts/tides/')).status).toBe(200);
    await posts.remove(post._id);
    for (const gone of ['/posts/tides/', '/posts/the-sea/'])
      expect((await visit(api, 'moving', gone)).status).toBe(404);
    await posts.restore([post._id]);
    expect(await leads('moving', '/posts/the-sea/')).toEqual([301, '/posts/tides/']);
    await posts.change(post._id, { status: 'draft' });
    expect((await visit(api, 'moving', '/posts/the-sea/')).status).toBe(404);
  });

  once('the page of a film leads to the post about it', async () => {
    const website = await makeWebsite(api, ann, 'filmed', SAMPLE_YOUTUBE);
    const posts = testPosts(api, ann, website._id);
    const { body } = await api.call('GET', `/api/design/filmed/site`, { token: ann.token });
    const { profile } = body as { profile: { videos: { videoId: string; url: string; title: string }[] } };
    const home = (await visit(api, 'filmed', '/posts/')).text;
    const [, film = ''] = /href="(\/posts\/[a-z\d-]+-[\w]{6}\/)"/u.exec(home) ?? [];
    const page = (await visit(api, 'filmed', film)).text;
    const video = profile.videos.find(({ title }) => page.includes(`>${title}<`));
    expect(video).toBeDefined();
    const source = { platform: 'youtube' as const, url: video?.url ?? '', videoId: video?.videoId ?? '' };
    const post = await posts.write({ title: 'Told again', kind: 'video', source, content: saying('Words.') });
    // A draft takes nothing over.
    expect((await visit(api, 'filmed', film)).status).toBe(200);
    await posts.change(post._id, { status: 'published' });
    expect(await leads('filmed', film)).toEqual([301, '/posts/told-again/']);
    await posts.change(post._id, { slug: 'once-more' });
    expect(await leads('filmed', film)).toEqual([301, '/posts/once-more/']);
    await posts.remove(post._id);
    expect((await visit(api, 'filmed', film)).status).toBe(200);
  });
});
