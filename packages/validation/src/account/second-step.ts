import * as v from 'valibot';
import { formMessages } from '../messages/en/form.ts';

const WRITE_CODE = formMessages['form.sixDigits'];

/** Six digits of an authenticator app; spaces between them are how apps show them. */
export const OneTimeCodeSchema = v.pipe(
  v.string(WRITE_CODE),
  v.maxLength(40, WRITE_CODE),
  v.transform((text) => text.replace(/\s/gu, '')),
  v.regex(/^\d{6}$/u, WRITE_CODE),
);

const RECOVERY_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RECOVERY_LENGTH = 16;

/** Sixteen letters and digits that cannot be taken for one another, four by four: 80 bits. `random` has a byte for each. */
export function writeRecoveryCode(random: Uint8Array): string {
  const signs = Array.from(
    random.subarray(0, RECOVERY_LENGTH),
    (byte) => RECOVERY_ALPHABET[byte % RECOVERY_ALPHABET.length] ?? '',
  );
  return [0, 4, 8, 12].map((start) => signs.slice(start, start + 4).join('')).join('-');
}

/** A code of the app, or a recovery code however it was typed: `{ kind, code }` with the code as it is compared. */
export const SecondStepCodeSchema = v.pipe(
  v.string(formMessages['form.codeMissing']),
  v.maxLength(60, formMessages['form.codeMissing']),
  v.transform((text) => text.toUpperCase().replace(/[^A-Z0-9]/gu, '')),
  v.regex(/^(?:\d{6}|[A-HJ-NP-Z2-9]{16})$/u, formMessages['form.codeShape']),
  v.transform((code) => ({ kind: code.length === 6 ? ('app' as const) : ('recovery' as const), code })),
);
export type SecondStepCode = v.InferOutput<typeof SecondStepCodeSchema>;
