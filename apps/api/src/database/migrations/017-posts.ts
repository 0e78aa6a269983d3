/**
 * Posts of websites. A post that was deleted is kept for 30 days. An address that a post has had stays its own, so that
 * what others link to leads on; an item of a platform (a film, a photo) has one post at most.
 */
export const posts = {
  name: '017-posts',
  statements: [
    `create table posts (
      id text not null primary key,
      website_id text not null references websites (id) on delete cascade,
      kind text not null,
      slug text not null,
      title text not null,
      excerpt text not null,
      content text not null,
      cover text,
      media text not null,
      tags text not null,
      status text not null,
      publish_at bigint,
      seo text not null,
      source_platform text,
      source_url text,
      source_item text,
      words integer not null,
      search_text text not null,
      content_hash text not null,
      position integer not null,
      revision integer not null,
      created_at bigint not null,
      updated_at bigint not null,
      deleted_at bigint
    )`,
    `create index posts_in_order on posts (website_id, position)`,
    `create index posts_due on posts (status, publish_at)`,
    `create index posts_deleted on posts (deleted_at)`,
    `create unique index posts_of_item on posts (website_id, source_platform, source_item)
      where source_item is not null and deleted_at is null`,
    `create table post_slugs (
      website_id text not null references websites (id) on delete cascade,
      slug text not null,
      post_id text not null references posts (id) on delete cascade,
      primary key (website_id, slug)
    )`,
    `create index post_slugs_by_post on post_slugs (post_id)`,
    `create table post_versions (
      id text not null primary key,
      post_id text not null references posts (id) on delete cascade,
      at bigint not null,
      words integer not null,
      body text not null
    )`,
    `create index post_versions_by_post on post_versions (post_id, at)`,
  ],
} as const;
