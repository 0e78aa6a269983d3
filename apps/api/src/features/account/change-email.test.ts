import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, PASSWORD, type SignedIn, type TestApi } from '../../testing/test-api.ts';

const HOUR = 3_600_000;

describeOnEachDatabase('a change of address', (engine) => {
  const { once } = engine;
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
  const newcomer = (): Promise<SignedIn> => api.signUp(`old${(counter += 1)}@example.com`);
  const verify = async ({ email }: SignedIn) =>
    api.post('/api/auth/verify-email', { token: await api.mailedToken('verify', email) });
  /** Somebody whose address is confirmed. */
  const newOwner = async (): Promise<SignedIn> => {
    const owner = await newcomer();
    expect((await verify(owner)).status).toBe(200);
    return owner;
  };
  const ask = (owner: SignedIn, email: string, password = PASSWORD) =>
    api.post('/api/account/email', { email, password }, { token: owner.token });
  const confirm = (token: string) => api.post('/api/account/email/confirm', { token });
  const userOf = async (token: string) => (await api.call('GET', '/api/auth/status', { token })).body.user;
  const begun = async () => {
    const owner = await newOwner();
    const email = `New${counter}@Example.com`;
    expect((await ask(owner, email)).status).toBe(200);
    return {
      owner,
      email,
      oldToken: await api.mailedToken('email-change', owner.email),
      newToken: await api.mailedToken('email-change', email),
    };
  };

  once('happens when both boxes have agreed, in either order, and not before', async () => {
    for (const order of [
      ['oldToken', 'newToken'],
      ['newToken', 'oldToken'],
    ] as const) {
      const { owner, email, ...tokens } = await begun();
      const elsewhere = await api.post('/api/auth/email/login', { email: owner.email, password: PASSWORD });
      const first = await confirm(tokens[order[0]]);
      expect(first.body.state).toBe(order[0] === 'oldToken' ? 'waiting-for-new' : 'waiting-for-old');
      expect(await userOf(owner.token)).toMatchObject({ email: owner.email, emailVerified: true });
      expect((await api.call('GET', '/api/account', { token: owner.token })).body.emailChange).toMatchObject({
        email,
        oldConfirmed: order[0] === 'oldToken',
        newConfirmed: order[0] === 'newToken',
      });
      // Each link works once.
      expect((await confirm(tokens[order[0]])).body.error).toBe('invalid_token');
      expect((await confirm(tokens[order[1]])).body.state).toBe('changed');

      // The session that asked goes on with the new address; every other one is over.
      expect(await userOf(owner.token)).toMatchObject({ email, emailVerified: true });
      const other = String(elsewhere.body.accessToken);
      expect((await api.call('GET', '/api/auth/status', { token: other })).status).toBe(401);
      expect((await api.post('/api/auth/email/login', { email, password: PASSWORD })).status).toBe(200);
      expect(
        (await api.post('/api/auth/email/login', { email: owner.email, password: PASSWORD })).status,
      ).toBe(401);
      const told = () => api.mails.filter(({ kind }) => kind === 'email-changed').map(({ to }) => to);
      await expect.poll(told).toEqual(expect.arrayContaining([owner.email, email]));
    }
  });

  once(
    'needs only the new box while the present address was never confirmed, which gets a notice',
    async () => {
      const owner = await newcomer();
      const email = `mended${counter}@example.com`;
      const asked = await ask(owner, email);
      expect(asked.body.message).toMatch(/^An e-mail is on its way to the new address/u);
      expect(asked.body.emailChange).toMatchObject({ email, newConfirmed: false });
      await expect
        .poll(() => api.mails.filter(({ to }) => to === owner.email).map(({ kind }) => kind))
        .toContain('email-change-notice');
      const notice = api.mails.find((sent) => sent.kind === 'email-change-notice' && sent.to === owner.email);
      expect(notice?.text).not.toContain('#token=');
      expect(notice?.text).not.toContain(email);
      const newToken = await api.mailedToken('email-change', email);
      expect(api.mails.at(-1)?.text).not.toContain('old address');
      expect((await confirm(newToken)).body.state).toBe('changed');
      expect(await userOf(owner.token)).toMatchObject({ email, emailVerified: true });
      expect((await api.post('/api/auth/email/login', { email, password: PASSWORD })).status).toBe(200);
      // From now on, the address has a say.
      expect((await ask({ ...owner, email }, `again${counter}@example.com`)).body.message).toMatch(
        /^Two e-mails/u,
      );
      expect(api.mails.filter(({ to, kind }) => to === owner.email && kind === 'email-changed')).toEqual([]);
    },
  );

  once(
    'is over when the present address is confirmed before the new one, and can then be asked for again',
    async () => {
      const owner = await newcomer();
      const email = `late${counter}@example.com`;
      expect((await ask(owner, email)).status).toBe(200);
      const newToken = await api.mailedToken('email-change', email);
      expect((await verify(owner)).status).toBe(200);
      expect((await api.call('GET', '/api/account', { token: owner.token })).body.emailChange).toBeNull();
      expect((await confirm(newToken)).body.error).toBe('invalid_token');
      expect(await userOf(owner.token)).toMatchObject({ email: owner.email, emailVerified: true });
      expect((await ask(owner, email)).body.message).toMatch(/^Two e-mails/u);
    },
  );

  once('still needs the password where only the new box is asked', async () => {
    const owner = await newcomer();
    expect((await ask(owner, 'other@example.com', 'not my password')).body.fields).toHaveProperty('password');
    expect((await api.call('GET', '/api/account', { token: owner.token })).body.emailChange).toBeNull();
  });

  it('happens once when both boxes agree at the same moment', async () => {
    const { owner, email, oldToken, newToken } = await begun();
    const answers = await Promise.all([confirm(oldToken), confirm(newToken)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(answers.filter(({ body }) => body.state === 'changed')).toHaveLength(1);
    expect(await userOf(owner.token)).toMatchObject({ email });
  });

  once('is forgotten after a day when only one has agreed', async () => {
    const { owner, oldToken, newToken } = await begun();
    expect((await confirm(newToken)).status).toBe(200);
    api.advance(24 * HOUR + 1000);
    expect((await confirm(oldToken)).body.error).toBe('invalid_token');
    const row = await test.database.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', owner.userId)
      .executeTakeFirst();
    expect(row?.email).toBe(owner.email);
  });

  once('is taken back by its owner, by a newer one and by a new password', async () => {
    const first = await begun();
    expect((await api.call('DELETE', '/api/account/email', { token: first.owner.token })).status).toBe(204);
    expect((await confirm(first.newToken)).body.error).toBe('invalid_token');

    const second = await begun();
    await ask(second.owner, 'newer@example.com');
    expect((await confirm(second.newToken)).body.error).toBe('invalid_token');

    const third = await begun();
    await api.call('PUT', '/api/account/password', {
      token: third.owner.token,
      body: { currentPassword: PASSWORD, newPassword: 'quite another one 77' },
    });
    expect((await confirm(third.newToken)).body.error).toBe('invalid_token');
  });

  once(
    'needs the password, and an address that no account has, also when it is taken meanwhile',
    async () => {
      const owner = await newOwner();
      expect((await ask(owner, 'mine@example.com', 'not my password')).body.fields).toHaveProperty(
        'password',
      );
      const noPassword = await api.post(
        '/api/account/email',
        { email: 'mine@example.com' },
        { token: owner.token },
      );
      expect(noPassword.body.fields).toHaveProperty('password');
      const other = await newOwner();
      expect((await ask(owner, other.email.toUpperCase())).body.error).toBe('email_taken');
      expect((await ask(owner, owner.email)).body.fields).toHaveProperty('email');

      const { oldToken, newToken, email } = await begun();
      await api.signUp(email);
      expect((await confirm(oldToken)).status).toBe(200);
      expect((await confirm(newToken)).body.error).toBe('email_taken');
    },
  );

  once('is never made by naming an address in another call', async () => {
    const owner = await newOwner();
    const answer = await api.call('PUT', '/api/account', {
      token: owner.token,
      body: { name: 'Ann', email: 'sneaked@example.com', emailVerified: true },
    });
    expect(answer.status).toBe(400);
    expect(await userOf(owner.token)).toMatchObject({ email: owner.email, emailVerified: true });
  });

  once('mails only the dashboard’s own address, with the token behind the #', async () => {
    const { owner, email } = await begun();
    for (const to of [owner.email, email]) {
      const mail = api.mails.filter((sent) => sent.kind === 'email-change' && sent.to === to).at(-1);
      const links = mail?.text.match(/https?:\/\/\S+/gu) ?? [];
      expect(links.every((link) => link.startsWith('http://dashboard.localhost:3000/'))).toBe(true);
      expect(links[0]).toMatch(/\/verify-email\?for=change#token=[\w-]{43}$/u);
      expect(mail?.text).not.toContain(to === email ? owner.email : email);
      expect(mail?.text).not.toContain('Ann');
    }
  });
});
