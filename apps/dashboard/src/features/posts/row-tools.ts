import { createContext, use } from 'react';
import type { PostSummary } from '@tosite/validation/posts/post';
import type { PostMoves } from './post-menu.tsx';
import type { PostActions } from './use-post-actions.ts';

/** What the controls of a row do. They alone read it: the row itself is not drawn anew when something else changes. */
export type RowTools = {
  actions: PostActions;
  onSelect: (id: string) => void;
  onSchedule: (post: PostSummary) => void;
  /** null: only some of the posts are shown, so that a place means nothing. */
  movesOf: ((post: PostSummary) => PostMoves) | null;
};

const RowToolsContext = createContext<RowTools | null>(null);
export const RowToolsProvider = RowToolsContext.Provider;

export function useRowTools(): RowTools {
  const tools = use(RowToolsContext);
  if (tools === null) throw new Error('a row stands outside of its list');
  return tools;
}
