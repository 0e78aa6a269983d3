import { createEventParser } from '@tosite/api-client/event-stream';
import type { Post } from '@tosite/validation/posts/post';
import { everyBlock, inlineText, postText } from '@tosite/validation/posts/post-text';
import type { Website } from '@tosite/validation/website/website';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type SignedIn, type TestAnswer, type TestApi } from '../../testing/test-api.ts';
import { testPosts } from '../../testing/test-posts.ts';
import { makeWebsite, visit } from '../../testing/test-websites.ts';

const CHANNEL = 'https://www.youtube.com/@tosite-sample-plainobjects';
const SAID = `1
00:00:02,000 --> 00:00:06,000
There is a samovar in my attic that nobody is allowed to polish.

2
00:00:07,000 --> 00:00:11,000
It was pressed in Tula in 1904, and it has a chip on the lid.

3
00:02:00,000 --> 00:02:09,000
Turn it over: the base is not flat, and the flame goes in and cannot leave at once.
`;

type Film = { videoId: string; title: string; url: string; publishedAt: string; post_id: string | null };

describeOnEachDatabase('posts out of films', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;
  let website: Website;
  let posts: ReturnType<typeof testPosts>;
  let films: Film[];

  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    ann = await api.signUp('ann@example.com');
    website = await makeWebsite(api, ann, 'plain', CHANNEL);
    posts = testPosts(api, ann, website._id);
    films = (await list({ maxResults: 50 })).body['videos'] as Film[];
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  const call = (path: string, body: object): Promise<TestAnswer> =>
    api.post(path, { websiteId: website._id, ...body }, { token: ann.token });
  const list = (body: object) => call('/api/youtube/videos', body);
  const wish = (film: Film | undefined, body: object = {}) =>
    call('/api/ai/generate-blog', { url: film?.url ?? '', ...body });
  const ended = (jobId: unknown): Promise<TestAnswer['body']> =>
    vi.waitFor(
      async () => {
        const { body } = await api.call('GET', `/api/ai/generate-blog/status?jobId=${String(jobId)}`, {
          token: ann.token,
        });
        expect(['completed', 'failed']).toContain(body['status']);
        return body;
      },
      { timeout: 60_000, interval: 50 },
    );

  const events = async (jobId: unknown, { token }: SignedIn) => {
    const { text, headers } = await api.call('GET', `/api/job/${String(jobId)}/events`, {
      token,
      headers: { accept: 'text/event-stream' },
    });
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    return createEventParser()
      .push(text)
      .map(({ event, data }) => ({ event, data: JSON.parse(data) as Record<string, unknown> }));
  };

  it('a film becomes one draft with the words that are said in it, each at its second', async () => {
    const [, film] = films;
    const begun = await wish(film, { transcript: SAID, config: { length: 'long' } });
    expect([begun.status, begun.body['status']]).toEqual([202, 'queued']);
    const status = await ended(begun.body['jobId']);
    expect(status).toMatchObject({
      status: 'completed',
      progress: 1,
      step: 'done',
      writer: 'extractive',
      automaticCaptions: false,
      marked: 0,
    });
    const post = await posts.read(String(status['post_id']));
    expect(post).toMatchObject({
      status: 'draft',
      kind: 'video',
      title: film?.title,
      source: { platform: 'youtube', url: film?.url, videoId: film?.videoId },
    });
    expect(secondsOf(post)).toContainEqual([
      2,
      'There is a samovar in my attic that nobody is allowed to polish. It was pressed in Tula in 1904, and it has a chip on the lid.',
    ]);
    // A film has one post, and the list of films says which.
    const again = await wish(film, { transcript: SAID });
    expect([again.status, again.body['error'], again.body['post_id']]).toEqual([
      409,
      'post_exists',
      post._id,
    ]);
    const listed = (await list({})).body['videos'] as Film[];
    expect(listed.find(({ videoId }) => videoId === film?.videoId)?.post_id).toBe(post._id);
    // What its owner gave is not kept longer than it is needed.
    const kept = await test.database.db.selectFrom('post_jobs').select('transcript').execute();
    expect(kept.every(({ transcript }) => transcript === null)).toBe(true);
    await posts.change(post._id, { status: 'published' });
    const page = await visit(api, website.domain_name, `/posts/${post.slug}/`);
    expect([page.status, page.text.includes('that nobody is allowed to polish')]).toEqual([200, true]);
  });

  it('a post out of a film stands in the list with our copy of its still', async () => {
    const row = await vi.waitFor(
      async () => {
        const { body } = await api.call('GET', `/api/post/all/${website._id}`, { token: ann.token });
        const [first] = body['posts'] as { cover: string | null; still?: string }[];
        expect(first?.still).toMatch(/^https?:/u);
        return first;
      },
      { timeout: 20_000, interval: 200 },
    );
    expect(row?.cover).toBeNull();
  });

  it('a film that is wished for twice at once is made into one post', async () => {
    const film = films[3];
    const begun = await Promise.all([1, 2, 3].map(() => wish(film, { transcript: SAID })));
    const ids = new Set(begun.map(({ body }) => body['jobId']).filter((id) => id !== undefined));
    for (const id of ids) await ended(id);
    const rows = await test.database.db
      .selectFrom('posts')
      .select('id')
      .where('source_item', '=', film?.videoId ?? '')
      .execute();
    expect(rows).toHaveLength(1);
  });

  it('tells what happens to a wish as it happens, to its owner alone, and ends as the wish does', async () => {
    const { jobId } = (await wish(films[4], { transcript: SAID })).body;
    const told = await events(jobId, ann);
    expect(told.map(({ event }) => event).at(-1)).toBe('done');
    expect(told.filter(({ event }) => event === 'step').at(-1)?.data).toMatchObject({ step: 'done' });
    const progress = told.filter(({ event }) => event === 'progress').map(({ data }) => Number(data['done']));
    expect(progress).toEqual([...progress].sort((one, other) => one - other));
    expect(progress.at(-1)).toBe(1);
    expect(told.at(-1)?.data).toMatchObject({ status: 'completed', writer: 'extractive', marked: 0 });

    const refused = (await wish(films[6], { transcript: ' \n ' })).body['jobId'];
    expect((await events(refused, ann)).at(-1)).toMatchObject({
      event: 'error',
      data: { error: 'no_transcript', reason: { id: 'post.captionsUnreadable' }, next: ['transcript'] },
    });
    const eve = await api.signUp(`eve-${String(jobId)}@example.com`);
    const foreign = await api.call('GET', `/api/job/${String(jobId)}/events`, {
      token: eve.token,
      headers: { accept: 'text/event-stream' },
    });
    expect(foreign.status).toBe(404);
  });

  once(
    'says what to do when there is nothing to read, and makes the short post when it is asked for',
    async () => {
      const described = films[5];
      const unreadable = await ended((await wish(described, { transcript: ' \n ' })).body['jobId']);
      expect(unreadable).toMatchObject({
        status: 'failed',
        error: { error: 'no_transcript', reason: { id: 'post.captionsUnreadable' }, next: ['transcript'] },
      });
      const silent = films.find(({ videoId }) => videoId === 'sample-film-204');
      const refused = await ended((await wish(silent)).body['jobId']);
      expect(refused).toMatchObject({
        status: 'failed',
        error: { error: 'no_transcript', reason: { id: 'post.captionsNone' }, next: ['transcript', 'retry'] },
      });
      const short = await ended((await wish(silent, { withoutCaptions: true })).body['jobId']);
      expect(short).toMatchObject({ status: 'completed', detailReason: { id: 'post.noCaptionsUsed' } });
      const { excerpt } = await posts.read(String(short['post_id']));
      expect(excerpt).toMatch(/^A reader sent two locks/u);
    },
  );

  once(
    'a transcript that is longer than a post is left out with a word, and a longer one refused',
    async () => {
      const film = films[7];
      const endless = await wish(film, { transcript: 'a'.repeat(2_000_001) });
      expect([endless.status, endless.body['error']]).toEqual([400, 'invalid_input']);
      const line = 'The kettle is set on the stone again, and the wind takes the steam to the west.';
      const transcript = Array.from(
        { length: 4_200 },
        (_, index) => `${Math.floor(index / 60)}:${String(index % 60).padStart(2, '0')} ${line}`,
      );
      const body = { transcript: transcript.join('\n'), config: { includeTranscript: true } };
      const { post_id: postId, detailReason } = await ended((await wish(film, body)).body['jobId']);
      expect(detailReason).toEqual({ id: 'post.transcriptLeftOut' });
      // Its editor can save it.
      const { title, content } = await posts.read(String(postId));
      expect((await posts.trySave({ title: `${title}.`, content }, String(postId))).status).toBe(200);
    },
  );

  once(
    'a wish whose job gave up says so after a while, and does not stand in the way of another',
    async () => {
      const film = films[8];
      const { jobId } = (await wish(film, { transcript: SAID })).body;
      const { post_id: postId } = await ended(jobId);
      await posts.remove(String(postId));
      // As it stands when the queue has tried for the last time.
      await test.database.db
        .updateTable('post_jobs')
        .set({ status: 'running', step: 'captions', updated_at: Date.now() - 16 * 60_000 })
        .where('id', '=', String(jobId))
        .execute();
      expect(await ended(jobId)).toMatchObject({
        status: 'failed',
        error: { error: 'internal', reason: { id: 'post.writingStopped' }, next: ['retry'] },
      });
      const again = await wish(film, { transcript: SAID });
      expect(again.body['jobId']).not.toBe(jobId);
      expect(await ended(again.body['jobId'])).toMatchObject({ status: 'completed' });
    },
  );

  once('takes the addresses of films of the channel alone', async () => {
    for (const url of [
      'https://www.youtube.com/playlist?list=PL1',
      'https://example.com/watch?v=abcdefghijk',
      'javascript:alert(1)',
      'nothing',
    ]) {
      const { status, body } = await wish(undefined, { url });
      expect([url, status, (body['fieldReasons'] as { url: object }).url]).toEqual([
        url,
        400,
        { id: 'post.noFilmLink' },
      ]);
    }
    for (const url of ['https://youtu.be/abcdefghijk', 'https://www.youtube.com/shorts/abcdefghijk?si=1']) {
      const { status, body } = await wish(undefined, { url });
      expect([url, status, (body['fieldReasons'] as { url: object }).url]).toEqual([
        url,
        400,
        { id: 'post.filmUnknown' },
      ]);
    }
  });

  once('a model that is not there is not said to have written', async () => {
    const { status, body } = await wish(films[9], { writer: 'ai', transcript: SAID });
    expect([status, body['error']]).toEqual([503, 'ai_not_configured']);
  });

  once('lists the films by parts, newest first, each once', async () => {
    const seen: Film[] = [];
    let pageToken: unknown = null;
    do {
      const { status, body } = await list({ maxResults: 5, pageToken });
      expect(status).toBe(200);
      expect(body['totalResults']).toBe(films.length);
      seen.push(...(body['videos'] as Film[]));
      pageToken = body['nextPageToken'];
    } while (pageToken !== null);
    expect(seen.map(({ videoId }) => videoId)).toEqual(films.map(({ videoId }) => videoId));
    const dates = seen.map(({ publishedAt }) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect((await list({ pageToken: 'made up' })).status).toBe(400);
    const { body } = await call('/api/youtube/channel', {});
    expect(body['channel']).toMatchObject({ name: 'Plain Objects', films: films.length });
  });

  once('each still is the website’s own copy: pages of the dashboard show no other', async () => {
    await vi.waitFor(
      async () => {
        const { body } = await list({});
        const [film] = body['videos'] as { thumbnail: { url: string; width: number } }[];
        expect(film?.thumbnail.url).toMatch(/^http:\/\/preview\.localhost/u);
        expect(film?.thumbnail.width).toBeLessThan(600);
      },
      { timeout: 30_000, interval: 100 },
    );
    const { body } = await call('/api/youtube/channel', {});
    expect((body['channel'] as { avatar: { url: string } }).avatar.url).toMatch(
      /^http:\/\/preview\.localhost/u,
    );
  });

  once('is asked every second while a film is made, for as long as five films of a minute take', async () => {
    const limited = await createTestApi(test);
    try {
      const bea = await limited.signUp('bea@example.com');
      const asks = Array.from({ length: 305 }, () =>
        limited.call('GET', '/api/ai/generate-blog/status?jobId=none', { token: bea.token }),
      );
      const statuses = new Set((await Promise.all(asks)).map(({ status }) => status));
      expect([...statuses]).toEqual([404]);
    } finally {
      await limited.close();
    }
  });

  once('a website without a channel has no films', async () => {
    const other = await makeWebsite(api, ann, 'nochannel');
    const of = (path: string) => api.post(path, { websiteId: other._id }, { token: ann.token });
    expect((await of('/api/youtube/channel')).body).toEqual({ channel: null });
    expect((await of('/api/youtube/videos')).body).toEqual({
      videos: [],
      nextPageToken: null,
      totalResults: 0,
    });
  });
});

function secondsOf({ content }: Post): [number | null, string][] {
  expect(postText(content).length).toBeGreaterThan(0);
  return [...everyBlock(content.content)].flatMap((block): [number | null, string][] =>
    block.type === 'paragraph' ? [[block.attrs.at, inlineText(block.content ?? [])]] : [],
  );
}
