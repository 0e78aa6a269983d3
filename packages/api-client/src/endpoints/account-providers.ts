import * as v from 'valibot';
import { OwnPasswordSchema } from './account.ts';
import { defineEndpoint } from './define-endpoint.ts';
import { OAuthReturnSchema, SignInProviderSchema } from './oauth.ts';

const params = v.object({ provider: v.pipe(v.string(), v.maxLength(40)) });

export const startLinking = defineEndpoint({
  method: 'POST',
  path: '/api/account/providers/{provider}/link',
  access: 'user',
  summary: 'Begin to link a way of signing in; answers where to send the browser',
  input: { params, body: v.strictObject({ password: OwnPasswordSchema }) },
  output: v.object({ url: v.string() }),
  status: 200,
  errors: ['not_found', 'source_not_configured', 'sign_in_again', 'conflict'],
});

export const finishLinking = defineEndpoint({
  method: 'POST',
  path: '/api/account/providers/finish',
  access: 'user',
  summary: 'Link a way of signing in with what its provider sent back',
  input: { body: OAuthReturnSchema },
  output: v.object({ provider: SignInProviderSchema, returnTo: v.string() }),
  status: 200,
  errors: [
    'invalid_token',
    'conflict',
    'forbidden',
    'source_not_configured',
    'platform_unavailable',
    'platform_timeout',
  ],
});

export const unlinkProvider = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/providers/{provider}',
  access: 'user',
  summary: 'Take a way of signing in away; never the last one',
  input: { params },
  output: null,
  status: 204,
  errors: ['not_found', 'conflict'],
});
