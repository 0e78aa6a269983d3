/** Signing in with other providers, and accounts on platforms that owners let us read. */
export const identitiesConnections = {
  name: '004-identities-connections',
  statements: [
    // Who a provider says somebody is: its own number of them, which never changes hands as an address may.
    `create table identities (
      provider text not null check (length(provider) <= 40),
      subject text not null check (length(subject) <= 255),
      user_id text not null references users (id) on delete cascade,
      created_at bigint not null,
      last_used_at bigint not null,
      primary key (provider, subject)
    )`,
    `create index identities_user on identities (user_id)`,
    // An errand at a provider that is under way: used up by the first return, and gone after ten minutes.
    `create table oauth_states (
      hash text primary key,
      purpose text not null check (purpose in ('signin', 'connect')),
      provider text not null,
      bound_to text not null,
      user_id text references users (id) on delete cascade,
      sealed text not null,
      return_to text not null check (length(return_to) <= 1024),
      created_at bigint not null,
      expires_at bigint not null
    )`,
    `create index oauth_states_expiry on oauth_states (expires_at)`,
    // sealed: the tokens, encrypted; empty once the connection has expired.
    `create table connections (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      platform text not null,
      subject text not null check (length(subject) <= 255),
      handle text not null check (length(handle) <= 300),
      name text not null check (length(name) <= 300),
      status text not null check (status in ('active', 'expired')),
      sealed text not null,
      obtained_at bigint not null,
      expires_at bigint,
      warned_at bigint,
      connected_at bigint not null,
      updated_at bigint not null,
      unique (user_id, platform, subject)
    )`,
    `create index connections_due on connections (status, expires_at)`,
  ],
} as const;
