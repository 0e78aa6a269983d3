/** Who came to the sites: requests for hours, sums for two years. */
export const analytics = {
  name: '025-analytics',
  statements: [
    `create table analytics_visits (
      id text not null primary key,
      website_id text not null references websites (id) on delete cascade,
      at bigint not null,
      kind text not null,
      value text not null,
      visitor text not null,
      referrer text,
      campaign text,
      country text,
      device text,
      browser text,
      views bigint not null,
      rolled integer not null
    )`,
    `create index analytics_visits_by_website on analytics_visits (website_id, at)`,
    `create index analytics_visits_waiting on analytics_visits (at) where rolled = 0`,
    `create table analytics_sums (
      website_id text not null references websites (id) on delete cascade,
      day text not null,
      dimension text not null,
      begins_at bigint not null,
      value text not null,
      views bigint not null,
      visitors bigint not null,
      primary key (website_id, day, dimension, begins_at, value)
    )`,
    `create table analytics_seen (
      website_id text not null references websites (id) on delete cascade,
      day text not null,
      what text not null,
      visitor text not null,
      primary key (website_id, day, what, visitor)
    )`,
    `create index analytics_seen_by_day on analytics_seen (day)`,
    `create table analytics_salts (
      day text not null primary key,
      salt text not null
    )`,
    `create table analytics_settings (
      website_id text not null primary key references websites (id) on delete cascade,
      count_links integer not null,
      weekly_mail integer not null,
      mailed_week text,
      updated_at bigint not null
    )`,
    `create table analytics_redirects (
      website_id text not null references websites (id) on delete cascade,
      from_path text not null,
      to_path text not null,
      created_at bigint not null,
      primary key (website_id, from_path)
    )`,
  ],
} as const;
