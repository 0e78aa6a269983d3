import type { Selectable } from 'kysely';
import type { Executor } from '../../database/database.ts';
import type { TwoFactorTable } from '../../database/schema.ts';

/** The SQL of the second step. */
export const twoFactorStore = {
  byUser(executor: Executor, userId: string): Promise<Selectable<TwoFactorTable> | undefined> {
    return executor.selectFrom('two_factor').selectAll().where('user_id', '=', userId).executeTakeFirst();
  },
  async isEnabled(executor: Executor, userId: string): Promise<boolean> {
    return ((await twoFactorStore.byUser(executor, userId))?.enabled_at ?? null) !== null;
  },
  /** A key that no code has confirmed; replaces an older one. False: two-factor sign-in is on already. */
  async prepare(executor: Executor, key: { userId: string; sealed: string }, now: number): Promise<boolean> {
    const saved = await executor
      .insertInto('two_factor')
      .values({
        user_id: key.userId,
        sealed: key.sealed,
        enabled_at: null,
        last_step: 0,
        created_at: now,
      })
      .onConflict((conflict) =>
        conflict
          .column('user_id')
          .doUpdateSet({ sealed: key.sealed, last_step: 0, created_at: now })
          .where('two_factor.enabled_at', 'is', null),
      )
      .returning('user_id')
      .executeTakeFirst();
    return saved !== undefined;
  },
  /** False: it is on already, or the key is another one by now. */
  async enable(
    executor: Executor,
    key: { userId: string; sealed: string; step: number },
    now: number,
  ): Promise<boolean> {
    const changed = await executor
      .updateTable('two_factor')
      .set({ enabled_at: now, last_step: key.step })
      .where('user_id', '=', key.userId)
      .where('sealed', '=', key.sealed)
      .where('enabled_at', 'is', null)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  },
  /** The one update that lets a step be used once: false for every later code of it, and of those before it. */
  async useStep(executor: Executor, userId: string, step: number): Promise<boolean> {
    const changed = await executor
      .updateTable('two_factor')
      .set({ last_step: step })
      .where('user_id', '=', userId)
      .where('enabled_at', 'is not', null)
      .where('last_step', '<', step)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  },
  async reseal(executor: Executor, userId: string, from: string, to: string): Promise<void> {
    await executor
      .updateTable('two_factor')
      .set({ sealed: to })
      .where('user_id', '=', userId)
      .where('sealed', '=', from)
      .execute();
  },
  /** Key and recovery codes. False: it was off. */
  async remove(executor: Executor, userId: string): Promise<boolean> {
    await executor.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    const gone = await executor.deleteFrom('two_factor').where('user_id', '=', userId).executeTakeFirst();
    return gone.numDeletedRows === 1n;
  },
  /** In place of all older ones. */
  async setRecoveryCodes(
    executor: Executor,
    userId: string,
    hashes: readonly string[],
    now: number,
  ): Promise<void> {
    await executor.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    await executor
      .insertInto('recovery_codes')
      .values(hashes.map((hash) => ({ user_id: userId, hash, created_at: now, used_at: null })))
      .execute();
  },
  /** True for exactly one of all who bring the same code. */
  async useRecoveryCode(executor: Executor, userId: string, hash: string, now: number): Promise<boolean> {
    const changed = await executor
      .updateTable('recovery_codes')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  },
  async recoveryCodesLeft(executor: Executor, userId: string): Promise<number> {
    const rows = await executor
      .selectFrom('recovery_codes')
      .select('hash')
      .where('user_id', '=', userId)
      .where('used_at', 'is', null)
      .execute();
    return rows.length;
  },
};
