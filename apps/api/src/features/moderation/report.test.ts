import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type SignedIn, type TestApi, type TestCall } from '../../testing/test-api.ts';
import { makeWebsite, visit } from '../../testing/test-websites.ts';

const SOON = { timeout: 10_000, interval: 20 };
const MANY = Number(process.env['REPORTS'] ?? '500');
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

describeOnEachDatabase('reporting a site', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let owner: SignedIn;
  beforeEach(async () => {
    test = await engine.create();
    api = await createTestApi(test, { OPERATOR_EMAILS: 'op@example.com', ABUSE_EMAIL: 'abuse@example.com' });
    owner = await api.signUp('ann@example.com');
    await makeWebsite(api, owner, 'annsite');
  });
  afterEach(async () => {
    await api.close();
    await test.drop();
  });
  const send = (fields: Record<string, string>, call: TestCall = {}) =>
    api.call('POST', '/report', {
      raw: new URLSearchParams({
        site: 'annsite.localhost:3000',
        reason: 'fishing',
        words: 'It asks for my PIN.',
        ...fields,
      }).toString(),
      headers: FORM,
      ...call,
    });
  const reports = () => test.database.db.selectFrom('site_reports').selectAll().execute();
  const statusOf = async () => (await visit(api, 'annsite')).status;

  it('B1: leads from every site to a form without script on our own host, and takes a report with a number', async () => {
    const way = await visit(api, 'annsite', '/report');
    expect(way.status).toBe(302);
    const address = new URL(way.headers.get('location') ?? '');
    expect(address.origin).toBe(api.env.dashboardOrigin);
    const page = await api.call('GET', address.pathname + address.search, { origin: null });
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(page.headers.get('content-security-policy')).toContain("script-src 'none'");
    expect(page.text).not.toContain('<script');
    for (const part of [
      'annsite.localhost',
      'abuse@example.com',
      '<form action="/report" method="post"',
      'lang="en"',
      // Whoever has the profile of which it is a copy has a quicker way.
      `href="${api.env.dashboardOrigin}/settings/general"`,
    ])
      expect(page.text).toContain(part);
    const spanish = await api.call('GET', '/report', { headers: { 'accept-language': 'es-ES,es' } });
    expect(spanish.text).toContain('Avisar sobre un sitio');
    const sent = await send({ contact: 'tom@example.com' });
    const ticket = /R-[2-9A-Z]{8}/u.exec(sent.text)?.[0];
    expect([sent.status, ticket]).toEqual([200, expect.any(String)]);
    await expect
      .poll(() => api.mails.map(({ kind, to }) => `${kind} ${to}`), SOON)
      .toEqual(expect.arrayContaining(['report-received tom@example.com', 'operator-alert op@example.com']));
    const receipt = api.mails.find(({ kind }) => kind === 'report-received');
    expect(receipt?.text).toContain(ticket);
    expect(receipt?.text).not.toContain('PIN');
    expect((await api.services.admin(['reports', 'annsite'])).lines.join('\n')).toContain(ticket);
  });

  it('B1: three reporters within an hour hold the site, one who comes often does not', async () => {
    for (let turn = 0; turn < 4; turn += 1) await send({}, { from: `2001:db8:7:${turn}::1` });
    await send({}, { from: '10.0.0.1' });
    expect(await statusOf()).toBe(200);
    api.advance(61 * 60_000);
    await send({}, { from: '10.0.0.2' });
    expect(await statusOf()).toBe(200);
    await send({}, { from: '10.0.0.3' });
    await send({}, { from: '10.0.0.4' });
    expect(await statusOf()).toBe(410);
    await expect
      .poll(() => api.mails.some(({ kind, to }) => kind === 'site-held' && to === owner.email), SOON)
      .toBe(true);
    await api.services.admin(['restore-site', 'annsite', 'Nothing is wrong with it.']);
    await api.services.admin(['close-reports', 'annsite']);
    for (const from of ['10.0.1.2', '10.0.1.3', '10.0.1.4'])
      expect((await send({}, { from })).status).toBe(200);
    expect(await statusOf()).toBe(200);
  });

  it('B9: five an hour from one network, however many come', async () => {
    const statuses = new Map<number, number>();
    for (let turn = 0; turn < MANY; turn += 1) {
      const { status } = await send({}, { from: `2001:db8::${turn.toString(16)}` });
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses]).toEqual([
      [200, 5],
      [429, MANY - 5],
    ]);
    expect((await reports()).length).toBe(5);
    expect(await statusOf()).toBe(200);
    expect(api.mails.filter(({ kind }) => kind === 'operator-alert').length).toBeLessThanOrEqual(5);
    const late = await send({ words: 'Keep <what> I wrote.' }, { from: '2001:db8::1' });
    expect([late.headers.get('retry-after'), late.text.includes('Keep &lt;what&gt; I wrote.')]).toEqual([
      '3600',
      true,
    ]);
  }, 120_000);

  it('B9: says what is wrong, and nothing that was typed runs or is lost', async () => {
    const script = '"><script>alert(1)</script>\u0000\u202E';
    for (const [fields, status, says] of [
      [{ words: 'x'.repeat(100_000) }, 413, 'too long'],
      [{ words: 'x'.repeat(4001) }, 400, '4,000'],
      [{ words: ' ' }, 400, 'few words'],
      [{ reason: 'constructor' }, 400, 'Choose what'],
      [{ contact: 'tom@' }, 400, 'not an e-mail'],
      [{ contact: 'tom@example.com\r\nBcc: all@example.com' }, 400, 'not an e-mail'],
      [{ site: 'nobody.localhost' }, 400, 'no such website'],
      [{ site: 'paypal.com' }, 400, 'no such website'],
      [{ site: script, words: script, contact: script }, 400, 'not an e-mail'],
    ] as const) {
      const answer = await send(fields);
      expect([answer.status, answer.text.includes(says)]).toEqual([status, true]);
      expect(answer.text).not.toContain('<script');
    }
    expect((await send({}, { origin: 'https://evil.example' })).status).toBe(403);
    expect(
      (await send({}, { origin: null, headers: { ...FORM, 'sec-fetch-site': 'cross-site' } })).status,
    ).toBe(403);
    expect((await send({}, { headers: { 'content-type': 'application/json' } })).status).toBe(400);
    expect((await api.call('DELETE', '/report')).status).toBe(405);
    expect(await reports()).toEqual([]);
    expect((await send({ words: script }, { from: '10.0.0.9' })).status).toBe(200);
    expect((await reports())[0]?.words).not.toContain('\u0000');
  });

  it('B1: security.txt stands on our own hosts', async () => {
    const file = await api.call('GET', '/.well-known/security.txt', { origin: null });
    expect(file.text).toContain('Contact: mailto:abuse@example.com');
    expect(file.text).toContain(`Contact: ${api.env.dashboardOrigin}/report`);
    expect(Date.parse(/Expires: (\S+)/u.exec(file.text)?.[1] ?? '')).toBeGreaterThan(Date.now());
    const landing = await api.call('GET', '/.well-known/security.txt', { host: 'github.localhost:3000' });
    expect([landing.status, landing.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    expect((await visit(api, 'annsite', '/.well-known/security.txt')).status).toBe(404);
  });
});
