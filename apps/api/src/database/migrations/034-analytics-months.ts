/** Reports over many months read a row for what was read in a whole month, and the totals alone where only they are asked for. */
export const analyticsMonths = {
  name: '034-analytics-months',
  statements: [
    `create table analytics_months (
      website_id text not null references websites (id) on delete cascade,
      month text not null,
      dimension text not null,
      value text not null,
      views bigint not null,
      visitors bigint not null,
      primary key (website_id, month, dimension, value)
    )`,
    `create index analytics_totals on analytics_sums (website_id, day, begins_at, views, visitors)
      where dimension = 'total'`,
  ],
} as const;
