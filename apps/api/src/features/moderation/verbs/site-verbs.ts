import type { Executor } from '../../../database/database.ts';
import { ApiFailure } from '../../../http/api-failure.ts';
import { showAgain, stopWebsite } from '../../../publishing/hold-website.ts';
import { writeAudit } from '../../../site-content/audit-log.ts';
import type { AdminServices } from '../admin/admin-command.ts';
import type { FoundSite } from '../admin/find-subject.ts';

/** Who does it (`command`, or an operator's id) and what they say about it. */
export type How = { actor: string; words: string };

/** Takes a website down. Whoever does that has looked at what was reported. */
export async function suspendSite(services: AdminServices, site: FoundSite, { actor, words }: How) {
  const stop = { status: 'suspended', cause: 'operator', reasons: [], actor, words } as const;
  const done = await services.database.transaction(async (trx) => {
    if (!(await stopWebsite(services, trx, site.id, stop))) return false;
    await closeOpen(services, trx, site, { actor, words });
    return true;
  });
  if (!done) throw new ApiFailure('conflict', { id: 'operator.alreadySuspended', name: site.label });
  services.onWebsiteChanged([site.label]);
}

/** Puts a website up again as it was before. `clear`: what was found may stand from now on, word by word. */
export async function putSiteUp(
  services: AdminServices,
  site: FoundSite,
  { actor, words, clear }: How & { clear: boolean },
) {
  const done = await services.database.transaction(async (trx) => {
    const up = await showAgain(services, trx, site.id, { actor, clear, words: words === '' ? null : words });
    if (up) await closeOpen(services, trx, site, { actor, words });
    return up;
  });
  if (!done) throw new ApiFailure('conflict', { id: 'operator.nothingAgainst', name: site.label });
  services.onWebsiteChanged([site.label]);
}

/** Notes that somebody has looked at what was reported; answers how many reports were open. */
export function closeReports(services: AdminServices, site: FoundSite, how: How): Promise<number> {
  return services.database.transaction((trx) => closeOpen(services, trx, site, how));
}

async function closeOpen(
  { now }: AdminServices,
  trx: Executor,
  site: FoundSite,
  { actor, words }: How,
): Promise<number> {
  const rows = await trx
    .updateTable('site_reports')
    .set({ handled_at: now() })
    .where('website_id', '=', site.id)
    .where('handled_at', 'is', null)
    .returning('ticket')
    .execute();
  const tickets = rows.map(({ ticket }) => ticket);
  const about = { websiteId: site.id, ownerId: site.owner_id, data: { tickets, words, label: site.label } };
  if (tickets.length > 0) await writeAudit(trx, { actor, action: 'reports_closed', ...about }, now());
  return tickets.length;
}
