import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../../testing/databases.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/test-api.ts';
import { createBody, makePreview, makeWebsite, visit } from '../../../testing/test-websites.ts';

const SOON = { timeout: 10_000, interval: 20 };

describeOnEachDatabase('what an operator types', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let owner: SignedIn;
  beforeEach(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    owner = await api.signUp('ann@example.com');
  });
  afterEach(async () => {
    await api.close();
    await test.drop();
  });
  const admin = async (...words: string[]) => {
    const { ok, lines } = await api.services.admin(words);
    return { ok, text: lines.join('\n') };
  };
  const statusOf = async (label: string) => (await visit(api, label)).status;

  it('B2: finds, suspends with a reason and restores, and all of it is in the log', async () => {
    const { _id: id } = await makeWebsite(api, owner, 'annsite');
    for (const text of [
      'ann@example.com',
      'ANN@example.com',
      'annsite',
      'http://annsite.localhost:3000/x',
      id,
      owner.userId,
    ]) {
      const found = await admin('find', text);
      expect([text, found.ok]).toEqual([text, true]);
      expect(found.text).toContain('annsite.localhost');
    }
    for (const text of ['nobody@example.com', "' or 1=1 --", '', '%'])
      expect((await admin('find', text)).ok).toBe(false);
    expect((await admin('suspend-site', 'annsite')).text).toContain('SITE REASON');
    expect((await admin('suspend-site', 'annsite', 'It', 'is\u001B[31m fishing.')).ok).toBe(true);
    expect(await statusOf('annsite')).toBe(410);
    expect((await admin('suspend-site', 'annsite', 'again')).text).toContain('already');
    expect((await admin('queue')).text).toMatch(/suspended .*annsite/u);
    expect((await admin('restore-site', 'annsite')).ok).toBe(true);
    expect(await statusOf('annsite')).toBe(200);
    expect((await admin('restore-site', 'annsite')).ok).toBe(false);
    expect((await admin('suspend-owner', 'ann@example.com', 'fishing')).ok).toBe(true);
    expect(await statusOf('annsite')).toBe(410);
    expect((await admin('restore-owner', 'annsite')).ok).toBe(true);
    expect(await statusOf('annsite')).toBe(200);
    const log = await admin('audit', 'annsite');
    for (const action of ['site_suspended', 'site_restored']) expect(log.text).toContain(action);
    expect((await admin('audit')).text).not.toContain('\u001B');
    expect((await admin('audit', 'ann@example.com')).text).toContain('owner_suspended');
  });

  it('B2: what its owner took offline is offline when it is given back, held in between or not', async () => {
    const { _id: id } = await makeWebsite(api, owner, 'annsite');
    const edit = (body: object) => api.call('PUT', `/api/website/${id}/edit`, { body, token: owner.token });
    const status = async () => {
      const rows = await test.database.db.selectFrom('websites').select('status').execute();
      return rows.map((row) => row.status);
    };
    await edit({ status: 'unpublished' });
    await edit({ website_name: 'PayPal login' });
    expect(await status()).toEqual(['held']);
    expect((await admin('suspend-site', 'annsite', 'fishing')).ok).toBe(true);
    expect(await status()).toEqual(['suspended']);
    expect((await admin('restore-site', 'annsite')).ok).toBe(true);
    expect(await status()).toEqual(['unpublished']);
    expect((await visit(api, 'annsite')).text).toContain('This site is offline');
  });

  it('D2: a held label is released once and for all, its words only as they were', async () => {
    const preview = await makePreview(api);
    const made = await api.post('/api/website/create', createBody(preview, 'paypa1'), { token: owner.token });
    const { _id: id } = made.body['website'] as { _id: string };
    expect((await admin('queue')).text).toContain('address can be taken for');
    expect((await admin('release', 'paypa1', 'It is theirs.')).ok).toBe(true);
    expect(await statusOf('paypa1')).toBe(200);
    const edit = (body: object) => api.call('PUT', `/api/website/${id}/edit`, { body, token: owner.token });
    expect((await edit({ website_name: 'Ann' })).status).toBe(200);
    expect(await statusOf('paypa1')).toBe(200);
    await edit({ website_name: 'PayPal login' });
    expect(await statusOf('paypa1')).toBe(410);
  });

  it('ends sessions, and turns a lost second step off with a proof and a mail', async () => {
    expect((await admin('reset-two-factor', 'ann@example.com', 'video call')).text).toContain(
      'no second step',
    );
    await test.database.db
      .insertInto('two_factor')
      .values({ user_id: owner.userId, sealed: 'x', enabled_at: 1, last_step: 0, created_at: 1 })
      .execute();
    expect((await admin('reset-two-factor', 'ann@example.com')).ok).toBe(false);
    expect((await admin('reset-two-factor', 'ann@example.com', 'video', 'call')).ok).toBe(true);
    await expect.poll(() => api.mails.some(({ kind }) => kind === 'two-factor-off'), SOON).toBe(true);
    api.advance(21_000);
    expect((await api.post('/api/website/all', { subdomain: null }, { token: owner.token })).status).toBe(
      401,
    );
    expect((await admin('audit', 'ann@example.com')).text).toContain('video call');
    expect((await admin('end-sessions', 'ann@example.com')).text).toContain('0 sessions have');
  });

  it('lists what gave up and what was not sent, and lets it begin anew', async () => {
    for (const name of ['dead-jobs', 'failed-mails', 'reports', 'queue'])
      expect(await admin(name)).toEqual({ ok: true, text: 'Nothing.' });
    expect((await admin('requeue', 'nothing')).ok).toBe(false);
    expect((await admin('resend', 'nothing')).ok).toBe(false);
    const { queue, database, mails } = api.services;
    await mails.send(database.db, owner.userId, {
      to: owner.email,
      kind: 'support',
      subject: 'x',
      text: 'x',
    });
    const [mail] = await database.db.selectFrom('mails').select('id').where('kind', '=', 'support').execute();
    await expect.poll(() => api.mails.some(({ kind }) => kind === 'support'), SOON).toBe(true);
    expect((await queue.dead()).length).toBe(0);
    await database.db
      .updateTable('mails')
      .set({
        sent_at: null,
        created_at: 1,
        message: JSON.stringify({ to: owner.email, kind: 'support', subject: 'again', text: 'x' }),
      })
      .where('id', '=', mail?.id ?? '')
      .execute();
    expect((await admin('failed-mails')).text).toContain('ann@example.com');
    expect((await admin('resend', mail?.id ?? '')).ok).toBe(true);
    await expect.poll(() => api.mails.some(({ subject }) => subject === 'again'), SOON).toBe(true);
  });

  it('says what there is', async () => {
    for (const name of [[], ['help'], ['constructor'], ['__proto__']])
      expect((await admin(...name)).text).toContain('suspend-site SITE REASON');
  });
});
