/** Which workers live: each writes down four times a minute that it does. */
export const workers = {
  name: '029-workers',
  statements: [`create table workers (id text not null primary key, seen_at bigint not null)`],
} as const;
