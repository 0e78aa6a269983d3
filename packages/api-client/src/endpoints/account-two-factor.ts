import * as v from 'valibot';
import { OneTimeCodeSchema, SecondStepCodeSchema } from '@tosite/validation/account/second-step';
import { OwnPasswordSchema } from './account.ts';
import { defineEndpoint } from './define-endpoint.ts';

/** Shown once: only their digests are kept. */
const RecoveryCodesSchema = v.object({ recoveryCodes: v.array(v.string()) });

export const startTwoFactor = defineEndpoint({
  method: 'POST',
  path: '/api/account/two-factor/start',
  access: 'user',
  summary: 'Begin to set up two-factor sign-in; nothing changes before a code confirms it',
  input: { body: v.strictObject({ password: OwnPasswordSchema }) },
  output: v.object({
    /** What the app is told by hand where it has no camera. */
    setupKey: v.string(),
    /** `otpauth://…`, for an app on the same device. */
    uri: v.string(),
    /** The same as a drawing: an SVG document. */
    qr: v.string(),
  }),
  status: 200,
  errors: ['sign_in_again', 'conflict'],
});

export const confirmTwoFactor = defineEndpoint({
  method: 'POST',
  path: '/api/account/two-factor/confirm',
  access: 'user',
  summary: 'Turn two-factor sign-in on with a first code of the app',
  input: { body: v.strictObject({ code: OneTimeCodeSchema }) },
  output: RecoveryCodesSchema,
  status: 200,
  errors: ['invalid_code', 'conflict'],
});

export const disableTwoFactor = defineEndpoint({
  method: 'POST',
  path: '/api/account/two-factor/disable',
  access: 'user',
  summary: 'Turn two-factor sign-in off, with the password and a code',
  input: { body: v.strictObject({ password: OwnPasswordSchema, code: SecondStepCodeSchema }) },
  output: null,
  status: 204,
  errors: ['invalid_code', 'sign_in_again', 'conflict'],
});

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/account/two-factor/recovery-codes',
  access: 'user',
  summary: 'Make ten new recovery codes; the older ones no longer work then',
  input: { body: v.strictObject({ password: OwnPasswordSchema, code: SecondStepCodeSchema }) },
  output: RecoveryCodesSchema,
  status: 200,
  errors: ['invalid_code', 'sign_in_again', 'conflict'],
});
