/** The second step of a sign-in, and changes of address that wait for both boxes. */
export const account = {
  name: '007-account',
  statements: [
    // sealed: the key that the app shares with us. enabled_at null: no code has confirmed it yet. last_step: the newest
    // step of 30 seconds whose code was taken; none up to it is taken again.
    `create table two_factor (
      user_id text primary key references users (id) on delete cascade,
      sealed text not null,
      enabled_at bigint,
      last_step bigint not null,
      created_at bigint not null
    )`,
    `create table recovery_codes (
      user_id text not null references users (id) on delete cascade,
      hash text not null,
      created_at bigint not null,
      used_at bigint,
      primary key (user_id, hash)
    )`,
    // A sign-in whose password was right and whose code is still to come.
    `create table sign_in_challenges (
      hash text primary key,
      user_id text not null references users (id) on delete cascade,
      tries integer not null,
      return_to text check (length(return_to) <= 1024),
      created_at bigint not null,
      expires_at bigint not null
    )`,
    `create index sign_in_challenges_user on sign_in_challenges (user_id)`,
    `create index sign_in_challenges_expiry on sign_in_challenges (expires_at)`,
    // One at a time for each account. session_id: the session that asked, which outlives the change.
    `create table email_changes (
      user_id text primary key references users (id) on delete cascade,
      email text not null check (length(email) <= 254),
      email_normalized text not null check (length(email_normalized) <= 254),
      session_id text not null,
      old_hash text not null unique,
      new_hash text not null unique,
      old_confirmed_at bigint,
      new_confirmed_at bigint,
      created_at bigint not null,
      expires_at bigint not null
    )`,
  ],
} as const;
