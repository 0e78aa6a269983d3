import { PLATFORM_NAMES } from '@tosite/validation/platforms/platform-names';
import { recordActivity } from '../../site-content/activity-store.ts';
import { userStore } from '../../auth/user-store.ts';
import { connectionEndingMail, connectionExpiredMail } from './connection-mails.ts';
import type { ConnectionServices } from './connection-services.ts';
import { connectionStore, type ConnectionRow } from './connection-store.ts';

/** Notes that a connection no longer works and tells its owner, once however many notice it at the same time. */
export async function expireConnection(
  { env, database, clock, mails }: ConnectionServices,
  connection: ConnectionRow,
): Promise<void> {
  await database.transaction(async (trx) => {
    const now = clock.now();
    if (!(await connectionStore.markExpired(trx, connection, now))) return;
    const owner = await userStore.byId(trx, connection.user_id);
    if (owner === undefined) return;
    const { platform, handle, name } = connection;
    await recordActivity(trx, {
      userId: owner.id,
      websiteId: null,
      kind: 'connection_expired',
      data: { platform, handle, name },
      now,
    });
    await mails.send(trx, owner.id, connectionExpiredMail(env, owner, PLATFORM_NAMES[platform]));
  });
}

/** Tells an owner, once, that a connection ends soon which only they can renew. */
export async function warnOfEnd(
  { env, database, clock, mails }: ConnectionServices,
  connection: ConnectionRow,
): Promise<void> {
  const { expires_at: end } = connection;
  if (end === null || connection.warned_at !== null) return;
  await database.transaction(async (trx) => {
    if (!(await connectionStore.markWarned(trx, connection.id, clock.now()))) return;
    const owner = await userStore.byId(trx, connection.user_id);
    if (owner === undefined) return;
    const day = new Date(end).toISOString().slice(0, 10);
    await mails.send(
      trx,
      owner.id,
      connectionEndingMail(env, owner, PLATFORM_NAMES[connection.platform], day),
    );
  });
}
