/** Pictures that owners uploaded: what counts against their room, and which of them nothing shows any more. */
export const uploads = {
  name: '008-uploads',
  statements: [
    `create table uploads (
      website_id text not null references websites (id) on delete cascade,
      image_url text not null,
      owner_id text not null references users (id) on delete cascade,
      media_id text not null,
      bytes bigint not null,
      created_at bigint not null,
      unused_since bigint,
      primary key (website_id, image_url)
    )`,
    `create index uploads_by_owner on uploads (owner_id)`,
    `create index uploads_unused on uploads (unused_since)`,
  ],
} as const;
