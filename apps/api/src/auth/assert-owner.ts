import type { Message } from '@tosite/validation/messages/message';
import { ApiFailure } from '../http/api-failure.ts';
import type { AuthenticatedUser } from '../http/request-context.ts';
import type { AuthParts } from './auth-parts.ts';
import { sessionStore } from './session-store.ts';
import { userStore, type UserRow } from './user-store.ts';

const RECENT_MS = 15 * 60_000;

/**
 * Makes sure that it is the owner, not somebody who found their screen: by the password, or, where there is none, by a
 * sign-in within the last 15 minutes. Answers their row. Throws `invalid_input` for the field, or `sign_in_again`.
 */
export async function assertOwner(
  parts: AuthParts,
  user: AuthenticatedUser,
  password: string | undefined,
  field = 'password',
): Promise<UserRow> {
  const { database, limits, clock } = parts.core;
  const row = await userStore.byId(database.db, user.id);
  if (row === undefined) throw new ApiFailure('not_signed_in', { id: 'account.gone' });
  if (row.password_hash === null) {
    const begun = await sessionStore.begunAt(database.db, user.sessionId);
    if (begun !== undefined && clock.now() - begun <= RECENT_MS) return row;
    throw new ApiFailure('sign_in_again', { id: 'account.signInAgain' });
  }
  if (password === undefined) throw wrong(field, { id: 'account.currentPasswordMissing' });
  await limits.take('passwordByOwner', user.id);
  if (!(await parts.hashing.verify(row.password_hash, password)))
    throw wrong(field, { id: 'account.currentPasswordWrong' });
  await limits.reset('passwordByOwner', user.id);
  return row;
}

function wrong(field: string, message: Message): ApiFailure {
  return new ApiFailure('invalid_input', message, { fields: { [field]: message } });
}
