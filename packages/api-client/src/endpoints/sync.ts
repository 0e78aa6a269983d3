import * as v from 'valibot';
import { PlatformSchema, WebsiteTypeSchema } from '@tosite/validation/platforms/platform';
import { InstantSchema, PROFILE_LISTS } from '@tosite/validation/profile/profile';
import { MessageValueSchema } from '@tosite/validation/messages/message-value';
import { defineEndpoint } from './define-endpoint.ts';
import { ProofSchema } from './proofs.ts';

const Id = v.pipe(v.string(), v.maxLength(64));
const params = v.object({ id: Id });
const sourceParams = v.object({ id: Id, sourceId: Id });
const ChangeIds = v.pipe(v.array(Id), v.maxLength(5000, 'Invalid input'));

/** One thing that a source says otherwise than the site does. */
export const ChangeSchema = v.object({
  /** The same at each reading, until the source says something else. */
  id: v.string(),
  sourceId: v.string(),
  kind: v.picklist(['added', 'changed', 'removed']),
  /** null: the profile itself; then `field` names the fact, or `figures`: all its numbers at once. */
  list: v.nullable(v.picklist(PROFILE_LISTS)),
  itemId: v.nullable(v.string()),
  /** null: the whole item. */
  field: v.nullable(v.string()),
  /** What it is, for a person: "tidelog", "Headline". */
  label: v.string(),
  /** The same as a value; null, here and below: the words are the person's own. */
  labelReason: v.optional(v.nullable(MessageValueSchema)),
  before: v.nullable(v.string()),
  beforeReason: v.optional(v.nullable(MessageValueSchema)),
  after: v.nullable(v.string()),
  afterReason: v.optional(v.nullable(MessageValueSchema)),
  /** The owner edited it: their version stays unless this is taken. */
  conflict: v.boolean(),
  /**
   * Something new that may be on the site already under other words: `hidden` by its owner, `edited` or added by them
   * (`own`), or no longer there where it came from (`gone`). Taken, it is shown as well. null: nothing like it is there.
   */
  resembles: v.nullable(
    v.object({
      why: v.picklist(['hidden', 'edited', 'own', 'gone']),
      label: v.string(),
      labelReason: v.optional(v.nullable(MessageValueSchema)),
    }),
  ),
});
export type Change = v.InferOutput<typeof ChangeSchema>;

export const SyncSourceSchema = v.object({
  _id: v.string(),
  platform: PlatformSchema,
  website_type: WebsiteTypeSchema,
  handle: v.string(),
  profileUrl: v.string(),
  method: v.string(),
  fetchedAt: InstantSchema,
  syncEnabled: v.boolean(),
  /** What it did not give, in English. */
  warnings: v.array(v.string()),
  /** The same as values. */
  warningReasons: v.optional(v.array(MessageValueSchema)),
  /** Why it could not be read the last time; null: it could. */
  lastError: v.nullable(v.string()),
  lastErrorReason: v.optional(v.nullable(MessageValueSchema)),
  /** Paused until its owner connects the account again. */
  needsReconnect: v.boolean(),
  /** How its owner showed that the profile is theirs; null: not yet. */
  proof: v.optional(v.nullable(ProofSchema)),
});
export type SyncSource = v.InferOutput<typeof SyncSourceSchema>;

export const SyncSchema = v.object({
  status: v.picklist(['idle', 'queued', 'running', 'failed']),
  lastError: v.nullable(v.string()),
  lastErrorReason: v.optional(v.nullable(MessageValueSchema)),
  /** null: nothing is read by itself. */
  nextSyncAt: v.nullable(InstantSchema),
  /** In the order in which they were added; the first one is the site's own. */
  sources: v.array(SyncSourceSchema),
  changes: v.array(ChangeSchema),
  /** The last decision that can be taken back. */
  undo: v.nullable(v.object({ id: v.string(), at: InstantSchema, count: v.number() })),
});
export type Sync = v.InferOutput<typeof SyncSchema>;

export const startSync = defineEndpoint({
  method: 'POST',
  path: '/api/website/{id}/sync',
  access: 'user',
  summary: "Read a website's sources again; nothing on the site changes until it is taken",
  input: { params },
  output: v.object({ status: v.picklist(['queued', 'running']), jobId: v.string() }),
  status: 202,
  errors: ['conflict'],
});

export const getSync = defineEndpoint({
  method: 'GET',
  path: '/api/website/{id}/sync',
  access: 'user',
  summary: 'The sources of a website, and what they say otherwise than the site does',
  input: { params },
  output: SyncSchema,
  status: 200,
});

export const takeChanges = defineEndpoint({
  method: 'POST',
  path: '/api/website/{id}/sync/take',
  access: 'user',
  summary: 'Take or leave what changed in the sources; live when the answer arrives',
  input: { params, body: v.strictObject({ take: ChangeIds, leave: ChangeIds }) },
  output: SyncSchema,
  status: 200,
  errors: ['conflict', 'storage_full'],
});

export const undoChanges = defineEndpoint({
  method: 'POST',
  path: '/api/website/{id}/sync/undo',
  access: 'user',
  summary: 'Take the last decision back; live when the answer arrives',
  input: { params, body: v.strictObject({ id: Id }) },
  output: SyncSchema,
  status: 200,
  errors: ['conflict', 'storage_full'],
});

export const addSource = defineEndpoint({
  method: 'POST',
  path: '/api/website/{id}/sources',
  access: 'user',
  summary: 'Let another profile feed a website; a newer reading of one of its own brings changes',
  input: {
    params,
    body: v.strictObject({ previewId: v.pipe(v.string(), v.minLength(1, 'Required'), v.maxLength(64)) }),
  },
  output: SyncSchema,
  status: 200,
  errors: ['preview_expired', 'conflict', 'storage_full'],
});

export const editSource = defineEndpoint({
  method: 'PUT',
  path: '/api/website/{id}/sources/{sourceId}',
  access: 'user',
  summary: 'Follow a source, or stop',
  input: { params: sourceParams, body: v.strictObject({ syncEnabled: v.boolean() }) },
  output: SyncSchema,
  status: 200,
  errors: ['conflict'],
});

export const removeSource = defineEndpoint({
  method: 'DELETE',
  path: '/api/website/{id}/sources/{sourceId}',
  access: 'user',
  summary: 'Take a source and what only it brought off a website; the last one stays',
  input: { params: sourceParams },
  output: SyncSchema,
  status: 200,
  errors: ['conflict', 'storage_full'],
});
