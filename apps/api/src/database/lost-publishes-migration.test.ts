import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { isBehind } from '../publishing/owed-publish.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/all.ts';

describeOnEachDatabase('a website of before every change owed its publish', (engine) => {
  it.each(['012', '015'])(
    'at schema %s is behind when it was changed after its last publish, and only then',
    async (last) => {
      const test = await engine.create({ bare: true });
      const { db } = test.database;
      await migrate(test.database, {
        migrations: MIGRATIONS.filter(({ name }) => name.slice(0, 3) <= '012'),
      });
      await sql`insert into users (id, email, email_normalized, name, created_at, updated_at)
        values ('u', 'a@example.com', 'a@example.com', 'A', 1, 1)`.execute(db);
      for (const [id, changedAt, publishedAt] of [
        ['up', 1000, 1200],
        ['created', 1000, 1000],
        ['cut', 1000, 900],
        ['empty', 1000, null],
      ] as const) {
        await sql`insert into websites (id, owner_id, website_type, subdomain, label, website_name, language, timezone,
            plan, status, design, section_order, design_revision, content_version, seo, published_id, created_at, updated_at)
          values (${id}, 'u', 'github', 'github', ${id}, 'A', 'en', 'UTC', 'free', 'published', '{}', '[]', 1, 4, '{}',
            ${publishedAt === null ? null : `p-${id}`}, 1, ${changedAt})`.execute(db);
        if (publishedAt === null) continue;
        await sql`insert into publishes (id, website_id, created_at, reason, files, bytes)
          values (${`p-${id}`}, ${id}, ${publishedAt}, 'edit', 1, 1)`.execute(db);
      }
      // Some were brought as far as this by a version that had not thought of it.
      await migrate(test.database, { migrations: MIGRATIONS.filter(({ name }) => name.slice(0, 3) <= last) });

      await migrate(test.database);
      const behind = await Promise.all(['up', 'created', 'cut', 'empty'].map((id) => isBehind(db, id)));
      // Nothing was ever up of the last one: no sweep takes it for a change that was lost.
      expect(behind).toEqual([false, false, true, true]);
      const lost = await db
        .selectFrom('websites')
        .select(['id', 'published_version', 'content_version'])
        .where('published_version', '<', (eb) => eb.ref('content_version'))
        .execute();
      expect(lost).toEqual([{ id: 'cut', published_version: 3, content_version: 4 }]);
      await test.drop();
    },
  );
});
