import type { Handlers } from '../../../http/endpoint-handler.ts';
import { findOwner, findSite, ownerOf, siteOf } from '../admin/find-subject.ts';
import { giveSite } from '../verbs/give-site.ts';
import { endSessions, resetTwoFactor, restoreAccount, suspendAccount } from '../verbs/owner-verbs.ts';
import { closeReports, putSiteUp, suspendSite } from '../verbs/site-verbs.ts';
import { deadJobs, failedMails, requeueJob, resendMail } from '../verbs/work-verbs.ts';
import { siteOfJob } from './site-of-job.ts';
import { instant, type OperatorServices } from './operator-services.ts';
import { actionsAbout, readAudit } from './read-audit.ts';
import { readDay } from './read-day.ts';
import { readOwner } from './read-owner.ts';
import { readQueue } from './read-queue.ts';
import { readSite } from './read-site.ts';

type Names = Extract<keyof Handlers, `operator${string}`> | 'listOperatorActions';

/** What operators do in the dashboard: the verbs that they type at the server too. */
export function operatorHandlers(services: OperatorServices): Pick<Handlers, Names> {
  const { database, env } = services;
  return {
    operatorDay: () => readDay(services),
    operatorQueue: async () => ({ items: await readQueue(services) }),
    async operatorFind({ query: { text } }) {
      const owner = await ownerOf(services, text);
      const site = text.includes('@') ? null : await findSite(database.db, env, text);
      return { owner: await readOwner(services, owner.id), websiteId: site?.id ?? null };
    },
    operatorSite: ({ params }) => readSite(services, params.id),
    async operatorSuspendSite({ params, body: { words } }, { user }) {
      await suspendSite(services, await siteOf(services, params.id), { actor: user.id, words });
      return undefined;
    },
    async operatorRestoreSite({ params, body: { words } }, { user }) {
      const how = { actor: user.id, words, clear: false };
      await putSiteUp(services, await siteOf(services, params.id), how);
      return undefined;
    },
    async operatorReleaseSite({ params, body: { words } }, { user }) {
      const how = { actor: user.id, words, clear: true };
      await putSiteUp(services, await siteOf(services, params.id), how);
      return undefined;
    },
    async operatorCloseReports({ params, body: { words } }, { user }) {
      await closeReports(services, await siteOf(services, params.id), { actor: user.id, words });
      return undefined;
    },
    async operatorGiveSite({ params, body }, { user }) {
      await giveSite(services, await siteOf(services, params.id), { actor: user.id, ...body });
      return undefined;
    },
    async operatorSuspendOwner({ params, body: { words } }, { user }) {
      await suspendAccount(services, await accountOf(params.id), { actor: user.id, words });
      return undefined;
    },
    async operatorRestoreOwner({ params, body: { words } }, { user }) {
      await restoreAccount(services, await accountOf(params.id), { actor: user.id, words });
      return undefined;
    },
    async operatorEndSessions({ params, body: { words } }, { user }) {
      await endSessions(services, await accountOf(params.id), { actor: user.id, words });
      return undefined;
    },
    async operatorResetTwoFactor({ params, body: { words } }, { user }) {
      await resetTwoFactor(services, await accountOf(params.id), { actor: user.id, words });
      return undefined;
    },
    async operatorJobs() {
      const dead = await deadJobs(services);
      const jobs = dead.map(async ({ id, diedAt, payload, kind, attempts, reason }) => ({
        _id: id,
        kind,
        attempts,
        reason: reason.slice(0, 500),
        site: await siteOfJob(database.db, payload),
        diedAt: instant(diedAt),
      }));
      return { jobs: await Promise.all(jobs) };
    },
    async operatorRequeue({ params }, { user }) {
      await requeueJob(services, params.id, user.id);
      return undefined;
    },
    async operatorMails() {
      const rows = await failedMails(services);
      const mails = rows.map(({ id, recipient, kind, created_at: createdAt }) => ({
        _id: id,
        recipient,
        kind,
        createdAt: instant(createdAt),
      }));
      return { mails };
    },
    async operatorResend({ params }, { user }) {
      await resendMail(services, params.id, user.id);
      return undefined;
    },
    operatorAudit: ({ query }) => readAudit(services, query),
    listOperatorActions: async (_, { user }) => ({ entries: await actionsAbout(services, user.id) }),
  };

  /** By its id alone: a label could be another's id. */
  async function accountOf(id: string) {
    const owner = await findOwner(database.db, env, id);
    return owner?.id === id ? owner : ownerOf(services, '');
  }
}
