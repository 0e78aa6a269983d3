import type { Setup } from '@tosite/api-client/endpoints/first-start';
import { normalizeEmail } from '@tosite/validation/account/account-fields';
import type { Core } from '../../core.ts';

/** How far each of OPERATOR_EMAILS is on the way to be an operator. */
export async function stepsOfOperators({
  env,
  database,
}: Pick<Core, 'env' | 'database'>): Promise<Setup['operators']> {
  if (env.operatorEmails.length === 0) return [];
  const users = await database.db
    .selectFrom('users')
    .leftJoin('two_factor', 'two_factor.user_id', 'users.id')
    .select(['users.email_normalized', 'users.email_verified_at', 'two_factor.enabled_at'])
    .where('users.email_normalized', 'in', env.operatorEmails.map(normalizeEmail))
    .execute();
  return env.operatorEmails.map((email) => {
    const user = users.find(({ email_normalized: known }) => known === normalizeEmail(email));
    if (user === undefined) return { email, step: 'sign-up' };
    if (user.email_verified_at === null) return { email, step: 'confirm' };
    return { email, step: user.enabled_at === null ? 'two-factor' : 'ready' };
  });
}
