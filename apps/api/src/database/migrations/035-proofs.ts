/** Whose profile a source is: the code that is looked for there, and what was found. Both go with the source. */
export const proofs = {
  name: '035-proofs',
  statements: [
    `create table profile_proofs (
      source_id text not null primary key references website_sources (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      profile_key text not null,
      account_id text,
      method text not null check (method in ('account', 'code', 'link', 'site')),
      proved_at bigint not null
    )`,
    `create index profile_proofs_by_user on profile_proofs (user_id)`,
    `create table proof_codes (
      source_id text not null primary key references website_sources (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      profile_key text not null,
      code text not null,
      expires_at bigint not null
    )`,
    `create index proof_codes_by_user on proof_codes (user_id)`,
  ],
} as const;
