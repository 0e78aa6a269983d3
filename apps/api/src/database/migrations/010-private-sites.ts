/** A site that asks its visitors for a password. */
export const privateSites = {
  name: '010-private-sites',
  // argon2id; null: anybody may see it.
  statements: [`alter table websites add column password_hash text`],
} as const;
