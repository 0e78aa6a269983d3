import { ApiError } from '@tosite/api-client/api-error';
import type { NextStep } from '@tosite/api-client/endpoints/errors';
import { previewData, type PreviewStep } from '@tosite/api-client/endpoints/onboard';
import type { Platform } from '@tosite/validation/platforms/platform';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { queryClient } from '../../query-client.ts';
import { words } from '../../words/en.ts';
import { errorSentence } from '../display/error-sentence.ts';
import { toastFailure, toastLocal } from '../display/toasts.tsx';
import { api } from '../session/api.ts';
import { useMiddlewareStore, variantSubdomain } from './middleware-store.ts';
import { useOnboardingStore } from './onboarding-store.ts';
import { previewQueries } from './preview-queries.ts';
import { useStepsStore, withStep } from './preview-steps.ts';

export type PreviewRequest = { profileUrl: string; platform?: Platform };
export type PreviewFailure = { message: string; next: readonly NextStep[]; request: PreviewRequest };

/** The server's message, else its error, else the error's text, else the specified words. */
function previewFailureMessage(error: unknown): string {
  if (error instanceof ApiError) return errorSentence(error);
  return error instanceof Error && error.message !== '' ? error.message : words.profileForm.failed;
}

/** Makes a preview, with its steps as they happen; on success the preview's page follows. */
export function usePreviewRun() {
  const navigate = useNavigate();
  const [running, setRunning] = useState(false);
  const [steps, setSteps] = useState<readonly PreviewStep[]>([]);
  const [failure, setFailure] = useState<PreviewFailure | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function run(request: PreviewRequest): Promise<boolean> {
    if (abort.current !== null) return false;
    const controller = new AbortController();
    abort.current = controller;
    let seen: PreviewStep[] = [];
    setRunning(true);
    setFailure(null);
    setSteps([]);
    try {
      const subdomain = variantSubdomain(useMiddlewareStore.getState());
      const preview = await api.call(
        previewData,
        { body: { ...request, ...(subdomain === null ? {} : { subdomain }) } },
        {
          signal: controller.signal,
          onStep: (step) => {
            seen = withStep(seen, step);
            setSteps(seen);
          },
        },
      );
      const onboarding = useOnboardingStore.getState();
      onboarding.clear();
      onboarding.setPreviewData(preview);
      queryClient.setQueryData(previewQueries.byId(preview.previewId).queryKey, preview);
      useStepsStore.setState({ previewId: preview.previewId, steps: seen });
      await navigate(paths.preview(preview.previewId));
      return true;
    } catch (error) {
      if (controller.signal.aborted) {
        setSteps([]);
        return false;
      }
      const message = previewFailureMessage(error);
      const next: readonly NextStep[] =
        error instanceof ApiError && error.next.length > 0 ? error.next : ['retry'];
      setFailure({ message, next, request });
      toastFailure(message);
      return false;
    } finally {
      abort.current = null;
      setRunning(false);
    }
  }

  function stop() {
    abort.current?.abort();
    toastLocal(words.profileForm.stopped);
  }

  return { run, stop, running, steps, failure };
}
