import { expect, it } from 'vitest';
import { emptyOwnerEdits } from '@tosite/validation/profile/owner-edits';
import { sql } from 'kysely';
import { migrate } from '../database/migrate.ts';
import { MIGRATIONS } from '../database/migrations/all.ts';
import type { Database } from '../database/database.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { dropOldPublishes, insertPublish } from './publish-store.ts';
import { filesOfPublish, keysInUse, publishedFiles, type RenderedFileRecord } from './site-file-store.ts';

const file = (path: string, body: string, isDrawn = true): RenderedFileRecord => ({
  path,
  hash: `hash of ${body}`,
  key: `sites/web/${body}`,
  contentType: 'text/html; charset=utf-8',
  size: body.length,
  styleHashes: [`'sha256-${body}'`],
  ...(isDrawn ? { drawing: { key: `key of ${body}`, uses: [`/media/${body}.webp`] } } : {}),
});

async function oneWebsite({ db }: Database, id = 'web'): Promise<void> {
  await sql`insert into users (id, email, email_normalized, name, created_at, updated_at)
    values (${id}, ${`${id}@example.com`}, ${`${id}@example.com`}, 'A', 1, 1)`.execute(db);
  const spec = JSON.stringify({ edits: emptyOwnerEdits() });
  await sql`insert into websites (id, owner_id, subdomain, label, language, plan, status, content_version, spec,
      created_at, updated_at) values (${id}, ${id}, 'github', ${id}, 'en', 'free', 'published', 1, ${spec}, 1, 1)`.execute(
    db,
  );
}

/** The same every time. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

describeOnEachDatabase('the files of versions', (engine) => {
  it('each version that is kept has the files that it was written with, and nothing is left of the others', async () => {
    const test = await engine.create();
    const { database } = test;
    await oneWebsite(database);
    const roll = dice(7);
    let files: RenderedFileRecord[] = [];
    let before: { id: string; files: RenderedFileRecord[] } | null = null;
    const written = new Map<string, RenderedFileRecord[]>();
    for (let round = 1; round <= 60; round += 1) {
      // Some change, go, come, come back as they were; some are drawn anew as the same bytes.
      files = files
        .filter(() => roll(12) > 0)
        .map((each) => (roll(6) === 0 ? file(each.path, `b${roll(40)}`, roll(3) > 0) : { ...each }));
      const path = `/p${roll(25)}/index.html`;
      if (files.every((each) => each.path !== path)) files.push(file(path, `b${roll(40)}`));
      const id = `pub${round}`;
      const state = roll(3);
      const versionBefore = before;
      await database.transaction(async (trx) => {
        const parts = new Map([['look', JSON.stringify({ state })]]);
        const version = { id, websiteId: 'web', reason: 'edit', files, parts, now: 5 } as const;
        await insertPublish(trx, { ...version, before: versionBefore });
        const dropped = await dropOldPublishes(trx, 'web', 4);
        expect([...(await keysInUse(trx, dropped))]).toEqual([]);
      });
      written.set(id, files);
      before = { id, files: await publishedFiles(database.db, id) };
      expect(before.files).toEqual(byPath(files));
    }
    const kept = await database.db.selectFrom('publishes').select(['id', 'number']).execute();
    expect(kept.length).toBeGreaterThan(3);
    for (const { id } of kept) {
      expect(await publishedFiles(database.db, id)).toEqual(byPath(written.get(id) ?? []));
    }
    const rows = await database.db.selectFrom('site_files').select(['since', 'until']).execute();
    const isHad = ({ since, until }: { since: number; until: number }) =>
      kept.some(({ number }) => since <= number && number < until);
    expect(rows.filter((row) => !isHad(row))).toEqual([]);
    await test.drop();
  });

  it('a version that differs in one file of a thousand writes one row', async () => {
    const test = await engine.create();
    const { database } = test;
    await oneWebsite(database);
    const files = Array.from({ length: 1000 }, (_, index) => file(`/posts/${index}/index.html`, `b${index}`));
    const next = files.with(500, file('/posts/500/index.html', 'other'));
    const version = { websiteId: 'web', reason: 'posts', parts: new Map<string, string>(), now: 5 } as const;
    await database.transaction((trx) => insertPublish(trx, { ...version, id: 'one', files, before: null }));
    await database.transaction((trx) =>
      insertPublish(trx, { ...version, id: 'two', files: next, before: { id: 'one', files } }),
    );
    const rows = await database.db.selectFrom('site_files').select(['since', 'until']).execute();
    expect(rows).toHaveLength(1001);
    expect(rows.filter(({ since }) => since === 2)).toHaveLength(1);
    await test.drop();
  });

  it('a database of an earlier version keeps the files of all its versions', async () => {
    const test = await engine.create({ bare: true });
    const { database } = test;
    const { db } = database;
    await migrate(database, { migrations: MIGRATIONS.filter(({ name }) => name.slice(0, 3) < '022') });
    await oneWebsite(database);
    await oneWebsite(database, 'other');
    const versions = [
      // The clock of the process that drew what is up was behind.
      { id: 'now', site: 'web', at: 20, paths: ['/index.html', '/new/index.html'] },
      { id: 'older', site: 'web', at: 10, paths: ['/index.html', '/old/index.html'] },
      { id: 'between', site: 'web', at: 30, paths: ['/index.html'] },
      { id: 'elsewhere', site: 'other', at: 15, paths: ['/index.html'] },
    ];
    for (const { id, site, at, paths } of versions) {
      await sql`insert into publishes (id, website_id, created_at, reason, files, bytes)
        values (${id}, ${site}, ${at}, 'edit', ${paths.length}, 1)`.execute(db);
      for (const path of paths)
        await sql`insert into publish_files (publish_id, path, hash, storage_key, content_type, size, style_hashes,
            draw_key, uses) values (${id}, ${path}, ${`hash ${id}`}, ${`sites/${site}/${id}${path}`}, 'text/html', 3,
            '[]', ${`key ${id}`}, '["/media/a.webp"]')`.execute(db);
    }
    await sql`update websites set published_id = 'now' where id = 'web'`.execute(db);
    await sql`update websites set published_id = 'elsewhere' where id = 'other'`.execute(db);

    await migrate(database);
    for (const { id, paths } of versions)
      expect((await filesOfPublish(db, id)).map(({ path, hash }) => [path, hash])).toEqual(
        paths.map((path) => [path, `hash ${id}`]),
      );
    const before = await publishedFiles(db, 'now');
    expect(before[0]?.drawing).toEqual({ key: 'key now', uses: ['/media/a.webp'] });
    const next = [...before.slice(0, 1), file('/third/index.html', 'third')];
    await database.transaction((trx) =>
      insertPublish(trx, {
        id: 'next',
        websiteId: 'web',
        reason: 'edit',
        files: next,
        parts: new Map(),
        before: { id: 'now', files: before },
        now: 1,
      }),
    );
    expect(await publishedFiles(db, 'next')).toEqual(next);
    for (const { id, paths } of versions)
      expect((await filesOfPublish(db, id)).map(({ path }) => path)).toEqual(paths);
    await test.drop();
  });
});

function byPath(files: readonly RenderedFileRecord[]): RenderedFileRecord[] {
  return files.toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
