import { showAgain, stopWebsite } from '../../../publishing/hold-website.ts';
import { writeAudit } from '../../../site-content/audit-log.ts';
import { restoreOwner, suspendOwner } from '../suspend-owner.ts';
import { ACTOR, AdminRefused, needed, type AdminCommand, type AdminServices } from './admin-command.ts';
import { findOwner, findSite, type FoundSite } from './find-subject.ts';

const siteOf = async ({ database, env }: AdminServices, text: string): Promise<FoundSite> =>
  needed(await findSite(database.db, env, text), `website ${text}`);

const reasonOf = (words: readonly string[]): string => words.join(' ').trim().slice(0, 2000);

export const siteCommands: Readonly<Record<string, AdminCommand>> = {
  'suspend-site': {
    takes: 'SITE REASON',
    means: 'takes a website down; its owner is mailed the reason',
    least: 2,
    async run(services, [text = '', ...reason]) {
      const site = await siteOf(services, text);
      const stop = { status: 'suspended', cause: 'operator', reasons: [], actor: ACTOR } as const;
      const done = await services.database.transaction((trx) =>
        stopWebsite(services, trx, site.id, { ...stop, words: reasonOf(reason) }),
      );
      if (!done) throw new AdminRefused(`${site.label} is suspended already.`);
      services.onWebsiteChanged([site.label]);
      return [`${site.label} is suspended.`];
    },
  },
  'restore-site': {
    takes: 'SITE [WORDS]',
    means: 'puts a website up again that is suspended or held, as it was before',
    least: 1,
    async run(services, [text = '', ...words]) {
      return [await putUp(services, await siteOf(services, text), { clear: false, words: reasonOf(words) })];
    },
  },
  release: {
    takes: 'SITE [WORDS]',
    means: 'the same, and what was found may stand from now on: the name, or these very words',
    least: 1,
    async run(services, [text = '', ...words]) {
      return [await putUp(services, await siteOf(services, text), { clear: true, words: reasonOf(words) })];
    },
  },
  'suspend-owner': {
    takes: 'OWNER REASON',
    means: 'takes down all that an account has, and signs it out',
    least: 2,
    async run(services, [text = '', ...reason]) {
      const { database, env } = services;
      const owner = needed(await findOwner(database.db, env, text), `account ${text}`);
      const how = { words: reasonOf(reason), actor: ACTOR };
      if (!(await database.transaction((trx) => suspendOwner(services, trx, owner.id, how))))
        throw new AdminRefused(`${owner.email} is suspended already.`);
      services.onWebsiteChanged(await labelsOf(services, owner.id));
      return [`${owner.email} is suspended, with every website of theirs.`];
    },
  },
  'restore-owner': {
    takes: 'OWNER [WORDS]',
    means: 'gives back what went with the account',
    least: 1,
    async run(services, [text = '', ...words]) {
      const { database, env } = services;
      const owner = needed(await findOwner(database.db, env, text), `account ${text}`);
      const how = { words: reasonOf(words), actor: ACTOR };
      if (!(await database.transaction((trx) => restoreOwner(services, trx, owner.id, how))))
        throw new AdminRefused(`${owner.email} is not suspended.`);
      services.onWebsiteChanged(await labelsOf(services, owner.id));
      return [`${owner.email} is restored.`];
    },
  },
  'close-reports': {
    takes: 'SITE [WORDS]',
    means: 'notes that somebody has looked at the reports of a website',
    least: 1,
    async run(services, [text = '', ...words]) {
      const site = await siteOf(services, text);
      const { database, now } = services;
      const closed = await database.transaction(async (trx) => {
        const rows = await trx
          .updateTable('site_reports')
          .set({ handled_at: now() })
          .where('website_id', '=', site.id)
          .where('handled_at', 'is', null)
          .returning('ticket')
          .execute();
        const tickets = rows.map(({ ticket }) => ticket);
        const about = {
          websiteId: site.id,
          ownerId: site.owner_id,
          data: { tickets, words: reasonOf(words) },
        };
        if (tickets.length > 0)
          await writeAudit(trx, { actor: ACTOR, action: 'reports_closed', ...about }, now());
        return tickets;
      });
      return [`${closed.length} ${closed.length === 1 ? 'report is' : 'reports are'} closed.`];
    },
  },
};

async function putUp(
  services: AdminServices,
  site: FoundSite,
  { clear, words }: { clear: boolean; words: string },
): Promise<string> {
  const done = await services.database.transaction((trx) =>
    showAgain(services, trx, site.id, { actor: ACTOR, clear, words: words === '' ? null : words }),
  );
  if (!done) throw new AdminRefused(`Nothing stands against ${site.label}.`);
  services.onWebsiteChanged([site.label]);
  return `${site.label} is up again as it was before.`;
}

async function labelsOf({ database }: AdminServices, ownerId: string): Promise<string[]> {
  const rows = await database.db
    .selectFrom('websites')
    .select('label')
    .where('owner_id', '=', ownerId)
    .execute();
  return rows.map(({ label }) => label);
}
