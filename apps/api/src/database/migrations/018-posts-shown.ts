/**
 * When a post was up for the first time: from then on its address is known to others. A version of a site knows which
 * addresses lead on. Versions of posts name their website, so that whoever takes their data with them gets these too.
 */
export const postsShown = {
  name: '018-posts-shown',
  statements: [
    `alter table posts add column first_shown_at bigint`,
    `alter table publishes add column redirects text not null default '[]'`,
    `alter table post_versions add column website_id text references websites (id) on delete cascade`,
    `create index post_versions_by_website on post_versions (website_id)`,
  ],
} as const;
