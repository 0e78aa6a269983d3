/** The links with which whoever starts an installation sees what it lacks, by their hashes. */
export const firstStart = {
  name: '033-first-start',
  statements: [
    `create table first_start_links (
      hash text not null primary key, created_at bigint not null, expires_at bigint not null)`,
  ],
} as const;
