import type { Executor } from '../../database/database.ts';
import { hashToken, randomToken } from '../../secrets/keys.ts';

const LIFE_MS = 10 * 60_000;
const MAX_TRIES = 5;

/** Sign-ins that wait for their second step: for ten minutes, and for five codes. */
export const challengeStore = {
  /** Answers the challenge itself, which is nowhere else. */
  async issue(
    executor: Executor,
    signIn: { userId: string; returnTo: string | null },
    now: number,
  ): Promise<{ challenge: string; expiresAt: string }> {
    const challenge = randomToken();
    await executor
      .insertInto('sign_in_challenges')
      .values({
        hash: hashToken(challenge),
        user_id: signIn.userId,
        tries: 0,
        return_to: signIn.returnTo,
        created_at: now,
        expires_at: now + LIFE_MS,
      })
      .execute();
    return { challenge, expiresAt: new Date(now + LIFE_MS).toISOString() };
  },
  /** Counts a try; null when there are none left, or the challenge is unknown, answered or too old. */
  async countTry(
    executor: Executor,
    challenge: string,
    now: number,
  ): Promise<{ userId: string; returnTo: string | null } | null> {
    const row = await executor
      .updateTable('sign_in_challenges')
      .set((eb) => ({ tries: eb('tries', '+', 1) }))
      .where('hash', '=', hashToken(challenge))
      .where('expires_at', '>', now)
      .where('tries', '<', MAX_TRIES)
      .returning(['user_id', 'return_to'])
      .executeTakeFirst();
    return row === undefined ? null : { userId: row.user_id, returnTo: row.return_to };
  },
  /** False: somebody else has answered it meanwhile. */
  async use(executor: Executor, challenge: string): Promise<boolean> {
    const gone = await executor
      .deleteFrom('sign_in_challenges')
      .where('hash', '=', hashToken(challenge))
      .executeTakeFirst();
    return gone.numDeletedRows === 1n;
  },
  async retire(executor: Executor, userId: string): Promise<void> {
    await executor.deleteFrom('sign_in_challenges').where('user_id', '=', userId).execute();
  },
  async sweep(executor: Executor, now: number): Promise<void> {
    await executor.deleteFrom('sign_in_challenges').where('expires_at', '<=', now).execute();
  },
};
