/** When certificates were asked for: an authority gives so many in three hours, whoever they are for. */
export const certificates = {
  name: '030-certificates',
  statements: [
    `alter table custom_domains add column certificate_asked_at bigint`,
    `create table certificate_orders (
      id text not null primary key,
      asked_at bigint not null
    )`,
    `create index certificate_orders_by_time on certificate_orders (asked_at)`,
  ],
} as const;
