import { Button } from '@tosite/ui/button';
import { IconButton } from '@tosite/ui/icon-button';
import { ChevronLeft, ChevronRight, ExternalLink } from 'lucide-react';
import { useRef, useState } from 'react';
import { shorten } from '@tosite/site-sections/text/clean-text';
import { postEditorWords } from '../../../words/post-editor-words.ts';
import { doubtsIn, remove, settle, show, textOfBlock, writeAt, type Doubt } from './doubts.ts';
import type { OpenPost } from './open-post.ts';
import { sayDoubt } from './say-doubt.ts';
import { sayTime } from './say-time.ts';
import { useEditorValue } from './use-editor-value.ts';

const copy = postEditorWords.doubts;
const OPENING = 90;

export type DoubtsListProps = {
  open: OpenPost;
  /** On a phone the panel has the screen: the text is wanted now. */
  onText: () => void;
};

/** The paragraphs that are to be looked at, one after another. */
export function DoubtsList({ open, onText }: DoubtsListProps) {
  const { editor, momentOf } = open;
  const doubts = useEditorValue(editor, () => doubtsIn(editor.state.doc));
  const [had, setHad] = useState(false);
  const [place, setPlace] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  if (doubts.length > 0 && !had) setHad(true);
  if (!had) return null;
  const index = Math.min(place, doubts.length - 1);
  const doubt = doubts[index];

  function go(to: number) {
    const next = doubts[to];
    if (next === undefined) return;
    setPlace(to);
    show(editor, next.at);
  }
  /** What was pressed may be gone. */
  function act(what: (editor: OpenPost['editor'], doubt: Doubt) => void, of: Doubt) {
    what(editor, of);
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="post-doubts">
      <div
        className={`rounded-frame border p-3 ${doubt === undefined ? 'border-rule bg-raise' : 'border-warn bg-warn-wash'}`}
      >
        <div className="flex min-h-9 items-center justify-between gap-2">
          <h2 id="post-doubts" ref={heading} tabIndex={-1} className="flex items-center gap-2 outline-none">
            <span
              aria-hidden="true"
              className={`size-2 shrink-0 ${doubt === undefined ? 'bg-good' : 'shadow-[inset_0_0_0_1.5px_var(--warn)]'}`}
            />
            <span aria-live="polite">{copy.count(doubts.length)}</span>
          </h2>
          {doubts.length > 1 && (
            <div className="-mr-2 flex shrink-0 items-center">
              <IconButton
                label={copy.previous}
                aria-disabled={index === 0}
                className="size-8! max-lg:size-11! aria-disabled:opacity-40"
                onClick={() => go(index - 1)}
              >
                <ChevronLeft aria-hidden />
              </IconButton>
              <span className="text-sm whitespace-nowrap text-ink-2">
                {copy.place(index + 1, doubts.length)}
              </span>
              <IconButton
                label={copy.next}
                aria-disabled={index === doubts.length - 1}
                className="size-8! max-lg:size-11! aria-disabled:opacity-40"
                onClick={() => go(index + 1)}
              >
                <ChevronRight aria-hidden />
              </IconButton>
            </div>
          )}
        </div>
        {doubt !== undefined && (
          <>
            <p aria-live="polite" className="mt-1 [overflow-wrap:anywhere]">
              <q dir="auto" className="text-ink-2">
                {shorten(textOfBlock(doubt.node), OPENING)}
              </q>
              <span className="mt-1 block">{sayDoubt(doubt.words, doubt.second)}</span>
            </p>
            <Moment second={doubt.second} momentOf={momentOf} />
            <div className="mt-2 flex flex-wrap gap-2">
              <Button onClick={() => act(settle, doubt)}>{copy.right}</Button>
              <Button
                onClick={() => {
                  onText();
                  // On a phone the text is there when the panel is gone.
                  setTimeout(() => writeAt(editor, doubt), 0);
                }}
              >
                {copy.edit}
              </Button>
              <Button variant="quiet" className="px-1!" onClick={() => act(remove, doubt)}>
                {copy.remove}
              </Button>
            </div>
            <p className="mt-2 text-xs text-ink-2">{copy.note}</p>
          </>
        )}
      </div>
    </section>
  );
}

function Moment({ second, momentOf }: { second: number | null; momentOf: OpenPost['momentOf'] }) {
  const address = second === null ? null : momentOf(second);
  if (second === null || address === null) return null;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-8 items-center gap-1 font-semibold text-accent-text hover:underline max-lg:min-h-11"
    >
      {copy.play(sayTime(second))}
      <ExternalLink size={14} aria-hidden />
    </a>
  );
}
