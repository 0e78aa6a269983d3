import type { ConnectablePlatform } from '@tosite/validation/platforms/platform';
import type { Selectable } from 'kysely';
import type { Executor } from '../../database/database.ts';
import type { ConnectionsTable } from '../../database/schema.ts';

/** `platform` is written from checked values only. */
export type ConnectionRow = Omit<Selectable<ConnectionsTable>, 'platform'> & {
  platform: ConnectablePlatform;
};
const asRow = (row: Selectable<ConnectionsTable>): ConnectionRow => ({
  ...row,
  platform: row.platform as ConnectablePlatform,
});

/** The SQL of connected accounts. */
export const connectionStore = {
  async ofOwner(db: Executor, userId: string): Promise<ConnectionRow[]> {
    const rows = await db
      .selectFrom('connections')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('connected_at')
      .orderBy('id')
      .execute();
    return rows.map(asRow);
  },
  /** With an owner: null as well when it is another's. */
  async find(db: Executor, id: string, userId?: string): Promise<ConnectionRow | null> {
    let query = db.selectFrom('connections').selectAll().where('id', '=', id);
    if (userId !== undefined) query = query.where('user_id', '=', userId);
    const row = await query.executeTakeFirst();
    return row === undefined ? null : asRow(row);
  },
  /** An account that is connected again keeps its id and is active from now on. */
  async save(db: Executor, row: ConnectionRow): Promise<ConnectionRow> {
    const { id: _, user_id: __, platform: ___, subject: ____, ...values } = row;
    const saved = await db
      .insertInto('connections')
      .values(row)
      .onConflict((conflict) => conflict.columns(['user_id', 'platform', 'subject']).doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow();
    return asRow(saved);
  },
  async delete(db: Executor, id: string, userId: string): Promise<boolean> {
    const deleted = await db
      .deleteFrom('connections')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return deleted.numDeletedRows === 1n;
  },
  /** Active ones that end before this time, and were had before that one. */
  async due(
    db: Executor,
    before: { expires: number; obtained: number },
    most: number,
  ): Promise<ConnectionRow[]> {
    const rows = await db
      .selectFrom('connections')
      .selectAll()
      .where('status', '=', 'active')
      .where('expires_at', '<', before.expires)
      .where('obtained_at', '<=', before.obtained)
      .orderBy('expires_at')
      .limit(most)
      .execute();
    return rows.map(asRow);
  },
  /** Active ones, a page at a time. */
  async activeAfter(db: Executor, id: string, most: number): Promise<ConnectionRow[]> {
    const rows = await db
      .selectFrom('connections')
      .selectAll()
      .where('status', '=', 'active')
      .where('id', '>', id)
      .orderBy('id')
      .limit(most)
      .execute();
    return rows.map(asRow);
  },
  /** Puts new tokens in the place of those that were read; false: they are others by now. */
  async replaceTokens(
    db: Executor,
    old: Pick<ConnectionRow, 'id' | 'sealed'>,
    next: { sealed: string } & Partial<
      Pick<ConnectionRow, 'obtained_at' | 'expires_at' | 'warned_at' | 'updated_at'>
    >,
  ): Promise<boolean> {
    const changed = await db
      .updateTable('connections')
      .set(next)
      .where('id', '=', old.id)
      .where('sealed', '=', old.sealed)
      .where('status', '=', 'active')
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  },
  /** True for exactly one of all who try. Its tokens are worth nothing any more, and are deleted. */
  async markExpired(db: Executor, old: Pick<ConnectionRow, 'id' | 'sealed'>, now: number): Promise<boolean> {
    const changed = await db
      .updateTable('connections')
      .set({ status: 'expired', sealed: '', updated_at: now })
      .where('id', '=', old.id)
      .where('sealed', '=', old.sealed)
      .where('status', '=', 'active')
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  },
  /** True for exactly one of all who try. */
  async markWarned(db: Executor, id: string, now: number): Promise<boolean> {
    const changed = await db
      .updateTable('connections')
      .set({ warned_at: now })
      .where('id', '=', id)
      .where('status', '=', 'active')
      .where('warned_at', 'is', null)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  },
};
