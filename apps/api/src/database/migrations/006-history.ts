/** What each version of a website was drawn from, so that it can be had again; and what of it need not be drawn anew. */
export const history = {
  name: '006-history',
  statements: [
    // A text that versions of a website were drawn from, kept once however many were.
    `create table version_parts (
      website_id text not null references websites (id) on delete cascade,
      hash text not null,
      body text not null,
      primary key (website_id, hash)
    )`,
    `create table publish_parts (
      publish_id text not null references publishes (id) on delete cascade,
      part text not null check (length(part) <= 100),
      hash text not null,
      primary key (publish_id, part)
    )`,
    `create index publish_parts_hash on publish_parts (hash)`,
    // All its parts in one hash. Empty: it was published before they were kept.
    `alter table publishes add column state text not null default ''`,
    // Of versions with the same parts: when and why the first of them was published.
    `alter table publishes add column state_at bigint not null default 0`,
    `alter table publishes add column state_reason text not null default ''`,
    // What the renderer drew the file from, as its key. Empty: it is drawn each time.
    `alter table publish_files add column draw_key text not null default ''`,
    `alter table publish_files add column uses text not null default '[]'`,
    `create index publish_files_hash on publish_files (hash)`,
  ],
} as const;
