/*
 * Contact details are shown only where the design says so. Before, a design that said nothing showed them all: sites
 * that are there already go on showing what they show.
 */
const SHOWN = '{"showEmail":true,"showPhone":true,"showAddress":true}';

export const shownContactSqlite = {
  name: '011-shown-contact-sqlite',
  dialect: 'sqlite',
  // The second of json_patch wins: what an owner chose stays.
  statements: [
    `update websites set design = json_set(design, '$.sections.contact',
      json_patch('${SHOWN}', coalesce(json_extract(design, '$.sections.contact'), '{}')))`,
  ],
} as const;

export const shownContactPostgres = {
  name: '011-shown-contact-postgres',
  dialect: 'postgres',
  statements: [
    `update websites set design = jsonb_set(design::jsonb, '{sections,contact}',
      '${SHOWN}'::jsonb || coalesce(design::jsonb #> '{sections,contact}', '{}'::jsonb))::text`,
  ],
} as const;
