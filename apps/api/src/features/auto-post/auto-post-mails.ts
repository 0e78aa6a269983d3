import { PLATFORM_NAMES } from '@tosite/validation/platforms/platform-names';
import type { Executor } from '../../database/database.ts';
import { userStore } from '../../auth/user-store.ts';
import { writeMail } from '../../mail/write-mail.ts';
import { stopAddress } from '../../mail/stop-page.ts';
import type { MailKind } from '../../mail/mails.ts';
import type { MailText, MailWords } from '../../mail/words/en.ts';
import type { AutoPostRow } from './auto-post-store.ts';
import type { AutoPostServices } from './auto-post-services.ts';
import { STOP_MADE } from './stop-mails.ts';

type Parts = Pick<AutoPostServices, 'env' | 'keys' | 'mails'>;
type Place = { ownerId: string; websiteId: string };
type Told =
  | { kind: 'auto-post-made'; made: number; drafts: number }
  | { kind: 'auto-post-failed' }
  | { kind: 'auto-post-paused' };

/** Tells the owner, unless they stopped these mails or never confirmed their address: it may be a stranger's. */
export async function tellOwner(
  { env, keys, mails }: Parts,
  trx: Executor,
  row: Pick<AutoPostRow, 'mails' | 'source'>,
  { ownerId, websiteId }: Place,
  told: Told,
): Promise<boolean> {
  if (row.mails === 0) return false;
  const owner = await userStore.byId(trx, ownerId);
  if (owner === undefined || owner.email_verified_at === null) return false;
  const stop = stopAddress(STOP_MADE, { env, keys }, websiteId);
  const platform = PLATFORM_NAMES[row.source];
  const [kind, path, say] = wordsOf(told, { platform, stop });
  const mail = writeMail(owner, kind, say, `${env.dashboardOrigin}${path}`);
  await mails.send(trx, ownerId, { ...mail, unsubscribe: stop });
  return true;
}

type Worded = [MailKind, string, (words: MailWords) => MailText];

function wordsOf(told: Told, facts: { platform: string; stop: string }): Worded {
  switch (told.kind) {
    case 'auto-post-made': {
      const { made, drafts } = told;
      return [told.kind, '/posts', (words) => words.autoPostMade({ ...facts, made, drafts })];
    }
    case 'auto-post-failed':
      return [told.kind, '/settings/auto-post', (words) => words.autoPostFailed(facts)];
    case 'auto-post-paused':
      return [told.kind, '/settings/auto-post', (words) => words.autoPostPaused(facts)];
  }
}
