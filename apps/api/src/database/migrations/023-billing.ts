/** What was bought, as the payment service said last. */
export const billing = {
  name: '023-billing',
  statements: [
    `create table payment_customers (
      owner_id text not null primary key references users (id) on delete cascade,
      customer_id text unique,
      fetched_at bigint not null,
      created_at bigint not null
    )`,
    `create table payment_subscriptions (
      id text not null primary key,
      owner_id text not null references users (id) on delete cascade,
      website_id text not null references websites (id) on delete cascade,
      status text not null,
      paid_every text not null,
      price_id text not null,
      current_period_end bigint not null,
      cancel_at_period_end integer not null,
      grace_until bigint,
      told text,
      begun_at bigint not null,
      updated_at bigint not null
    )`,
    `create index payment_subscriptions_by_website on payment_subscriptions (website_id)`,
    `create index payment_subscriptions_by_owner on payment_subscriptions (owner_id)`,
    `create table payment_sessions (
      id text not null primary key,
      owner_id text not null references users (id) on delete cascade,
      website_id text not null references websites (id) on delete cascade,
      plan_type text not null,
      begun_at bigint not null,
      closed_at bigint
    )`,
    `create index payment_sessions_by_website on payment_sessions (website_id, begun_at)`,
    `create table payment_events (
      id text not null primary key,
      received_at bigint not null
    )`,
    `create table payment_alerts (
      about text not null primary key,
      told_at bigint not null
    )`,
  ],
} as const;
