import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { createTestApi } from '../testing/test-api.ts';
import { thin } from './back-up.ts';
import { nextNight } from './nightly.ts';
import { nameOfBackup, timeOfBackup } from './shelf.ts';

const DAY = 86_400_000;

describeOnEachDatabase('nightly backups', (engine) => {
  it('are one job of the next night, which two processes write down and one does', async () => {
    const test = await engine.create();
    const settings = {
      BACKUP_NIGHTLY: 'on',
      BACKUP_TO: join(test.folder, 'copies'),
      ...(test.url === null ? {} : { DATABASE_URL: test.url }),
    };
    const apis = [await createTestApi(test, settings), await createTestApi(test, settings)];
    const made = async (): Promise<string[]> =>
      (await readdir(join(test.folder, 'copies')).catch(() => [])).filter((name) => name.endsWith('.zip'));
    const lines = (): string[] => apis.flatMap(({ logLines }) => logLines);
    try {
      const sweep = async (): Promise<void> => {
        for (const { services } of apis) for (const tidy of services.sweeps) await tidy();
      };
      await sweep();
      await sweep();
      expect((await apis[0]?.services.queue.counts())?.waiting).toBe(1);
      expect(await made()).toEqual([]);
      // Three nights ago the next night was one that is over: what waits for it is done at once.
      const { db } = test.database;
      for (const { services } of apis) await services.queue.withdraw(db, 'back-up', 'nightly');
      for (const api of apis) api.advance(-3 * DAY);
      await sweep();
      await sweep();
      await expect.poll(made, { timeout: 30_000 }).toHaveLength(1);
      await expect
        .poll(async () => (await apis[0]?.services.queue.counts())?.running, { timeout: 30_000 })
        .toBe(0);
      expect(await made()).toHaveLength(1);
      expect(lines().filter((line) => line.includes('a backup was made'))).toHaveLength(1);
    } finally {
      // The second has the database of the first.
      await apis[0]?.services.queue.stop({ timeoutMs: 1000 });
      await apis[1]?.services.queue.stop({ timeoutMs: 1000 });
      await test.drop();
    }
  }, 90_000);
});

it('a night is the next one at 3:00 UTC', () => {
  const at = (text: string): string => new Date(nextNight(Date.parse(text))).toISOString();
  expect(at('2026-11-30T02:59:59Z')).toBe('2026-11-30T03:00:00.000Z');
  expect(at('2026-11-30T03:00:00Z')).toBe('2026-12-01T03:00:00.000Z');
});

it('as many backups stay as the settings say, none that is too old, and always the newest', async () => {
  const now = Date.parse('2026-11-30T12:00:00Z');
  const names = [40, 30, 3, 2, 1].map((days) => nameOfBackup(new Date(now - days * DAY), '0123abcd'));
  const left = async (keep: number, days: number, from = names): Promise<number[]> => {
    const shelf = new Set(from);
    await thin(
      { list: async () => [...shelf], remove: async (name) => void shelf.delete(name) },
      { to: null, nightly: true, keep, days },
      now,
    );
    return [...shelf].map((name) => (now - (timeOfBackup(name) ?? 0)) / DAY);
  };
  expect(await left(7, 14)).toEqual([3, 2, 1]);
  expect(await left(2, 14)).toEqual([2, 1]);
  expect(await left(7, 100)).toEqual([40, 30, 3, 2, 1]);
  // Nothing was made for a month: the last one is worth more than the rule.
  expect(await left(7, 14, names.slice(0, 2))).toEqual([30]);
  expect(timeOfBackup('before-023-billing.db')).toBe(null);
});
