import { useState } from 'react';
import * as v from 'valibot';
import { writeDraft } from '../../memory/drafts.ts';
import { readLocal } from '../../memory/local-store.ts';
import type { Choice } from './choices.ts';

const ChosenSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.picklist(['take', 'leave'])));

export type Chosen = Readonly<Record<string, Choice>>;

/** What was chosen so far for each change, kept over a reload until it is decided. */
export function useChoices(websiteId: string): [Chosen, (chosen: Chosen) => void] {
  const key = `draft:changes:${websiteId}` as const;
  const [chosen, setChosen] = useState<Chosen>(() => {
    const kept = v.safeParse(ChosenSchema, readLocal(key));
    return kept.success ? kept.output : {};
  });
  return [
    chosen,
    (next) => {
      setChosen(next);
      writeDraft(key, Object.keys(next).length === 0 ? null : JSON.stringify(next));
    },
  ];
}
