/*
 * The portable subset that SQLite and PostgreSQL share: text ids, times as integer milliseconds, booleans as 0 and 1,
 * JSON as text. `bigint` is an integer of 64 bits on both.
 */
export const initial = {
  name: '001-initial',
  statements: [
    `create table users (
      id text primary key,
      email text not null check (length(email) <= 254),
      email_normalized text not null unique check (length(email_normalized) <= 254),
      name text not null check (length(name) <= 200),
      password_hash text,
      profile_picture text,
      email_verified_at bigint,
      current_website_id text,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    // A sign-in on one device: the family of its refresh tokens.
    `create table sessions (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      created_at bigint not null,
      last_used_at bigint not null,
      expires_at bigint not null,
      ended_at bigint,
      ended_reason text,
      user_agent text not null check (length(user_agent) <= 400),
      address text not null check (length(address) <= 64)
    )`,
    `create index sessions_user on sessions (user_id)`,
    `create table refresh_tokens (
      hash text primary key,
      session_id text not null references sessions (id) on delete cascade,
      parent_hash text unique,
      created_at bigint not null,
      expires_at bigint not null,
      used_at bigint
    )`,
    `create index refresh_tokens_session on refresh_tokens (session_id)`,
    `create table email_tokens (
      hash text primary key,
      user_id text not null references users (id) on delete cascade,
      purpose text not null check (purpose in ('verify', 'reset')),
      email text not null check (length(email) <= 254),
      created_at bigint not null,
      expires_at bigint not null,
      used_at bigint
    )`,
    `create index email_tokens_user on email_tokens (user_id, purpose)`,
    `create table websites (
      id text primary key,
      owner_id text not null references users (id) on delete cascade,
      website_type text not null,
      subdomain text not null,
      label text not null unique check (length(label) <= 63),
      website_name text not null check (length(website_name) <= 200),
      language text not null check (length(language) <= 35),
      timezone text not null check (length(timezone) <= 60),
      plan text not null check (plan in ('free', 'standard')),
      status text not null check (status in ('published', 'unpublished', 'held', 'suspended')),
      design text not null check (length(design) <= 524288),
      section_order text not null check (length(section_order) <= 16384),
      design_revision bigint not null,
      content_version bigint not null,
      seo text not null check (length(seo) <= 65536),
      published_id text,
      created_at bigint not null,
      updated_at bigint not null
    )`,
    `create index websites_owner on websites (owner_id, created_at)`,
    // Who holds an address: a site, or, for 90 days after it was released, its last owner.
    `create table labels (
      label text primary key check (length(label) <= 63),
      website_id text,
      last_owner_id text,
      held_until bigint,
      moved_to text,
      claimed_at bigint not null
    )`,
    `create index labels_website on labels (website_id)`,
    // A profile that feeds a site: what it said last, and how that was had.
    `create table website_sources (
      id text primary key,
      website_id text not null references websites (id) on delete cascade,
      platform text not null,
      website_type text not null,
      handle text not null check (length(handle) <= 300),
      profile_url text not null check (length(profile_url) <= 2048),
      method text not null,
      warnings text not null,
      fetched_at bigint not null,
      sync_enabled integer not null,
      last_import text not null,
      incoming text,
      position integer not null
    )`,
    `create index website_sources_website on website_sources (website_id, position)`,
    // The owner's own layer over what was imported: values set, items hidden, added and ordered.
    `create table website_edits (
      website_id text primary key references websites (id) on delete cascade,
      edits text not null,
      updated_at bigint not null
    )`,
    `create table previews (
      hash text primary key,
      payload text not null,
      profile_key text not null,
      label_suggested text not null,
      created_at bigint not null,
      expires_at bigint not null
    )`,
    `create index previews_expiry on previews (expires_at)`,
    `create table preview_files (
      preview_hash text not null references previews (hash) on delete cascade,
      path text not null,
      hash text not null,
      storage_key text not null,
      content_type text not null,
      size bigint not null,
      style_hashes text not null,
      primary key (preview_hash, path)
    )`,
    // What a platform answered for a handle, shared by everybody who asks for it within the hour.
    `create table profile_cache (
      key text primary key,
      result text not null,
      validators text not null,
      fetched_at bigint not null,
      expires_at bigint not null
    )`,
    // Our own copies of pictures, by the content of the original.
    `create table media (
      id text primary key,
      width integer not null,
      height integer not null,
      color text not null,
      placeholder text not null,
      variants text not null,
      bytes bigint not null,
      created_at bigint not null
    )`,
    // Which picture of which site (or preview) is which copy. media_id null: the picture is dead.
    `create table media_links (
      holder text not null,
      source_hash text not null,
      source_url text not null check (length(source_url) <= 2048),
      media_id text references media (id),
      checked_at bigint not null,
      primary key (holder, source_hash)
    )`,
    `create index media_links_media on media_links (media_id)`,
    `create table publishes (
      id text primary key,
      website_id text not null references websites (id) on delete cascade,
      created_at bigint not null,
      reason text not null,
      files integer not null,
      bytes bigint not null
    )`,
    `create index publishes_website on publishes (website_id, created_at)`,
    `create table publish_files (
      publish_id text not null references publishes (id) on delete cascade,
      path text not null,
      hash text not null,
      storage_key text not null,
      content_type text not null,
      size bigint not null,
      style_hashes text not null,
      primary key (publish_id, path)
    )`,
    `create index publish_files_key on publish_files (storage_key)`,
    `create table idempotency_keys (
      scope text not null,
      key text not null,
      request_hash text not null,
      status integer,
      answer text,
      created_at bigint not null,
      primary key (scope, key)
    )`,
    `create table mails (
      id text primary key,
      recipient text not null,
      kind text not null,
      message text not null,
      created_at bigint not null,
      sent_at bigint
    )`,
    `create index mails_recipient on mails (recipient, created_at)`,
    // What an owner sees as recent activity, and what an operator sees of sign-ins.
    `create table activity (
      id text primary key,
      user_id text references users (id) on delete cascade,
      website_id text references websites (id) on delete cascade,
      kind text not null,
      data text not null,
      at bigint not null
    )`,
    `create index activity_website on activity (website_id, at)`,
    `create index activity_user on activity (user_id, at)`,
  ],
} as const;
