/** Posts that are made out of films: at most one at a time of each film of a website. */
export const postJobs = {
  name: '019-post-jobs',
  statements: [
    `create table post_jobs (
      id text not null primary key,
      website_id text not null references websites (id) on delete cascade,
      owner_id text not null,
      video_id text not null,
      config text not null,
      transcript text,
      status text not null,
      step text not null,
      detail text,
      post_id text,
      error text,
      writer text,
      automatic_captions integer not null,
      marked integer not null,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index post_jobs_by_website on post_jobs (website_id, created_at)`,
    `create unique index post_jobs_under_way on post_jobs (website_id, video_id)
      where status in ('queued', 'running')`,
  ],
} as const;
