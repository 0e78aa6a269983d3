import { afterEach, beforeEach, expect, it } from 'vitest';
import { ENDPOINTS } from '@tosite/api-client/endpoints/all';
import type { Endpoint } from '@tosite/api-client/endpoints/define-endpoint';
import { describeOnEachDatabase, type TestDatabase } from '../../../testing/databases.ts';
import { createTestApi, PASSWORD, type SignedIn, type TestApi } from '../../../testing/test-api.ts';
import { confirmAddress, signUpOperator, turnTwoFactorOn } from '../../../testing/test-operators.ts';
import { createBody, makePreview, makeWebsite, visit } from '../../../testing/test-websites.ts';

const SOON = { timeout: 20_000, interval: 20 };
const OPERATOR = 'ilse@example.com';
const CALLS = (Object.values(ENDPOINTS) as Endpoint[]).filter(({ access }) => access === 'operator');

describeOnEachDatabase('what operators do in the dashboard', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let operator: SignedIn;
  beforeEach(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off', OPERATOR_EMAILS: `x@example.com,${OPERATOR}` });
    operator = await signUpOperator(api, test, OPERATOR);
  });
  afterEach(async () => {
    await api.close();
    await test.drop();
  });
  const get = (path: string, who: SignedIn | null = operator) =>
    api.call('GET', `/api/operator/${path}`, who === null ? {} : { token: who.token });
  const act = (path: string, body: object = { words: 'It fishes.' }, who = operator) =>
    api.post(`/api/operator/${path}`, body, { token: who.token });
  const report = (site: string, from: string) => {
    const form = { site, reason: 'fishing', words: 'It asks for my PIN.', contact: '' };
    return api.call('POST', '/report', {
      raw: new URLSearchParams(form).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      from,
    });
  };
  const mailed = (kind: string, to: string) =>
    expect.poll(() => api.mails.some((mail) => mail.kind === kind && mail.to === to), SOON).toBe(true);

  it('T1: is there for nobody else: not without the second step, a confirmed address, or the setting', async () => {
    expect(CALLS.length).toBeGreaterThan(15);
    const stranger = await api.signUp('ann@example.com');
    await confirmAddress(test, stranger);
    await turnTwoFactorOn(test, stranger);
    const unknown = await api.call('GET', '/api/operator/none', { token: operator.token });
    const same = ({ status, body }: Awaited<ReturnType<TestApi['call']>>) => [
      status,
      body.error,
      body.message,
    ];
    for (const { method, path } of CALLS) {
      const address = path.replace(/\{\w+\}/gu, operator.userId);
      for (const token of [undefined, 'x.y.z', stranger.token])
        for (const each of [method, 'DELETE']) {
          const answer = await api.call(each, address, token === undefined ? {} : { token });
          expect([each, address, ...same(answer)]).toEqual([each, address, ...same(unknown)]);
        }
    }
    expect((await get('day')).status).toBe(200);
    const { db } = test.database;
    await db
      .updateTable('two_factor')
      .set({ enabled_at: null })
      .where('user_id', '=', operator.userId)
      .execute();
    expect((await get('day')).status).toBe(404);
    const account = () => api.call('GET', '/api/account', { token: operator.token });
    expect((await account()).body['operator']).toBe('needs-two-factor');
    await db.updateTable('two_factor').set({ enabled_at: 1 }).execute();
    expect((await account()).body['operator']).toBe('ready');
    await db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', operator.userId)
      .execute();
    expect((await get('day')).status).toBe(404);
    await db.updateTable('users').set({ email_verified_at: 1 }).execute();
    expect((await get('day')).status).toBe(200);
    const other = await createTestApi(test, { OPERATOR_EMAILS: 'x@example.com' });
    expect((await other.call('GET', '/api/operator/day', { token: operator.token })).status).toBe(404);
    await other.close();
  }, 60_000);

  it('asks an operator whose token has run out to renew it, and nobody else', async () => {
    const stranger = await api.signUp('ann@example.com');
    api.advance(3_600_000);
    const late = (who: SignedIn) =>
      api.call('GET', '/api/operator/day', { token: who.token, cookie: who.cookie });
    expect((await late(operator)).status).toBe(401);
    expect((await late(stranger)).status).toBe(404);
  }, 60_000);

  it('B2: takes a reported site down with a reason, shows its page, and gives it back, all of it in the log', async () => {
    const owner = await api.signUp('ann@example.com');
    const { _id: id } = await makeWebsite(api, owner, 'annsite');
    for (const from of ['10.0.0.1', '10.1.0.1', '10.2.0.1'])
      expect((await report('annsite', from)).status).toBe(200);
    const queue = async () => (await get('queue')).body['items'] as Record<string, unknown>[];
    expect(await queue()).toMatchObject([
      { _id: id, domain_name: 'annsite', status: 'held', cause: 'reports', openReports: 3 },
    ]);
    const site = (await get(`site/${id}`)).body as { page: string; reports: unknown[]; owner: object };
    expect(site.owner).toMatchObject({ email: 'ann@example.com', emailConfirmed: false, suspended: null });
    expect(site.reports).toHaveLength(3);
    const { pathname, host } = new URL(site.page);
    const look = (path = pathname) => api.call('GET', path, { host, origin: null });
    const page = await look();
    expect(page.status).toBe(200);
    expect(page.text).toContain('<h1');
    const policy = page.headers.get('content-security-policy') ?? '';
    for (const part of ["script-src 'none'", 'sandbox', `frame-ancestors ${api.env.dashboardOrigin}`])
      expect(policy).toContain(part);
    const [, ownFile = 'none'] = /(?:src|href)="(\/look\/[^"]+)"/u.exec(page.text) ?? [];
    expect((await look(ownFile)).status).toBe(200);
    expect((await look(pathname.replace(/.\/$/u, '_/'))).status).toBe(404);

    expect((await act(`site/${id}/suspend`, { words: '  ' })).status).toBe(400);
    expect((await act(`site/${id}/suspend`)).status).toBe(204);
    await mailed('site-suspended', 'ann@example.com');
    expect((await visit(api, 'annsite')).status).toBe(410);
    expect((await look()).status).toBe(200);
    expect(await queue()).toEqual([]);
    const again = await act(`site/${id}/suspend`);
    expect([again.status, again.body.message]).toEqual([409, 'annsite is suspended already.']);

    await api.post(
      '/api/support/message',
      { subject: 'Why', text: 'It is my bank.', websiteId: id },
      { token: owner.token },
    );
    expect(await queue()).toMatchObject([
      { status: 'suspended', answered: true, says: 'Why\n\nIt is my bank.' },
    ]);
    expect((await act(`site/${id}/restore`, { words: 'Proof seen.' })).status).toBe(204);
    expect((await visit(api, 'annsite')).status).toBe(200);
    await mailed('site-shown-again', 'ann@example.com');

    const { entries } = (await get('audit')).body as { entries: { actor: string; action: string }[] };
    expect(entries.map(({ actor, action }) => `${actor} ${action}`)).toEqual(
      expect.arrayContaining(['Ann Owner site_suspended', 'Ann Owner site_restored', 'reports site_held']),
    );
    const mine = await api.call('GET', '/api/account/operator-actions', { token: owner.token });
    expect(mine.body['entries']).toMatchObject([
      { by: 'operator', action: 'site_restored', site: 'annsite', words: 'Proof seen.' },
      { by: 'operator', action: 'site_suspended', site: 'annsite', words: 'It fishes.' },
      { by: 'itself', action: 'site_held' },
    ]);
    expect(mine.text).not.toContain(operator.userId);
    const log = test.database.db;
    await expect(log.deleteFrom('audit_log').execute()).rejects.toThrow(/only grows/u);
    await expect(log.updateTable('audit_log').set({ actor: 'x' }).execute()).rejects.toThrow(/only grows/u);
  }, 60_000);

  it('the address of a look ends by itself', async () => {
    const owner = await api.signUp('ann@example.com');
    const { _id: id } = await makeWebsite(api, owner, 'annsite');
    const { page } = (await get(`site/${id}`)).body as { page: string };
    const { pathname, host } = new URL(page);
    api.advance(11 * 60_000);
    expect((await api.call('GET', pathname, { host, origin: null })).status).toBe(404);
  }, 60_000);

  it('D2: lets a held name stand, and finds it by everything that it is known by', async () => {
    const owner = await api.signUp('ann@example.com');
    const preview = await makePreview(api);
    const made = await api.post('/api/website/create', createBody(preview, 'paypa1'), { token: owner.token });
    const { _id: id } = made.body['website'] as { _id: string };
    for (const text of ['paypa1', 'paypa1.localhost', id]) {
      const { body } = await get(`find?text=${encodeURIComponent(text)}`);
      expect(body).toMatchObject({ websiteId: id, owner: { email: 'ann@example.com' } });
    }
    expect((await get('find?text=ann%40example.com')).body['websiteId']).toBe(null);
    for (const text of ['nobody@example.com', "' or 1=1 --", '%'])
      expect((await get(`find?text=${encodeURIComponent(text)}`)).status).toBe(404);
    expect((await get(`site/${id}`)).body['hold']).toMatchObject({ cause: 'guard' });
    expect((await act(`site/${id}/release`)).status).toBe(204);
    expect((await visit(api, 'paypa1')).status).toBe(200);
  }, 60_000);

  it('suspends an account and signs it out; not oneself; resets a lost second step', async () => {
    const owner = await api.signUp('ann@example.com');
    await makeWebsite(api, owner, 'annsite');
    const oneself = await act(`owner/${operator.userId}/suspend`);
    expect([oneself.status, oneself.body.message]).toEqual([
      409,
      'You cannot suspend yourself. Another operator can.',
    ]);
    expect((await act(`owner/${owner.userId}/suspend`)).status).toBe(204);
    expect((await visit(api, 'annsite')).status).toBe(410);
    expect((await act(`owner/${owner.userId}/restore`)).status).toBe(204);
    expect((await visit(api, 'annsite')).status).toBe(200);
    expect((await act(`owner/${owner.userId}/reset-two-factor`)).status).toBe(409);
    await turnTwoFactorOn(test, owner);
    expect((await act(`owner/${owner.userId}/reset-two-factor`, { words: 'Video call.' })).status).toBe(204);
    await mailed('two-factor-off', 'ann@example.com');
    const log = () => api.post('/api/auth/email/login', { email: 'ann@example.com', password: PASSWORD });
    expect((await log()).status).toBe(200);
    expect((await act(`owner/${owner.userId}/end-sessions`)).status).toBe(204);
    expect((await act('owner/nobody/suspend')).status).toBe(404);
    // A site's id is no account's.
    expect((await act('owner/annsite/suspend')).status).toBe(404);
  }, 60_000);

  it('gives a site to a confirmed account, and to no other', async () => {
    const ann = await api.signUp('ann@example.com');
    const bob = await api.signUp('bob@example.com');
    const { _id: id } = await makeWebsite(api, ann, 'annsite');
    const give = (email: string) => act(`site/${id}/give`, { email, words: 'Both asked.' });
    const refusals = {
      'nobody@example.com': 'There is no account',
      'ann@example.com': 'has not confirmed',
      'bob@example.com': 'has not confirmed',
    };
    for (const [email, words] of Object.entries(refusals)) {
      const { status, body } = await give(email);
      expect([status, body.message]).toEqual([409, expect.stringContaining(words)]);
    }
    await confirmAddress(test, bob);
    const { db } = test.database;
    await db.insertInto('owner_suspensions').values({ owner_id: bob.userId, words: 'x', at: 1 }).execute();
    expect((await give('bob@example.com')).body.message).toContain('is suspended');
    await db.deleteFrom('owner_suspensions').execute();
    expect((await give('bob@example.com')).status).toBe(204);
    expect((await give('bob@example.com')).body.message).toContain('already');
    for (const to of ['ann@example.com', 'bob@example.com']) await mailed('site-given', to);
    const seen = (who: SignedIn) =>
      api.call('GET', `/api/website/${id}/activity`, { token: who.token }).then(({ status }) => status);
    expect([await seen(ann), await seen(bob)]).toEqual([404, 200]);
    const edit = { website_name: 'Bob' };
    expect((await api.call('PUT', `/api/website/${id}/edit`, { token: bob.token, body: edit })).status).toBe(
      200,
    );
    expect((await visit(api, 'annsite')).text).toContain('Bob');
    // What the account that had it leaves, takes nothing along.
    await api.call('DELETE', '/api/auth/delete-account', { token: ann.token });
    expect((await visit(api, 'annsite')).status).toBe(200);
  }, 60_000);

  it('counts the day, lists what gave up and what was not sent, and lets it begin anew', async () => {
    const owner = await api.signUp('ann@example.com');
    const { _id: id } = await makeWebsite(api, owner, 'annsite');
    const { db } = test.database;
    await db
      .insertInto('mails')
      .values({
        id: 'mail_1',
        user_id: owner.userId,
        recipient: owner.email,
        kind: 'support',
        message: JSON.stringify({ to: owner.email, kind: 'support', subject: 'again', text: 'x' }),
        created_at: 1,
        sent_at: null,
      })
      .execute();
    expect((await get('day')).body).toMatchObject({
      sitesMade: 1,
      failedMails: 1,
      deadJobs: 0,
      backupAt: null,
    });
    expect((await get('mails')).body['mails']).toMatchObject([{ _id: 'mail_1', recipient: owner.email }]);
    expect((await act('mails/mail_1/resend', {})).status).toBe(204);
    await expect.poll(() => api.mails.some(({ subject }) => subject === 'again'), SOON).toBe(true);
    expect((await get('jobs')).body).toEqual({ jobs: [] });
    expect((await act('jobs/nothing/requeue', {})).status).toBe(409);
    expect((await act('mails/nothing/resend', {})).status).toBe(409);
    expect((await get(`audit?about=${id}`)).body).toEqual({ entries: [], next: null });
  }, 60_000);
});
