import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Website } from '@tosite/validation/website/website';
import { describeOnEachDatabase, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { analyticsOf, browse, CHROME } from '../../testing/test-visits.ts';
import { makeWebsite, SAMPLE_LINKEDIN, visit } from '../../testing/test-websites.ts';
import { everyRow } from '../../testing/every-row.ts';

describeOnEachDatabase('who comes to a website', (engine) => {
  let test: TestDatabase;
  let api: TestApi;
  let ann: SignedIn;

  beforeAll(async () => {
    test = await engine.create();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    ann = await api.signUp('ann@example.com');
  });
  afterAll(async () => {
    await api.close();
    await test.drop();
  });

  let made = 0;
  const newSite = async (): Promise<Website & { label: string }> => {
    made += 1;
    const label = `site${made}x`;
    return { ...(await makeWebsite(api, ann, label, made % 2 === 0 ? SAMPLE_LINKEDIN : undefined)), label };
  };
  const nameOf = ({ label }: { label: string }): string => label;

  it('is counted by pages, visitors, where they come from and what they read with', async () => {
    const site = await newSite();
    const label = nameOf(site);
    const from = (address: string, headers: Record<string, string> = {}) => ({ from: address, headers });
    await browse(
      api,
      label,
      '/?utm_source=letter',
      from('8.8.8.8', { referer: 'https://www.google.com/search?q=x' }),
    );
    const first = await browse(api, label, '/', from('8.8.8.8'));
    await browse(api, label, '/', from('8.8.8.8', { 'if-none-match': first.headers.get('etag') ?? '' }));
    await browse(api, label, '/', from('81.47.0.1', { 'user-agent': `${CHROME} Instagram 335.0` }));
    await browse(api, label, '/gone.pdf', from('81.47.0.1'));
    await browse(api, label, '/', from('1.1.1.1', { 'user-agent': 'curl/8' }));
    await visit(api, label, '/', { headers: { 'user-agent': '' } });
    await browse(
      api,
      label,
      '/',
      from('9.9.9.9', { 'user-agent': 'Mozilla/5.0 (compatible; ChatGPT-User/1.0)' }),
    );

    const found = await analyticsOf(api, ann, site._id);
    expect(found.totals).toEqual({ views: 4, visitors: 2, viewsPerVisitor: 2 });
    expect(found.now).toBe(2);
    expect(found.series).toHaveLength(7);
    expect(found.series.at(-1)).toMatchObject({ views: 4, visitors: 2 });
    expect(found).toMatchObject({
      pages: [{ name: '/', views: 4, visitors: 2 }],
      referrers: [
        { name: 'direct', views: 2, visitors: 1 },
        { name: 'Instagram (app)', views: 1, visitors: 1 },
        { name: 'google.com', views: 1, visitors: 1 },
      ],
      campaigns: [{ name: 'letter', views: 1, visitors: 1 }],
      countries: [
        { name: 'US', views: 3, visitors: 1 },
        { name: 'ES', views: 1, visitors: 1 },
      ],
      assistants: [{ name: 'ChatGPT', views: 1, visitors: 0 }],
      missing: [{ name: '/gone.pdf', views: 1, visitors: 1 }],
      links: [],
      previous: null,
      previousSeries: [],
    });
    expect(found.leftOut).toEqual([
      { reason: 'bot', count: 1 },
      { reason: 'no_agent', count: 1 },
    ]);
    expect(found.since?.slice(0, 10)).toBe(found.range.to);
    // Looked at again, nothing is added twice.
    expect((await analyticsOf(api, ann, site._id)).totals.views).toBe(4);
  });

  it('of a private site only behind its password', async () => {
    const site = await newSite();
    const label = nameOf(site);
    const body = { password: 'only for guests' };
    const locked = await api.call('PUT', `/api/website/${site._id}/edit`, { token: ann.token, body });
    expect(locked.status).toBe(200);
    await browse(api, label);
    expect((await analyticsOf(api, ann, site._id)).totals.views).toBe(0);
    const opened = await api.call('POST', '/', {
      host: `${label}.localhost:3000`,
      origin: null,
      raw: 'password=only+for+guests',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    await browse(api, label, '/', { headers: { cookie } });
    expect((await analyticsOf(api, ann, site._id)).totals.views).toBe(1);
  });

  it('B5: what is sent to one site counts for no other, whatever it names', async () => {
    const [a, b] = [await newSite(), await newSite()];
    await api.call('PUT', `/api/website/${b._id}/analytics/settings`, {
      token: ann.token,
      body: { countLinks: true },
    });
    await browse(api, nameOf(a), `/?website=${b._id}&host=${nameOf(b)}.localhost`, {
      headers: {
        'x-forwarded-host': `${nameOf(b)}.localhost:3000`,
        origin: `http://${nameOf(b)}.localhost:3000`,
      },
    });
    await api.call('POST', '/.well-known/to-site/ping', {
      host: `${nameOf(a)}.localhost:3000`,
      origin: `http://${nameOf(b)}.localhost:3000`,
      raw: 'PING',
      headers: { 'content-type': 'text/ping', 'ping-to': 'https://a.example/', 'user-agent': CHROME },
    });
    const [ofA, ofB] = [await analyticsOf(api, ann, a._id), await analyticsOf(api, ann, b._id)];
    expect([ofA.totals.views, ofB.totals.views, ofB.links, ofB.leftOut]).toEqual([1, 0, [], []]);
    expect(ofA.leftOut).toEqual([{ reason: 'forged', count: 1 }]);
  });

  it('B5: ten thousand requests of one visitor are sixty views in a minute', async () => {
    const site = await newSite();
    const label = nameOf(site);
    const begun = Date.now();
    for (let index = 0; index < 10_000; index += 1) await browse(api, label, `/?x=${index}`);
    const minutes = Math.floor((Date.now() - begun) / 60_000) + 2;
    const { totals, leftOut } = await analyticsOf(api, ann, site._id);
    expect(totals.views).toBeGreaterThanOrEqual(60);
    expect(totals.views).toBeLessThanOrEqual(60 * minutes);
    expect(leftOut).toEqual([{ reason: 'too_many', count: 10_000 - totals.views }]);
  }, 120_000);

  it('B5: of a referrer its host is kept, and nothing of an address that is none', async () => {
    const site = await newSite();
    for (const referer of [
      `https://news.example/${'a'.repeat(10_000)}`,
      'javascript:alert(1)',
      "=cmd|' /C calc'!A0",
    ])
      await browse(api, nameOf(site), '/', { headers: { referer } });
    const { referrers } = await analyticsOf(api, ann, site._id);
    expect(referrers).toEqual([
      { name: 'direct', views: 2, visitors: 1 },
      { name: 'news.example', views: 1, visitors: 1 },
    ]);
    const kept = (await everyRow(test.database)).join('\n');
    expect(kept).not.toMatch(/aaaaaaaaaa|alert\(1\)|cmd\|/u);
  });

  it('B5: whatever date a request names, it is counted when it came', async () => {
    const site = await newSite();
    const dates = ['Fri, 01 Jan 1999 00:00:00 GMT', 'Fri, 01 Jan 2999 00:00:00 GMT'];
    for (const [index, date] of dates.entries())
      await browse(api, nameOf(site), `/?t=${Date.parse(date)}&at=${date}`, {
        from: `81.47.2.${index}`,
        headers: { date, 'if-modified-since': date, 'x-timestamp': date },
      });
    const found = await analyticsOf(api, ann, site._id);
    expect(found.series.at(-1)).toMatchObject({ views: 2, visitors: 2 });
    const years = await analyticsOf(api, ann, site._id, '?from=2025-01-01&compare=none');
    expect(years.totals.views).toBe(2);
  });

  it('B5: of what strangers can write there are two hundred a day, and the rest stands together', async () => {
    const site = await newSite();
    for (let index = 0; index < 260; index += 1)
      await browse(api, nameOf(site), '/', {
        from: `81.47.1.${index % 250}`,
        headers: { referer: `https://r${index}.example/` },
      });
    const { text } = await api.call('GET', `/api/website/${site._id}/analytics/export`, { token: ann.token });
    expect(text).toContain('"referrer","other",60,');
  });

  it('B5: a visitor has another name at midnight UTC, and yesterday can be led back to nobody', async () => {
    const site = await newSite();
    const visitors = async () => {
      const rows = await test.database.db
        .selectFrom('analytics_visits')
        .select(['visitor', 'at'])
        .where('website_id', '=', site._id)
        .orderBy('at')
        .execute();
      return rows.map(({ visitor }) => visitor);
    };
    await browse(api, nameOf(site));
    await browse(api, nameOf(site), '/?again');
    await analyticsOf(api, ann, site._id);
    const salts = () => test.database.db.selectFrom('analytics_salts').selectAll().execute();
    const before = await salts();
    expect(before).toHaveLength(1);
    expect(new Set(await visitors()).size).toBe(1);

    // One a little before midnight and one a little after, which are looked at together.
    api.advance(86_400_000 - (api.services.now() % 86_400_000) - 2000);
    await browse(api, nameOf(site), '/?late');
    api.advance(3000);
    await browse(api, nameOf(site));
    const again = await api.post('/api/auth/email/login', {
      email: ann.email,
      password: 'correct horse battery 9',
    });
    ann = { ...ann, token: again.body['accessToken'] as string };
    await analyticsOf(api, ann, site._id);
    const [first, second, late, next] = await visitors();
    expect([second, late, next === first]).toEqual([first, first, false]);
    for (const sweep of api.services.sweeps) await sweep();
    const after = await salts();
    expect(after).toHaveLength(1);
    expect(after[0]?.salt).not.toBe(before[0]?.salt);
    // Of the last hour the rows are still there; what led from a name to somebody is not.
    expect(await visitors()).toEqual([late, next]);
  });
});
