import { ApiError } from '@tosite/api-client/api-error';
import { ERROR_CODES, type ErrorCode } from '@tosite/api-client/endpoints/errors';
import { say } from './say.ts';
import { words } from './words.ts';

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
  return error.message === '' ? words.errors.unknown : say(error.message, codeOf(error));
}

/** undefined: a code of a newer server. */
function codeOf({ code }: ApiError): ErrorCode | undefined {
  return ERROR_CODES.find((known) => known === code);
}
