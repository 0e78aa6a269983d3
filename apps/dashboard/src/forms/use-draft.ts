import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { writeDraft } from '../memory/drafts.ts';
import { readLocal } from '../memory/local-store.ts';

export type Draft<K extends string> = {
  /** Kept as `draft:<key>`. */
  key: string;
  /** Never kept: passwords. */
  leaveOut?: readonly K[];
  /** What the form was filled with when the typing began: over anything else, the draft is not taken. */
  over?: string | undefined;
};

/** No field has this name. */
const OVER = ' over';

const DraftSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

/** What was typed before a reload, over what the form begins with. */
export function withDraft<V extends Record<string, string>>(
  initial: V,
  draft: Draft<keyof V & string> | undefined,
): V {
  if (draft === undefined) return initial;
  const read = v.safeParse(DraftSchema, readLocal(`draft:${draft.key}`));
  if (!read.success || (read.output[OVER] ?? '') !== (draft.over ?? '')) return initial;
  const kept = Object.entries(read.output).filter(
    ([name]) => name in initial && !draft.leaveOut?.includes(name),
  );
  return { ...initial, ...Object.fromEntries(kept) };
}

/** Keeps what is typed, as it is typed; what stands there as the form was filled is no draft. */
export function useKeepDraft<V extends Record<string, string>>(
  values: V,
  initial: V,
  draft: Draft<keyof V & string> | undefined,
) {
  const leaveOut: readonly string[] = draft?.leaveOut ?? [];
  const over = draft?.over ?? '';
  const base = useRef({ over, initial });
  const kept = JSON.stringify({
    ...Object.fromEntries(Object.entries(values).filter(([name]) => !leaveOut.includes(name))),
    ...(over === '' ? {} : { [OVER]: over }),
  });
  const key = draft?.key;
  useEffect(() => {
    if (key === undefined) return;
    // Filled anew, with what was saved since.
    if (base.current.over !== over) base.current = { over, initial };
    const isDraft = Object.entries(values).some(
      ([name, value]) => !leaveOut.includes(name) && value !== base.current.initial[name],
    );
    writeDraft(`draft:${key}`, isDraft ? kept : null);
    // oxlint-disable-next-line react/exhaustive-deps -- `kept` is the values and what they stand over
  }, [key, kept]);
}

export function dropDraft(key: string): void {
  writeDraft(`draft:${key}`, null);
}
