/**
 * New items of a source that become posts by themselves: what each website wants, every item that was seen since it was
 * switched on, and its last runs. An item is known by its platform's own id, once and for all: what became a post, or
 * was there before, never becomes another one. Subscriptions let a platform tell of what is new.
 */
export const autoPost = {
  name: '021-auto-post',
  statements: [
    `create table auto_posts (
      website_id text not null primary key references websites (id) on delete cascade,
      source text not null,
      frequency text not null,
      publish text not null,
      tone text not null,
      max_per_run integer not null,
      enabled integer not null,
      mails integer not null,
      baselines text not null,
      last_run_at bigint,
      next_run_at bigint,
      last_error text,
      failure_mailed integer not null,
      paused_at bigint,
      paused_reason text,
      gone_since bigint,
      run_state text,
      run_at bigint,
      run_id text,
      run_job text,
      run_error text,
      updated_at bigint not null
    )`,
    `create index auto_posts_due on auto_posts (enabled, next_run_at)`,
    `create table auto_post_items (
      website_id text not null references websites (id) on delete cascade,
      platform text not null,
      item text not null,
      status text not null,
      at bigint,
      url text,
      post_id text,
      reason text,
      run_id text,
      seen_at bigint not null,
      primary key (website_id, platform, item)
    )`,
    `create index auto_post_items_waiting on auto_post_items (website_id, status, at)`,
    `create table auto_post_runs (
      id text not null primary key,
      website_id text not null references websites (id) on delete cascade,
      at bigint not null,
      found integer not null,
      made text not null,
      skipped text not null,
      error text
    )`,
    `create index auto_post_runs_by_website on auto_post_runs (website_id, at)`,
    `create table websub_subscriptions (
      id text not null primary key,
      website_id text not null references websites (id) on delete cascade,
      source_id text not null,
      topic text not null,
      secret text not null,
      status text not null,
      asked_at bigint not null,
      expires_at bigint,
      told_at bigint
    )`,
    `create unique index websub_of_source on websub_subscriptions (website_id, source_id)`,
    `create index websub_ending on websub_subscriptions (expires_at)`,
  ],
} as const;
