import type { Session } from '@tosite/api-client/endpoints/sessions';
import type { AuthenticatedUser } from '../../http/request-context.ts';
import { sessionStore } from '../../auth/session-store.ts';
import type { Core } from '../../core.ts';
import { describeDevice } from './describe-device.ts';

/** Every device that is signed in: this one first, then by when it was used last. */
export async function listSessions(
  { database, clock }: Core,
  user: AuthenticatedUser,
): Promise<{ sessions: Session[] }> {
  const rows = await sessionStore.ofUser(database.db, user.id, clock.now());
  const sessions = rows.map((row) => ({
    _id: row.id,
    current: row.id === user.sessionId,
    ...describeDevice(row.user_agent),
    address: row.address,
    startedAt: new Date(row.created_at).toISOString(),
    lastUsedAt: new Date(row.last_used_at).toISOString(),
  }));
  return { sessions: sessions.sort((a, b) => Number(b.current) - Number(a.current)) };
}
