/** Counts shared by all web processes; the embedded process counts in its own memory. Columns: rate-limiter-flexible's. */
export const rateLimits = {
  name: '003-rate-limits',
  dialect: 'postgres',
  statements: [
    `create table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`,
    `create index rate_limits_expire on rate_limits (expire)`,
  ],
} as const;
