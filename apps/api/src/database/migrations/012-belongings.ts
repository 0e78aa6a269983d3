/** Whose a preview, a mail and a kept answer are, so that they go with it. */
export const belongings = {
  name: '012-belongings',
  statements: [
    // null: nobody was signed in when it was made.
    `alter table previews add column owner_id text references users (id) on delete cascade`,
    `create index previews_owner on previews (owner_id)`,
    // What a website was made from, or was given later.
    `create table website_previews (
      website_id text not null references websites (id) on delete cascade,
      preview_hash text not null references previews (hash) on delete cascade,
      primary key (website_id, preview_hash)
    )`,
    `create index website_previews_preview on website_previews (preview_hash)`,
    `alter table mails add column user_id text references users (id) on delete cascade`,
    `create index mails_user on mails (user_id)`,
    `create index mails_created on mails (created_at)`,
    `update mails set user_id = (select users.id from users where users.email_normalized = mails.recipient)`,
    // What the answer is of: `user:<id>`, `website:<id>` or `preview:<hash>`.
    `alter table idempotency_keys add column about text`,
    `create index idempotency_keys_about on idempotency_keys (about)`,
  ],
} as const;
