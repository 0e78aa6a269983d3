import { Button } from '@tosite/ui/button';
import { useStore } from 'zustand';
import { dateLanguage } from '../../../display/moment.ts';
import { Stt, type SttTone } from '../../../display/stt.tsx';
import { errorSentence } from '../../../words/error-sentence.ts';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import type { OpenPost } from './open-post.ts';
import type { SavingState } from './post-saving.ts';

const copy = postEditorWords.saved;

/** Where what was written is now: always said, and true. */
export function SavedState({ open: { saving, uploads } }: { open: OpenPost }) {
  const state = useStore(saving.store);
  const { tone, text, more } = sayState(state, uploads.isSending());
  return (
    <div className="flex min-w-0 items-center gap-2 text-sm text-ink-2">
      <div role="status" className="min-w-0" title={more ?? text}>
        <Stt tone={tone} className="max-w-full">
          <span className="truncate max-sm:sr-only">{more === null ? text : `${text}. ${more}`}</span>
        </Stt>
      </div>
      {state.failure !== null && !state.saving && (
        <Button
          variant="quiet"
          className="px-1! max-lg:hidden"
          onClick={() => void saving.save().catch(() => undefined)}
        >
          {copy.again}
        </Button>
      )}
    </div>
  );
}

type Said = { tone: SttTone; text: string; more: string | null };

export function sayState(state: SavingState, isSending: boolean): Said {
  const { post, unsaved, saving, savedAt, keptAt, failure } = state;
  const kept = keptAt === null ? copy.notKept : copy.kept(clock(keptAt));
  if (saving) return { tone: 'draft', text: copy.saving, more: null };
  if (!unsaved) {
    if (post === null) return { tone: 'draft', text: copy.nothing, more: null };
    return { tone: 'live', text: savedAt === null ? copy.saved : copy.savedAt(clock(savedAt)), more: null };
  }
  if (failure !== null) {
    const isAway = failure.status === 'FETCH_ERROR' || failure.status === 'TIMEOUT_ERROR';
    if (isAway) return { tone: 'stopped', text: copy.offline, more: kept };
    return { tone: 'stopped', text: copy.failed, more: `${errorSentence(failure)} ${kept}` };
  }
  if (isSending) return { tone: 'draft', text: copy.pictures, more: null };
  if (post?.status === 'published')
    return { tone: 'half', text: copy.changed, more: keptAt === null ? null : kept };
  return { tone: 'draft', text: copy.waiting, more: null };
}

function clock(at: number): string {
  return new Date(at).toLocaleTimeString(dateLanguage(), { hour: '2-digit', minute: '2-digit' });
}
