import type { Selectable } from 'kysely';
import type { Executor } from '../../database/database.ts';
import type { IdentitiesTable } from '../../database/schema.ts';

/** The SQL of who signs in with what. */
export const identityStore = {
  /** Whose identity it is; notes that it was used. */
  async use(
    executor: Executor,
    identity: { provider: string; subject: string },
    now: number,
  ): Promise<string | null> {
    const row = await executor
      .updateTable('identities')
      .set({ last_used_at: now })
      .where('provider', '=', identity.provider)
      .where('subject', '=', identity.subject)
      .returning('user_id')
      .executeTakeFirst();
    return row?.user_id ?? null;
  },
  ofUser(executor: Executor, userId: string): Promise<Selectable<IdentitiesTable>[]> {
    return executor
      .selectFrom('identities')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute();
  },
  /** False: there was none. */
  async remove(executor: Executor, userId: string, provider: string): Promise<boolean> {
    const gone = await executor
      .deleteFrom('identities')
      .where('user_id', '=', userId)
      .where('provider', '=', provider)
      .executeTakeFirst();
    return gone.numDeletedRows > 0n;
  },
  async isKnown(executor: Executor, identity: { provider: string; subject: string }): Promise<boolean> {
    const row = await executor
      .selectFrom('identities')
      .select('user_id')
      .where('provider', '=', identity.provider)
      .where('subject', '=', identity.subject)
      .executeTakeFirst();
    return row !== undefined;
  },
  /** Violates the primary key when the identity is somebody's already. */
  async insert(
    executor: Executor,
    identity: { provider: string; subject: string; userId: string },
    now: number,
  ): Promise<void> {
    await executor
      .insertInto('identities')
      .values({
        provider: identity.provider,
        subject: identity.subject,
        user_id: identity.userId,
        created_at: now,
        last_used_at: now,
      })
      .execute();
  },
};
