import type { Env } from '../../env.ts';
import type { Mail } from '../../mail/mails.ts';
import { writeMail } from '../../auth/account-mails.ts';

const PLACE = '/settings/general';

/** Before tokens run out that only their owner can renew. `day` as in 2026-11-28. */
export function connectionEndingMail(env: Env, to: string, platformName: string, day: string): Mail {
  return writeMail(to, 'connection-ending', {
    subject: `Your ${platformName} connection ends on ${day}`,
    lines: [
      `${platformName} lets a connection last for a limited time, and yours ends on ${day}. Connect again before then, and your site stays in sync:`,
    ],
    button: { label: `Connect ${platformName} again`, address: `${env.dashboardOrigin}${PLACE}` },
    after: ['Your site stays online as it is, whatever you do.'],
  });
}

export function connectionExpiredMail(env: Env, to: string, platformName: string): Mail {
  return writeMail(to, 'connection-expired', {
    subject: `Your ${platformName} connection has expired`,
    lines: [
      `Your ${platformName} connection has expired. Please connect again, so that what is new there comes to your site:`,
    ],
    button: { label: `Connect ${platformName} again`, address: `${env.dashboardOrigin}${PLACE}` },
    after: ['Your site stays online as it is; only the sync waits.'],
  });
}
