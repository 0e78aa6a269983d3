import { afterEach, beforeEach, expect, it } from 'vitest';
import { holdReasonsOf } from '../../testing/holds.ts';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { saying, testPosts } from '../../testing/test-posts.ts';
import { createTestApi, PASSWORD, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { createBody, makePreview, makeWebsite, visit } from '../../testing/test-websites.ts';
import { showAgain, stopWebsite } from '../../publishing/hold-website.ts';
import { restoreOwner, suspendOwner } from './suspend-owner.ts';

const SOON = { timeout: 10_000, interval: 20 };
const HOW = { words: 'It pretends to be a bank.', actor: 'command' };

describeOnEachDatabase('taking down', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let other: TestApi;
  let owner: SignedIn;
  let id: string;
  beforeEach(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off', OPERATOR_EMAILS: 'op@example.com' });
    // Another process, which is told nothing; the embedded database has one.
    other = engine.dialect === 'sqlite' ? api : await createTestApi(test, { RATE_LIMITS: 'off' });
    owner = await api.signUp('ann@example.com');
    ({ _id: id } = await makeWebsite(api, owner, 'annsite'));
  });
  afterEach(async () => {
    await api.close();
    if (other !== api) await other.close();
    await test.drop();
  });
  const mails = () => [...new Set([...api.mails, ...other.mails])];
  /** And tells this process of it, as the verbs do. */
  const inTransaction = async <T>(work: (trx: never) => Promise<T>) => {
    const done = await test.database.transaction((trx) => work(trx as never));
    api.services.siteChanges.tell('all');
    return done;
  };
  const suspend = () =>
    inTransaction((trx) =>
      stopWebsite(api.services, trx, id, { status: 'suspended', cause: 'operator', reasons: [], ...HOW }),
    );
  const edit = (body: object) => api.call('PUT', `/api/website/${id}/edit`, { body, token: owner.token });

  it('B2: is 410 on every host of every process within seconds, and all is back when it is restored', async () => {
    const picture = /\/media\/[\w-]+\.webp/u.exec((await visit(api, 'annsite')).text)?.[0];
    const paths = [
      '/',
      '/feed.xml',
      '/resume.json',
      '/sitemap.xml',
      ...(picture === undefined ? [] : [picture]),
    ];
    for (const process of [api, other])
      for (const path of paths) expect((await visit(process, 'annsite', path)).status).not.toBe(410);
    expect((await edit({ domain_name: 'annasite' })).status).toBe(200);
    expect(await suspend()).toBe(true);
    for (const process of [api, other])
      for (const path of paths)
        await expect.poll(async () => (await visit(process, 'annasite', path)).status, SOON).toBe(410);
    // What leads there from its older address ends there as well.
    await expect
      .poll(async () => (await visit(other, 'annsite')).headers.get('location') ?? '', SOON)
      .toContain('annasite');
    await expect.poll(() => mails().filter(({ kind }) => kind === 'site-suspended').length, SOON).toBe(1);
    expect(mails().find(({ kind }) => kind === 'site-suspended')?.text).toContain(HOW.words);
    expect(await suspend()).toBe(false);
    await inTransaction((trx) => showAgain(api.services, trx, id, HOW));
    for (const process of [api, other])
      for (const path of paths)
        await expect.poll(async () => (await visit(process, 'annasite', path)).status, SOON).not.toBe(410);
    expect((await edit({ website_name: 'Ann again' })).status).toBe(200);
  });

  it('B2: its owner can change nothing, and can read, download and answer', async () => {
    await testPosts(api, owner, id).write({ title: 'Before', content: saying('Hello.') });
    await suspend();
    const design = await api.call('GET', `/api/website/${id}/site`, { token: owner.token });
    expect(design.status).toBe(200);
    const changes = [
      await edit({ website_name: 'Other' }),
      await edit({ status: 'published' }),
      await testPosts(api, owner, id).trySave({ title: 'After', content: saying('Hello.') }),
      await api.post(`/api/website/${id}/sync`, {}, { token: owner.token }),
    ];
    expect(changes.map(({ status }) => status).filter((status) => status !== 403 && status !== 404)).toEqual(
      [],
    );
    expect(changes[0]?.body['reason']).toEqual({ id: 'moderation.suspended' });
    const answer = await api.post(
      '/api/support/message',
      { subject: 'No', text: 'I am no bank.', websiteId: id },
      { token: owner.token },
    );
    expect(answer.status).toBe(204);
    expect(await holdReasonsOf(test.database, id)).toMatchObject({
      answer: expect.stringContaining('no bank'),
    });
    const account = await api.call('GET', '/api/account/export', { token: owner.token });
    expect(account.text).toContain('site_suspended');
    expect(account.text).toContain(HOW.words);
  });

  it('B2, D3: what was taken down and deleted is not put up again under its name', async () => {
    await suspend();
    expect(
      (await api.call('DELETE', `/api/website/${id}/delete`, { token: owner.token })).status,
    ).toBeLessThan(300);
    const preview = await makePreview(api);
    const again = await api.post('/api/website/create', createBody(preview, 'annsite'), {
      token: owner.token,
    });
    expect([again.status, again.body.error]).toEqual([409, 'domain_taken']);
  });

  it('B2: an owner goes with all websites, is signed out, and gets back what went with them', async () => {
    const second = await makeWebsite(api, owner, 'annother');
    await suspend();
    expect(await inTransaction((trx) => suspendOwner(api.services, trx, owner.userId, HOW))).toBe(true);
    await expect.poll(async () => (await visit(other, 'annother')).status, SOON).toBe(410);
    api.advance(21_000);
    expect((await api.post('/api/website/all', { subdomain: null }, { token: owner.token })).status).toBe(
      401,
    );
    const again = await api.post('/api/auth/email/login', { email: owner.email, password: PASSWORD });
    expect([again.status, again.text.slice(0, 200)]).toEqual([200, expect.any(String)]);
    const token = again.body['accessToken'] as string;
    expect((await api.post('/api/website/all', { subdomain: null }, { token })).status).toBe(200);
    const made = await api.post('/api/website/create', createBody(await makePreview(api), 'third'), {
      token,
    });
    expect([made.status, made.body['reason']]).toEqual([403, { id: 'moderation.ownerSuspended' }]);
    await inTransaction((trx) => restoreOwner(api.services, trx, owner.userId, HOW));
    await expect.poll(async () => (await visit(other, 'annother')).status, SOON).toBe(200);
    // It was taken down for itself.
    expect((await visit(other, 'annsite')).status).toBe(410);
    expect(second.status).toBe('published');
  });

  it.runIf(engine.dialect === 'sqlite')('B2, T9: no job does anything for it until it is back', async () => {
    await suspend();
    const { db } = test.database;
    const { queue } = api.services;
    await queue.enqueue(db, 'sync-website', { websiteId: id }, { dedupeKey: 'x', ownerId: owner.userId });
    const reasons = async () =>
      (await db.selectFrom('jobs').select('reason').where('kind', '=', 'sync-website').execute()).map(
        ({ reason }) => reason,
      );
    await expect.poll(reasons, SOON).toEqual(['the website was taken down']);
    expect((await queue.dead()).length).toBe(0);
  });

  it('what was done stands in a log that nobody can change', async () => {
    await suspend();
    const { db } = test.database;
    expect((await db.selectFrom('audit_log').selectAll().execute()).length).toBe(1);
    await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow('only grows');
    await expect(db.updateTable('audit_log').set({ actor: 'nobody' }).execute()).rejects.toThrow(
      'only grows',
    );
    expect((await db.selectFrom('audit_log').select('actor').execute())[0]?.actor).toBe('command');
  });
});
