/**
 * The files of a website's versions, each once for as many versions as have it: those from `since` to before `until`, by
 * their numbers. A version writes what is another than in the one before it, of thousands of files a few. What is in the
 * version that is up has no end yet.
 */
const NO_END = '9007199254740991';

export const siteFiles = {
  name: '022-site-files',
  statements: [
    `alter table publishes add column number bigint not null default 0`,
    `update publishes set number = (
      select count(*) from publishes as other
      where other.website_id = publishes.website_id and (other.created_at < publishes.created_at
        or (other.created_at = publishes.created_at and other.id <= publishes.id)))`,
    // Clocks of two processes differ: what is up is the newest, whatever they say.
    `update publishes set number = 1 + (
      select max(other.number) from publishes as other where other.website_id = publishes.website_id)
      where id in (select published_id from websites)`,
    `create table site_files (
      website_id text not null references websites (id) on delete cascade,
      path text not null,
      since bigint not null,
      until bigint not null,
      hash text not null,
      storage_key text not null,
      content_type text not null,
      size bigint not null,
      style_hashes text not null,
      draw_key text not null,
      uses text not null,
      primary key (website_id, path, since)
    )`,
    `insert into site_files (website_id, path, since, until, hash, storage_key, content_type, size, style_hashes,
        draw_key, uses)
      select publishes.website_id, path, number,
        case when websites.published_id = publishes.id then ${NO_END} else number + 1 end,
        hash, storage_key, content_type, size, style_hashes, draw_key, uses
      from publish_files
      join publishes on publishes.id = publish_files.publish_id
      join websites on websites.id = publishes.website_id`,
    `drop table publish_files`,
    `create index site_files_until on site_files (website_id, until)`,
    `create index site_files_hash on site_files (website_id, hash)`,
    `create index site_files_key on site_files (storage_key)`,
    // Which posts of a website are up is told without turning thousands of texts over.
    `create index posts_shown on posts (website_id, status, deleted_at, position, id, content_hash)`,
  ],
} as const;
