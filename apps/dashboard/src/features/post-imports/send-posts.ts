import { localError } from '@tosite/api-client/api-error';
import { authStatus } from '@tosite/api-client/endpoints/auth';
import type { EndpointAnswer } from '@tosite/api-client/endpoints/define-endpoint';
import { importPosts } from '@tosite/api-client/endpoints/posts';
import { failureOfAnswer, parseJson } from '@tosite/api-client/read-failure';
import * as v from 'valibot';
import { api } from '../../session/api.ts';
import { useAuthStore } from '../../session/auth-store.ts';
import { tokenForRequest } from '../../session/read-tokens.ts';

export type Brought = EndpointAnswer<typeof importPosts>;
export type Sent = { done: number; total: number };

/** Not a byte sent for so long: nobody is there any more. */
const SILENCE_MS = 90_000;
/** Reading what was sent, and copying its pictures. */
const READING_MS = 600_000;

/**
 * Sends files of which drafts are made: by XMLHttpRequest, because `fetch` says nothing of how much was sent. Fails
 * with ApiError; stopped, with the signal's reason.
 */
export async function sendPosts(
  { websiteId, files }: { websiteId: string; files: readonly File[] },
  onSent: (sent: Sent) => void,
  signal: AbortSignal,
): Promise<Brought> {
  // A token that has run out would be refused after the last byte: this call has it renewed before the first.
  await api.call(authStatus, undefined, { signal });
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout> | undefined;
    const end = (settle: () => void) => {
      clearTimeout(silence);
      signal.removeEventListener('abort', stop);
      settle();
    };
    const fail = (error: unknown) =>
      end(() => {
        reject(error instanceof Error ? error : new Error(String(error)));
        xhr.abort();
      });
    const stop = () => fail(signal.reason);
    const waitFor = (ms: number) => {
      clearTimeout(silence);
      silence = setTimeout(() => fail(localError('TIMEOUT_ERROR')), ms);
    };
    xhr.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (!lengthComputable) return;
      waitFor(loaded < total ? SILENCE_MS : READING_MS);
      onSent({ done: loaded, total });
    });
    xhr.addEventListener('error', () => fail(localError('FETCH_ERROR')));
    xhr.addEventListener('load', () => {
      if (xhr.status < 200 || xhr.status >= 300)
        return fail(failureOfAnswer(answerOf(xhr), xhr.responseText));
      const read = v.safeParse(importPosts.output, parseJson(xhr.responseText));
      if (read.success) end(() => resolve(read.output));
      else
        fail(
          localError('PARSING_ERROR', new v.ValiError(read.issues), xhr.getResponseHeader('x-request-id')),
        );
    });
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    xhr.open('POST', importPosts.path);
    xhr.setRequestHeader('accept', 'application/json');
    const token = tokenForRequest(useAuthStore.getState().accessToken);
    if (token !== null) xhr.setRequestHeader('authorization', `Bearer ${token}`);
    waitFor(SILENCE_MS);
    xhr.send(formOf(websiteId, files));
  });
}

/** The plain field stands before the files: the server knows it when the first byte of a file arrives. */
function formOf(websiteId: string, files: readonly File[]): FormData {
  const form = new FormData();
  form.append('websiteId', websiteId);
  for (const file of files) form.append('file', file, file.name);
  return form;
}

/** Status and headers as the client's own readers of failures take them. */
function answerOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['x-request-id', 'retry-after']) {
    const value = xhr.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(null, { status: xhr.status, headers });
}
