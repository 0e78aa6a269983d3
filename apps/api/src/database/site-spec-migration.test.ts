import { sql } from 'kysely';
import { emptyOwnerEdits } from '@tosite/validation/profile/owner-edits';
import { initialSeoSettings } from '@tosite/validation/website/seo';
import { expect, it } from 'vitest';
import { readSpec } from '../site-content/spec-store.ts';
import { findWebsiteForPublishing } from '../site-content/website-store.ts';
import { describeOnEachDatabase } from '../testing/databases.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations/all.ts';

/** As owners have it: quotes, a line break, another script, an emoji, an escape that is no letter. */
const NAME = 'Ólafía "Óla" 日本 🐚\n\\ end';
const DESIGN = {
  theme_name: 'atelier',
  theme_mode: 'dark',
  accent: '#1f6f4a',
  sections: { contact: { title: 'Schreib mir – „gleich“', showEmail: true, showPhone: false } },
};
const ORDER = ['hero', 'contact', 'about'];
// The first versions knew fewer search settings.
const SEO = { ...initialSeoSettings(), title: 'Tides & <Tables>', indexable: false, keywords: ['a', 'b'] };
const EDITS = { ...emptyOwnerEdits(), fields: { headline: 'Hún skrifar "allt"' } };

/** Every schema that a database may have been left at, by the name of its last step. */
const EARLIER = [...new Set(MIGRATIONS.map(({ name }) => name.slice(0, 3)))].filter((name) => name < '014');

describeOnEachDatabase('a website of an earlier version', (engine) => {
  it.each(EARLIER)('at schema %s is one document afterwards, with every word as it was', async (last) => {
    const test = await engine.create({ bare: true });
    const { db } = test.database;
    await migrate(test.database, { migrations: MIGRATIONS.filter(({ name }) => name.slice(0, 3) <= last) });
    await sql`insert into users (id, email, email_normalized, name, created_at, updated_at)
        values ('u', 'a@example.com', 'a@example.com', 'A', 1, 1)`.execute(db);
    const insert = (id: string, design: object, seo: object, revision: number) =>
      sql`insert into websites (id, owner_id, website_type, subdomain, label, website_name, language, timezone,
            plan, status, design, section_order, design_revision, content_version, seo, created_at, updated_at)
          values (${id}, 'u', 'github', 'github', ${id}, ${NAME}, 'is', 'Atlantic/Reykjavik',
            'free', 'published', ${JSON.stringify(design)}, ${JSON.stringify(ORDER)}, ${revision}, 4,
            ${JSON.stringify(seo)}, 1, 2)`.execute(db);
    await insert('edited', DESIGN, SEO, 3);
    await insert('plain', { ...DESIGN, accent: null }, { indexable: true }, 1);
    await sql`insert into website_edits (website_id, edits, updated_at) values ('edited', ${JSON.stringify(EDITS)}, 2)`.execute(
      db,
    );
    // Their revisions were counted since the fifth step.
    if (last >= '005')
      await sql`update website_edits set revision = 2 where website_id = 'edited'`.execute(db);

    await migrate(test.database);
    const spec = {
      name: NAME,
      language: 'is',
      timezone: 'Atlantic/Reykjavik',
      type: 'github',
      design: DESIGN,
      sectionOrder: ORDER,
      seo: SEO,
      edits: EDITS,
    };
    expect(await readSpec(db, 'edited')).toMatchObject({ spec, revision: last >= '005' ? 5 : 3 });
    expect(await findWebsiteForPublishing(db, 'plain')).toMatchObject({
      spec: {
        ...spec,
        design: { ...DESIGN, accent: null },
        seo: initialSeoSettings(),
        edits: emptyOwnerEdits(),
      },
      spec_revision: 1,
      content_version: 4,
    });
    const visited = await db
      .selectFrom('websites')
      .select(['id', 'language', 'indexable'])
      .orderBy('id')
      .execute();
    expect(visited).toEqual([
      { id: 'edited', language: 'is', indexable: 0 },
      { id: 'plain', language: 'is', indexable: 1 },
    ]);
    await test.drop();
  });
});
