import * as v from 'valibot';
import { InstantSchema } from '@tosite/validation/profile/profile';
import { defineEndpoint } from './define-endpoint.ts';

const Id = v.pipe(v.string(), v.maxLength(64));
const params = v.object({ id: Id, sourceId: Id });

/**
 * How somebody showed that a profile is theirs. `account`: they signed in there. `code`: a code of ours stands in its
 * description. `link`: it links to the website. `site`: the website that it names links to this one with `rel=me`.
 */
export const ProofSchema = v.object({
  method: v.picklist(['account', 'code', 'link', 'site']),
  provedAt: InstantSchema,
});
export type Proof = v.InferOutput<typeof ProofSchema>;

export const startProof = defineEndpoint({
  method: 'POST',
  path: '/api/website/{id}/sources/{sourceId}/proof',
  access: 'user',
  summary: 'A code to put into the description of a profile, to show that it is yours',
  input: { params },
  output: v.object({
    code: v.string(),
    expiresAt: InstantSchema,
    /** What the profile can link to instead. */
    address: v.string(),
    /** With which account there is nothing to put anywhere: one that is connected, or that signs in here; null: none. */
    account: v.nullable(v.picklist(['sign-in', 'connect'])),
  }),
  status: 200,
  errors: ['conflict'],
});
export type StartedProof = v.InferOutput<(typeof startProof)['output']>;

export const checkProof = defineEndpoint({
  method: 'POST',
  path: '/api/website/{id}/sources/{sourceId}/proof/check',
  access: 'user',
  summary: 'Read a profile again and look for what shows that it is yours',
  input: { params },
  output: v.object({ proof: ProofSchema }),
  status: 200,
  errors: [
    'conflict',
    'profile_not_found',
    'profile_private',
    'platform_rate_limited',
    'platform_unavailable',
    'platform_blocked',
    'platform_timeout',
    'source_not_configured',
  ],
});

export const claimCopy = defineEndpoint({
  method: 'POST',
  path: '/api/website/{id}/sources/{sourceId}/claim',
  access: 'user',
  summary: 'Ask for a website that is a copy of your proved profile to be taken down',
  input: {
    params,
    body: v.strictObject({
      /** Its address. */
      site: v.pipe(v.string('Required'), v.trim(), v.minLength(1, 'Required'), v.maxLength(300)),
      words: v.pipe(v.string('Required'), v.trim(), v.maxLength(2000, 'Use 2,000 characters or less.')),
    }),
  },
  output: v.object({
    /** `held`: out of sight until somebody has looked. `reported`: somebody looks first. */
    outcome: v.picklist(['held', 'reported']),
    ticket: v.string(),
  }),
  status: 200,
  errors: ['conflict'],
});
export type ClaimedCopy = v.InferOutput<(typeof claimCopy)['output']>;
