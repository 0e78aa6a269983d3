import * as v from 'valibot';
import { CONNECTABLE_PLATFORMS, SubdomainSchema } from '@tosite/validation/platforms/platform';
import { InstantSchema } from '@tosite/validation/profile/profile';
import { PreviewSchema } from '@tosite/validation/website/preview';
import { defineEndpoint } from './define-endpoint.ts';
import { OAuthReturnSchema } from './oauth.ts';
import { PreviewStepSchema } from './stream-events.ts';

/** The platforms whose owners can let us read what a link does not show. */
export const ConnectablePlatformSchema = v.picklist(CONNECTABLE_PLATFORMS);

export const ConnectionSchema = v.object({
  _id: v.string(),
  platform: ConnectablePlatformSchema,
  /** Empty where the platform does not say it, as LinkedIn. */
  handle: v.string(),
  name: v.string(),
  status: v.picklist(['active', 'expired']),
  /** null: the platform did not say. */
  expiresAt: v.nullable(InstantSchema),
  connectedAt: InstantSchema,
});
export type Connection = v.InferOutput<typeof ConnectionSchema>;

const params = v.object({ id: v.pipe(v.string(), v.maxLength(64)) });
const FAILURES = [
  'platform_blocked',
  'platform_rate_limited',
  'platform_unavailable',
  'platform_timeout',
  'source_not_configured',
] as const;

export const listConnections = defineEndpoint({
  method: 'GET',
  path: '/api/connections',
  access: 'user',
  summary: 'The accounts that the owner has connected, and those that can be',
  input: {},
  output: v.object({
    connections: v.array(ConnectionSchema),
    available: v.array(ConnectablePlatformSchema),
  }),
  status: 200,
});

export const startConnection = defineEndpoint({
  method: 'POST',
  path: '/api/connections/start',
  access: 'user',
  summary: 'Begin to connect an account; answers where to send the browser',
  input: {
    body: v.strictObject({
      platform: ConnectablePlatformSchema,
      /** A path of the dashboard; anything else becomes `/`. */
      returnTo: v.optional(v.pipe(v.string(), v.maxLength(2048, 'Invalid input')), '/'),
    }),
  },
  output: v.object({ url: v.string() }),
  status: 200,
  errors: ['source_not_configured'],
});

export const finishConnection = defineEndpoint({
  method: 'POST',
  path: '/api/connections/finish',
  access: 'user',
  summary: 'Connect an account with what its platform sent back',
  input: { body: OAuthReturnSchema },
  output: v.object({ connection: ConnectionSchema, returnTo: v.string() }),
  status: 200,
  errors: ['invalid_token', ...FAILURES],
});

export const deleteConnection = defineEndpoint({
  method: 'DELETE',
  path: '/api/connections/{id}',
  access: 'user',
  summary: 'Disconnect an account; its tokens are deleted at once',
  input: { params },
  output: null,
  status: 204,
});

export const previewConnection = defineEndpoint({
  method: 'POST',
  path: '/api/connections/{id}/preview',
  access: 'user',
  summary: 'Make a preview out of a connected account',
  input: { params, body: v.optional(v.strictObject({ subdomain: v.optional(SubdomainSchema) }), {}) },
  output: PreviewSchema,
  status: 200,
  errors: ['profile_private', 'profile_not_found', 'overloaded', ...FAILURES],
  streams: { events: { step: PreviewStepSchema }, answer: 'preview' },
});
