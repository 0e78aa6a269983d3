import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Website } from '@tosite/validation/website/website';
import { describeOnSqlite, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { analyticsOf, browse, CHROME } from '../../testing/test-visits.ts';
import { makeWebsite, visit } from '../../testing/test-websites.ts';
import { download } from '../../testing/site-exports.ts';
import { unzip } from '../../testing/unzip.ts';
import { PING_PATH } from '../../http/ping-path.ts';

describeOnSqlite('links, redirects and ranges', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;
  let site: Website;

  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    ann = await api.signUp('ann@example.com');
    site = await makeWebsite(api, ann, 'linked');
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  const put = (path: string, body: unknown) =>
    api.call('PUT', `/api/website/${site._id}/${path}`, { token: ann.token, body });
  const follow = (link: string) =>
    api.call('POST', PING_PATH, {
      host: 'linked.localhost:3000',
      origin: 'http://linked.localhost:3000',
      raw: 'PING',
      headers: {
        'content-type': 'text/ping',
        'user-agent': CHROME,
        'ping-to': link,
        'sec-fetch-mode': 'no-cors',
      },
    });

  it('links tell that they were followed only where their owner wants it, and stay direct', async () => {
    const before = await visit(api, 'linked');
    expect(before.text).not.toContain('ping=');
    expect(before.headers.get('content-security-policy')).toContain("connect-src 'none'");

    expect((await put('analytics/settings', { countLinks: true })).body).toEqual({
      countLinks: true,
      weeklyMail: false,
    });
    const page = await visit(api, 'linked');
    expect(page.text).toMatch(/<a ping="\/\.well-known\/to-site\/ping" href="https:\/\/github\.com\//u);
    expect(page.text).not.toMatch(/<a [^>]*ping="[^"]*" href="\//u);
    expect(page.headers.get('content-security-policy')).toContain("connect-src 'self'");

    const answers = [await follow('https://github.com/x'), await follow('https://github.com/x')];
    expect(answers.map(({ status, text }) => [status, text])).toEqual([
      [204, ''],
      [204, ''],
    ]);
    const found = await analyticsOf(api, ann, site._id);
    expect([found.links, found.totals.views]).toEqual([
      [{ name: 'https://github.com/x', views: 1, visitors: 1 }],
      0,
    ]);
    expect(found.leftOut).toContainEqual({ reason: 'repeated', count: 1 });

    await put('analytics/settings', { countLinks: false });
    expect((await visit(api, 'linked')).text).not.toContain('ping=');
    expect((await analyticsOf(api, ann, site._id)).links).toEqual([]);
  });

  it('an address that is missed leads to a page of the site, at once, and to nothing else', async () => {
    expect((await visit(api, 'linked', '/old/')).status).toBe(404);
    const refused: [unknown, string][] = [
      [{ from: '/old/', to: 'https://evil.example/' }, 'to'],
      [{ from: '/old/', to: '//evil.example/' }, 'to'],
      [{ from: '/old/', to: '/\\evil.example/' }, 'to'],
      [{ from: '/old/', to: '/old/' }, 'to'],
      [{ from: '/old/', to: '/nowhere/' }, 'to'],
      [{ from: '/', to: '/' }, 'from'],
      [{ from: 'old', to: '/' }, 'from'],
    ];
    for (const [body, field] of refused) {
      const answer = await put('redirects', body);
      expect([body, answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([body, 400, [field]]);
    }
    expect((await put('redirects', { from: '/old/?x=1', to: '/' })).status).toBe(200);
    const sent = await visit(api, 'linked', '/old?utm_source=a');
    expect([sent.status, sent.headers.get('location')]).toEqual([301, '/?utm_source=a']);
    const list = await api.call('GET', `/api/website/${site._id}/redirects`, { token: ann.token });
    expect(list.body).toMatchObject({ redirects: [{ from: '/old/', to: '/' }] });
    // Taken away, it leads on there too, from a folder and without script; what is no page of its is not touched.
    expect((await put('redirects', { from: '/my café.pdf', to: '/' })).status).toBe(200);
    const { bytes } = await download(api, site._id, 'zip', ann.token);
    const files = await unzip(bytes);
    for (const folder of ['old', 'my café.pdf'])
      expect([folder, files.get(`${folder}/index.html`)?.toString()]).toEqual([
        folder,
        expect.stringContaining('<meta http-equiv="refresh" content="0; url=../index.html">'),
      ]);
    expect(files.get('index.html')?.toString()).not.toContain('http-equiv="refresh"');
    await api.call('DELETE', `/api/website/${site._id}/redirects?from=%2Fmy%20caf%C3%A9.pdf`, {
      token: ann.token,
    });
    await api.call('DELETE', `/api/website/${site._id}/redirects?from=%2Fold`, { token: ann.token });
    expect((await visit(api, 'linked', '/old/')).status).toBe(404);
  });

  it.each([
    ['from=2026-02-30', 'from'],
    ['from=2026-11-20&to=2026-11-10', 'to'],
    ['from=1926-11-20&to=2026-11-20', 'from'],
    ['from=2999-01-01', 'from'],
    ['from=2026-09-01&to=2026-11-20&interval=hour', 'interval'],
  ])('refuses the range %s with a sentence', async (query, field) => {
    const answer = await api.call('GET', `/api/website/${site._id}/analytics?${query}`, { token: ann.token });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
    expect(answer.body.message).toMatch(/^[A-Z].+\.$/u);
  });

  it('I10: a table is safe to open in a spreadsheet, whatever was sent', async () => {
    for (const campaign of ['=1+1', '@SUM(1)', '+1', '-1', '\uFF1D1+1', ' \t=1', 'a"b,c'])
      await browse(api, 'linked', `/?utm_source=${encodeURIComponent(campaign)}`);
    const answer = await api.call('GET', `/api/website/${site._id}/analytics/export`, { token: ann.token });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="linked-.+\.csv"$/u);
    const names = [...answer.text.matchAll(/^"campaign","(.*)",\d+,\d+\r$/gmu)].map(([, name]) => name);
    expect(new Set(names)).toEqual(
      new Set(["'+1", "'-1", "'=1", "'=1+1", "'@SUM(1)", "'\uFF1D1+1", 'a""b,c']),
    );
  });

  it('the week comes on Monday from eight, once, and one click stops it', async () => {
    await test.database.db.updateTable('users').set({ email_verified_at: 1 }).execute();
    await put('analytics/settings', { weeklyMail: true });
    const { now, sweeps } = api.services;
    const day = (at: number) => new Date(at).getUTCDay();
    const midnight = now() - (now() % 86_400_000);
    const monday = midnight + ((8 - day(midnight)) % 7 || 7) * 86_400_000;
    const sweep = async () => {
      for (const each of sweeps) await each();
      await new Promise((resolve) => setTimeout(resolve, 1500));
      return api.mails.filter(({ kind }) => kind === 'weekly-figures');
    };
    await api.services.database.db
      .insertInto('analytics_sums')
      .values({
        website_id: site._id,
        day: new Date(monday - 2 * 86_400_000).toISOString().slice(0, 10),
        dimension: 'total',
        begins_at: monday - 2 * 86_400_000,
        value: '',
        views: 12,
        visitors: 5,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    api.advance(monday + 7 * 3_600_000 - now());
    expect(await sweep()).toEqual([]);
    api.advance(2 * 3_600_000);
    await sweep();
    const sent = await sweep();
    expect(sent).toHaveLength(1);
    const stop = new URL(sent[0]?.unsubscribe ?? '');
    expect(sent[0]?.text).toContain(stop.href);
    const path = `${stop.pathname}${stop.search}`;
    expect((await api.call('GET', path, { origin: null })).text).toContain('Stop these e-mails?');
    expect((await api.call('POST', path.replace(/.$/u, 'x'), { origin: null })).status).toBe(404);
    expect((await api.call('POST', path, { origin: null })).status).toBe(200);
    const row = await test.database.db
      .selectFrom('analytics_settings')
      .select('weekly_mail')
      .executeTakeFirst();
    expect(row?.weekly_mail).toBe(0);
  });
});
