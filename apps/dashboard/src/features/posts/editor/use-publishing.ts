import { ApiError } from '@tosite/api-client/api-error';
import type { PostChange } from '@tosite/validation/posts/post';
import type { Website } from '@tosite/validation/website/website';
import { useState } from 'react';
import { useStore } from 'zustand';
import { formatMoment } from '../../../display/moment.ts';
import { toastFailure, toastLocal, toastUndoable } from '../../../display/toasts.tsx';
import { errorSentence } from '../../../words/error-sentence.ts';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { publishing } from '../post-queries.ts';
import { comingMoment } from '../when-fields.tsx';
import { tomorrowAtNoon, wallTimeOf, type WallTime } from '../zoned-time.ts';
import { doubtsIn } from './doubts.ts';
import type { OpenPost } from './open-post.ts';
import { fieldsIn } from './set-field.ts';

const copy = postEditorWords;

export type When = 'draft' | 'now' | 'at';
export type Deed = 'publish' | 'update' | 'schedule' | 'unpublish' | 'draft';
export type Publishing = ReturnType<typeof usePublishing>;

/** When a post is on the site, and what its one button does about it. */
export function usePublishing(website: Website, { editor, saving }: OpenPost) {
  const { post, unsaved } = useStore(saving.store);
  const status = post?.status ?? 'draft';
  const [chosen, setChosen] = useState<When | null>(null);
  const [wall, setWall] = useState<WallTime | null>(null);
  const [busy, setBusy] = useState(false);
  const [missing, setMissing] = useState(false);
  const [unchecked, setUnchecked] = useState(0);
  const when = chosen ?? ({ draft: 'draft', published: 'now', scheduled: 'at' } as const)[status];
  const time =
    wall ??
    (status === 'scheduled' && post !== null && post.publishAt !== null
      ? wallTimeOf(Date.parse(post.publishAt), website.timezone)
      : tomorrowAtNoon(website.timezone));
  const isSameTime = status === 'scheduled' && wall === null;
  const deed = deedOf(status, when, isSameTime);

  async function act(isSeen: boolean): Promise<void> {
    const needsTitle = deed !== 'unpublish' && deed !== 'draft';
    setMissing(needsTitle && fieldsIn(editor).title === '');
    if (needsTitle && fieldsIn(editor).title === '') return;
    const instant = comingMoment(time, website.timezone);
    if (deed === 'schedule' && instant === null) return;
    const doubts = deed === 'publish' || deed === 'schedule' ? doubtsIn(editor.state.doc).length : 0;
    setUnchecked(isSeen ? 0 : doubts);
    if (doubts > 0 && !isSeen) return;
    const change: Record<Deed, PostChange> = {
      publish: publishing(post ?? { publishAt: null }),
      update: {},
      schedule: { status: 'scheduled', publishAt: instant },
      unpublish: { status: 'draft' },
      draft: { status: 'draft' },
    };
    setBusy(true);
    const begun = performance.now();
    try {
      const answer = await saving.save(change[deed]);
      setChosen(null);
      setWall(null);
      if (answer.status === 'scheduled')
        toastLocal(copy.done.scheduled(formatMoment(answer.publishAt ?? '')));
      else if (answer.status === 'draft') toastLocal(copy.done.draft);
      else {
        const seconds = ((performance.now() - begun) / 1000).toFixed(1);
        toastUndoable(copy.done.published(seconds), copy.done.view, () => {
          window.open(`${website.url}/posts/${answer.slug}/`, '_blank', 'noopener');
        });
      }
    } catch (error) {
      // The end of the session leads to the login, a second window to a note: both say so themselves.
      const isSaid = error instanceof ApiError && (error.status === 401 || error.code === 'stale_post');
      if (!isSaid) toastFailure(errorSentence(error));
    } finally {
      setBusy(false);
    }
  }

  return {
    when,
    time,
    deed,
    busy,
    /** A title is missing, and was asked for. */
    missing,
    idle: deed === 'update' && !unsaved,
    choose: setChosen,
    setTime: setWall,
    act: () => {
      if (!busy) void act(false);
    },
    /** Paragraphs that nobody has looked at, and that the owner is asked about now; 0: nothing is asked. */
    unchecked,
    goOn: () => {
      if (!busy) void act(true);
    },
    stay: () => setUnchecked(0),
  };
}

export function deedOf(status: 'draft' | 'published' | 'scheduled', when: When, isSameTime: boolean): Deed {
  if (status === 'published') return ({ now: 'update', draft: 'unpublish', at: 'schedule' } as const)[when];
  if (status === 'scheduled' && when === 'draft') return 'draft';
  if (when !== 'at') return 'publish';
  return isSameTime ? 'update' : 'schedule';
}
