import { ApiError } from '@tosite/api-client/api-error';
import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import type { Post, PostChange } from '@tosite/validation/posts/post';
import { sameValue } from '@tosite/site-sections/text/same-value';
import { createStore } from 'zustand/vanilla';
import { onFlush } from '../../../memory/drafts.ts';
import { invalidatePosts, readPost, writePost } from '../post-queries.ts';
import { changeOf, contentOf, documentOf } from './post-change.ts';
import { NO_FIELDS } from './post-fields.ts';
import { dropPostDraft, keepPostDraft } from './post-draft.ts';
import type { PictureUploads } from './picture-uploads.ts';
import { fieldsIn } from './set-field.ts';

const PAUSE_MS = 1_500;
const AT_MOST_EVERY_MS = 10_000;
const KEEP_MS = 300;

/** What is said of the state of a post; true at any moment. */
export type SavingState = {
  /** What the server has; null: nothing yet. */
  post: Post | null;
  /** Something here is not on the server. */
  unsaved: boolean;
  saving: boolean;
  savedAt: number | null;
  /** When this browser kept what is unsaved; null: it did not. */
  keptAt: number | null;
  /** Why the last try did not work. */
  failure: ApiError | null;
  /** What another window saved meanwhile, until the owner has chosen. */
  theirs: Post | null;
};

export type SavingOptions = {
  editor: Editor;
  uploads: PictureUploads;
  websiteId: string;
  /** null: a new one. */
  post: Post | null;
  /** What the server has, as the editor's document; what stands in the editor may be a draft over it. */
  before: Node;
  /** The revision that it was made on. */
  revision: number | null;
  onCreated: (post: Post) => void;
};

/**
 * Keeps what is typed at once in this browser, and on the server on a pause, at most every ten seconds. What visitors
 * see already is saved only when its owner says so.
 */
export function postSaving({ editor, uploads, websiteId, post, before, revision, onCreated }: SavingOptions) {
  let saved = before;
  let madeOn = revision;
  let running: Promise<unknown> = Promise.resolve();
  let sentAt = 0;
  let changedAt = 0;
  let firstAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let keeper: ReturnType<typeof setTimeout> | undefined;
  let closed = false;
  /** A post is made once, also when the answer to that is lost: asked again, it is asked for with the same words. */
  let creation: { key: string; change: PostChange; document: Node } | null = null;
  /** It was refused for what it says: only another letter is worth another try. */
  let refused = false;
  const store = createStore<SavingState>(() => ({
    post,
    unsaved: !editor.state.doc.eq(before),
    saving: false,
    savedAt: null,
    keptAt: null,
    failure: null,
    theirs: null,
  }));
  const idNow = () => store.getState().post?._id ?? null;
  const isLive = () => store.getState().post?.status === 'published';

  function keep(): void {
    clearTimeout(keeper);
    keeper = undefined;
    if (!store.getState().unsaved) return dropPostDraft(websiteId, idNow());
    const document = { ...editor.getJSON(), type: 'doc' };
    const isKept = keepPostDraft(websiteId, idNow(), { document, revision: madeOn });
    if (!closed) store.setState({ keptAt: isKept ? Date.now() : null });
  }

  function look(): void {
    const unsaved = !editor.state.doc.eq(saved);
    if (unsaved !== store.getState().unsaved) store.setState({ unsaved });
  }

  function plan(): void {
    clearTimeout(timer);
    const { unsaved, theirs } = store.getState();
    if (!unsaved || theirs !== null || refused || isLive() || closed || uploads.isSending()) return;
    const due = Math.max(
      sentAt + AT_MOST_EVERY_MS,
      Math.min(changedAt + PAUSE_MS, firstAt + AT_MOST_EVERY_MS),
    );
    timer = setTimeout(() => void save().catch(() => undefined), Math.max(0, due - Date.now()));
  }

  function changed(): void {
    const wasUnsaved = store.getState().unsaved;
    look();
    changedAt = Date.now();
    refused = false;
    if (!wasUnsaved) firstAt = changedAt;
    keeper ??= setTimeout(keep, KEEP_MS);
    plan();
  }

  /** One at a time. Fails with ApiError; a newer version of another window is in `theirs` then. */
  function save(more: PostChange = {}): Promise<Post> {
    const next = running.then(() => send(more));
    running = next.catch(() => undefined);
    return next;
  }

  async function send(more: PostChange): Promise<Post> {
    clearTimeout(timer);
    const sent = editor.state.doc;
    const known = store.getState().post;
    const change = { ...changeOf(editor, saved, known, uploads), ...more };
    if (known !== null && Object.keys(change).length === 0) {
      saved = sent;
      look();
      return known;
    }
    store.setState({ saving: true });
    sentAt = Date.now();
    try {
      if (known === null) {
        creation ??= { key: crypto.randomUUID(), change, document: sent };
        const made = creation;
        const asked = { kind: 'blog', ...made.change, website_id: websiteId } as const;
        const answer = await writePost(null, asked, null, made.key);
        took(answer, made.document);
        // An earlier try had made it, and its answer was lost: what was written since goes after it.
        return made.change === change ? answer : await send(more);
      }
      const answer = await writePost(known._id, change, madeOn);
      took(answer, sent);
      return answer;
    } catch (error) {
      const failure = error instanceof ApiError ? error : null;
      if (failure?.code === 'stale_post' && known !== null) return await meet(known, sent, change, failure);
      store.setState({ failure });
      const status = typeof failure?.status === 'number' ? failure.status : 500;
      refused = status < 500 && status !== 429;
      if (refused) creation = null;
      firstAt = Date.now();
      changedAt = firstAt + (failure?.retryAfter ?? 0) * 1000;
      throw error;
    } finally {
      store.setState({ saving: false });
      keep();
      plan();
    }
  }

  /** `document` is what the server has now. */
  function took(answer: Post, document: Node): void {
    const isNew = store.getState().post === null;
    if (isNew) dropPostDraft(websiteId, null);
    saved = document;
    madeOn = answer.revision;
    store.setState({ post: answer, savedAt: Date.now(), failure: null, theirs: null });
    look();
    firstAt = Date.now();
    void invalidatePosts(websiteId);
    if (isNew && !closed) onCreated(answer);
  }

  /** Another window saved meanwhile; what says the same is nobody else's change: our own answer was lost. */
  async function meet(known: Post, sent: Node, change: PostChange, failure: ApiError): Promise<Post> {
    const theirs = await readPost(known._id);
    const said = { ...theirs, content: contentOf(documentOf(theirs, editor.schema), uploads) };
    const isOurs = Object.entries(change).every(
      ([name, value]) => (name === 'slug' && value === '') || sameValue(said[name as keyof Post], value),
    );
    if (isOurs) {
      took(theirs, sent);
      return theirs;
    }
    store.setState({ theirs, failure: null });
    throw failure;
  }

  editor.on('update', changed);
  const goes = () => keep();
  const isBack = () => plan();
  window.addEventListener('pagehide', goes);
  window.addEventListener('online', isBack);
  const stopFlushing = onFlush(() => {
    if (keeper !== undefined) keep();
  });
  // What was restored is saved without a further letter.
  if (store.getState().unsaved) changed();

  return {
    store,
    save,
    /** Pictures arrived: what waits for them can be saved. */
    plan,
    changed,
    /** This one goes on, over the other. */
    keepMine(): Promise<Post> {
      const { theirs } = store.getState();
      if (theirs !== null) madeOn = theirs.revision;
      store.setState({ theirs: null });
      return save();
    },
    /** `theirs` takes the place of this one; undo brings this one back. */
    takeOther(theirs: Post): void {
      const document = documentOf(theirs, editor.schema);
      const { state } = editor;
      const transaction = state.tr
        .replaceWith(0, state.doc.content.size, document.content)
        .setDocAttribute('fields', document.attrs['fields']);
      madeOn = theirs.revision;
      store.setState({ post: theirs, theirs: null, failure: null, savedAt: Date.now() });
      editor.view.dispatch(transaction);
      saved = editor.state.doc;
      look();
      keep();
    },
    /** The post is gone: nothing of it is kept or sent any more. */
    forget(): void {
      saved = editor.state.doc;
      look();
      keep();
    },
    /** What is not on the server is kept here, and where nobody sees it yet it is sent. */
    async close(): Promise<void> {
      keep();
      closed = true;
      clearTimeout(timer);
      const { unsaved, theirs } = store.getState();
      const isToSend = unsaved && theirs === null && !isLive() && !isEmpty(editor);
      editor.off('update', changed);
      window.removeEventListener('pagehide', goes);
      window.removeEventListener('online', isBack);
      stopFlushing();
      await (isToSend ? save() : running).catch(() => undefined);
    },
  };
}

/** Nothing was written: no post is made of it. */
function isEmpty(editor: Editor): boolean {
  return editor.isEmpty && sameValue(fieldsIn(editor), NO_FIELDS);
}
