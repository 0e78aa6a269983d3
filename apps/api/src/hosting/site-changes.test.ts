import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openPostgres } from '../database/postgres.ts';
import type { Database } from '../database/database.ts';
import { parseEnv } from '../env.ts';
import { createServices } from '../services.ts';
import { describeOnEachDatabase, type TestDatabase } from '../testing/databases.ts';
import { createSiteChanges, type SiteChange } from './site-changes.ts';

const log = { warn: () => undefined };
const heard = (database: Database) => {
  const changes: SiteChange[] = [];
  return { changes, news: createSiteChanges({ database, log, onChange: (change) => changes.push(change) }) };
};

describeOnEachDatabase('what changed of sites', (engine) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await engine.create();
  });
  afterAll(() => test.drop());

  it('is known at once to the process that changed it', () => {
    const { changes, news } = heard(test.database);
    news.tell({ website: 'w1' });
    expect(changes).toEqual([{ website: 'w1' }]);
  });

  it.runIf(engine.dialect === 'postgres')(
    'reaches the other processes also from one that ends at once, as an operator’s command does',
    async () => {
      const { changes, news: ears } = heard(test.database);
      const listening = ears.listen();
      await vi.waitUntil(() => ears.isHeard(), 20_000);
      const reading = parseEnv({
        DATA_DIR: test.folder,
        DATABASE_URL: test.url ?? undefined,
        SESSION_SECRET: 'a secret of the tests, long enough to be one',
      });
      if (!reading.ok) throw new Error(reading.problems.join('\n'));
      const services = await createServices(reading.env);
      services.siteChanges.tell({ labels: ['taken-down'] });
      await services.close();
      // What another test told of its website may come late.
      const told = () => changes.filter((change) => change !== 'all' && 'labels' in change);
      await vi.waitUntil(() => told().length > 0, 20_000);
      expect(told()).toEqual([{ labels: ['taken-down'] }]);
      await listening.stop();
    },
  );

  it.runIf(engine.dialect === 'postgres')(
    'reaches the other processes, and after a lost line everything counts as changed',
    async () => {
      const other = openPostgres(test.url ?? '');
      const { news } = heard(other);
      const { changes, news: ears } = heard(test.database);
      expect(ears.isHeard()).toBe(false);
      const listening = ears.listen();
      await vi.waitUntil(() => ears.isHeard(), 20_000);
      expect(changes).toEqual(['all']);
      news.tell({ website: 'w2' });
      news.tell({ labels: ['a', 'b'] });
      news.tell({ labels: Array.from({ length: 2000 }, (_, index) => `label${index}`) });
      await vi.waitUntil(() => changes.length === 4, 20_000);
      expect(changes).toEqual(expect.arrayContaining(['all', { website: 'w2' }, { labels: ['a', 'b'] }]));
      await other.pool?.query('select pg_notify($1, $2)', ['tosite_sites', 'not ours']);
      await vi.waitUntil(() => changes.length === 5, 20_000);
      expect(changes.at(-1)).toBe('all');

      await other.pool?.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' or query = 'select 1'",
      );
      await vi.waitUntil(() => changes.length === 6 && ears.isHeard(), 40_000);
      expect(changes.at(-1)).toBe('all');
      await listening.stop();
      expect(ears.isHeard()).toBe(false);
      await other.close();
    },
  );
});
