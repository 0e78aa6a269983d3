import { sql } from 'kysely';
import type { Post } from '@tosite/validation/posts/post';
import type { Website } from '@tosite/validation/website/website';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { postsUnchecked } from '../../database/migrations/028-posts-unchecked.ts';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { saying, testPosts } from '../../testing/test-posts.ts';
import { makeWebsite, visit } from '../../testing/test-websites.ts';

const HOUR = 3_600_000;

describeOnEachDatabase('posts', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;
  let bob: SignedIn;
  let count = 0;

  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    ann = await api.signUp('ann@example.com');
    bob = await api.signUp('bob@example.com');
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  const site = async (owner = ann): Promise<{ website: Website; posts: ReturnType<typeof testPosts> }> => {
    count += 1;
    const website = await makeWebsite(api, owner, `posts${count}`);
    return { website, posts: testPosts(api, owner, website._id) };
  };
  const publishes = async (websiteId: string): Promise<number> =>
    (
      await test.database.db
        .selectFrom('websites')
        .select('published_version')
        .where('id', '=', websiteId)
        .executeTakeFirstOrThrow()
    ).published_version ?? 0;

  it('a draft is nowhere on the site, and what is published is there when the answer arrives', async () => {
    const { website, posts } = await site();
    const before = await publishes(website._id);
    const draft = await posts.write({ title: 'Tides of Bergen', content: saying('High water at noon.') });
    expect(draft).toMatchObject({ status: 'draft', slug: 'tides-of-bergen', revision: 1, publishAt: null });
    expect(await publishes(website._id)).toBe(before);

    const live = await posts.change(draft._id, { status: 'published' }, draft.revision);
    expect(Date.parse(live.publishAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
    expect(await publishes(website._id)).toBe(before + 1);
    const { body } = await api.call('GET', `/api/website/${website._id}/site`, { token: ann.token });
    const { sectionOrder } = (body as { spec: { sectionOrder: string[] } }).spec;
    expect(sectionOrder[Math.max(sectionOrder.indexOf('about'), sectionOrder.indexOf('hero')) + 1]).toBe(
      'posts',
    );
    const activity = await api.call('GET', `/api/website/${website._id}/activity`, { token: ann.token });
    expect(activity.text).toContain('post_published');
    expect(activity.text).not.toContain('design_saved');

    // It says something else, moves to the drafts, and each is up at once.
    await posts.change(draft._id, { excerpt: 'When the sea comes in.' });
    expect(await publishes(website._id)).toBe(before + 2);
    await posts.change(draft._id, { status: 'draft' });
    expect(await publishes(website._id)).toBe(before + 3);
    await posts.change(draft._id, { excerpt: 'Not seen by anybody.' });
    expect(await publishes(website._id)).toBe(before + 3);
  });

  it('two posts of one name get two addresses, also when twenty are written at once', async () => {
    const { posts } = await site();
    const written = await Promise.all(
      Array.from({ length: 20 }, () => posts.write({ title: '🎉', content: saying('Hello') })),
    );
    const slugs = written.map(({ slug }) => slug).toSorted();
    expect(new Set(slugs).size).toBe(20);
    expect(slugs).toContain('post');
    expect(slugs).toContain('post-20');
    expect((await posts.list()).total).toBe(20);
  });

  once('an address stays its post’s own for ever, and one that nobody has seen is given up', async () => {
    const { posts } = await site();
    const first = await posts.write({ title: 'Winds' });
    // Not yet up: the address follows the title where its owner wants it to.
    const renamed = await posts.change(first._id, { title: 'Storms', slug: '' });
    expect(renamed.slug).toBe('storms');
    const second = await posts.write({ title: 'Winds' });
    expect(second.slug).toBe('winds');

    await posts.change(first._id, { status: 'published' });
    const moved = await posts.change(first._id, { slug: 'gales' });
    expect(moved.slug).toBe('gales');
    // It was up with that one.
    expect((await posts.write({ title: 'Storms' })).slug).toBe('storms-2');
    const taken = await posts.trySave({ slug: 'storms' }, second._id);
    expect([taken.status, taken.body.error, taken.body.fields?.['slug']]).toEqual([
      409,
      'conflict',
      'Another post of your website has this address or has had it. Write another one.',
    ]);
    expect((await posts.change(first._id, { slug: 'storms' })).slug).toBe('storms');
    // And an empty one leaves it as it is.
    expect((await posts.change(first._id, { title: 'Breezes', slug: '' })).slug).toBe('storms');
    // What lists of posts stand at is no post's.
    expect((await posts.write({ title: 'Page' })).slug).toBe('page-2');
    expect((await posts.trySave({ slug: 'page' }, first._id)).status).toBe(409);
  });

  it('a save on something older is refused, and the same one again is not', async () => {
    const { posts } = await site();
    const post = await posts.write({ title: 'Winds' });
    const saved = await posts.change(post._id, { title: 'Winds of March' }, post.revision);
    expect(saved.revision).toBe(2);
    const stale = await posts.trySave({ title: 'Winds of May' }, post._id, post.revision);
    expect([stale.status, stale.body.error, stale.body['revision']]).toEqual([409, 'stale_post', 2]);
    // Its answer was lost on the way.
    const again = await posts.change(post._id, { title: 'Winds of March' }, post.revision);
    expect(again.revision).toBe(2);
    // Of two at once one is told.
    const both = await Promise.all(['one', 'two'].map((title) => posts.trySave({ title }, post._id, 2)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('an item of a platform has one post, also when ten ask at once', async () => {
    const { posts } = await site();
    const source = { platform: 'youtube' as const, url: 'https://youtu.be/abc', videoId: 'abc' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => posts.trySave({ title: `Film ${index}`, source })),
    );
    const made = answers.filter(({ status }) => status === 200);
    expect(made).toHaveLength(1);
    const id = (made[0]?.body as { post?: Post } | undefined)?.post?._id ?? '';
    for (const refused of answers.filter((answer) => answer !== made[0])) {
      expect([refused.status, refused.body.error, refused.body['post_id']]).toEqual([409, 'post_exists', id]);
    }
    // Deleted, it makes room; then it does not come back beside the other.
    await posts.remove(id);
    const other = await posts.write({ title: 'Again', source });
    const back = await posts.restore([id]);
    expect([back.status, back.body.error, back.body['post_id']]).toEqual([409, 'post_exists', other._id]);
  });

  once('what is planned is planned for later, and what is up bears a day that has come', async () => {
    const { posts } = await site();
    const past = new Date(Date.now() - HOUR).toISOString();
    const later = new Date(Date.now() + HOUR).toISOString();
    for (const post of [{ status: 'scheduled' }, { status: 'scheduled', publishAt: past }]) {
      const refused = await posts.trySave({ title: 'Plan', ...post });
      expect([refused.status, refused.body.fields?.['publishAt']]).toEqual([
        400,
        'Choose a time that is still to come.',
      ]);
    }
    const ahead = await posts.trySave({ title: 'Plan', status: 'published', publishAt: later });
    expect(ahead.body.fields?.['publishAt']).toBe('This day is still to come. Schedule the post instead.');
    const planned = await posts.write({ title: 'Plan', status: 'scheduled', publishAt: later });
    // Up at once after all: it bears the moment, not the plan.
    const now = await posts.change(planned._id, { status: 'published' });
    expect(Date.parse(now.publishAt ?? '')).toBeLessThanOrEqual(Date.now());
    const old = await posts.write({ title: 'Long ago', status: 'published', publishAt: past });
    expect(old.publishAt).toBe(past);
  });

  once(
    'are listed in pages in their owner’s order, by words, kind and status, without what they say',
    async () => {
      const { website, posts } = await site();
      for (let index = 1; index <= 7; index += 1)
        await posts.write({
          title: `Post ${index}`,
          kind: index % 2 === 0 ? 'video' : 'blog',
          content: saying(index === 3 ? '100% Über dem Meer_spiegel' : 'CANARY'),
          tags: index === 5 ? ['Gezeiten'] : [],
          ...(index > 5 ? { status: 'published' as const } : {}),
        });
      const titles: string[] = [];
      let after = '';
      do {
        const page = await posts.list(`?limit=3${after}`);
        titles.push(...page.posts.map(({ title }) => title));
        expect(page.total).toBe(7);
        after = page.next === null ? '' : `&after=${page.next}`;
      } while (after !== '');
      expect(titles).toEqual([7, 6, 5, 4, 3, 2, 1].map((index) => `Post ${index}`));
      const answer = await posts.call('GET', `all/${website._id}`);
      expect(answer.text).not.toContain('CANARY');
      expect((await posts.list('?status=published')).counts).toEqual({
        draft: 5,
        published: 2,
        scheduled: 0,
      });
      expect((await posts.list('?kind=video&status=draft')).posts.map(({ title }) => title)).toEqual([
        'Post 4',
        'Post 2',
      ]);
      const found = async (q: string) =>
        (await posts.list(`?q=${encodeURIComponent(q)}`)).posts.map(({ title }) => title);
      expect(await found('ÜBER meer')).toEqual(['Post 3']);
      expect(await found('gezeiten')).toEqual(['Post 5']);
      // What means something to the database is a letter like any other.
      expect(await found('0% ü')).toEqual(['Post 3']);
      expect(await found('%')).toEqual(['Post 3']);
      expect(await found('r_s')).toEqual(['Post 3']);
      expect(await found('\\')).toEqual([]);
      for (const bad of ['x', Buffer.from('[1e99,"a"]').toString('base64url')])
        expect((await posts.call('GET', `all/${website._id}?after=${bad}`)).status).toBe(400);
      expect((await posts.call('GET', `all/${website._id}?limit=501`)).status).toBe(400);
    },
  );

  it('say in their list how many paragraphs nobody has checked, those of earlier versions too', async () => {
    const { website, posts } = await site();
    const paragraph = (text: string, unsupported?: string[]) => ({
      type: 'paragraph' as const,
      attrs: { at: 4, ...(unsupported === undefined ? {} : { unsupported }) },
      content: [{ type: 'text' as const, text }],
    });
    const content = [
      paragraph('It was pressed in 1904.', ['1904']),
      paragraph('This is JSON: "unsupported":["not"].'),
      {
        type: 'blockquote' as const,
        content: [paragraph('Nobody in Tula said so.', ['Nobody', 'Tula'])],
      },
    ];
    const { _id } = await posts.write({ title: 'Marked', content: { type: 'doc', content } });
    await posts.write({ title: 'Plain', content: saying('Said.') });
    const told = async () => (await posts.list('')).posts.map(({ title, unchecked }) => [title, unchecked]);
    expect(await told()).toEqual([
      ['Plain', 0],
      ['Marked', 2],
    ]);
    const { db } = test.database;
    await db.updateTable('posts').set({ unchecked: 0 }).where('website_id', '=', website._id).execute();
    await sql.raw(postsUnchecked.statements[1]).execute(db);
    expect(await told()).toEqual([
      ['Plain', 0],
      ['Marked', 2],
    ]);
    await posts.change(_id, { content: saying('It was pressed.') }, 1);
    expect(await told()).toEqual([
      ['Plain', 0],
      ['Marked', 0],
    ]);
  });

  it('are deleted all or none, off the site at once, and come back as they were', async () => {
    const { website, posts } = await site();
    const mine = [
      await posts.write({ title: 'One', status: 'published' }),
      await posts.write({ title: 'Two' }),
    ];
    const ids = mine.map(({ _id }) => _id);
    const { posts: others } = await site(bob);
    const foreign = await others.write({ title: 'Bob’s' });
    expect((await posts.removeAll([...ids, foreign._id])).status).toBe(404);
    expect((await posts.removeAll([...ids, 'pst_none'])).status).toBe(404);
    expect((await posts.list()).total).toBe(2);
    const before = await publishes(website._id);
    const deleted = await posts.removeAll(ids);
    expect([deleted.status, deleted.body['deleted']]).toEqual([200, 2]);
    expect(await publishes(website._id)).toBe(before + 1);
    expect((await posts.list()).total).toBe(0);
    expect((await posts.call('GET', ids[0] ?? '')).status).toBe(404);
    expect((await posts.trySave({ title: 'x' }, ids[0])).status).toBe(404);

    expect((await posts.restore([...ids, foreign._id])).status).toBe(404);
    expect((await posts.list()).total).toBe(0);
    expect((await posts.restore(ids)).status).toBe(200);
    expect(await publishes(website._id)).toBe(before + 2);
    expect((await posts.list()).posts.map(({ title }) => title)).toEqual(['Two', 'One']);
    expect(await posts.read(ids[0] ?? '')).toEqual(mine[0]);
  });

  once('come back for 30 days; then they are gone for good, with versions and addresses', async () => {
    const { posts } = await site();
    const soon = new Date(Date.now() + HOUR).toISOString();
    const planned = await posts.write({ title: 'Planned', status: 'scheduled', publishAt: soon });
    const kept = await posts.write({ title: 'Kept' });
    const gone = await posts.write({ title: 'CANARYGONE', status: 'published' });
    await posts.change(gone._id, { title: 'CANARYGONE twice' });
    await posts.removeAll([planned._id, kept._id, gone._id]);
    await pass(29 * 24 * HOUR);
    expect((await posts.restore([planned._id, kept._id])).status).toBe(200);
    // Its time has passed while it was away: it does not go up by itself.
    expect((await posts.read(planned._id)).status).toBe('draft');
    await pass(2 * 24 * HOUR);
    expect((await posts.restore([gone._id])).status).toBe(404);
    for (const sweep of api.services.sweeps) await sweep();
    const { db } = test.database;
    for (const table of ['posts', 'post_slugs', 'post_versions'] as const)
      expect(JSON.stringify(await db.selectFrom(table).selectAll().execute())).not.toMatch(
        new RegExp(`CANARYGONE|canarygone|${gone._id}`, 'u'),
      );
    await pass(-31 * 24 * HOUR);
  });

  /** Time passes; sessions end meanwhile, and their owner comes back. */
  async function pass(ms: number) {
    api.advance(ms);
    const answer = await api.post('/api/auth/email/login', {
      email: 'ann@example.com',
      password: 'correct horse battery 9',
    });
    ann.token = String(answer.body['accessToken']);
  }

  it('an order names every post once', async () => {
    const { website, posts } = await site();
    const ids: string[] = [];
    for (const title of ['a', 'b', 'c']) ids.push((await posts.write({ title, status: 'published' }))._id);
    const [a = '', b = '', c = ''] = ids;
    const draft = await posts.write({ title: 'd' });
    const before = await publishes(website._id);
    const foreign = await (await site(bob)).posts.write({ title: 'Bob’s' });
    for (const [order, status, code] of [
      [[a, a, b, c, draft._id], 400, 'invalid_input'],
      [[a, b, c, draft._id, foreign._id], 400, 'invalid_input'],
      [[a, b, c], 409, 'conflict'],
    ] as const) {
      const answer = await posts.order(order);
      expect([answer.status, answer.body.error]).toEqual([status, code]);
      expect(answer.body.message).toContain('Load the list again.');
    }
    const titles = async () => (await posts.list()).posts.map(({ title }) => title).join('');
    expect(await titles()).toBe('dcba');
    const answer = await posts.order([b, draft._id, a, c]);
    expect(answer.body['posts']).toEqual([
      { _id: b, position: 0 },
      { _id: draft._id, position: 1 },
      { _id: a, position: 2 },
      { _id: c, position: 3 },
    ]);
    expect(await titles()).toBe('bdac');
    expect(await publishes(website._id)).toBe(before + 1);
    // Visitors see the same: a draft moved.
    await posts.order([b, a, c, draft._id]);
    expect(await publishes(website._id)).toBe(before + 1);
    // What is new is first.
    await posts.write({ title: 'e' });
    expect(await titles()).toBe('ebacd');
    await posts.remove(b);
    expect((await posts.order([a, b, c, draft._id])).status).toBe(409);
  });

  once('have versions of their own, one a session, and go back to any of them', async () => {
    const { website, posts } = await site();
    const post = await posts.write({
      title: 'First',
      coverAlt: 'The sea at noon',
      content: saying('one two three'),
      status: 'published',
    });
    await posts.change(post._id, { content: saying('four'), coverAlt: 'A quay' });
    await posts.change(post._id, { content: saying('five six') });
    const versions = async () => {
      const { body } = await posts.call('GET', `${post._id}/versions`);
      return (body as { versions: { _id: string; words: number }[] }).versions;
    };
    expect((await versions()).map(({ words }) => words)).toEqual([3]);
    await pass(11 * 60_000);
    await posts.change(post._id, { title: 'Second', slug: 'second' });
    expect((await versions()).map(({ words }) => words)).toEqual([2, 3]);
    const [, oldest] = await versions();
    const seen = await posts.call('GET', `${post._id}/versions/${oldest?._id}`);
    expect(seen.body['post']).toMatchObject({ title: 'First', slug: 'second' });
    expect(JSON.stringify((seen.body['post'] as { content: unknown }).content)).toContain('one two three');
    const before = await publishes(website._id);
    const back = await posts.call('POST', `${post._id}/versions/${oldest?._id}/restore`);
    // Its words are back; its address and that it is up are what they were.
    expect(back.body['post']).toMatchObject({
      title: 'First',
      coverAlt: 'The sea at noon',
      slug: 'second',
      status: 'published',
    });
    expect(await publishes(website._id)).toBe(before + 1);
    expect((await versions()).map(({ words }) => words)).toEqual([2, 2, 3]);
    await pass(-11 * 60_000);
    const { posts: others } = await site(bob);
    const foreign = await others.write({ title: 'Bob’s' });
    expect((await others.call('GET', `${foreign._id}/versions/${oldest?._id}`)).status).toBe(404);
  });

  once('go with the data of their owner’s account, deleted ones too, with their versions', async () => {
    const { posts } = await site();
    const post = await posts.write({ title: 'CANARY first', content: saying('CANARY words') });
    await posts.change(post._id, { title: 'CANARY second' });
    await posts.remove(post._id);
    const { text } = await api.call('GET', '/api/account/export', { token: ann.token });
    for (const said of ['CANARY first', 'CANARY second', 'CANARY words', 'canary-first', 'postVersions'])
      expect(text).toContain(said);
    expect(text).not.toContain('search_text');
  });

  once('fifty versions are kept, the newest ones', async () => {
    const { posts } = await site();
    const post = await posts.write({ title: 'Post 0', content: saying('words') });
    for (let index = 1; index <= 55; index += 1) {
      await pass(11 * 60_000);
      await posts.change(post._id, { title: `Post ${index}` });
    }
    const { body } = await posts.call('GET', `${post._id}/versions`);
    const { versions } = body as { versions: { _id: string }[] };
    expect(versions).toHaveLength(50);
    const last = await posts.call('GET', `${post._id}/versions/${versions.at(-1)?._id}`);
    expect(last.body['post']).toMatchObject({ title: 'Post 5' });
    await pass(-55 * 11 * 60_000);
  });

  once('hostile texts are kept as words or refused with a sentence', async () => {
    const { website, posts } = await site();
    for (const title of ['🎉🎉', 'ا'.repeat(300), '\u202eevil', '<script>alert(1)</script>', '日本語の題']) {
      const post = await posts.write({ title, status: 'published', content: saying(title) });
      expect(post.title).toBe(title);
      expect(post.slug).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u);
    }
    const long = await posts.trySave({ title: 'x'.repeat(301) });
    expect(long.status).toBe(400);
    const huge = await posts.trySave({ content: saying('x'.repeat(300_001)) });
    expect(JSON.stringify(huge.body.fields)).toContain('A post has at most 300,000 characters');
    expect((await posts.trySave({ title: 'a\u0000b' })).status).toBe(400);
    expect((await posts.trySave({ cover: 'javascript:alert(1)' })).status).toBe(400);
    expect((await posts.trySave({ position: 3 })).status).toBe(400);
    let list: unknown = { type: 'paragraph', content: [{ type: 'text', text: 'deep' }] };
    for (let level = 0; level < 8; level += 1)
      list = { type: 'bulletList', content: [{ type: 'listItem', content: [list] }] };
    const href = { type: 'link', attrs: { href: 'javascript:alert(1)', onclick: 'x' } };
    const written = await posts.trySave({
      title: 'Odd',
      status: 'published',
      content: {
        type: 'doc',
        content: [
          list,
          {
            type: 'iframe',
            attrs: { src: 'https://evil.example' },
            content: [{ type: 'text', text: 'in it' }],
          },
          { type: 'image', attrs: { src: 'data:text/html,x', alt: 'x' } },
          { type: 'paragraph', content: [{ type: 'text', text: 'a link', marks: [href] }] },
        ],
      },
    });
    const odd = written.body['post'] as Post;
    const said = JSON.stringify(odd.content);
    expect(said).not.toMatch(/javascript|data:|iframe|onclick/u);
    for (const words of ['deep', 'in it', 'a link']) expect(said).toContain(words);
    expect((await posts.read(odd._id)).content).toEqual(odd.content);
    expect((await visit(api, website.domain_name)).status).toBe(200);
  });

  once('a save each ten seconds is never one too many', async () => {
    const limited = await engine.create();
    const strict = await createTestApi(limited, {});
    const eve = await strict.signUp('eve@example.com');
    const website = await makeWebsite(strict, eve, 'drafts');
    const posts = testPosts(strict, eve, website._id);
    const post = await posts.write({ title: 'Draft' });
    for (let index = 0; index < 320; index += 1) await posts.change(post._id, { title: `Draft ${index}` });
    // And nothing else of theirs is used up by it.
    expect((await posts.order([post._id])).status).toBe(200);
    await strict.close();
    await limited.drop();
  });

  it('ten thousand are the most', async () => {
    const { website, posts } = await site();
    const first = await posts.write({ title: 'First' });
    const { db } = test.database;
    const row = await db
      .selectFrom('posts')
      .selectAll()
      .where('id', '=', first._id)
      .executeTakeFirstOrThrow();
    const rows = Array.from({ length: 9_999 }, (_, index) => ({
      ...row,
      id: `pst_many${website._id.slice(-6)}${index}`,
      slug: `many-${index}`,
      position: index + 1,
    }));
    for (let start = 0; start < rows.length; start += 500)
      await db
        .insertInto('posts')
        .values(rows.slice(start, start + 500))
        .execute();
    const refused = await posts.trySave({ title: 'One more' });
    expect([refused.status, refused.body.error]).toEqual([409, 'post_limit']);
    const ids = (
      await db.selectFrom('posts').select('id').where('website_id', '=', website._id).execute()
    ).map(({ id }) => id);
    const before = performance.now();
    expect((await posts.order(ids.toReversed())).status).toBe(200);
    expect(performance.now() - before).toBeLessThan(10_000);
    expect((await posts.list('?limit=1')).posts[0]?._id).toBe(ids.at(-1));
    await posts.remove(first._id);
    expect((await posts.trySave({ title: 'One more' })).status).toBe(200);
    expect((await posts.restore([first._id])).body.error).toBe('post_limit');
  }, 120_000);
});
