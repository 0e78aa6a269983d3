import type { EditorAction } from './editor-actions.ts';
import type { EditorDocument } from './editor-document.ts';

/** A document and the action that led away from it. */
type Step = { document: EditorDocument; action: EditorAction };

export type EditorHistory = {
  present: EditorDocument;
  /** Newest last. */
  past: readonly Step[];
  /** Nearest first. */
  future: readonly Step[];
  /** What the last change was, and when, so that the letters of a word are one step; null after undo, redo and save. */
  open: { step: string; at: number } | null;
};

const MAX_STEPS = 200;
const TOGETHER_MS = 1000;

export function beginHistory(present: EditorDocument): EditorHistory {
  return { present, past: [], future: [], open: null };
}

export function recordChange(
  history: EditorHistory,
  next: EditorDocument,
  action: EditorAction,
  { step, at }: { step: string | null; at: number },
): EditorHistory {
  const { present, past, open } = history;
  const goesOn = step !== null && open?.step === step && at - open.at < TOGETHER_MS && past.length > 0;
  return {
    present: next,
    past: goesOn ? past : [...past, { document: present, action }].slice(-MAX_STEPS),
    future: [],
    open: step === null ? null : { step, at },
  };
}

export function undoChange({ present, past, future }: EditorHistory): EditorHistory | null {
  const last = past.at(-1);
  if (last === undefined) return null;
  return {
    present: last.document,
    past: past.slice(0, -1),
    future: [{ document: present, action: last.action }, ...future],
    open: null,
  };
}

export function redoChange({ present, past, future }: EditorHistory): EditorHistory | null {
  const [next, ...rest] = future;
  if (next === undefined) return null;
  return {
    present: next.document,
    past: [...past, { document: present, action: next.action }],
    future: rest,
    open: null,
  };
}
