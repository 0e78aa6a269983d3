import { giveSite } from '../verbs/give-site.ts';
import { restoreAccount, suspendAccount } from '../verbs/owner-verbs.ts';
import { closeReports, putSiteUp, suspendSite } from '../verbs/site-verbs.ts';
import { ACTOR, type AdminCommand, type AdminServices } from './admin-command.ts';
import { ownerOf, siteOf } from './find-subject.ts';

const saying = (words: readonly string[]) => ({
  actor: ACTOR,
  words: words.join(' ').trim().slice(0, 2000),
});

export const siteCommands: Readonly<Record<string, AdminCommand>> = {
  'suspend-site': {
    takes: 'SITE REASON',
    means: 'takes a website down; its owner is mailed the reason',
    least: 2,
    async run(services, [text = '', ...reason]) {
      const site = await siteOf(services, text);
      await suspendSite(services, site, saying(reason));
      return [`${site.label} is suspended.`];
    },
  },
  'restore-site': {
    takes: 'SITE [WORDS]',
    means: 'puts a website up again that is suspended or held, as it was before',
    least: 1,
    run: (services, [text = '', ...words]) => putUp(services, text, { ...saying(words), clear: false }),
  },
  release: {
    takes: 'SITE [WORDS]',
    means: 'the same, and what was found may stand from now on: the name, or these very words',
    least: 1,
    run: (services, [text = '', ...words]) => putUp(services, text, { ...saying(words), clear: true }),
  },
  'suspend-owner': {
    takes: 'OWNER REASON',
    means: 'takes down all that an account has, and signs it out',
    least: 2,
    async run(services, [text = '', ...reason]) {
      const owner = await ownerOf(services, text);
      await suspendAccount(services, owner, saying(reason));
      return [`${owner.email} is suspended, with every website of theirs.`];
    },
  },
  'restore-owner': {
    takes: 'OWNER [WORDS]',
    means: 'gives back what went with the account',
    least: 1,
    async run(services, [text = '', ...words]) {
      const owner = await ownerOf(services, text);
      await restoreAccount(services, owner, saying(words));
      return [`${owner.email} is restored.`];
    },
  },
  'close-reports': {
    takes: 'SITE [WORDS]',
    means: 'notes that somebody has looked at the reports of a website',
    least: 1,
    async run(services, [text = '', ...words]) {
      const closed = await closeReports(services, await siteOf(services, text), saying(words));
      return [`${closed} ${closed === 1 ? 'report is' : 'reports are'} closed.`];
    },
  },
  'give-site': {
    takes: 'SITE E-MAIL REASON',
    means: 'gives a website to another account, whose address is confirmed; both are mailed',
    least: 3,
    async run(services, [text = '', email = '', ...reason]) {
      const site = await siteOf(services, text);
      await giveSite(services, site, { ...saying(reason), email });
      return [`${site.label} belongs to ${email}.`];
    },
  },
};

async function putUp(
  services: AdminServices,
  text: string,
  how: { actor: string; words: string; clear: boolean },
): Promise<string[]> {
  const site = await siteOf(services, text);
  await putSiteUp(services, site, how);
  return [`${site.label} is up again as it was before.`];
}
