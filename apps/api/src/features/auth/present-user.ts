import type { User } from '@tosite/validation/account/user';
import type { UserRow } from './user-store.ts';

/** What an owner may see of their own row. */
export function presentUser(row: UserRow): User {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    profile_picture: row.profile_picture,
    emailVerified: row.email_verified_at !== null,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
