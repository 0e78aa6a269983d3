import { writeLocal, type StorageKey } from './local-store.ts';
import { dropEveryPicture, dropPictures } from './draft-pictures.ts';

/*
 * What is typed and not saved yet lies in this browser's local storage, so every tab sees the drafts of all. Those of
 * an account go with it when it is logged out of; those of a visitor's forms hold nothing of anybody's account.
 */

type DraftKey = Extract<StorageKey, `draft:${string}`>;

const OF_VISITORS = new Set(['login', 'signup', 'forgot-password', 'link-profile', 'write-profile']);

const OF_WEBSITES = new Set(['design', 'seo', 'website', 'changes', 'auto-post', 'instagram-post']);

/** What is lost when a draft is: the work on a website, or a change of the account. `id` is the website's. */
export type Unsaved = { of: 'website'; id: string } | { of: 'account' };

/** Drafts that hold work which was not saved, and what each is about. */
function unsavedOf(key: DraftKey): Unsaved | null {
  const [kind = '', id = ''] = key.slice('draft:'.length).split(/:(.*)/u);
  if (kind === 'account-name') return { of: 'account' };
  // Of a post: the website's id, and its own.
  if (kind === 'post') return { of: 'website', id: id.split(':')[0] ?? '' };
  return OF_WEBSITES.has(kind) ? { of: 'website', id } : null;
}

const isOfAccount = (key: DraftKey): boolean => !OF_VISITORS.has(key.slice('draft:'.length));

let closed = false;
const flushes = new Set<() => void>();

/** null removes. After logging out nothing of the account is written again, whatever is still on its way. */
export function writeDraft(key: DraftKey, value: string | null): void {
  if (closed && value !== null && isOfAccount(key)) return;
  writeLocal(key, value);
}

/** For drafts that are written with a delay: `flush` writes what is not written yet. Answers how to stop. */
export function onFlush(flush: () => void): () => void {
  flushes.add(flush);
  return () => flushes.delete(flush);
}

/** What would be lost if every draft of the account were, in this tab or another; each thing once. */
export function unsavedWork(): Unsaved[] {
  for (const flush of flushes) flush();
  const found = draftKeys().flatMap((key) => unsavedOf(key) ?? []);
  return [...new Map(found.map((each) => [JSON.stringify(each), each])).values()];
}

/** A website that is gone leaves no draft behind. */
export function dropDraftsOfWebsite(id: string): void {
  for (const key of draftKeys()) {
    const about = unsavedOf(key);
    if (about?.of === 'website' && about.id === id) writeLocal(key, null);
  }
  void dropPictures(id);
}

/** Logging out, or an account that is gone: nothing that was typed stays, and nothing is written any more. */
export function closeDrafts(): void {
  closed = true;
  for (const key of draftKeys()) writeLocal(key, null);
  void dropEveryPicture();
}

/** Somebody is signed in again. */
export function openDrafts(): void {
  closed = false;
}

export const draftsAreClosed = (): boolean => closed;

function draftKeys(): DraftKey[] {
  try {
    // All that begin so are drafts.
    return Object.keys(window.localStorage).filter((key) => key.startsWith('draft:')) as DraftKey[];
  } catch {
    return [];
  }
}
