import type { Selectable } from 'kysely';
import type { Executor } from '../database/database.ts';
import type { EmailChangesTable } from '../database/schema.ts';
import { hashToken, randomToken } from '../secrets/keys.ts';

export type EmailChangeRow = Selectable<EmailChangesTable>;
const LIFE_MS = 24 * 3_600_000;
/** What no hash begins with. */
const NO_SAY = 'no say ';

/** Changes of address that wait for their links, one in each box that has a say; a newer one takes the place of an older. */
export const emailChangeStore = {
  /** Answers the two tokens, which are nowhere else. `asksOld` false: the old box has no say. */
  async begin(
    executor: Executor,
    change: { userId: string; sessionId: string; email: string; emailNormalized: string; asksOld: boolean },
    now: number,
  ): Promise<{ row: EmailChangeRow; oldToken: string; newToken: string }> {
    const oldToken = randomToken();
    const newToken = randomToken();
    const row: EmailChangeRow = {
      user_id: change.userId,
      email: change.email,
      email_normalized: change.emailNormalized,
      session_id: change.sessionId,
      old_hash: change.asksOld ? hashToken(oldToken) : `${NO_SAY}${hashToken(oldToken)}`,
      new_hash: hashToken(newToken),
      old_confirmed_at: change.asksOld ? null : now,
      new_confirmed_at: null,
      created_at: now,
      expires_at: now + LIFE_MS,
    };
    const { user_id: _, ...rest } = row;
    await executor
      .insertInto('email_changes')
      .values(row)
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(rest))
      .execute();
    return { row, oldToken, newToken };
  },
  ofUser(executor: Executor, userId: string): Promise<EmailChangeRow | undefined> {
    return executor.selectFrom('email_changes').selectAll().where('user_id', '=', userId).executeTakeFirst();
  },
  /** Notes that one box has agreed, and answers how things are then. null: unknown, used or too old. */
  async confirm(executor: Executor, token: string, now: number): Promise<EmailChangeRow | null> {
    const hash = hashToken(token);
    for (const [hashColumn, confirmed] of [
      ['old_hash', 'old_confirmed_at'],
      ['new_hash', 'new_confirmed_at'],
    ] as const) {
      const row = await executor
        .updateTable('email_changes')
        .set({ [confirmed]: now })
        .where(hashColumn, '=', hash)
        .where(confirmed, 'is', null)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst();
      if (row !== undefined) return row;
    }
    return null;
  },
  /** Whether the old box was not asked. */
  skipsOld: ({ old_hash: hash }: EmailChangeRow): boolean => hash.startsWith(NO_SAY),
  async remove(executor: Executor, userId: string): Promise<void> {
    await executor.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  },
  async sweep(executor: Executor, now: number): Promise<void> {
    await executor.deleteFrom('email_changes').where('expires_at', '<=', now).execute();
  },
};
