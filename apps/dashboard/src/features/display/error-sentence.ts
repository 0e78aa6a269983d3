import { ApiError } from '@tosite/api-client/api-error';
import { words } from '../../words/en.ts';

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
  return error.message === '' ? words.errors.unknown : error.message;
}
