import type { NextStep } from '@tosite/api-client/endpoints/errors';
import type { Subdomain } from '@tosite/validation/platforms/platform';
import { FORM_MESSAGES, NEXT_STEP_WORDS } from '../copy/form-messages.ts';

/** `previewData` of the API, by hand: its schemas are too heavy for this page. A test compares the two. */
export const PREVIEW_DATA_PATH = '/api/onboard/previewData';
export const PREVIEW_TIMEOUT_MS = 20_000;

export type PreviewAnswer =
  { ok: true; previewId: string } | { ok: false; message: string; next: readonly NextStep[] };

export type PreviewRequest = {
  /** `https://dashboard.…` */
  dashboard: string;
  profileUrl: string;
  subdomain: Subdomain;
};

/** Asks for a preview without credentials. Never throws: whatever goes wrong becomes a sentence and ways on. */
export async function requestPreview(
  { dashboard, ...body }: PreviewRequest,
  { fetch, timeoutMs = PREVIEW_TIMEOUT_MS }: { fetch: typeof globalThis.fetch; timeoutMs?: number },
): Promise<PreviewAnswer> {
  const abort = new AbortController();
  const timer = setTimeout(() => {
    abort.abort();
  }, timeoutMs);
  try {
    const response = await fetch(dashboard + PREVIEW_DATA_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: abort.signal,
    });
    const answer: unknown = await response.json().catch((error: unknown) => {
      if (abort.signal.aborted) throw error;
      return null;
    });
    const previewId = read(answer, 'previewId');
    return response.ok && typeof previewId === 'string' ? { ok: true, previewId } : refusal(answer);
  } catch {
    const message = abort.signal.aborted ? FORM_MESSAGES.timeout : FORM_MESSAGES.offline;
    return { ok: false, message, next: ['retry', 'sample'] };
  } finally {
    clearTimeout(timer);
  }
}

/** The server's message, else its error, else the specification's last resort. */
function refusal(answer: unknown): PreviewAnswer {
  const said = [read(answer, 'message'), read(answer, 'error')].find(
    (words): words is string => typeof words === 'string' && words !== '',
  );
  const next = read(answer, 'next');
  const known = Array.isArray(next) ? next.filter((step): step is NextStep => isNextStep(step)) : [];
  return {
    ok: false,
    message: said ?? FORM_MESSAGES.failed,
    next: said === undefined ? ['retry', 'sample'] : known,
  };
}

function isNextStep(step: unknown): step is NextStep {
  return typeof step === 'string' && Object.hasOwn(NEXT_STEP_WORDS, step);
}

function read(answer: unknown, key: string): unknown {
  return typeof answer === 'object' && answer !== null ? (answer as Record<string, unknown>)[key] : undefined;
}
