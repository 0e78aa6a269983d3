import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../database/database.ts';
import type { Storage } from '../storage/storage.ts';
import { describeOnSqlite, type TestDatabase } from '../testing/databases.ts';
import { createKnownPointers } from './known-pointers.ts';
import { createSiteCache, roomForBodies, type SiteCache } from './site-cache.ts';

describeOnSqlite('what visitors are answered from', (engine) => {
  let test: TestDatabase;
  let cache: SiteCache;
  let queries = 0;
  let isTold = true;
  let isAway = false;
  let now = 0;
  beforeAll(async () => {
    test = await engine.create();
  });
  afterAll(() => test.drop());
  beforeEach(() => {
    queries = 0;
    isTold = true;
    isAway = false;
    // oxlint-disable-next-line typescript/no-misused-spread -- of the cache's questions, each begins so
    const database: Database = { ...test.database, db: counted(test.database.db) };
    const storage = {} as Storage;
    cache = createSiteCache({
      database,
      storage,
      forms: { missing: () => undefined },
      isTold: () => isTold,
      now: () => now,
    });
  });
  const counted = (db: Database['db']): Database['db'] =>
    new Proxy(db, {
      get(target, name, receiver) {
        if (name === 'selectFrom') queries += 1;
        if (name === 'selectFrom' && isAway)
          throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
        const value: unknown = Reflect.get(target, name, receiver);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });

  it('asks the database once for each of many hosts that do not exist, and not again', async () => {
    for (let round = 0; round < 2; round += 1)
      for (let index = 0; index < 2000; index += 1)
        expect((await cache.pointer(`nobody${index}`)).kind).toBe('unknown');
    expect(queries).toBe(2000);
  });

  it('asks once for many who come at once', async () => {
    await Promise.all(Array.from({ length: 100 }, () => cache.pointer('atonce')));
    expect(queries).toBe(1);
  });

  it('goes by what it knew for a minute while the database is away, but not of what was taken down', async () => {
    await sql`insert into labels (label, website_id, last_owner_id, held_until, moved_to, claimed_at)
      values ('left', null, null, null, 'stays', 1), ('stays', null, null, null, 'further', 1)`.execute(
      test.database.db,
    );
    const moved = { kind: 'moved', label: 'further' };
    expect(await cache.pointer('stays')).toEqual(moved);
    expect(await cache.pointer('left')).toEqual({ kind: 'moved', label: 'stays' });
    isAway = true;
    isTold = false;
    cache.forget('all');
    expect(await cache.pointer('stays')).toEqual(moved);
    await expect(cache.pointer('neverseen')).rejects.toThrow('ECONNREFUSED');
    now += 59_000;
    expect(await cache.pointer('stays')).toEqual(moved);
    cache.forget({ labels: ['left'] });
    await expect(cache.pointer('left')).rejects.toThrow('ECONNREFUSED');
    now += 1000;
    await expect(cache.pointer('stays')).rejects.toThrow('ECONNREFUSED');
  });

  it('asks again for what has changed, and for what was on its way meanwhile', async () => {
    const before = cache.pointer('taken');
    await sql`insert into labels (label, website_id, last_owner_id, held_until, moved_to, claimed_at)
      values ('taken', null, null, null, 'elsewhere', 1), ('older', null, null, null, 'taken', 1)`.execute(
      test.database.db,
    );
    cache.forget({ labels: ['taken'] });
    await before;
    expect(await cache.pointer('taken')).toEqual({ kind: 'moved', label: 'elsewhere' });
    expect(await cache.pointer('older')).toEqual({ kind: 'moved', label: 'taken' });
    queries = 0;
    cache.forget({ labels: ['unrelated'] });
    await cache.pointer('taken');
    expect(queries).toBe(0);
    // Where it leads is gone.
    cache.forget({ labels: ['taken'] });
    await cache.pointer('older');
    expect(queries).toBe(1);
    cache.forget('all');
    await cache.pointer('older');
    expect(queries).toBe(2);
  });

  it('asks again after two seconds when nobody tells it', async () => {
    isTold = false;
    await cache.pointer('quiet');
    now += 1999;
    await cache.pointer('quiet');
    expect(queries).toBe(1);
    now += 2;
    await cache.pointer('quiet');
    expect(queries).toBe(2);
    isTold = true;
    await cache.pointer('told');
    now += 59_000;
    await cache.pointer('told');
    expect(queries).toBe(3);
  });

  it('remembers a bounded number of names that are nobody\u2019s, which push out no site', () => {
    const known = createKnownPointers(
      () => 60_000,
      () => 0,
    );
    known.set('somebody', { kind: 'moved', label: 'elsewhere' });
    for (let index = 0; index < 40_000; index += 1) known.set(`nobody${index}`, { kind: 'unknown' });
    expect([known.get('nobody0'), known.get('nobody39999')?.kind]).toEqual([undefined, 'unknown']);
    expect(known.get('somebody')?.kind).toBe('moved');
  });

  it('takes an eighth of the memory for bodies, and never more than it needs', () => {
    const megabytes = (all: number) => roomForBodies(all * 1024 * 1024) / 1024 / 1024;
    expect([128, 512, 1024, 64_000].map(megabytes)).toEqual([32, 64, 128, 256]);
  });
});
