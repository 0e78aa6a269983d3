import type { Selectable } from 'kysely';
import type { Language } from '@tosite/validation/account/language';
import type { Executor } from '../database/database.ts';
import type { UsersTable } from '../database/schema.ts';

export type UserRow = Selectable<UsersTable>;

/** The SQL of accounts. */
export const userStore = {
  /** Violates the unique key on `email_normalized` when the address has an account. */
  async insert(executor: Executor, user: UserRow): Promise<void> {
    await executor.insertInto('users').values(user).execute();
  },
  byEmail(executor: Executor, emailNormalized: string): Promise<UserRow | undefined> {
    return executor
      .selectFrom('users')
      .selectAll()
      .where('email_normalized', '=', emailNormalized)
      .executeTakeFirst();
  },
  byId(executor: Executor, id: string): Promise<UserRow | undefined> {
    return executor.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  },
  async setPassword(executor: Executor, id: string, passwordHash: string, now: number): Promise<void> {
    await executor
      .updateTable('users')
      .set({ password_hash: passwordHash, updated_at: now })
      .where('id', '=', id)
      .execute();
  },
  async setName(executor: Executor, id: string, name: string, now: number): Promise<void> {
    await executor.updateTable('users').set({ name, updated_at: now }).where('id', '=', id).execute();
  },
  /** The language of the account's mails. */
  async setLanguage(executor: Executor, id: string, language: Language, now: number): Promise<void> {
    await executor.updateTable('users').set({ language, updated_at: now }).where('id', '=', id).execute();
  },
  /** `path`: where the picture is on the host that shows pictures; null: there is none. */
  async setPicture(executor: Executor, id: string, path: string | null, now: number): Promise<void> {
    await executor
      .updateTable('users')
      .set({ profile_picture: path, updated_at: now })
      .where('id', '=', id)
      .execute();
  },
  /** The address is confirmed with it. Violates the unique key when another account has it. */
  async setEmail(
    executor: Executor,
    id: string,
    address: { email: string; emailNormalized: string },
    now: number,
  ): Promise<void> {
    await executor
      .updateTable('users')
      .set({
        email: address.email,
        email_normalized: address.emailNormalized,
        email_verified_at: now,
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
  },
  /** Keeps whoever else changes this account waiting until the transaction ends. */
  async lock(executor: Executor, id: string, now: number): Promise<void> {
    await executor.updateTable('users').set({ updated_at: now }).where('id', '=', id).execute();
  },
  /** False: the account is gone, or its address is another one by now. */
  async markVerified(executor: Executor, id: string, emailNormalized: string, now: number): Promise<boolean> {
    const changed = await executor
      .updateTable('users')
      .set((eb) => ({ email_verified_at: eb.fn.coalesce('email_verified_at', eb.val(now)), updated_at: now }))
      .where('id', '=', id)
      .where('email_normalized', '=', emailNormalized)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  },
  async delete(executor: Executor, id: string): Promise<void> {
    await executor.deleteFrom('users').where('id', '=', id).execute();
  },
};
