import * as v from 'valibot';
import { InstantSchema } from '@tosite/validation/profile/profile';
import { defineEndpoint } from './define-endpoint.ts';

export const SessionSchema = v.object({
  _id: v.string(),
  /** Whether it is the one that asks. */
  current: v.boolean(),
  device: v.picklist(['computer', 'phone', 'tablet', 'program']),
  /** As people call them; null: it does not say. */
  browser: v.nullable(v.string()),
  system: v.nullable(v.string()),
  /** The network address that it was begun from. */
  address: v.string(),
  startedAt: InstantSchema,
  lastUsedAt: InstantSchema,
});
export type Session = v.InferOutput<typeof SessionSchema>;

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'user',
  summary: 'The devices that are signed in, the one that asks first',
  input: {},
  output: v.object({ sessions: v.array(SessionSchema) }),
  status: 200,
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/sessions/{id}',
  access: 'user',
  summary: 'Sign one device out',
  input: { params: v.object({ id: v.pipe(v.string(), v.maxLength(64)) }) },
  output: null,
  status: 204,
});

export const endAllSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/sessions',
  access: 'user',
  summary: 'Sign out everywhere, here too',
  input: {},
  output: null,
  status: 204,
});
