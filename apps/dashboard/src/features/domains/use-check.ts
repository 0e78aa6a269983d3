import { ApiError } from '@tosite/api-client/api-error';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { toastFailure, toastLocal } from '../../display/toasts.tsx';
import { domainWords } from '../../words/domain-words.ts';
import { errorSentence } from '../../words/error-sentence.ts';
import { lookNow } from './domain-queries.ts';

/** The server looks once in that time. */
const BETWEEN_SECONDS = 30;

/** Looks now; until it may again, how many seconds are left. */
export function useCheck(websiteId: string) {
  const [until, setUntil] = useState(0);
  const [now, setNow] = useState(() => Date.now());
  const left = Math.max(0, Math.ceil((until - now) / 1000));
  const isWaiting = left > 0;
  function wait(seconds: number) {
    setNow(Date.now());
    setUntil(Date.now() + seconds * 1000);
  }
  const look = useMutation({
    mutationFn: () => lookNow(websiteId),
    onSuccess: () => {
      wait(BETWEEN_SECONDS);
      toastLocal(domainWords.checked);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 429) wait(error.retryAfter ?? BETWEEN_SECONDS);
      toastFailure(errorSentence(error));
    },
  });
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
  return {
    isLooking: look.isPending,
    left,
    look: () => {
      if (!look.isPending && !isWaiting) look.mutate();
    },
  };
}
