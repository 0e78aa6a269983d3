import type { AddressInfo } from 'node:net';
import type { Setup, TestMail } from '@tosite/api-client/endpoints/first-start';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createMailTransport } from '../../mail/mail-transport.ts';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { confirmAddress, turnTwoFactorOn } from '../../testing/test-operators.ts';

const OPERATOR = 'ilse@example.com';
const DAY = 86_400_000;

describeOnEachDatabase('the first start', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let closing: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    test = await engine.create();
    api = await createTestApi(test, { OPERATOR_EMAILS: OPERATOR });
  });
  afterEach(async () => {
    await api.close();
    for (const close of closing) await close();
    closing = [];
    await test.drop();
  });
  const linked = async (of = api): Promise<string> => {
    const link = await of.services.firstStartLink();
    expect(link).toMatch(/^http:\/\/dashboard\.localhost:\d+\/first-start#[\w-]{43}$/u);
    return link?.split('#')[1] ?? '';
  };
  const look = (token: string, of = api) => of.post('/api/first-start/look', { token });
  const caseOf = (body: object, part: string): string | undefined =>
    (body as Setup).items.find((item) => item.case.startsWith(`${part}.`))?.case;

  it('shows nothing without the link, whose token is stored as a digest only', async () => {
    const token = await linked();
    expect((await look(token)).status).toBe(200);
    const kept = await test.database.db.selectFrom('first_start_links').selectAll().execute();
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token);
    for (const wrong of ['guessed', token.slice(1), `${token}a`, kept[0]?.hash ?? '', token.toLowerCase()])
      for (const path of ['look', 'test-mail'])
        expect((await api.post(`/api/first-start/${path}`, { token: wrong })).status).toBe(404);
    expect(api.mails).toEqual([]);
    expect(api.logLines.join('')).not.toContain(token);
  });

  it('is over after a day, and once the first operator’s address is confirmed', async () => {
    const token = await linked();
    const second = await linked();
    for (const each of [token, second]) expect((await look(each)).status).toBe(200);
    api.advance(DAY);
    for (const each of [token, second]) expect((await look(each)).status).toBe(404);
    const third = await linked();
    const owner = await api.signUp(OPERATOR);
    expect(((await look(third)).body as Setup).operators).toEqual([{ email: OPERATOR, step: 'confirm' }]);
    await confirmAddress(test, owner);
    expect((await look(third)).status).toBe(404);
    expect(await api.services.firstStartLink()).toBe(null);
    for (const sweep of api.services.sweeps) await sweep();
    expect(await test.database.db.selectFrom('first_start_links').selectAll().execute()).toEqual([]);
    const setup = () => api.call('GET', '/api/operator/setup', { token: owner.token });
    expect((await setup()).status).toBe(404);
    await turnTwoFactorOn(test, owner);
    expect(((await setup()).body as unknown as Setup).operators).toEqual([
      { email: OPERATOR, step: 'ready' },
    ]);
  });

  it('says what is missing with lines to copy, and no secret of what is set', async () => {
    const { body } = await look(await linked());
    const missing = (body as unknown as Setup).items.filter(({ state }) => state === 'missing');
    expect(missing.map((item) => item.case)).toEqual(['operators.waiting', 'mail.none']);
    expect(missing[1]?.lines).toEqual([
      'SMTP_URL=smtps://user:password@mail.example.com',
      'MAIL_FROM="to.site <hello@example.com>"',
    ]);
    const secrets = {
      SMTP_URL: 'smtps://somebody:hidden-one@mail.nordnamn.example',
      SESSION_SECRET: 'hidden-two hidden-two hidden-two hidden-two',
      STRIPE_SECRET_KEY: 'sk_test_hidden-three',
      GITHUB_TOKEN: 'hidden-four',
      AI_BASE_URL: 'http://127.0.0.1:9/v1',
      AI_MODEL: 'llama3.3',
      AI_API_KEY: 'hidden-five',
      METRICS_TOKEN: 'hidden-six-hidden-six',
      GOOGLE_CLIENT_ID: 'google',
      GOOGLE_CLIENT_SECRET: 'hidden-seven',
      DOMAIN_ADDRESSES: '203.0.113.10',
      BACKUP_NIGHTLY: 'on',
      BACKUP_TO: test.folder,
    };
    const other = await createTestApi(test, secrets);
    closing.push(() => other.close());
    const full = await look(await linked(other), other);
    expect(full.text).not.toMatch(/hidden|somebody/u);
    const parts = [
      'mail',
      'operators',
      'secret',
      'payments',
      'platforms',
      'accounts',
      'model',
      'metrics',
      'domains',
      'backup',
    ];
    expect(parts.map((part) => caseOf(full.body, part))).toEqual([
      'mail.set',
      'operators.none',
      'secret.set',
      'payments.partly',
      'platforms.some',
      'accounts.some',
      'model.set',
      'metrics.set',
      'domains.unasked',
      'backup.elsewhere',
    ]);
  });

  it('says that a proxy is not named in TRUSTED_PROXIES when it forwarded the very request', async () => {
    const token = await linked();
    expect(caseOf((await look(token)).body, 'proxies')).toBe('proxies.none');
    const forwarded = await api.post(
      '/api/first-start/look',
      { token },
      { from: '198.51.100.7', headers: { 'x-forwarded-for': '203.0.113.9' } },
    );
    const proxies = (forwarded.body as unknown as Setup).items.find(
      ({ case: which }) => which === 'proxies.others',
    );
    expect(proxies).toMatchObject({
      state: 'missing',
      name: '198.51.100.7',
      lines: ['TRUSTED_PROXIES=127.0.0.1'],
    });
  });

  it('sends a test mail to the operator alone, at once, and says what the server said', async () => {
    const received: string[] = [];
    let refuse = false;
    const smtp = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      onRcptTo: ({ address }, _, done) => {
        if (refuse) return done(Object.assign(new Error('no\u0007 such <b>box</b>'), { responseCode: 550 }));
        received.push(address);
        done();
      },
      onData: (stream, _, done) => void stream.resume().on('end', () => done()),
    });
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()));
    const smtpUrl = `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`;
    const transport = createMailTransport({ smtpUrl, dataDir: test.folder });
    const settings = { OPERATOR_EMAILS: OPERATOR, SMTP_URL: smtpUrl, RATE_LIMITS: 'off' };
    const mailing = await createTestApi(test, settings, { mailTransport: transport });
    closing.push(() => mailing.close());
    const token = await linked(mailing);
    const send = async (): Promise<TestMail> =>
      (await mailing.post('/api/first-start/test-mail', { token })).body as unknown as TestMail;
    expect(await send()).toMatchObject({ outcome: 'taken', to: OPERATOR, server: '127.0.0.1', said: null });
    expect(received).toEqual([OPERATOR]);
    refuse = true;
    expect(await send()).toMatchObject({ outcome: 'refused', said: '550 no such <b>box</b>' });
    await new Promise<void>((resolve) => smtp.close(resolve));
    expect(await send()).toMatchObject({ outcome: 'unreachable' });
    expect(await test.database.db.selectFrom('mails').selectAll().execute()).toEqual([]);
  });

  it('does not send mails without end', async () => {
    const token = await linked();
    const statuses: number[] = [];
    for (let each = 0; each < 7; each += 1)
      statuses.push((await api.post('/api/first-start/test-mail', { token })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect(api.mails.map(({ to, kind }) => [to, kind])).toEqual(
      Array.from({ length: 5 }, () => [OPERATOR, 'test']),
    );
  });
});
