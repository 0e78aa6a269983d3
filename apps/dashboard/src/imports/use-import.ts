import { ApiError } from '@tosite/api-client/api-error';
import type { PreviewProgress, PreviewStep } from '@tosite/api-client/endpoints/stream-events';
import type { Platform } from '@tosite/validation/platforms/platform';
import { useEffect, useRef, useState } from 'react';
import { words } from '../words/words.ts';
import { errorSentence } from '../words/error-sentence.ts';
import { toastLocal } from '../display/toasts.tsx';
import { useMiddlewareStore, variantSubdomain } from '../memory/middleware-store.ts';
import { withStep } from '../previews/preview-steps.ts';
import type { Arrival } from '../previews/use-preview-run.ts';
import { refusalOf } from './dropped-files.ts';
import { uploadFiles } from './upload-files.ts';

/** A file on its way: bytes sent, then what the server does. */
export type ImportRun = {
  files: readonly File[];
  sent: PreviewProgress;
  steps: readonly PreviewStep[];
  /** Of the step that is running; null where it has nothing to count. */
  progress: PreviewProgress | null;
};

/**
 * Sends dropped files and makes a preview of them; `profileUrl` is the profile that was asked for before. `refusal` is
 * the sentence of why the last ones cannot be used.
 */
export function useImport(arrival: Arrival, profileUrl: string | null = null) {
  const [run, setRun] = useState<ImportRun | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  /** False: no preview came of it. */
  async function start(files: readonly File[], platform: Platform | null): Promise<boolean> {
    if (abort.current !== null) return false;
    const refused = refusalOf(files);
    setRefusal(refused);
    if (refused !== null) return false;
    const controller = new AbortController();
    abort.current = controller;
    let now: ImportRun = {
      files,
      sent: { done: 0, total: files.reduce((sum, file) => sum + file.size, 0) },
      steps: [],
      progress: null,
    };
    const show = (change: Partial<ImportRun>) => {
      now = { ...now, ...change };
      setRun(now);
    };
    show({});
    try {
      const subdomain = variantSubdomain(useMiddlewareStore.getState());
      const preview = await uploadFiles(
        { files, platform, subdomain, profileUrl },
        {
          onSent: (sent) => show({ sent: { ...sent, total: sent.total ?? now.sent.total } }),
          onStep: (step) => show({ steps: withStep(now.steps, step), progress: null }),
          onProgress: (progress) => show({ progress }),
        },
        controller.signal,
      );
      await arrival(preview, now.steps);
      return true;
    } catch (error) {
      if (controller.signal.aborted) return false;
      if (!(error instanceof ApiError)) throw error;
      setRefusal(errorSentence(error));
      return false;
    } finally {
      abort.current = null;
      setRun(null);
    }
  }

  function stop() {
    abort.current?.abort();
    toastLocal(words.profileForm.stopped);
  }

  return { run, refusal, start, stop };
}
export type Importing = ReturnType<typeof useImport>;
