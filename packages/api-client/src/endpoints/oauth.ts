import * as v from 'valibot';
import { SecondStepSchema, SignedInSchema } from './auth.ts';
import { defineEndpoint } from './define-endpoint.ts';

export const SignInProviderSchema = v.picklist(['google', 'github', 'linkedin']);
export type SignInProvider = v.InferOutput<typeof SignInProviderSchema>;

/** What the provider's redirect brought to /callback: both in its query, never in a log. */
export const OAuthReturnSchema = v.strictObject({
  code: v.pipe(v.string('Required'), v.minLength(1, 'Required'), v.maxLength(4096, 'Invalid input')),
  state: v.pipe(v.string('Required'), v.minLength(1, 'Required'), v.maxLength(200, 'Invalid input')),
});

/** How the state of each errand begins, so that the page at /callback knows whom to hand it to. */
export const STATE_PREFIX = { signIn: 'signin.', connection: 'connect.', link: 'link.' } as const;

export const oauthProviders = defineEndpoint({
  method: 'GET',
  path: '/api/auth/oauth/providers',
  access: 'public',
  summary: 'The providers that one can sign in with here',
  input: {},
  output: v.object({ providers: v.array(v.object({ provider: SignInProviderSchema })) }),
  status: 200,
});

export const oauthStart = defineEndpoint({
  method: 'GET',
  path: '/api/auth/oauth/{provider}/start',
  access: 'public',
  summary: 'Go to a provider to sign in with it',
  input: {
    params: v.object({ provider: v.pipe(v.string(), v.maxLength(40)) }),
    /** A path of the dashboard; anything else becomes `/`. */
    query: v.object({ returnTo: v.optional(v.pipe(v.string(), v.maxLength(2048, 'Invalid input'))) }),
  },
  output: null,
  status: 302,
  redirects: true,
  errors: ['not_found', 'source_not_configured'],
});

export const oauthCallback = defineEndpoint({
  method: 'POST',
  path: '/api/auth/oauth/callback',
  access: 'public',
  summary: 'Sign in with what a provider sent back',
  input: { body: OAuthReturnSchema },
  output: v.union([v.object({ ...SignedInSchema.entries, returnTo: v.string() }), SecondStepSchema]),
  status: 200,
  errors: [
    'invalid_token',
    'email_taken',
    'signups_closed',
    'forbidden',
    'source_not_configured',
    'platform_unavailable',
    'platform_timeout',
  ],
});
