import type { ThreadItem } from '@tosite/ui/thread';
import { words } from '../words/words.ts';
import { threadOfSteps } from '../previews/preview-steps.ts';
import type { ImportRun } from './use-import.ts';

/** The thread of an import: sending is ours to tell, everything after it is the server's. */
export function threadOfImport({ sent, steps }: ImportRun): ThreadItem[] {
  const others = steps.filter(({ step }) => step !== 'upload');
  const allSent = others.length > 0 || (sent.total !== null && sent.done >= sent.total);
  return [
    {
      id: 'upload',
      state: allSent ? 'done' : 'running',
      title: words.steps.upload[allSent ? 'done' : 'started'],
    },
    ...threadOfSteps(others, null),
  ];
}

/** 0 to 1 of what is going on now; null: nobody can say. */
export function shareOfImport({ sent, steps, progress }: ImportRun): number | null {
  const of = steps.some(({ step }) => step !== 'upload') ? progress : sent;
  return of === null || of.total === null || of.total === 0 ? null : of.done / of.total;
}
