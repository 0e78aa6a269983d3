import { useEffect } from 'react';
import * as v from 'valibot';
import { readLocal, writeLocal } from '../features/session/local-store.ts';

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

/** Keeps what is typed, as it is typed. */
export function useKeepDraft<V extends Record<string, string>>(
  values: V,
  draft: Draft<keyof V & string> | undefined,
) {
  const leaveOut: readonly string[] = draft?.leaveOut ?? [];
  const over = draft?.over ?? '';
  const kept = JSON.stringify({
    ...Object.fromEntries(Object.entries(values).filter(([name]) => !leaveOut.includes(name))),
    ...(over === '' ? {} : { [OVER]: over }),
  });
  const empty = Object.entries(values).every(([name, value]) => leaveOut.includes(name) || value === '');
  const key = draft?.key;
  useEffect(() => {
    if (key !== undefined) writeLocal(`draft:${key}`, empty ? null : kept);
  }, [key, kept, empty]);
}

export function dropDraft(key: string): void {
  writeLocal(`draft:${key}`, null);
}
