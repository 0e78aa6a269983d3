import { initial } from './001-initial.ts';
import { jobs } from './002-jobs.ts';
import { rateLimits } from './003-rate-limits.ts';
import { identitiesConnections } from './004-identities-connections.ts';
import { sync } from './005-sync.ts';
import { history } from './006-history.ts';
import { account } from './007-account.ts';
import { uploads } from './008-uploads.ts';
import { films } from './009-films.ts';
import { privateSites } from './010-private-sites.ts';
import { shownContactPostgres, shownContactSqlite } from './011-shown-contact.ts';
import { belongings } from './012-belongings.ts';
import { publishedVersion } from './013-published-version.ts';
import { siteSpecPostgres, siteSpecSqlite } from './014-site-spec.ts';
import { accountLanguage } from './015-account-language.ts';
import { lostPublishes } from './016-lost-publishes.ts';
import { postsUnchecked } from './028-posts-unchecked.ts';
import { postsCoverAlt } from './031-posts-cover-alt.ts';
import { changedFor } from './032-changed-for.ts';
import { firstStart } from './033-first-start.ts';
import { analyticsMonths } from './034-analytics-months.ts';
import { proofs } from './035-proofs.ts';
import { posts } from './017-posts.ts';
import { autoPost } from './021-auto-post.ts';
import { postJobs } from './019-post-jobs.ts';
import { siteFiles } from './022-site-files.ts';
import { customDomains } from './024-custom-domains.ts';
import { billing } from './023-billing.ts';
import { auditLogPostgres, auditLogSqlite, moderation } from './027-moderation.ts';
import { analytics } from './025-analytics.ts';
import { certificates } from './030-certificates.ts';
import { workers } from './029-workers.ts';
import { postsShown } from './018-posts-shown.ts';
import { aiUsage } from './020-ai-usage.ts';

/** One step forward. Once released it is never edited: the next step changes what it made. */
export type Migration = {
  readonly name: string;
  /** Absent: on both. */
  readonly dialect?: 'sqlite' | 'postgres';
  readonly statements: readonly string[];
};

export const MIGRATIONS: readonly Migration[] = [
  initial,
  jobs,
  rateLimits,
  identitiesConnections,
  sync,
  history,
  account,
  uploads,
  films,
  privateSites,
  shownContactSqlite,
  shownContactPostgres,
  belongings,
  publishedVersion,
  siteSpecSqlite,
  siteSpecPostgres,
  accountLanguage,
  lostPublishes,
  posts,
  postsShown,
  postJobs,
  aiUsage,
  autoPost,
  siteFiles,
  billing,
  customDomains,
  analytics,
  moderation,
  auditLogSqlite,
  auditLogPostgres,
  postsUnchecked,
  workers,
  certificates,
  postsCoverAlt,
  changedFor,
  firstStart,
  analyticsMonths,
  proofs,
];
