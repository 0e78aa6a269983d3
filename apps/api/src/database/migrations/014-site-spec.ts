/*
 * What an owner decides is one document with one revision: name, language, time zone, type, design, order, search
 * settings and edits. Two facts of it that every visit asks for stand beside it: `language` and `indexable`.
 */
const EDITS = '{"fields":{},"items":{},"added":{},"order":{}}';
const COLUMNS = [
  `alter table websites add column spec text not null default '' check (length(spec) <= 4194304)`,
  `alter table websites add column spec_revision bigint not null default 1`,
  // 0: its owner keeps it from search engines.
  `alter table websites add column indexable integer not null default 1`,
];
// Both were counted up by themselves: a page that was open before the upgrade holds neither of their sums.
const REVISION = `update websites set spec_revision = design_revision + coalesce(
  (select revision from website_edits where website_edits.website_id = websites.id), 0)`;
const DROPPED = [
  ...['website_type', 'website_name', 'timezone', 'design', 'section_order', 'design_revision', 'seo'].map(
    (column) => `alter table websites drop column ${column}`,
  ),
  `drop table website_edits`,
];

export const siteSpecSqlite = {
  name: '014-site-spec-sqlite',
  dialect: 'sqlite',
  statements: [
    ...COLUMNS,
    `update websites set
      spec = json_object(
        'name', website_name, 'language', language, 'timezone', timezone, 'type', website_type,
        'design', json(design), 'sectionOrder', json(section_order), 'seo', json(seo),
        'edits', json(coalesce(
          (select edits from website_edits where website_edits.website_id = websites.id), '${EDITS}'))),
      indexable = coalesce(json_extract(seo, '$.indexable'), 1)`,
    REVISION,
    ...DROPPED,
  ],
} as const;

export const siteSpecPostgres = {
  name: '014-site-spec-postgres',
  dialect: 'postgres',
  statements: [
    ...COLUMNS,
    // json, not jsonb: it keeps every text as it was written.
    `update websites set
      spec = json_build_object(
        'name', website_name, 'language', language, 'timezone', timezone, 'type', website_type,
        'design', design::json, 'sectionOrder', section_order::json, 'seo', seo::json,
        'edits', coalesce(
          (select edits from website_edits where website_edits.website_id = websites.id), '${EDITS}')::json)::text,
      indexable = case when seo::json ->> 'indexable' = 'false' then 0 else 1 end`,
    REVISION,
    ...DROPPED,
  ],
} as const;
