/** Keeping websites in step with their sources: what was decided, what failed, and how to go back. */
export const sync = {
  name: '005-sync',
  statements: [
    `alter table website_sources add column incoming_at bigint`,
    // Ids of changes that the owner left, as a JSON list.
    `alter table website_sources add column left_changes text not null default '[]'`,
    // By list and id in an answer: under which id the site knows that item, where that is another one.
    `alter table website_sources add column aliases text not null default '{}'`,
    // Why it could not be read the last time, as a sentence.
    `alter table website_sources add column sync_error text`,
    `alter table website_sources add column sync_failures integer not null default 0`,
    `alter table website_sources add column needs_reconnect integer not null default 0`,
    `alter table website_sources add column checked_at bigint`,
    // null: no time was chosen yet.
    `alter table website_sources add column next_sync_at bigint`,
    `create index website_sources_due on website_sources (sync_enabled, next_sync_at)`,
    // 0: the owner has written nothing yet.
    `alter table website_edits add column revision bigint not null default 0`,
    `create table website_syncs (
      website_id text primary key references websites (id) on delete cascade,
      status text not null check (status in ('idle', 'queued', 'running', 'failed')),
      job_id text,
      demanded integer not null,
      error text,
      changed_at bigint not null
    )`,
    // The layers as they were before a decision of the owner.
    `create table sync_undos (
      id text primary key,
      website_id text not null references websites (id) on delete cascade,
      seq bigint not null,
      at bigint not null,
      count integer not null,
      layers text not null,
      unique (website_id, seq)
    )`,
  ],
} as const;
