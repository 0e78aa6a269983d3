import type { User } from '@tosite/validation/account/user';
import { isLanguage } from '@tosite/validation/account/language';
import type { Env } from '../env.ts';
import type { UserRow } from './user-store.ts';

/** What an owner may see of their own row. */
export function presentUser(env: Pick<Env, 'previewOrigin'>, row: UserRow): User {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    // Stored as a path of the host that shows pictures and has no cookies.
    profile_picture: row.profile_picture === null ? null : `${env.previewOrigin}${row.profile_picture}`,
    ...(row.language !== null && isLanguage(row.language) ? { language: row.language } : {}),
    emailVerified: row.email_verified_at !== null,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
