/** What a post's cover shows, for who cannot see it. */
export const postsCoverAlt = {
  name: '031-posts-cover-alt',
  statements: [`alter table posts add column cover_alt text not null default ''`],
} as const;
