import type { Executor } from '../database/database.ts';
import { hashToken, randomToken } from '../secrets/keys.ts';

export type EmailTokenPurpose = 'verify' | 'reset';
const LIFETIME_MS = { verify: 24 * 3_600_000, reset: 30 * 60_000 } as const;

/** Tokens that travel by mail: 256 random bits, stored as a hash, used once, and dead when a newer one is asked for. */
export const emailTokenStore = {
  /** Answers the token itself, which is nowhere else. */
  async issue(
    executor: Executor,
    parts: { userId: string; purpose: EmailTokenPurpose; emailNormalized: string; now: number },
  ): Promise<string> {
    const { userId, purpose, emailNormalized, now } = parts;
    const token = randomToken();
    await emailTokenStore.retire(executor, userId, purpose, now);
    await executor
      .insertInto('email_tokens')
      .values({
        hash: hashToken(token),
        user_id: userId,
        purpose,
        email: emailNormalized,
        created_at: now,
        expires_at: now + LIFETIME_MS[purpose],
        used_at: null,
      })
      .execute();
    return token;
  },
  /** Uses the token up; null when it is unknown, used, too old, or for something else. */
  async use(
    executor: Executor,
    token: string,
    purpose: EmailTokenPurpose,
    now: number,
  ): Promise<{ userId: string; emailNormalized: string } | null> {
    const row = await executor
      .updateTable('email_tokens')
      .set({ used_at: now })
      .where('hash', '=', hashToken(token))
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .returning(['user_id', 'email'])
      .executeTakeFirst();
    return row === undefined ? null : { userId: row.user_id, emailNormalized: row.email };
  },
  /** Whose token it is, while it would still be taken; changes nothing. */
  async ownerOf(
    executor: Executor,
    token: string,
    purpose: EmailTokenPurpose,
    now: number,
  ): Promise<{ userId: string; emailNormalized: string } | null> {
    const row = await executor
      .selectFrom('email_tokens')
      .select(['user_id', 'email'])
      .where('hash', '=', hashToken(token))
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst();
    return row === undefined ? null : { userId: row.user_id, emailNormalized: row.email };
  },
  async retire(executor: Executor, userId: string, purpose: EmailTokenPurpose, now: number): Promise<void> {
    await executor
      .updateTable('email_tokens')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .execute();
  },
  async sweep(executor: Executor, before: number): Promise<void> {
    await executor.deleteFrom('email_tokens').where('expires_at', '<', before).execute();
  },
};
