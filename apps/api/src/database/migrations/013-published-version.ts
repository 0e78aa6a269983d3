/** Of which count of changes the version that is up was drawn, so that a website whose last change is not up is found. */
export const publishedVersion = {
  name: '013-published-version',
  statements: [
    // null: nothing was ever up.
    `alter table websites add column published_version bigint`,
    `update websites set published_version = content_version where published_id is not null`,
  ],
} as const;
