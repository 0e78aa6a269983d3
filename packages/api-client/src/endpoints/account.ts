import * as v from 'valibot';
import {
  EmailSchema,
  NewPasswordSchema,
  PasswordSchema,
  PersonNameSchema,
} from '@tosite/validation/account/account-fields';
import { UserSchema } from '@tosite/validation/account/user';
import { InstantSchema } from '@tosite/validation/profile/profile';
import { LanguageSchema } from '@tosite/validation/account/language';
import { defineEndpoint, FileSchema } from './define-endpoint.ts';
import { SignInProviderSchema } from './oauth.ts';
import { SentenceSchema } from './sentence.ts';

const UserAnswerSchema = v.object({ user: UserSchema });

/** A change of address that waits for the links in both mails. */
export const EmailChangeSchema = v.object({
  email: v.string(),
  oldConfirmed: v.boolean(),
  newConfirmed: v.boolean(),
  expiresAt: InstantSchema,
});
export type EmailChange = v.InferOutput<typeof EmailChangeSchema>;

export const AccountSchema = v.object({
  user: UserSchema,
  /** False for whoever signs in with a provider only. */
  hasPassword: v.boolean(),
  emailChange: v.nullable(EmailChangeSchema),
  twoFactor: v.object({
    enabledAt: v.nullable(InstantSchema),
    recoveryCodesLeft: v.number(),
  }),
  /** Those that can be used here, and any other that is linked still. */
  providers: v.array(
    v.object({
      provider: SignInProviderSchema,
      linkedAt: v.nullable(InstantSchema),
      lastUsedAt: v.nullable(InstantSchema),
      /** Whether it is set up here, so that it can be linked. */
      offered: v.boolean(),
    }),
  ),
  /** Whether they run this installation; absent: they do not. `needs-two-factor`: they would, with the second step. */
  operator: v.optional(v.picklist(['ready', 'needs-two-factor'])),
});
export type Account = v.InferOutput<typeof AccountSchema>;

/** Whoever has a password proves it; whoever has none must have signed in within the last minutes. */
export const OwnPasswordSchema = v.optional(PasswordSchema);

export const getAccount = defineEndpoint({
  method: 'GET',
  path: '/api/account',
  access: 'user',
  summary: 'The account of whoever is signed in, and how it is secured',
  input: {},
  output: AccountSchema,
  status: 200,
});

export const editAccount = defineEndpoint({
  method: 'PUT',
  path: '/api/account',
  access: 'user',
  summary: 'Change the name',
  input: { body: v.strictObject({ name: PersonNameSchema }) },
  output: UserAnswerSchema,
  status: 200,
});

export const setLanguage = defineEndpoint({
  method: 'PUT',
  path: '/api/account/language',
  access: 'user',
  summary: 'Choose the language of the e-mails to this account',
  input: { body: v.strictObject({ language: LanguageSchema }) },
  output: UserAnswerSchema,
  status: 200,
});

export const setPicture = defineEndpoint({
  method: 'POST',
  path: '/api/account/picture',
  access: 'user',
  summary: 'Show this picture beside the name',
  input: {},
  output: UserAnswerSchema,
  status: 200,
  multipart: true,
  errors: ['malformed_body', 'too_large', 'unsupported_media_type', 'storage_full'],
});

export const removePicture = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/picture',
  access: 'user',
  summary: 'Show the initials again in place of the picture',
  input: {},
  output: UserAnswerSchema,
  status: 200,
});

export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/api/account/password',
  access: 'user',
  summary: 'Choose a new password; ends every other session',
  input: { body: v.strictObject({ currentPassword: OwnPasswordSchema, newPassword: NewPasswordSchema }) },
  output: SentenceSchema,
  status: 200,
  errors: ['sign_in_again'],
});

export const changeEmail = defineEndpoint({
  method: 'POST',
  path: '/api/account/email',
  access: 'user',
  summary: 'Ask for another address; the new box confirms it, and the old one where it is confirmed',
  input: { body: v.strictObject({ email: EmailSchema, password: OwnPasswordSchema }) },
  output: v.object({ emailChange: EmailChangeSchema, ...SentenceSchema.entries }),
  status: 200,
  errors: ['email_taken', 'sign_in_again'],
});

export const cancelEmailChange = defineEndpoint({
  method: 'DELETE',
  path: '/api/account/email',
  access: 'user',
  summary: 'Keep the address; the links in both e-mails no longer work then',
  input: {},
  output: null,
  status: 204,
});

export const confirmEmailChange = defineEndpoint({
  method: 'POST',
  path: '/api/account/email/confirm',
  access: 'public',
  summary: 'Confirm a change of address with the link of one of the two mails',
  input: {
    body: v.strictObject({
      token: v.pipe(v.string('Required'), v.minLength(1, 'Required'), v.maxLength(512, 'Invalid input')),
    }),
  },
  output: v.object({
    state: v.picklist(['waiting-for-old', 'waiting-for-new', 'changed']),
    ...SentenceSchema.entries,
  }),
  status: 200,
  errors: ['invalid_token', 'email_taken'],
});

export const exportAccount = defineEndpoint({
  method: 'GET',
  path: '/api/account/export',
  access: 'user',
  summary: 'Download everything that is held about the owner, as one JSON file',
  input: {},
  output: FileSchema,
  status: 200,
});
