import { useMutation, useQuery } from '@tanstack/react-query';
import type { AutoPostRun, AutoPostState } from '@tosite/api-client/endpoints/auto-posts';
import { useEffect, useState } from 'react';
import { toastFailure, toastLocal } from '../../display/toasts.tsx';
import { queryClient } from '../../query-client.ts';
import { autoPostWords } from '../../words/auto-post-words.ts';
import { autoPostQueries, readRunsAnew, run, RUN_ASK_AGAIN_MS } from './auto-post-queries.ts';

/** One that has not begun by then is in a long queue: nobody looks on. */
const LONGEST_WAIT_MS = 180_000;

export type Run = ReturnType<typeof useRun>;

/** Looks for new items now, and follows whatever run is under way until it is in the list. */
export function useRun(websiteId: string, state: AutoPostState) {
  const { lastRunAt } = state;
  const [isAwaited, setIsAwaited] = useState(false);
  const [isLong, setIsLong] = useState(false);
  const [seen, setSeen] = useState(lastRunAt);
  /** How many ended here; those that somebody looked on at are told of. */
  const [ended, setEnded] = useState({ count: 0, isTold: false });
  const start = useMutation({
    mutationFn: () => run(websiteId),
    onSuccess: () => {
      setIsAwaited(true);
      setIsLong(false);
    },
    onSettled: () => void queryClient.invalidateQueries(autoPostQueries.state(websiteId)),
  });
  const isRunning = start.isPending || state.run !== null || (isAwaited && !isLong);
  if (lastRunAt !== seen) {
    setSeen(lastRunAt);
    setEnded({ count: ended.count + 1, isTold: isAwaited || isLong });
    setIsAwaited(false);
    setIsLong(false);
  }
  useQuery({
    ...autoPostQueries.state(websiteId),
    refetchInterval: isRunning ? RUN_ASK_AGAIN_MS : false,
  });
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setIsLong(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  useEffect(() => {
    if (ended.count > 0) void showRuns(websiteId, ended.isTold);
  }, [websiteId, ended]);
  return {
    isRunning,
    step: state.run,
    isLong: isLong && state.run === null,
    error: start.error,
    start: () => {
      if (!isRunning) start.mutate();
    },
  };
}

async function showRuns(websiteId: string, isTold: boolean): Promise<void> {
  await readRunsAnew(websiteId);
  const [newest] = queryClient.getQueryData<AutoPostRun[]>(autoPostQueries.runs(websiteId).queryKey) ?? [];
  if (newest === undefined || !isTold) return;
  const { ran } = autoPostWords;
  if (newest.made.length > 0) toastLocal(ran.made(newest.made.length));
  else if (newest.error !== null) toastFailure(ran.failed);
  else toastLocal(ran.nothing);
}
