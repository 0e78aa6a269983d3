import { ApiError } from '@tosite/api-client/api-error';
import { previewConnection } from '@tosite/api-client/endpoints/connections';
import type { NextStep } from '@tosite/api-client/endpoints/errors';
import { previewData } from '@tosite/api-client/endpoints/onboard';
import type { PreviewStep } from '@tosite/api-client/endpoints/stream-events';
import type { Platform } from '@tosite/validation/platforms/platform';
import type { Preview } from '@tosite/validation/website/preview';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { words } from '../words/words.ts';
import { errorSentence } from '../words/error-sentence.ts';
import { toastFailure, toastLocal } from '../display/toasts.tsx';
import { api } from '../session/api.ts';
import { arriveAtPreview } from './arrive-at-preview.ts';
import { useMiddlewareStore, variantSubdomain } from '../memory/middleware-store.ts';
import { withStep } from './preview-steps.ts';

/** A link, or an account that its owner connected. */
export type PreviewRequest =
  { profileUrl: string; platform?: Platform } | { connectionId: string; platform: Platform };
export type PreviewFailure = {
  code: string;
  message: string;
  next: readonly NextStep[];
  request: PreviewRequest;
};

/** The server's message, else its error, else the error's text, else the specified words. */
function previewFailureMessage(error: unknown): string {
  if (error instanceof ApiError) {
    // An answer that says nothing, such as an empty 500; what never arrived has a sentence of its own.
    if (typeof error.status === 'number' && error.told === null) return words.profileForm.failed;
    return error.told === error.message || error.told === null ? errorSentence(error) : error.told;
  }
  return error instanceof Error && error.message !== '' ? error.message : words.profileForm.failed;
}

function makePreview(
  request: PreviewRequest,
  options: { signal: AbortSignal; onStep: (step: PreviewStep) => void },
): Promise<Preview> {
  const subdomain = variantSubdomain(useMiddlewareStore.getState());
  const from = subdomain === null ? {} : { subdomain };
  return 'connectionId' in request
    ? api.call(previewConnection, { params: { id: request.connectionId }, body: from }, options)
    : api.call(previewData, { body: { ...request, ...from } }, options);
}

/** What to do with a preview that was made; by itself, its page follows. */
export type Arrival = (preview: Preview, steps: readonly PreviewStep[]) => Promise<void> | void;

/** Makes a preview, with its steps as they happen. */
export function usePreviewRun(arrival?: Arrival) {
  const navigate = useNavigate();
  /** What is being made now; null: nothing. */
  const [request, setRequest] = useState<PreviewRequest | null>(null);
  const [steps, setSteps] = useState<readonly PreviewStep[]>([]);
  const [failure, setFailure] = useState<PreviewFailure | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function run(wanted: PreviewRequest): Promise<boolean> {
    if (abort.current !== null) return false;
    const controller = new AbortController();
    abort.current = controller;
    let seen: PreviewStep[] = [];
    setRequest(wanted);
    setFailure(null);
    setSteps([]);
    try {
      const preview = await makePreview(wanted, {
        signal: controller.signal,
        onStep: (step) => {
          seen = withStep(seen, step);
          setSteps(seen);
        },
      });
      if (arrival === undefined) await arriveAtPreview(preview, seen, navigate);
      else await arrival(preview, seen);
      return true;
    } catch (error) {
      if (controller.signal.aborted) {
        setSteps([]);
        return false;
      }
      const message = previewFailureMessage(error);
      const next: readonly NextStep[] =
        error instanceof ApiError && error.next.length > 0 ? error.next : ['retry'];
      setFailure({
        code: error instanceof ApiError ? error.code : 'internal',
        message,
        next,
        request: wanted,
      });
      toastFailure(message);
      return false;
    } finally {
      abort.current = null;
      setRequest(null);
    }
  }

  function stop() {
    abort.current?.abort();
    toastLocal(words.profileForm.stopped);
  }

  function forget() {
    setFailure(null);
    setSteps([]);
  }

  return { run, stop, forget, request, running: request !== null, steps, failure };
}
