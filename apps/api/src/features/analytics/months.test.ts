import { expect, it } from 'vitest';
import type { Analytics } from '@tosite/api-client/endpoints/analytics';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { createTestApi, PASSWORD } from '../../testing/test-api.ts';
import { analyticsOf } from '../../testing/test-visits.ts';
import { makeWebsite } from '../../testing/test-websites.ts';
import { deleteOldMonths, partsOf, sumMonths } from './months.ts';
import { addDays, daysBetween } from './zoned-day.ts';

const DAY = 24 * 60 * 60 * 1000;
const LAST = '2027-05-20';
const DAYS = 140;

describeOnEachDatabase('months that are over', (engine) => {
  it('are read as one, and every range says to the unit what its days say', async () => {
    const test = await engine.create();
    const api = await createTestApi(test, { RATE_LIMITS: 'off' });
    const { db } = test.database;
    let ann = await api.signUp('ann@example.com');
    const site = await makeWebsite(api, ann, 'yearly');
    const other = await makeWebsite(api, ann, 'another');
    const at = (day: string): number => Date.parse(`${day}T12:00:00Z`);
    api.advance(at(LAST) - api.services.now());
    const login = await api.post('/api/auth/email/login', { email: ann.email, password: PASSWORD });
    ann = { ...ann, token: login.body['accessToken'] as string };

    const sums = Array.from({ length: DAYS }, (_, ago) => addDays(LAST, -ago)).flatMap((day, index) => {
      const row = (dimension: string, value: string, views: number) => ({
        day,
        dimension,
        begins_at: dimension === 'total' ? Date.parse(`${day}T10:00:00Z`) : 0,
        value,
        views,
        visitors: Math.ceil(views / 2),
      });
      return [
        row('total', '', 10 + (index % 7)),
        row('page', '/', 3 + (index % 5)),
        row('page', `/posts/p${index % 4}/`, 2 + (index % 3)),
        row('page', '/posts/', 1),
        row('referrer', `sender-${index % 9}.example`, 1 + (index % 4)),
        row('left_out', 'bot', index),
      ];
    });
    for (const { _id: website_id } of [site, other])
      for (let start = 0; start < sums.length; start += 100)
        await db
          .insertInto('analytics_sums')
          .values(sums.slice(start, start + 100).map((row) => ({ ...row, website_id })))
          .execute();

    const ranges = [
      ['2027-01-15', '2027-05-20'],
      ['2027-02-01', '2027-04-30'],
      ['2027-02-02', '2027-04-29'],
      ['2027-03-01', '2027-03-31'],
      ['2026-12-01', '2027-03-01'],
    ] as const;
    const readAll = (): Promise<Analytics[]> =>
      Promise.all(
        ranges.map(([from, to]) =>
          analyticsOf(api, ann, site._id, `?from=${from}&to=${to}&compare=previous`),
        ),
      );
    const byDay = await readAll();
    expect((await partsOf(db, site._id, { from: '2027-01-15', to: LAST })).months).toEqual([]);

    // Two workers at once, and one again.
    await Promise.all([sumMonths(test.database, at(LAST)), sumMonths(test.database, at(LAST))]);
    await sumMonths(test.database, at(LAST));
    const parts = await partsOf(db, site._id, { from: '2027-01-15', to: LAST });
    expect(parts).toEqual({
      months: ['2027-02', '2027-03', '2027-04'],
      days: [
        { from: '2027-01-15', to: '2027-01-31' },
        { from: '2027-05-01', to: LAST },
      ],
    });
    expect(await readAll()).toEqual(byDay);
    expect(daysBetween('2027-01-15', LAST)).toBeGreaterThan(92);

    // Its first days are deleted: what is left of it is read by the day.
    await deleteOldMonths(test.database, '2027-02-02');
    expect((await partsOf(db, site._id, { from: '2027-02-01', to: '2027-03-31' })).months).toEqual([
      '2027-03',
    ]);
    await api.close();
    await test.drop();
  }, 60_000);

  it('tell five hundred of what strangers wrote apart, the most seen, and every page', async () => {
    const test = await engine.create();
    const api = await createTestApi(test, { RATE_LIMITS: 'off' });
    const ann = await api.signUp('ann@example.com');
    const site = await makeWebsite(api, ann, 'poisoned');
    const { db } = test.database;
    const row = (dimension: string, value: string, views: number) => ({
      website_id: site._id,
      day: '2027-04-12',
      dimension,
      begins_at: 0,
      value,
      views,
      visitors: 1,
    });
    const many = Array.from({ length: 600 }, (_, index) => [
      row('missing', `/m${index}`, index < 550 ? 2 : 3),
      row('page', `/p${index}/`, 1),
    ]).flat();
    const rows = [row('total', '', 600), row('missing', 'other', 1), ...many];
    for (let start = 0; start < rows.length; start += 100)
      await db
        .insertInto('analytics_sums')
        .values(rows.slice(start, start + 100))
        .execute();
    await sumMonths(test.database, Date.parse('2027-05-20T00:00:00Z'));
    const summed = await db.selectFrom('analytics_months').select(['dimension', 'value', 'views']).execute();
    const of = (dimension: string) => summed.filter((found) => found.dimension === dimension);
    expect(of('page')).toHaveLength(600);
    expect(of('missing')).toHaveLength(501);
    const views = new Map(of('missing').map((found) => [found.value, Number(found.views)]));
    expect(views.get('other')).toBe(1 + 2 * 100);
    for (let index = 550; index < 600; index += 1) expect(views.get(`/m${index}`)).toBe(3);
    await api.close();
    await test.drop();
  }, 60_000);

  it('are added up once nothing more can come to them', async () => {
    const test = await engine.create();
    const api = await createTestApi(test, { RATE_LIMITS: 'off' });
    const ann = await api.signUp('ann@example.com');
    const site = await makeWebsite(api, ann, 'settled');
    const { db } = test.database;
    const row = { website_id: site._id, day: '2027-04-30', begins_at: 0, views: 2, visitors: 1 };
    await db
      .insertInto('analytics_sums')
      .values([
        { ...row, dimension: 'total', value: '' },
        { ...row, dimension: 'page', value: '/' },
      ])
      .execute();
    const summed = () => db.selectFrom('analytics_months').select(['month', 'value', 'views']).execute();
    const may = Date.parse('2027-05-01T00:00:00Z');
    await sumMonths(test.database, may + 3 * DAY);
    expect(await summed()).toEqual([]);
    await sumMonths(test.database, may + 4 * DAY);
    expect((await summed()).map(({ views, ...rest }) => ({ ...rest, views: Number(views) }))).toEqual([
      { month: '2027-04', value: '/', views: 2 },
    ]);
    await api.call('DELETE', `/api/website/${site._id}`, { token: ann.token });
    await api.close();
    await test.drop();
  }, 60_000);
});
