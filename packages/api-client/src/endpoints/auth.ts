import * as v from 'valibot';
import {
  EmailSchema,
  NewPasswordSchema,
  PasswordSchema,
  PersonNameSchema,
} from '@tosite/validation/account/account-fields';
import { SecondStepCodeSchema } from '@tosite/validation/account/second-step';
import { UserSchema } from '@tosite/validation/account/user';
import { InstantSchema } from '@tosite/validation/profile/profile';
import { LanguageSchema } from '@tosite/validation/account/language';
import { defineEndpoint } from './define-endpoint.ts';
import { SentenceSchema } from './sentence.ts';

export const SignedInSchema = v.object({
  accessToken: v.string(),
  refreshToken: v.string(),
  user: UserSchema,
});
/** In place of the tokens, for an account with two-factor sign-in: `signInWithCode` takes the challenge and a code. */
export const SecondStepSchema = v.object({
  twoFactor: v.object({ challenge: v.string(), expiresAt: InstantSchema }),
});
export type SecondStep = v.InferOutput<typeof SecondStepSchema>;
const TokenSchema = v.pipe(v.string(), v.minLength(1, 'Required'), v.maxLength(512, 'Invalid input'));

export const signup = defineEndpoint({
  method: 'POST',
  path: '/api/auth/email/signup',
  access: 'public',
  summary: 'Open an account with an e-mail address and a password',
  input: {
    body: v.strictObject({
      email: EmailSchema,
      password: NewPasswordSchema,
      name: PersonNameSchema,
      /** Of the mails to this account; absent: English. */
      language: v.optional(LanguageSchema),
    }),
  },
  output: SignedInSchema,
  status: 201,
  errors: ['email_taken', 'signups_closed'],
});

export const login = defineEndpoint({
  method: 'POST',
  path: '/api/auth/email/login',
  access: 'public',
  summary: 'Sign in with an e-mail address and a password',
  input: { body: v.strictObject({ email: EmailSchema, password: PasswordSchema }) },
  output: v.union([SignedInSchema, SecondStepSchema]),
  status: 200,
  errors: ['invalid_credentials'],
});

export const signInWithCode = defineEndpoint({
  method: 'POST',
  path: '/api/auth/two-factor',
  access: 'public',
  summary: 'Finish a sign-in with a code of the app or a recovery code',
  input: { body: v.strictObject({ challenge: TokenSchema, code: SecondStepCodeSchema }) },
  /** `returnTo` where the sign-in began at a provider. */
  output: v.object({ ...SignedInSchema.entries, returnTo: v.optional(v.string()) }),
  status: 200,
  errors: ['invalid_token', 'invalid_code'],
});

export const refreshToken = defineEndpoint({
  method: 'POST',
  path: '/api/auth/refresh-token',
  access: 'session',
  summary: 'Change a refresh token for a new pair of tokens',
  input: { body: v.optional(v.strictObject({ refreshToken: v.optional(TokenSchema) }), {}) },
  output: v.object({ accessToken: v.string(), refreshToken: v.string() }),
  status: 200,
  errors: ['session_expired', 'bad_origin'],
});

export const authStatus = defineEndpoint({
  method: 'GET',
  path: '/api/auth/status',
  access: 'user',
  summary: 'Who is signed in',
  input: {},
  output: v.object({ user: UserSchema }),
  status: 200,
});

export const logout = defineEndpoint({
  method: 'POST',
  path: '/api/auth/logout',
  access: 'session',
  summary: 'Sign out of this session',
  input: { body: v.optional(v.strictObject({ refreshToken: v.optional(TokenSchema) }), {}) },
  output: null,
  status: 204,
  errors: ['bad_origin'],
});

export const forgotPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/forgot-password',
  access: 'public',
  summary: 'Ask for a mail with a link to choose a new password',
  input: { body: v.strictObject({ email: EmailSchema }) },
  output: SentenceSchema,
  status: 200,
});

export const resetPassword = defineEndpoint({
  method: 'POST',
  path: '/api/auth/reset-password',
  access: 'public',
  summary: 'Choose a new password with the link of the mail; ends every session',
  input: { body: v.strictObject({ token: TokenSchema, newPassword: NewPasswordSchema }) },
  output: SentenceSchema,
  status: 200,
  errors: ['invalid_token'],
});

export const verifyEmail = defineEndpoint({
  method: 'POST',
  path: '/api/auth/verify-email',
  access: 'public',
  summary: 'Confirm an e-mail address with the link of the mail',
  input: { body: v.strictObject({ token: TokenSchema }) },
  output: SentenceSchema,
  status: 200,
  errors: ['invalid_token'],
});

export const resendVerification = defineEndpoint({
  method: 'POST',
  path: '/api/auth/resend-verification',
  access: 'user',
  summary: 'Send the mail that confirms the address once more',
  input: {},
  output: SentenceSchema,
  status: 200,
});

export const deleteAccount = defineEndpoint({
  method: 'DELETE',
  path: '/api/auth/delete-account',
  access: 'user',
  summary: 'End the account and everything in it, at once',
  input: {},
  output: null,
  status: 204,
});
