import type { Change, Sync } from '@tosite/api-client/endpoints/sync';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startChangingGithub, type ChangingGithub } from '../../testing/changing-github.ts';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { makeSyncedSite, NO_EDITS, type SyncedSite } from '../../testing/test-syncs.ts';
import { visit } from '../../testing/test-websites.ts';

const MINUTES = 60_000;

describeOnEachDatabase('keeping a website in step', (engine) => {
  const { once } = engine;
  let test: TestDatabase;
  let github: ChangingGithub;
  let api: TestApi;
  let site: SyncedSite;
  beforeAll(async () => {
    test = await engine.create();
  });
  beforeEach(async () => {
    github = await startChangingGithub();
    api = await createTestApi(test, github.settings);
    await test.database.db.deleteFrom('profile_cache').execute();
    site = await makeSyncedSite(api, github.url);
    return async () => {
      await api.close();
      await github.close();
    };
  });
  afterAll(() => test.drop());

  /** As much later as a reading of somebody else is too old for the owner. */
  const readLater = async (): Promise<Sync> => {
    api.advance(2 * MINUTES);
    return site.read();
  };
  const told = (changes: readonly Change[]): string[] =>
    changes.map(({ kind, label, before, after }) => `${kind} ${label}: ${before ?? '-'} > ${after ?? '-'}`);
  const idsOf = (sync: Sync, label: string): string[] =>
    sync.changes.filter((change) => change.label.startsWith(label)).map(({ id }) => id);
  const page = async (): Promise<string> => (await visit(api, site.site.domain_name)).text;

  once('finds no change when nothing has changed, however often it reads', async () => {
    const before = await site.pages();
    for (let round = 0; round < 2; round += 1) {
      expect(await readLater()).toMatchObject({ status: 'idle', lastError: null, changes: [], undo: null });
    }
    expect(github.asked()).toBe(3);
    expect(await site.pages()).toEqual(before);
  });

  once('tells what is new, changed and gone, and shows none of it before it is taken', async () => {
    github.user['bio'] = 'Writes large tools';
    const [first] = github.repositories;
    if (first !== undefined) first.description = 'Logs the tide, and the moon';
    github.repositories = [
      ...github.repositories.slice(0, 3),
      { id: 900, name: 'skerry', description: 'Islands', stargazers_count: 7 },
    ];
    const before = await site.pages();
    const found = await readLater();
    expect(told(found.changes)).toEqual([
      'changed Headline: Writes small tools > Writes large tools',
      'added skerry: - > Islands\nsince 2019-02-20\nhttps://github.com/ann-writes/skerry',
      'changed tidelog: description: What tidelog does > Logs the tide, and the moon',
      'removed quietude: What quietude does\nsince 2019-02-20\nhttps://github.com/ann-writes/quietude > -',
    ]);
    // The same as values, but for the person's own words.
    const since = { id: 'change.period', start: { id: 'change.date', date: '2019-02-20' }, end: null };
    expect(
      found.changes.map(({ labelReason, beforeReason, afterReason }) => [
        labelReason,
        beforeReason,
        afterReason,
      ]),
    ).toEqual([
      [{ id: 'change.fact', fact: 'headline' }, null, null],
      [null, null, { id: 'change.lines', lines: ['Islands', since, 'https://github.com/ann-writes/skerry'] }],
      [{ id: 'change.field', item: 'tidelog', field: 'description' }, null, null],
      [
        null,
        {
          id: 'change.lines',
          lines: ['What quietude does', since, 'https://github.com/ann-writes/quietude'],
        },
        null,
      ],
    ]);
    expect(await site.pages()).toEqual(before);

    const after = await site.take(
      [...idsOf(found, 'Headline'), ...idsOf(found, 'tidelog'), ...idsOf(found, 'skerry')],
      idsOf(found, 'quietude'),
    );
    expect(after.changes).toEqual([]);
    expect(after.undo).toMatchObject({ count: 3 });
    const html = await page();
    for (const text of ['Writes large tools', 'Logs the tide, and the moon', 'skerry', 'quietude']) {
      expect(html).toContain(text);
    }
    // What was left stays left, until it is something else.
    expect((await readLater()).changes).toEqual([]);
  });

  once('gives back exactly what was when it is undone', async () => {
    await site.edit({
      ...NO_EDITS,
      fields: { headline: 'Mine' },
      items: { 'projects/github:repo:501': { hidden: true } },
    });
    github.user['bio'] = 'Writes large tools';
    github.user['followers'] = 5;
    github.repositories.splice(1, 1);
    const [texts, content, found] = [await site.texts(), await site.content(), await readLater()];
    expect(found.changes.map(({ kind, conflict }) => [kind, conflict])).toEqual([
      ['changed', true],
      ['changed', false],
      ['removed', true],
    ]);
    await site.take(found.changes.map(({ id }) => id));
    expect(await page()).toContain('Writes large tools');
    expect((await site.content()).edits).toEqual(NO_EDITS);
    const undone = await site.undo();
    expect(undone.changes).toEqual(found.changes);
    expect(undone.undo).toBeNull();
    expect(await site.texts()).toEqual(texts);
    expect({ ...(await site.content()), revision: 0 }).toEqual({ ...content, revision: 0 });
  });

  once('keeps what the owner wrote when a source changes the same thing, and says so', async () => {
    await site.edit({
      ...NO_EDITS,
      items: { 'projects/github:repo:500': { set: { description: 'My own words' } } },
    });
    const [first] = github.repositories;
    if (first !== undefined) first.description = 'Their new words';
    const found = await readLater();
    expect(found.changes).toMatchObject([{ conflict: true, field: 'description', after: 'Their new words' }]);
    expect(await page()).toContain('My own words');
    await site.take([], idsOf(found, 'tidelog'));
    expect(await page()).toContain('My own words');
    expect((await readLater()).changes).toEqual([]);
    // It changes once more: now it is asked again.
    if (first !== undefined) first.description = 'Their newest words';
    const again = await readLater();
    await site.take(idsOf(again, 'tidelog'));
    expect(await page()).toContain('Their newest words');
    expect((await site.content()).edits).toEqual(NO_EDITS);
  });

  once('keeps what the owner writes between a decision and its undo', async () => {
    github.user['bio'] = 'Writes large tools';
    const found = await readLater();
    await site.take(idsOf(found, 'Headline'));
    await site.edit({ ...NO_EDITS, fields: { location: 'Faro' } });
    await site.undo();
    const html = await page();
    expect(html).toContain('Faro');
    expect(html).toContain('Writes small tools');
  });

  once.each([
    ['does not answer', { status: 502, body: 'Unicorn!' }, /GitHub/u],
    [
      'says that there is no such profile',
      { status: 404, headers: { 'content-type': 'application/json' }, body: '{}' },
      /GitHub/u,
    ],
    [
      'answers with something that is no profile',
      { status: 200, headers: { 'content-type': 'application/json' }, body: '[]' },
      /GitHub/u,
    ],
  ])('leaves every page as it is when the platform %s', async (_, failing, sentence) => {
    const [pages, content] = [await site.pages(), await site.content()];
    github.failing = failing;
    const failed = await readLater();
    expect(failed).toMatchObject({ status: 'failed', changes: [], sources: [{ needsReconnect: false }] });
    expect(failed.lastError).toMatch(sentence);
    expect(failed.sources[0]?.lastError).toBe(failed.lastError);
    expect(await site.pages()).toEqual(pages);
    expect(await site.content()).toEqual(content);
    github.failing = null;
    expect(await readLater()).toMatchObject({
      status: 'idle',
      lastError: null,
      sources: [{ lastError: null }],
    });
  });

  once('believes neither an empty answer nor one that lost most, until the owner asks again', async () => {
    const pages = await site.pages();
    github.repositories = github.repositories.slice(0, 1);
    const doubted = await readLater();
    expect(doubted).toMatchObject({ status: 'failed', changes: [] });
    expect(doubted.lastError).toContain('3 of the 4 things');
    expect(await site.pages()).toEqual(pages);
    const sure = await readLater();
    expect(sure.status).toBe('idle');
    const gone = sure.changes.filter(({ kind }) => kind === 'removed');
    expect(gone.map(({ label }) => label)).toEqual(['fernweh', 'lampost', 'quietude']);
    await site.take(
      [],
      gone.map(({ id }) => id),
    );
    expect(await site.pages()).toEqual(pages);
  });

  once('refuses a decision about something that has changed meanwhile', async () => {
    github.user['bio'] = 'Writes large tools';
    const found = await readLater();
    github.user['bio'] = 'Writes no tools';
    await readLater();
    const answer = await site.call('takeChanges', { body: { take: idsOf(found, 'Headline'), leave: [] } });
    expect([answer.status, answer.body.error]).toEqual([409, 'conflict']);
    expect(await page()).toContain('Writes small tools');
  });

  once('refuses edits that were made on an older version, and says which one is newest', async () => {
    const { revision } = await site.content();
    const say = (headline: string, madeOn: number) =>
      site.edit({ ...NO_EDITS, fields: { headline } }, madeOn);
    expect((await say('One', revision)).body).toMatchObject({ profileRevision: revision + 1 });
    const stale = await say('Two', revision);
    expect([stale.status, stale.body]).toEqual([
      409,
      expect.objectContaining({ error: 'stale_profile', revision: revision + 1 }),
    ]);
    expect((await site.content()).edits).toMatchObject({ fields: { headline: 'One' } });
    expect((await say('Two', revision + 1)).body).toMatchObject({ profileRevision: revision + 2 });
    expect(await page()).toContain('Two');
  });

  it('reads once for an owner who asks ten times at once', async () => {
    api.advance(2 * MINUTES);
    const asked = github.asked();
    github.delayMs = 500;
    const answers = await Promise.all(Array.from({ length: 10 }, () => site.call('startSync')));
    expect(new Set(answers.map(({ body }) => body['jobId'])).size).toBe(1);
    await vi.waitFor(async () => expect((await site.sync()).status).toBe('idle'), 10_000);
    expect(github.asked()).toBe(asked + 1);
  });
});
