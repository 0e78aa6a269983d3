import { ApiError } from '@tosite/api-client/api-error';
import { isMissingPart } from '../display/lazy-with-boundary.tsx';

export type ErrorReport = { id: string; text: string };

/** A report that a person can send: its id (the server's request id where one failed), when, where and what. */
export function errorReport(error: unknown, path: string, now: Date = new Date()): ErrorReport {
  const id = requestIdOf(error) ?? Math.random().toString(36).slice(2, 10).padEnd(8, '0');
  const what =
    error instanceof ApiError
      ? `${error.status} ${error.code}`
      : error instanceof Error
        ? `${error.name}: ${error.message}`
        : String(error);
  return { id, text: `${id} · ${now.toISOString()} · ${path} · ${what.slice(0, 300)}` };
}

function requestIdOf(error: unknown): string | null {
  return error instanceof ApiError ? error.requestId : null;
}

const RELOADED_KEY = 'reloaded-for-new-version';

/** A part that cannot be fetched is usually one of an older version: the new page names the new parts. */
export function reloadOnceForNewVersion(error: unknown): boolean {
  if (!isMissingPart(error) || sessionStorage.getItem(RELOADED_KEY) !== null || !navigator.onLine)
    return false;
  sessionStorage.setItem(RELOADED_KEY, '1');
  window.location.reload();
  return true;
}
