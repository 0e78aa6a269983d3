import { localError } from '@tosite/api-client/api-error';
import { importProfile } from '@tosite/api-client/endpoints/onboard';
import {
  PreviewProgressSchema,
  PreviewStepSchema,
  type PreviewProgress,
  type PreviewStep,
} from '@tosite/api-client/endpoints/stream-events';
import { createEventParser, type ServerEvent } from '@tosite/api-client/event-stream';
import { failureOfAnswer, failureOfEvent, parseJson } from '@tosite/api-client/read-failure';
import type { Platform, Subdomain } from '@tosite/validation/platforms/platform';
import { PreviewSchema, type Preview } from '@tosite/validation/website/preview';
import * as v from 'valibot';

export type UploadRequest = {
  files: readonly File[];
  /** Where the person is; null when they have not said. */
  platform: Platform | null;
  subdomain: Subdomain | null;
  /** The profile that was asked for before; null: none. Most exports do not say whose they are. */
  profileUrl: string | null;
};

export type UploadWatch = {
  /** Bytes that have left this browser. */
  onSent: (progress: PreviewProgress) => void;
  /** What the server does with them. */
  onStep: (step: PreviewStep) => void;
  onProgress: (progress: PreviewProgress) => void;
};

/** Neither a byte sent nor a word from the server for so long: nobody is there any more. */
const SILENCE_MS = 90_000;

/**
 * Sends files for a preview and tells of it: by XMLHttpRequest, because `fetch` says nothing of how much was sent.
 * Fails with ApiError; an aborted upload with the signal's reason.
 */
export function uploadFiles(
  { files, platform, subdomain, profileUrl }: UploadRequest,
  { onSent, onStep, onProgress }: UploadWatch,
  signal: AbortSignal,
  silenceMs = SILENCE_MS,
): Promise<Preview> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const parser = createEventParser();
    const listening = new AbortController();
    let taken = 0;
    let silence: ReturnType<typeof setTimeout> | undefined;

    function end(settle: () => void) {
      clearTimeout(silence);
      signal.removeEventListener('abort', stop);
      listening.abort();
      xhr.abort();
      settle();
    }
    const fail = (error: unknown) =>
      end(() => reject(error instanceof Error ? error : new Error(String(error))));
    const stop = () => fail(signal.reason);
    function heard() {
      clearTimeout(silence);
      silence = setTimeout(() => fail(localError('TIMEOUT_ERROR')), silenceMs);
    }

    /** True when this was the last event. */
    function take({ event, data }: ServerEvent): boolean {
      if (event === 'error') {
        fail(failureOfEvent(parseJson(data), answerOf(xhr)));
        return true;
      }
      if (event === 'preview') {
        const preview = v.safeParse(PreviewSchema, parseJson(data));
        if (preview.success) end(() => resolve(preview.output));
        else fail(localError('PARSING_ERROR', new v.ValiError(preview.issues), requestId(xhr)));
        return true;
      }
      // A step of a newer server, unknown here, is no reason to lose the preview.
      const step = event === 'step' ? v.safeParse(PreviewStepSchema, parseJson(data)) : null;
      if (step?.success === true) onStep(step.output);
      const progress = event === 'progress' ? v.safeParse(PreviewProgressSchema, parseJson(data)) : null;
      if (progress?.success === true) onProgress(progress.output);
      return false;
    }

    function read(isWhole: boolean) {
      const piece = xhr.responseText.slice(taken);
      taken += piece.length;
      const events = [...parser.push(piece), ...(isWhole ? parser.end() : [])];
      for (const event of events) if (take(event)) return;
      // It broke off before its last event.
      if (isWhole) fail(localError('FETCH_ERROR', undefined, requestId(xhr)));
    }

    const until = { signal: listening.signal };
    const onUpload = ({ loaded, total, lengthComputable }: ProgressEvent) => {
      heard();
      onSent({ done: loaded, total: lengthComputable ? total : null });
    };
    xhr.upload.addEventListener('progress', onUpload, until);
    const onPiece = () => {
      heard();
      if (isStream(xhr)) read(false);
    };
    xhr.addEventListener('progress', onPiece, until);
    xhr.addEventListener('error', () => fail(localError('FETCH_ERROR')), until);
    const onWhole = () => {
      if (isStream(xhr)) return read(true);
      if (xhr.status < 200 || xhr.status >= 300)
        return fail(failureOfAnswer(answerOf(xhr), xhr.responseText));
      const preview = v.safeParse(PreviewSchema, parseJson(xhr.responseText));
      if (preview.success) end(() => resolve(preview.output));
      else fail(localError('PARSING_ERROR', new v.ValiError(preview.issues), requestId(xhr)));
    };
    xhr.addEventListener('load', onWhole, until);

    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    xhr.open('POST', importProfile.path);
    xhr.setRequestHeader('accept', 'text/event-stream');
    heard();
    xhr.send(formOf({ files, platform, subdomain, profileUrl }));
  });
}

/** The plain fields stand before the files: the server knows them when the first byte of a file arrives. */
function formOf({ files, platform, subdomain, profileUrl }: UploadRequest): FormData {
  const form = new FormData();
  if (platform !== null) form.append('platform', platform);
  if (subdomain !== null) form.append('subdomain', subdomain);
  if (profileUrl !== null) form.append('profileUrl', profileUrl);
  for (const file of files) form.append('file', file, file.name);
  return form;
}

const isStream = (xhr: XMLHttpRequest) =>
  xhr.status === 200 && /^\s*text\/event-stream\b/iu.test(xhr.getResponseHeader('content-type') ?? '');
const requestId = (xhr: XMLHttpRequest) => xhr.getResponseHeader('x-request-id');

/** Status and headers as the client's own readers of failures take them. */
function answerOf(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const name of ['x-request-id', 'retry-after']) {
    const value = xhr.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return new Response(null, { status: xhr.status, headers });
}
