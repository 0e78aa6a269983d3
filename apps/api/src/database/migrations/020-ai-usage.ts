/** What a writing model has been asked: for each owner, and by all of them together a day. */
export const aiUsage = {
  name: '020-ai-usage',
  statements: [
    `create table ai_usage (
      user_id text not null references users (id) on delete cascade,
      kind text not null,
      period text not null,
      used integer not null,
      primary key (user_id, kind, period)
    )`,
    `create table ai_requests (
      day text not null primary key,
      used integer not null
    )`,
    `alter table post_jobs add column ai_period text`,
    `alter table post_jobs add column ai_calls integer not null default 0`,
  ],
} as const;
