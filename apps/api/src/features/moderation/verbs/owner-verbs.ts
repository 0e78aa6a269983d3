import { twoFactorOffMail } from '../../../auth/security-mails.ts';
import { sessionStore } from '../../../auth/session-store.ts';
import { twoFactorStore } from '../../../auth/two-factor/two-factor-store.ts';
import { ApiFailure } from '../../../http/api-failure.ts';
import { writeAudit } from '../../../site-content/audit-log.ts';
import type { AdminServices } from '../admin/admin-command.ts';
import type { FoundOwner } from '../admin/find-subject.ts';
import { restoreOwner, suspendOwner } from '../suspend-owner.ts';
import type { How } from './site-verbs.ts';

export async function suspendAccount(services: AdminServices, owner: FoundOwner, how: How) {
  if (owner.id === how.actor) throw new ApiFailure('conflict', { id: 'operator.yourself' });
  if (!(await services.database.transaction((trx) => suspendOwner(services, trx, owner.id, how))))
    throw new ApiFailure('conflict', { id: 'operator.alreadySuspended', name: owner.email });
  services.onWebsiteChanged(await labelsOf(services, owner.id));
}

export async function restoreAccount(services: AdminServices, owner: FoundOwner, how: How) {
  if (!(await services.database.transaction((trx) => restoreOwner(services, trx, owner.id, how))))
    throw new ApiFailure('conflict', { id: 'operator.notSuspended', name: owner.email });
  services.onWebsiteChanged(await labelsOf(services, owner.id));
}

/** Signs an account out everywhere; answers how many sessions ended. */
export function endSessions(services: AdminServices, owner: FoundOwner, { actor, words }: How) {
  return services.database.transaction(async (trx) => {
    const ids = await sessionStore.endAll(trx, owner.id, 'operator', services.now());
    const about = { websiteId: null, ownerId: owner.id, data: { ended: ids.length, words } };
    await writeAudit(trx, { actor, action: 'sessions_ended', ...about }, services.now());
    return ids.length;
  });
}

/** `words`: how they proved who they are. */
export async function resetTwoFactor(services: AdminServices, owner: FoundOwner, { actor, words }: How) {
  const { database, env, mails, now } = services;
  const done = await database.transaction(async (trx) => {
    if (!(await twoFactorStore.remove(trx, owner.id))) return false;
    await sessionStore.endAll(trx, owner.id, 'operator', now());
    const { language } = await trx
      .selectFrom('users')
      .select('language')
      .where('id', '=', owner.id)
      .executeTakeFirstOrThrow();
    await mails.send(trx, owner.id, twoFactorOffMail(env, { email: owner.email, language }));
    const about = { websiteId: null, ownerId: owner.id, data: { words } };
    await writeAudit(trx, { actor, action: 'two_factor_reset', ...about }, now());
    return true;
  });
  if (!done) throw new ApiFailure('conflict', { id: 'operator.noSecondStep', name: owner.email });
}

async function labelsOf({ database }: AdminServices, ownerId: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom('websites')
    .select('label')
    .where('owner_id', '=', ownerId)
    .execute();
  return rows.map(({ label }) => label);
}
