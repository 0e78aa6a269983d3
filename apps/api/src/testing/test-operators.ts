import type { SignedIn, TestApi } from './test-api.ts';
import type { TestDatabase } from './databases.ts';

/** An account with a confirmed address and the second step on; its address has to stand in OPERATOR_EMAILS. */
export async function signUpOperator(
  api: TestApi,
  { database }: Pick<TestDatabase, 'database'>,
  email: string,
): Promise<SignedIn> {
  const operator = await api.signUp(email);
  await confirmAddress({ database }, operator);
  await turnTwoFactorOn({ database }, operator);
  return operator;
}

export async function confirmAddress(
  { database }: Pick<TestDatabase, 'database'>,
  { userId }: SignedIn,
): Promise<void> {
  await database.db.updateTable('users').set({ email_verified_at: 1 }).where('id', '=', userId).execute();
}

export async function turnTwoFactorOn(
  { database }: Pick<TestDatabase, 'database'>,
  { userId }: SignedIn,
): Promise<void> {
  await database.db
    .insertInto('two_factor')
    .values({ user_id: userId, sealed: 'x', enabled_at: 1, last_step: 0, created_at: 1 })
    .execute();
}
