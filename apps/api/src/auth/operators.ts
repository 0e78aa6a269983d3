import { normalizeEmail } from '@tosite/validation/account/account-fields';
import type { Core } from '../core.ts';

/** `needs-two-factor`: all but the second step. */
export type OperatorStanding = 'ready' | 'needs-two-factor';

/**
 * Whether an account may act as an operator: its confirmed address stands in OPERATOR_EMAILS, the second step is on, and
 * nobody has suspended it. null: it may not. Read from the rows each time: what is taken away is gone with the next call.
 */
export async function operatorStanding(
  { env, database }: Pick<Core, 'env' | 'database'>,
  userId: string,
): Promise<OperatorStanding | null> {
  if (env.operatorEmails.length === 0) return null;
  const user = await database.db
    .selectFrom('users')
    .leftJoin('two_factor', 'two_factor.user_id', 'users.id')
    .leftJoin('owner_suspensions', 'owner_suspensions.owner_id', 'users.id')
    .select([
      'users.email_normalized',
      'users.email_verified_at',
      'two_factor.enabled_at',
      'owner_suspensions.at as suspended_at',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (user === undefined || user.email_verified_at === null || user.suspended_at !== null) return null;
  if (!env.operatorEmails.some((email) => normalizeEmail(email) === user.email_normalized)) return null;
  return user.enabled_at === null ? 'needs-two-factor' : 'ready';
}
