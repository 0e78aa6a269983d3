import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { noise } from '@tosite/site-renderer/testing/image-samples';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnSqlite, type TestDatabase } from '../../testing/databases.ts';
import { everyTable } from '../../testing/every-row.ts';
import { formOf, imageFormOf } from '../../testing/forms.ts';
import { createTestApi, PASSWORD, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { makeWebsite } from '../../testing/test-websites.ts';
import { NOT_EXPORTED } from './left-out-tables.ts';

const MINUTE = 60_000;

describeOnSqlite('an account', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let counter = 0;
  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });
  const newOwner = (): Promise<SignedIn> => api.signUp(`acc${(counter += 1)}@example.com`);
  const logIn = async (owner: SignedIn, password = PASSWORD, userAgent = 'curl/8.0') => {
    const answer = await api.post(
      '/api/auth/email/login',
      { email: owner.email, password },
      { headers: { 'user-agent': userAgent }, from: '198.51.100.7' },
    );
    return { status: answer.status, token: String(answer.body.accessToken) };
  };
  const statusOf = async (token: string) => (await api.call('GET', '/api/auth/status', { token })).status;
  const userOf = async (token: string) =>
    (await api.call('GET', '/api/auth/status', { token })).body.user as { profile_picture: string | null };
  const as = (owner: SignedIn, method: string, path: string, body?: unknown) =>
    api.call(method, path, { token: owner.token, ...(body === undefined ? {} : { body }) });
  const files = async () =>
    (await readdir(join(test.folder, 'files'), { recursive: true })).filter((name) => name.endsWith('.webp'));

  it('gets another name, and none that is an address', async () => {
    const owner = await newOwner();
    const answer = await as(owner, 'PUT', '/api/account', { name: '  Nia Owner ' });
    expect(answer.body.user).toMatchObject({ name: 'Nia Owner' });
    const refused = await as(owner, 'PUT', '/api/account', { name: 'evil.test/x' });
    expect(refused.body.fields).toEqual({ name: 'Write a name, not an address.' });
    expect(await userOf(owner.token)).toMatchObject({ name: 'Nia Owner' });
  });

  it('shows a picture that passed the gate, from a host without cookies, until another takes its place', async () => {
    const owner = await newOwner();
    const pictures = await Promise.all([401, 402].map((side) => noise(side, side).png().toBuffer()));
    const set = async (which: 0 | 1) =>
      api.call('POST', '/api/account/picture', {
        ...imageFormOf(pictures[which] ?? Buffer.alloc(0), {}),
        token: owner.token,
      });
    const fetched = (address: string) => {
      const url = new URL(address);
      return api.call('GET', url.pathname, { host: url.host, origin: null });
    };
    const first = (await set(0)).body.user as { profile_picture: string };
    const shown = await fetched(first.profile_picture);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
    expect(shown.headers.getSetCookie()).toEqual([]);
    expect(await userOf(owner.token)).toMatchObject({ profile_picture: first.profile_picture });

    const second = (await set(1)).body.user as { profile_picture: string };
    expect(second.profile_picture).not.toBe(first.profile_picture);
    expect((await fetched(first.profile_picture)).status).toBe(404);
    expect((await set(1)).body.user).toEqual(second);

    const removed = await as(owner, 'DELETE', '/api/account/picture');
    expect(removed.body.user).toMatchObject({ profile_picture: null });
    expect((await fetched(second.profile_picture)).status).toBe(404);
    expect(await files()).toEqual([]);
  });

  it('takes no drawing with scripts, nothing that only claims to be a picture, and no form that is not one', async () => {
    const owner = await newOwner();
    const upload = (call: object) =>
      api.call('POST', '/api/account/picture', { ...call, token: owner.token });
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    for (const [name, content] of [
      ['me.svg', svg],
      ['me.png', svg],
      ['me.gif', 'GIF89a=1/*<script>*/'],
    ] as const)
      expect((await upload(formOf(name, content))).status).toBe(415);
    const type = 'multipart/form-data; boundary=b';
    for (const raw of [
      '',
      '--b',
      '--b\r\n\r\n--b--',
      '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--b--\r\n',
    ])
      expect((await upload({ raw, headers: { 'content-type': type } })).status).toBe(400);
    expect((await upload({ raw: '{}', headers: { 'content-type': 'application/json' } })).status).toBe(415);
    const big = await upload(formOf('me.png', 'x'.repeat(10 * 1024 ** 2 + 1)));
    expect([big.status, big.body.message]).toEqual([
      413,
      'This picture is too large. Save it with 10 MB or less and try again.',
    ]);
    expect(await userOf(owner.token)).toMatchObject({ profile_picture: null });
  });

  it('loses its picture with the account', async () => {
    const owner = await newOwner();
    await api.call('POST', '/api/account/picture', {
      ...imageFormOf(await noise(64, 64).png().toBuffer(), {}),
      token: owner.token,
    });
    expect(await files()).not.toEqual([]);
    expect((await as(owner, 'DELETE', '/api/auth/delete-account')).status).toBe(204);
    expect(await files()).toEqual([]);
  });

  it('A4: changes its password with the current one only, and signs every other device out', async () => {
    const owner = await newOwner();
    const other = await logIn(owner);
    const stranger = await newOwner();
    const change = (currentPassword: string | undefined, newPassword: string) =>
      as(owner, 'PUT', '/api/account/password', { currentPassword, newPassword });
    expect((await change(undefined, 'quite another one 77')).body.fields).toHaveProperty('currentPassword');
    expect((await change('not my password', 'quite another one 77')).body.fields).toHaveProperty(
      'currentPassword',
    );
    expect((await change(PASSWORD, 'password1')).body.fields).toHaveProperty('newPassword');
    expect(await statusOf(other.token)).toBe(200);

    expect((await change(PASSWORD, 'quite another one 77')).status).toBe(200);
    expect([
      await statusOf(owner.token),
      await statusOf(other.token),
      await statusOf(stranger.token),
    ]).toEqual([200, 401, 200]);
    expect((await logIn(owner)).status).toBe(401);
    expect((await logIn(owner, 'quite another one 77')).status).toBe(200);
    await expect
      .poll(() => api.mails.some(({ kind, to }) => kind === 'password-changed' && to === owner.email))
      .toBe(true);
  });

  it('lists its devices, ends one of its own, and everything at once', async () => {
    const owner = await newOwner();
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const other = await logIn(owner, PASSWORD, firefox);
    const list = async () =>
      (await as(owner, 'GET', '/api/sessions')).body.sessions as Record<string, unknown>[];
    const sessions = await list();
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toMatchObject({ current: true });
    expect(sessions[1]).toMatchObject({
      current: false,
      device: 'computer',
      browser: 'Firefox',
      system: 'Linux',
      address: '198.51.100.7',
    });
    const id = String(sessions[1]?._id);
    const stranger = await newOwner();
    expect((await as(stranger, 'DELETE', `/api/sessions/${id}`)).status).toBe(404);
    expect(await statusOf(other.token)).toBe(200);
    expect((await as(owner, 'DELETE', `/api/sessions/${id}`)).status).toBe(204);
    expect(await statusOf(other.token)).toBe(401);
    expect((await as(owner, 'DELETE', `/api/sessions/${id}`)).status).toBe(404);
    expect(await list()).toHaveLength(1);

    const again = await logIn(owner);
    const everywhere = await as(owner, 'DELETE', '/api/sessions');
    expect([everywhere.status, everywhere.cookies]).toEqual([
      204,
      { '__Host-rt': '', '__Host-signed-in': '' },
    ]);
    expect([
      await statusOf(owner.token),
      await statusOf(again.token),
      await statusOf(stranger.token),
    ]).toEqual([401, 401, 200]);
    expect((await api.post('/api/auth/refresh-token', { refreshToken: owner.refreshToken })).status).toBe(
      401,
    );
  });

  it('asks whoever has no password for a recent sign-in', async () => {
    const owner = await newOwner();
    await test.database.db
      .updateTable('users')
      .set({ password_hash: null })
      .where('id', '=', owner.userId)
      .execute();
    expect((await as(owner, 'GET', '/api/account')).body.hasPassword).toBe(false);
    expect((await as(owner, 'POST', '/api/account/two-factor/start', {})).status).toBe(200);
    // The access token lives for ten minutes; the session is renewed until the sign-in is no longer recent.
    api.advance(9 * MINUTE);
    const renewed = await api.post('/api/auth/refresh-token', { refreshToken: owner.refreshToken });
    api.advance(8 * MINUTE);
    const later = { ...owner, token: String(renewed.body.accessToken) };
    const refused = await as(later, 'PUT', '/api/account/password', { newPassword: 'quite another one 77' });
    expect([refused.status, refused.body.error]).toEqual([403, 'sign_in_again']);
  });

  it('downloads everything that is held about its owner, and nothing of anybody else or of ours', async () => {
    const owner = await newOwner();
    const stranger = await newOwner();
    const site = await makeWebsite(api, owner, `export${counter}`);
    await makeWebsite(api, stranger, `foreign${counter}`);
    await as(owner, 'POST', '/api/account/two-factor/start', { password: PASSWORD });
    await as(owner, 'POST', '/api/account/email', { email: 'export-new@example.com', password: PASSWORD });
    const answer = await as(owner, 'GET', '/api/account/export');
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="to-site-account-\d{4}-\d\d-\d\d\.json"$/u,
    );
    const data = answer.body as {
      account: Record<string, unknown>[];
      sessions: unknown[];
      mails: { kind: string }[];
      emailChanges: { email: string }[];
      websites: { website: Record<string, unknown>[]; sources: { last_import: unknown }[] }[];
    };
    expect(data.account).toEqual([expect.objectContaining({ email: owner.email, name: 'Ann Owner' })]);
    expect(data.sessions).toHaveLength(1);
    expect(data.mails.map(({ kind }) => kind)).toContain('verify');
    expect(data.emailChanges[0]?.email).toBe('export-new@example.com');
    expect(data.websites).toHaveLength(1);
    expect(data.websites[0]?.website[0]).toMatchObject({ id: site._id, spec: expect.any(Object) });
    expect(data.websites[0]?.sources[0]?.last_import).toEqual(expect.any(Object));

    expect(answer.text).not.toContain(stranger.userId);
    expect(answer.text).not.toContain(stranger.email);
    expect(answer.text).not.toMatch(/"(?:sealed|\w*hash\w*|password\w*|message)":/u);
    const secrets = await test.database.db
      .selectFrom('users')
      .innerJoin('two_factor', 'two_factor.user_id', 'users.id')
      .select(['password_hash', 'sealed'])
      .where('users.id', '=', owner.userId)
      .executeTakeFirstOrThrow();
    for (const secret of Object.values(secrets)) expect(answer.text).not.toContain(secret);
  });

  it('forgets no table in the download', async () => {
    const known = new Set<string>([
      ...api.services.exportedTables.map(({ table }) => table),
      ...Object.keys(NOT_EXPORTED),
    ]);
    const tables = await everyTable(test.database);
    expect(tables.length).toBeGreaterThan(25);
    expect(tables.filter((table) => !known.has(table))).toEqual([]);
  });
});
