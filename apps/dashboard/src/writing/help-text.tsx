import { writingWords } from '../words/writing-words.ts';
import type { HelpState } from './use-help.ts';

const copy = writingWords;

/** The text as it comes. Those who hear the page are told of its beginning and of the whole. */
export function HelpText({ text, state }: { text: string; state: HelpState }) {
  const isWriting = state === 'writing';
  return (
    <>
      <p role="status" aria-live="polite" className="sr-only">
        {isWriting ? copy.writing : state === 'written' ? copy.written(text) : ''}
      </p>
      {(isWriting || text !== '') && (
        <div
          role="group"
          aria-label={copy.text}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
          tabIndex={0}
          aria-busy={isWriting}
          dir="auto"
          className="max-h-[min(280px,36dvh)] overflow-y-auto border-l-[1.5px] border-accent-text pl-3.5 [overflow-wrap:anywhere] whitespace-pre-wrap"
        >
          {text === '' ? <span className="text-ink-2">{copy.writing}</span> : text}
          {isWriting && (
            <span
              aria-hidden="true"
              className="ml-1 inline-block h-[1em] w-[0.5em] animate-pulse bg-accent-text align-[-0.1em] motion-reduce:animate-none"
            />
          )}
        </div>
      )}
    </>
  );
}
