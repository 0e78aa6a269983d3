/** The embedded queue. PostgreSQL's is pg-boss, which makes its own tables. */
export const jobs = {
  name: '002-jobs',
  dialect: 'sqlite',
  statements: [
    `create table jobs (
      id text primary key,
      kind text not null,
      payload text not null check (length(payload) <= 65536),
      owner_id text,
      dedupe_key text,
      state text not null check (state in ('waiting', 'running', 'done', 'dead')),
      attempts integer not null,
      run_at bigint not null,
      claim text,
      leased_until bigint,
      reason text,
      created_at bigint not null,
      finished_at bigint
    )`,
    `create unique index jobs_dedupe on jobs (kind, dedupe_key) where state = 'waiting' and attempts = 0`,
    `create index jobs_next on jobs (kind, run_at) where state = 'waiting'`,
    `create index jobs_running on jobs (leased_until) where state = 'running'`,
    `create index jobs_owner on jobs (owner_id, state)`,
    `create index jobs_finished on jobs (finished_at)`,
  ],
} as const;
