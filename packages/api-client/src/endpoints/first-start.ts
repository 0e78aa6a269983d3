import * as v from 'valibot';
import { InstantSchema } from '@tosite/validation/profile/profile';
import { defineEndpoint } from './define-endpoint.ts';

/** What an installation is made of, and how each stands; the words for them are the dashboard's. */
export const SETUP_CASES = [
  'address.local',
  'address.shared',
  'address.public',
  'storage.embedded',
  'storage.shared',
  'storage.low',
  'storage.away',
  'secret.kept',
  'secret.set',
  'secret.each',
  'operators.none',
  'operators.waiting',
  'operators.ready',
  'mail.none',
  'mail.set',
  'backup.off',
  'backup.here',
  'backup.elsewhere',
  'proxies.none',
  'proxies.unset',
  'proxies.others',
  'proxies.set',
  'worker.here',
  'worker.seen',
  'worker.none',
  'domains.none',
  'domains.unasked',
  'domains.set',
  'platforms.none',
  'platforms.some',
  'platforms.set',
  'accounts.none',
  'accounts.some',
  'model.none',
  'model.set',
  'payments.none',
  'payments.partly',
  'payments.set',
  'metrics.none',
  'metrics.set',
  'abuse.none',
  'abuse.set',
] as const;
export type SetupCase = (typeof SETUP_CASES)[number];

export const SetupItemSchema = v.object({
  case: v.picklist(SETUP_CASES),
  /** `optional`: it can wait. */
  state: v.picklist(['set', 'missing', 'optional']),
  /** A host, an address or names of settings; never a secret. */
  name: v.nullable(v.string()),
  /** Bytes that are free, or how many there are. */
  count: v.nullable(v.number()),
  at: v.nullable(InstantSchema),
  /** Lines for the settings, with examples in place of values. */
  lines: v.array(v.string()),
});
export type SetupItem = v.InferOutput<typeof SetupItemSchema>;

export const SetupSchema = v.object({
  readAt: InstantSchema,
  items: v.array(SetupItemSchema),
  /** Who is to run it, by OPERATOR_EMAILS, in its order. */
  operators: v.array(
    v.object({
      email: v.string(),
      /** How far they are: each step needs the one before it. */
      step: v.picklist(['sign-up', 'confirm', 'two-factor', 'ready']),
    }),
  ),
});
export type Setup = v.InferOutput<typeof SetupSchema>;

export const TestMailSchema = v.object({
  /** `outbox`: written to a file, since there is no server for mails. */
  outcome: v.picklist(['taken', 'refused', 'unreachable', 'outbox', 'nobody']),
  to: v.nullable(v.string()),
  /** The server's host. */
  server: v.nullable(v.string()),
  /** What the server, or the network, said. */
  said: v.nullable(v.string()),
  at: InstantSchema,
});
export type TestMail = v.InferOutput<typeof TestMailSchema>;

const TokenBody = v.strictObject({ token: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) });

export const firstStart = defineEndpoint({
  method: 'POST',
  path: '/api/first-start/look',
  access: 'public',
  summary: 'What is set and what is missing, for whoever has the link of the log',
  input: { body: TokenBody },
  output: SetupSchema,
  status: 200,
  reads: true,
  errors: ['not_found'],
});

export const firstStartTestMail = defineEndpoint({
  method: 'POST',
  path: '/api/first-start/test-mail',
  access: 'public',
  summary: 'Send a test mail to the first of OPERATOR_EMAILS, with the link of the log',
  input: { body: TokenBody },
  output: TestMailSchema,
  status: 200,
  errors: ['not_found'],
});

export const readSetup = defineEndpoint({
  method: 'GET',
  path: '/api/operator/setup',
  access: 'operator',
  summary: 'What of this installation is set and what is missing',
  input: {},
  output: SetupSchema,
  status: 200,
});

export const sendTestMail = defineEndpoint({
  method: 'POST',
  path: '/api/operator/test-mail',
  access: 'operator',
  summary: 'Send a test mail to yourself, and say what came of it',
  input: {},
  output: TestMailSchema,
  status: 200,
});
