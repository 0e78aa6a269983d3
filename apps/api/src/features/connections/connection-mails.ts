import type { Env } from '../../env.ts';
import type { Mail } from '../../mail/mails.ts';
import { writeMail, type Recipient } from '../../mail/write-mail.ts';

const settingsOf = (env: Env): string => `${env.dashboardOrigin}/settings/general`;

/** Before tokens run out that only their owner can renew. `day` as in 2026-11-28. */
export function connectionEndingMail(env: Env, to: Recipient, platform: string, day: string): Mail {
  return writeMail(
    to,
    'connection-ending',
    (words) => words.connectionEnding({ platform, day }),
    settingsOf(env),
  );
}

export function connectionExpiredMail(env: Env, to: Recipient, platform: string): Mail {
  return writeMail(
    to,
    'connection-expired',
    (words) => words.connectionExpired({ platform }),
    settingsOf(env),
  );
}
