import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { words } from '../words/words.ts';
import { errorSentence } from '../words/error-sentence.ts';
import { toastFailure, toastLocal } from '../display/toasts.tsx';
import { workOn } from './website-queries.ts';

const StateSchema = v.object({ workOn: v.string() });

/**
 * The state of a move to the home of another website. The change is made on arrival: whoever has unsaved changes and
 * stays where they are has not gone on to another website either.
 */
export const goOnWith = (websiteId: string) => ({ workOn: websiteId });

/** Makes the change that such a move asked for, once. */
export function useChosenWebsite(): void {
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { mutate } = useMutation({
    mutationFn: workOn,
    onSuccess: (website) => toastLocal(words.switcher.switched(website.website_name)),
    onError: (error) => toastFailure(errorSentence(error)),
  });
  const read = v.safeParse(StateSchema, state);
  const chosen = read.success ? read.output.workOn : null;
  const go = useEffectEvent((websiteId: string) => {
    void navigate(pathname + search + hash, { replace: true, state: null });
    mutate(websiteId);
  });
  useEffect(() => {
    if (chosen === null) return;
    // Mounting twice, as development does, must not ask twice.
    const timer = setTimeout(() => go(chosen), 0);
    return () => clearTimeout(timer);
  }, [chosen]);
}
