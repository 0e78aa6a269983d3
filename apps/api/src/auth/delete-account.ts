import type { AuthenticatedUser } from '../http/request-context.ts';
import { normalizeEmail } from '@tosite/validation/account/account-fields';
import { forgetAnswers } from '../http/idempotency.ts';
import type { AuthParts } from './auth-parts.ts';
import { emailChangeStore } from './email-change-store.ts';
import { userStore } from './user-store.ts';

const LABELS_HELD_MS = 90 * 86_400_000;

/**
 * Ends the account and everything in it, in one transaction, once what it has elsewhere has ended; what hangs on it by foreign keys goes with it. Its
 * labels stay held for 90 days, so that nobody can take over what its links point at.
 */
export async function deleteAccount(parts: AuthParts, user: AuthenticatedUser): Promise<void> {
  const { core, sessions } = parts;
  const { clock, database, queue } = core;
  for (const end of parts.beforehand()) await end(user.id);
  const afterwards = await database.transaction(async (trx) => {
    const now = clock.now();
    const row = await userStore.byId(trx, user.id);
    if (row === undefined) return [];
    const later: (() => Promise<void>)[] = [];
    for (const end of parts.endings()) {
      const then = await end(trx, user.id);
      if (then !== undefined) later.push(then);
    }
    const websites = trx.selectFrom('websites').select('id').where('owner_id', '=', user.id);
    await trx
      .updateTable('labels')
      .set({ website_id: null, last_owner_id: user.id, held_until: now + LABELS_HELD_MS, moved_to: null })
      .where('website_id', 'in', websites)
      .execute();
    await queue.cancelOwner(trx, user.id);
    const change = await emailChangeStore.ofUser(trx, user.id);
    const boxes = [normalizeEmail(row.email), ...(change === undefined ? [] : [change.email_normalized])];
    const mails = await trx
      .deleteFrom('mails')
      .where((eb) => eb.or([eb('user_id', '=', user.id), eb('recipient', 'in', boxes)]))
      .returning('id')
      .execute();
    later.push(() => core.mails.forget(mails.map(({ id }) => id)));
    for (const email of boxes) await queue.cancel(trx, 'mail-reset-link', { email });
    await trx.deleteFrom('idempotency_keys').where('scope', '=', `user:${user.id}`).execute();
    await forgetAnswers(trx, `user:${user.id}`);
    await userStore.delete(trx, user.id);
    return [() => database.wipe(), ...later];
  });
  sessions.forget(user.id);
  for (const then of afterwards) {
    // The account is gone either way; what is left of its files is found by the sweep of files without a row.
    await then().catch((error: unknown) =>
      core.log.error({ err: error }, 'files of a deleted account are left'),
    );
  }
}
