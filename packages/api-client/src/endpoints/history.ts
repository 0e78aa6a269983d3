import * as v from 'valibot';
import { InstantSchema } from '@tosite/validation/profile/profile';
import { SiteSpecSchema } from '@tosite/validation/website/site-spec';
import { defineEndpoint } from './define-endpoint.ts';
import { SiteSurroundingsSchema } from './site.ts';

const Id = v.pipe(v.string(), v.maxLength(64));

export const VERSION_REASONS = ['created', 'edited', 'design', 'seo', 'sync', 'restored', 'posts'] as const;

export const VERSION_CHANGES = [
  'name',
  'language',
  'theme',
  'mode',
  'fonts',
  'accent',
  'settings',
  'order',
  'seo',
  'edits',
  'sources',
] as const;
export type VersionChange = (typeof VERSION_CHANGES)[number];

export const VersionSchema = v.object({
  id: v.string(),
  at: InstantSchema,
  reason: v.picklist(VERSION_REASONS),
  /** What is another than in the version before; empty for the oldest one. */
  changed: v.array(v.picklist(VERSION_CHANGES)),
  pages: v.number(),
  /** The one that visitors see. */
  current: v.boolean(),
});
export type Version = v.InferOutput<typeof VersionSchema>;

const answer = v.object({
  /** Newest first, at most 20. */
  history: v.array(VersionSchema),
});

export const getHistory = defineEndpoint({
  method: 'GET',
  path: '/api/website/{id}/history',
  access: 'user',
  summary: 'The last versions of a website, each of which can be had again',
  input: { params: v.object({ id: Id }) },
  output: answer,
  status: 200,
});

export const getVersionSite = defineEndpoint({
  method: 'GET',
  path: '/api/website/{id}/history/{versionId}',
  access: 'user',
  summary: 'What a version of a website is drawn from, to be looked at before it is restored',
  input: { params: v.object({ id: Id, versionId: Id }) },
  /** Its time zone and its type are the website's, whatever the version. */
  output: v.object({ spec: SiteSpecSchema, ...SiteSurroundingsSchema.entries }),
  status: 200,
});

export const restoreVersion = defineEndpoint({
  method: 'POST',
  path: '/api/website/{id}/history/{versionId}/restore',
  access: 'user',
  summary: 'Publish an older version again, as a new one; live when the answer arrives',
  input: { params: v.object({ id: Id, versionId: Id }) },
  output: answer,
  status: 200,
  errors: ['conflict', 'storage_full'],
});
