/** Domains of owners' own: what they claim, what was seen of it, and what stays theirs for a while. */
export const customDomains = {
  name: '024-custom-domains',
  statements: [
    `create table custom_domains (
      id text not null primary key,
      owner_id text not null references users (id) on delete cascade,
      website_id text not null unique references websites (id) on delete cascade,
      name text not null,
      has_www integer not null,
      primary_name text not null,
      hsts integer not null,
      status text not null,
      paused_from text,
      nonce text not null,
      holds integer not null,
      ready_names text not null,
      findings text not null,
      error text,
      provider text,
      proved_at bigint,
      gives_up_at bigint not null,
      checks integer not null,
      misses integer not null,
      missed_at bigint,
      last_checked_at bigint,
      next_check_at bigint,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create unique index custom_domains_held on custom_domains (name) where holds = 1`,
    `create index custom_domains_by_owner on custom_domains (owner_id)`,
    `create index custom_domains_due on custom_domains (next_check_at)`,
    `create table domain_reservations (
      name text not null primary key,
      owner_id text references users (id) on delete set null,
      has_www integer not null,
      held_until bigint not null
    )`,
    `alter table websites add column primary_domain text`,
  ],
} as const;
