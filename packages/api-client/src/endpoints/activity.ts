import * as v from 'valibot';
import { InstantSchema } from '@tosite/validation/profile/profile';
import { defineEndpoint } from './define-endpoint.ts';

export const ActivitySchema = v.object({
  _id: v.string(),
  /** Kinds come and go with the product: a client leaves out those it does not know. */
  kind: v.string(),
  /** Names and labels that belong to the sentence. */
  data: v.record(v.string(), v.string()),
  at: InstantSchema,
});
export type Activity = v.InferOutput<typeof ActivitySchema>;

export const listActivity = defineEndpoint({
  method: 'GET',
  path: '/api/website/{id}/activity',
  access: 'user',
  summary: 'What happened to a website lately, the newest first',
  input: { params: v.object({ id: v.pipe(v.string(), v.maxLength(64)) }) },
  output: v.object({ activity: v.array(ActivitySchema) }),
  status: 200,
});
