import type { Selectable } from 'kysely';
import type { Executor } from '../database/database.ts';
import type { RefreshTokensTable, SessionsTable } from '../database/schema.ts';

export type SessionRow = Selectable<SessionsTable>;
export type RefreshTokenRow = Selectable<RefreshTokensTable>;
export type LiveSession = {
  user_id: string;
  email: string;
  language: string | null;
  name: string;
  email_verified_at: number | null;
  ended_at: number | null;
  expires_at: number;
};

/** The SQL of sessions and of their refresh tokens. */
export const sessionStore = {
  async insert(executor: Executor, session: SessionRow): Promise<void> {
    await executor.insertInto('sessions').values(session).execute();
  },
  /** Its unique parent lets a token have one successor only. */
  async insertToken(executor: Executor, token: RefreshTokenRow): Promise<void> {
    await executor.insertInto('refresh_tokens').values(token).execute();
  },
  withUser(executor: Executor, sessionId: string): Promise<LiveSession | undefined> {
    return executor
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select([
        'users.email',
        'users.language',
        'users.name',
        'users.email_verified_at',
        'sessions.user_id',
        'sessions.ended_at',
        'sessions.expires_at',
      ])
      .where('sessions.id', '=', sessionId)
      .executeTakeFirst();
  },
  byToken(
    executor: Executor,
    hash: string,
  ): Promise<
    (RefreshTokenRow & { user_id: string; ended_at: number | null; session_expires_at: number }) | undefined
  > {
    return executor
      .selectFrom('refresh_tokens')
      .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
      .selectAll('refresh_tokens')
      .select(['sessions.user_id', 'sessions.ended_at', 'sessions.expires_at as session_expires_at'])
      .where('refresh_tokens.hash', '=', hash)
      .executeTakeFirst();
  },
  /** The one update that decides who rotates: true for exactly one of all who try. */
  async markUsed(executor: Executor, hash: string, now: number): Promise<boolean> {
    const changed = await executor
      .updateTable('refresh_tokens')
      .set({ used_at: now })
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  },
  async touch(executor: Executor, sessionId: string, now: number): Promise<void> {
    await executor.updateTable('sessions').set({ last_used_at: now }).where('id', '=', sessionId).execute();
  },
  async end(executor: Executor, sessionId: string, reason: string, now: number): Promise<boolean> {
    const changed = await executor
      .updateTable('sessions')
      .set({ ended_at: now, ended_reason: reason })
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  },
  async begunAt(executor: Executor, sessionId: string): Promise<number | undefined> {
    const row = await executor
      .selectFrom('sessions')
      .select('created_at')
      .where('id', '=', sessionId)
      .executeTakeFirst();
    return row?.created_at;
  },
  /** Those that are alive, the one that was used last first. */
  ofUser(executor: Executor, userId: string, now: number): Promise<SessionRow[]> {
    return executor
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
      .orderBy('last_used_at', 'desc')
      .orderBy('id')
      .execute();
  },
  /** False: there is no such session of theirs, or it has ended. */
  async endOwn(
    executor: Executor,
    session: { id: string; userId: string; reason: string },
    now: number,
  ): Promise<boolean> {
    const changed = await executor
      .updateTable('sessions')
      .set({ ended_at: now, ended_reason: session.reason })
      .where('id', '=', session.id)
      .where('user_id', '=', session.userId)
      .where('ended_at', 'is', null)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  },
  async endOthers(
    executor: Executor,
    sessions: { userId: string; but: string; reason: string },
    now: number,
  ): Promise<void> {
    await executor
      .updateTable('sessions')
      .set({ ended_at: now, ended_reason: sessions.reason })
      .where('user_id', '=', sessions.userId)
      .where('id', '<>', sessions.but)
      .where('ended_at', 'is', null)
      .execute();
  },
  /** Answers the ids of the sessions that it ended. */
  async endAll(executor: Executor, userId: string, reason: string, now: number): Promise<string[]> {
    const ended = await executor
      .updateTable('sessions')
      .set({ ended_at: now, ended_reason: reason })
      .where('user_id', '=', userId)
      .where('ended_at', 'is', null)
      .returning('id')
      .execute();
    return ended.map(({ id }) => id);
  },
  /** Deletes what ended or ran out before this time; its tokens go with it. */
  async sweep(executor: Executor, before: number): Promise<void> {
    await executor
      .deleteFrom('sessions')
      .where((eb) => eb.or([eb('expires_at', '<', before), eb('ended_at', '<', before)]))
      .execute();
    await executor.deleteFrom('refresh_tokens').where('expires_at', '<', before).execute();
  },
};
