import { ApiError } from '@tosite/api-client/api-error';
import { ERROR_CODES, type ErrorCode } from '@tosite/api-client/endpoints/errors';
import { say } from './say.ts';
import { inThisLanguage } from './in-this-language.ts';
import { words } from './words.ts';

/** null: the answer's own sentence is in the reader's language. */
const byCode = await inThisLanguage<Readonly<Record<ErrorCode, string>> | null>(null, {
  es: async () => (await import('./error-codes-es.ts')).errorsByCode,
});

/** What to show a person: the server's own sentence, else ours for the kind of failure. */
export function errorSentence(error: unknown): string {
  if (!(error instanceof ApiError)) return words.errors.unknown;
  if (
    error.status === 'FETCH_ERROR' ||
    error.status === 'TIMEOUT_ERROR' ||
    error.status === 'PARSING_ERROR'
  ) {
    return words.errors[error.status];
  }
  return error.message === '' ? words.errors.unknown : say(error.reason, ofCode(error));
}

/** Of a sentence whose id is unknown here, as of a newer server: what is true of every answer with its code. */
function ofCode({ code, message }: ApiError): string {
  const known = ERROR_CODES.find((one) => one === code);
  return byCode === null || known === undefined ? message : byCode[known];
}

/** By field, what an answer says of it. */
export function fieldErrors(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields).map(([name, english]) => [name, say(error.fieldReasons[name], english)]),
  );
}
