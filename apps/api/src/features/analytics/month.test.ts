import { expect, it } from 'vitest';
import type { Analytics } from '@tosite/api-client/endpoints/analytics';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { createTestApi, PASSWORD } from '../../testing/test-api.ts';
import { analyticsOf } from '../../testing/test-visits.ts';
import { makeWebsite } from '../../testing/test-websites.ts';
import { rollUp } from './roll-up.ts';
import { insertVisits, type NewVisit } from './visit-store.ts';

const HOUR = 3_600_000;
/** On the last Sunday of March clocks go forward in Europe, on the second in North America; never in India. */
const BEGIN = Date.UTC(2027, 2, 1);
const DAYS = 31;

/** Numbers that look like chance and are the same each time. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** The date on the wall there, by another way than the one that is tested. */
const wall = (zone: string, at: number): string =>
  new Date(at).toLocaleDateString('sv-SE', { timeZone: zone });

type Reckoned = { views: number; visitors: Set<string> };

describeOnEachDatabase('a month of visits over a change of the clock', (engine) => {
  it.each([['Europe/Madrid'], ['America/New_York'], ['Asia/Kolkata']])(
    'is right to the unit in %s, whatever was added up twice or at once',
    async (zone) => {
      const test = await engine.create();
      const api = await createTestApi(test, { RATE_LIMITS: 'off' });
      const { services } = api;
      let ann = await api.signUp('ann@example.com');
      const site = await makeWebsite(api, ann, 'monthly');
      await api.call('PUT', `/api/website/${site._id}/edit`, { token: ann.token, body: { timezone: zone } });
      api.advance(BEGIN + (DAYS + 1) * 24 * HOUR - services.now());
      const login = await api.post('/api/auth/email/login', { email: ann.email, password: PASSWORD });
      ann = { ...ann, token: login.body['accessToken'] as string };

      const roll = dice(7);
      const visits: NewVisit[] = Array.from({ length: 1500 }, (_, index) => {
        const at = BEGIN + roll(DAYS * 24 * 3600) * 1000;
        const utc = new Date(at).toISOString().slice(0, 10);
        const visitor = `${utc}-${roll(15)}`;
        return {
          id: `v${index}`,
          website_id: site._id,
          at,
          kind: 'view',
          value: ['/', '/cv/', '/posts/one/', '/posts/'][roll(4)] ?? '/',
          visitor,
          referrer: [null, 'direct', 'google.com', 'linkedin.com'][roll(4)] ?? null,
          campaign: [null, null, 'letter'][roll(3)] ?? null,
          // Of one visitor these never change.
          country: visitor.length % 2 === 0 ? 'ES' : 'IN',
          device: 'mobile',
          browser: 'Safari',
          views: 1,
        };
      });
      for (let start = 0; start < visits.length; start += 500) {
        const batch = visits.slice(start, start + 500);
        await insertVisits(test.database, batch);
        // Sent again after an answer that was lost, and added up by two at once.
        await insertVisits(test.database, batch);
        if (start % 500 === 0) await Promise.all([rollUp(test.database), rollUp(test.database)]);
      }
      await rollUp(test.database);

      const found = await analyticsOf(
        api,
        ann,
        site._id,
        '?from=2027-03-02&to=2027-03-30&interval=day&compare=none',
      );
      const inRange = visits.filter(({ at }) => {
        const day = wall(zone, at);
        return day >= '2027-03-02' && day <= '2027-03-30';
      });
      const reckon = (rows: readonly NewVisit[], nameOf: (row: NewVisit) => string | null) => {
        const byName = new Map<string, Reckoned>();
        for (const row of rows) {
          const name = nameOf(row);
          if (name === null) continue;
          const known = byName.get(name) ?? { views: 0, visitors: new Set() };
          known.views += 1;
          known.visitors.add(`${wall(zone, row.at)} ${row.visitor}`);
          byName.set(name, known);
        }
        return [...byName]
          .map(([name, { views, visitors }]) => ({ name, views, visitors: visitors.size }))
          .sort((a, b) => b.views - a.views || (a.name < b.name ? -1 : 1));
      };
      const [all] = reckon(inRange, () => 'all');
      expect({ views: found.totals.views, visitors: found.totals.visitors }).toEqual({
        views: all?.views,
        visitors: all?.visitors,
      });
      const lists: [keyof Analytics, (row: NewVisit) => string | null][] = [
        ['pages', ({ value }) => value],
        ['posts', ({ value }) => (/^\/posts\/./u.test(value) ? value : null)],
        ['referrers', ({ referrer }) => referrer],
        ['campaigns', ({ campaign }) => campaign],
        ['countries', ({ country }) => country],
        ['devices', ({ device }) => device],
        ['browsers', ({ browser }) => browser],
      ];
      for (const [list, nameOf] of lists)
        expect([list, found[list]]).toEqual([list, reckon(inRange, nameOf)]);
      const byDay = new Map(reckon(inRange, ({ at }) => wall(zone, at)).map((day) => [day.name, day]));
      expect(found.series).toHaveLength(29);
      for (const { t, views, visitors } of found.series)
        expect({ name: t.slice(0, 10), views, visitors }).toEqual(
          byDay.get(t.slice(0, 10)) ?? { name: t.slice(0, 10), views: 0, visitors: 0 },
        );

      // The days on which the clocks go forward have 23 hours, and each hour what was in it.
      for (const [day, hours] of [
        ['2027-03-28', zone === 'Europe/Madrid' ? 23 : 24],
        ['2027-03-14', zone === 'America/New_York' ? 23 : 24],
      ] as const) {
        const { series } = await analyticsOf(api, ann, site._id, `?from=${day}&to=${day}&interval=hour`);
        expect([day, series.length]).toEqual([day, hours]);
        for (const { t, views } of series) {
          const begin = Date.parse(t);
          const expected = visits.filter(({ at }) => at >= begin && at < begin + HOUR).length;
          expect([t, views]).toEqual([t, expected]);
        }
      }
      await api.close();
      await test.drop();
    },
    120_000,
  );
});
