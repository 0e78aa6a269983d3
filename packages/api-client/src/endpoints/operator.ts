import * as v from 'valibot';
import { EmailSchema } from '@tosite/validation/account/account-fields';
import { MessageValueSchema } from '@tosite/validation/messages/message-value';
import { InstantSchema } from '@tosite/validation/profile/profile';
import { WebsiteSchema } from '@tosite/validation/website/website';
import { defineEndpoint } from './define-endpoint.ts';

const IdParams = v.object({ id: v.pipe(v.string(), v.maxLength(64)) });
const Words = v.pipe(
  v.string('Required'),
  v.trim(),
  v.minLength(1, 'Required'),
  v.maxLength(2000, 'Use 2,000 characters or less.'),
);
const words = v.strictObject({ words: Words });
const StatusSchema = WebsiteSchema.entries.status;
const CauseSchema = v.picklist(['guard', 'reports', 'operator', 'owner']);

export const OperatorSiteSummarySchema = v.object({
  _id: v.string(),
  domain_name: v.string(),
  address: v.string(),
  status: StatusSchema,
  createdAt: InstantSchema,
});
export type OperatorSiteSummary = v.InferOutput<typeof OperatorSiteSummarySchema>;

export const OperatorOwnerSchema = v.object({
  _id: v.string(),
  email: v.string(),
  name: v.string(),
  /** Of the mails to them; null: nobody knows, so English. */
  language: v.nullable(v.string()),
  createdAt: InstantSchema,
  emailConfirmed: v.boolean(),
  twoFactor: v.boolean(),
  suspended: v.nullable(v.object({ since: InstantSchema, words: v.string() })),
  sites: v.array(OperatorSiteSummarySchema),
});
export type OperatorOwner = v.InferOutput<typeof OperatorOwnerSchema>;

export const OperatorSiteSchema = v.object({
  ...OperatorSiteSummarySchema.entries,
  website_name: v.string(),
  plan: v.picklist(['free', 'standard']),
  /** Owners' own names that lead to it. */
  ownNames: v.array(v.string()),
  hold: v.nullable(
    v.object({
      cause: CauseSchema,
      since: InstantSchema,
      /** Why, a sentence each, as the owner reads it. */
      messages: v.array(v.string()),
      messageReasons: v.array(MessageValueSchema),
      /** What the site says, word by word. */
      excerpts: v.array(v.string()),
      /** The operator's. */
      words: v.nullable(v.string()),
      /** The owner's. */
      answer: v.nullable(v.string()),
      answeredAt: v.nullable(InstantSchema),
    }),
  ),
  reports: v.array(
    v.object({
      ticket: v.string(),
      at: InstantSchema,
      reason: v.string(),
      words: v.string(),
      contact: v.nullable(v.string()),
      open: v.boolean(),
    }),
  ),
  owner: OperatorOwnerSchema,
  /** Where its page stands for some minutes, without script and for whoever has this address; null: it was never drawn. */
  page: v.nullable(v.string()),
  /** The hosts that its first page leads to. */
  leadsTo: v.array(v.string()),
});
export type OperatorSite = v.InferOutput<typeof OperatorSiteSchema>;

export const OperatorQueueItemSchema = v.object({
  _id: v.string(),
  domain_name: v.string(),
  status: StatusSchema,
  /** null: only reported. */
  cause: v.nullable(CauseSchema),
  since: InstantSchema,
  openReports: v.number(),
  /** What the newest report says, or the owner's answer. */
  says: v.nullable(v.string()),
  answered: v.boolean(),
});
export type OperatorQueueItem = v.InferOutput<typeof OperatorQueueItemSchema>;

export const AuditEntrySchema = v.object({
  _id: v.string(),
  at: InstantSchema,
  /** A name of an operator; `guard`, `reports`, `command` by themselves. */
  actor: v.string(),
  action: v.string(),
  site: v.nullable(v.string()),
  owner: v.nullable(v.string()),
  words: v.nullable(v.string()),
});
export type AuditEntry = v.InferOutput<typeof AuditEntrySchema>;

export const operatorDay = defineEndpoint({
  method: 'GET',
  path: '/api/operator/day',
  access: 'operator',
  summary: 'Counts of the last 24 hours, and of what waits',
  input: {},
  output: v.object({
    toLookAt: v.number(),
    sitesMade: v.number(),
    heldByThemselves: v.number(),
    suspended: v.number(),
    deadJobs: v.number(),
    failedMails: v.number(),
    /** Of the newest backup; null: there is none. */
    backupAt: v.nullable(InstantSchema),
  }),
  status: 200,
});
export type OperatorDay = v.InferOutput<(typeof operatorDay)['output']>;

export const operatorQueue = defineEndpoint({
  method: 'GET',
  path: '/api/operator/queue',
  access: 'operator',
  summary: 'Websites that somebody has to look at, the gravest first',
  input: {},
  output: v.object({ items: v.array(OperatorQueueItemSchema) }),
  status: 200,
});

export const operatorFind = defineEndpoint({
  method: 'GET',
  path: '/api/operator/find',
  access: 'operator',
  summary: 'An account by e-mail address or id, or by the address, host or id of a website',
  input: { query: v.strictObject({ text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(400)) }) },
  output: v.object({ owner: OperatorOwnerSchema, websiteId: v.nullable(v.string()) }),
  status: 200,
  errors: ['not_found'],
});

export const operatorSite = defineEndpoint({
  method: 'GET',
  path: '/api/operator/site/{id}',
  access: 'operator',
  summary: 'All about one website: why it is held, reports, owner, and its page',
  input: { params: IdParams },
  output: OperatorSiteSchema,
  status: 200,
  errors: ['not_found'],
});

const siteAction = (path: string, summary: string) =>
  defineEndpoint({
    method: 'POST',
    path: `/api/operator/site/{id}/${path}`,
    access: 'operator',
    summary,
    input: { params: IdParams, body: words },
    output: null,
    status: 204,
    errors: ['not_found', 'conflict'],
  });
export const operatorSuspendSite = siteAction(
  'suspend',
  'Take a website down; its owner is mailed the reason, and open reports are closed',
);
export const operatorRestoreSite = siteAction('restore', 'Put a website up again as it was before');
export const operatorReleaseSite = siteAction(
  'release',
  'Put a held website up; what was found may stand, word by word',
);
export const operatorCloseReports = siteAction(
  'close-reports',
  'Note that somebody has looked at its reports',
);

export const operatorGiveSite = defineEndpoint({
  method: 'POST',
  path: '/api/operator/site/{id}/give',
  access: 'operator',
  summary: 'Give a website to another account, whose address is confirmed; both are mailed',
  input: { params: IdParams, body: v.strictObject({ email: EmailSchema, words: Words }) },
  output: null,
  status: 204,
  errors: ['not_found', 'conflict'],
});

const ownerAction = (path: string, summary: string) =>
  defineEndpoint({
    method: 'POST',
    path: `/api/operator/owner/{id}/${path}`,
    access: 'operator',
    summary,
    input: { params: IdParams, body: words },
    output: null,
    status: 204,
    errors: ['not_found', 'conflict'],
  });
export const operatorSuspendOwner = ownerAction(
  'suspend',
  'Take down all that an account has, and sign it out',
);
export const operatorRestoreOwner = ownerAction('restore', 'Give back what went with the account');
export const operatorEndSessions = ownerAction('end-sessions', 'Sign an account out everywhere');
export const operatorResetTwoFactor = ownerAction(
  'reset-two-factor',
  'Turn the second step off for somebody who lost it and proved who they are',
);

export const operatorJobs = defineEndpoint({
  method: 'GET',
  path: '/api/operator/jobs',
  access: 'operator',
  summary: 'Work that was given up, the newest first',
  input: {},
  output: v.object({
    jobs: v.array(
      v.object({
        _id: v.string(),
        kind: v.string(),
        /** The label of the website that it is about; null: it names none. */
        site: v.nullable(v.string()),
        attempts: v.number(),
        reason: v.string(),
        diedAt: InstantSchema,
      }),
    ),
  }),
  status: 200,
});

export const operatorRequeue = defineEndpoint({
  method: 'POST',
  path: '/api/operator/jobs/{id}/requeue',
  access: 'operator',
  summary: 'Let such work begin anew',
  input: { params: IdParams },
  output: null,
  status: 204,
  errors: ['conflict'],
});

export const operatorMails = defineEndpoint({
  method: 'GET',
  path: '/api/operator/mails',
  access: 'operator',
  summary: 'Mails that are older than an hour and not sent',
  input: {},
  output: v.object({
    mails: v.array(
      v.object({ _id: v.string(), recipient: v.string(), kind: v.string(), createdAt: InstantSchema }),
    ),
  }),
  status: 200,
});

export const operatorResend = defineEndpoint({
  method: 'POST',
  path: '/api/operator/mails/{id}/resend',
  access: 'operator',
  summary: 'Send such a mail once more',
  input: { params: IdParams },
  output: null,
  status: 204,
  errors: ['conflict'],
});

export const operatorAudit = defineEndpoint({
  method: 'GET',
  path: '/api/operator/audit',
  access: 'operator',
  summary: 'What was done, the newest first, a hundred at a time',
  input: {
    query: v.strictObject({
      /** The last one that is known. */
      after: v.optional(v.pipe(v.string(), v.maxLength(64))),
      /** About one website or one account only, by its id. */
      about: v.optional(v.pipe(v.string(), v.maxLength(64))),
    }),
  },
  output: v.object({ entries: v.array(AuditEntrySchema), next: v.nullable(v.string()) }),
  status: 200,
});

/** For the owner: what was done about their account and their websites. */
export const listOperatorActions = defineEndpoint({
  method: 'GET',
  path: '/api/account/operator-actions',
  access: 'user',
  summary: 'What was done by operators, or by itself, about the account and its websites',
  input: {},
  output: v.object({
    entries: v.array(
      v.object({
        _id: v.string(),
        at: InstantSchema,
        by: v.picklist(['operator', 'itself']),
        action: v.string(),
        site: v.nullable(v.string()),
        words: v.nullable(v.string()),
      }),
    ),
  }),
  status: 200,
});
export type OperatorAction = v.InferOutput<(typeof listOperatorActions)['output']>['entries'][number];
