import { ApiError } from '@tosite/api-client/api-error';
import { useEffect, useRef, useState } from 'react';
import { queryClient } from '../../query-client.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { postImportsWords } from '../../words/post-imports-words.ts';
import { sendPosts, type Brought, type Sent } from './send-posts.ts';

const copy = postImportsWords;
const MOST_FILES = 100;
const MOST_BYTES = 1024 ** 3;

/** What can be said against these files without sending them; null: nothing. */
function refusalOf(files: readonly File[]): string | null {
  if (files.length === 0) return copy.noFiles;
  if (files.length > MOST_FILES) return copy.tooMany;
  const large = files.find(({ size }) => size > MOST_BYTES);
  if (large !== undefined) return copy.tooLarge(large.name);
  const [only] = files;
  return files.length === 1 && only?.size === 0 ? copy.empty(only.name) : null;
}

export type Bringing =
  | { kind: 'asking'; refusal: string | null }
  | { kind: 'sending'; files: readonly File[]; sent: Sent }
  | { kind: 'done'; brought: Brought };

/** Files on their way to become drafts. */
export function useBringing(websiteId: string) {
  const [state, setState] = useState<Bringing>({ kind: 'asking', refusal: null });
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  async function bring(files: readonly File[]): Promise<void> {
    if (abort.current !== null) return;
    const refusal = refusalOf(files);
    if (refusal !== null) return setState({ kind: 'asking', refusal });
    const controller = new AbortController();
    abort.current = controller;
    const total = files.reduce((sum, { size }) => sum + size, 0);
    setState({ kind: 'sending', files, sent: { done: 0, total } });
    try {
      const brought = await sendPosts(
        { websiteId, files },
        (sent) => setState({ kind: 'sending', files, sent }),
        controller.signal,
      );
      setState({ kind: 'done', brought });
    } catch (error) {
      if (controller.signal.aborted) return setState({ kind: 'asking', refusal: null });
      if (!(error instanceof ApiError)) throw error;
      setState({ kind: 'asking', refusal: errorSentence(error) });
    } finally {
      abort.current = null;
      // Also after a lost answer: it may have been done.
      void queryClient.invalidateQueries({ queryKey: ['posts', websiteId] });
    }
  }

  return {
    state,
    bring: (files: readonly File[]) => void bring(files),
    stop: () => abort.current?.abort(),
    again: () => setState({ kind: 'asking', refusal: null }),
  };
}
