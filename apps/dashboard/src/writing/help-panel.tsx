import { isPlanRequired, PlanRequired } from '../display/plan-required.tsx';
import { errorSentence } from '../words/error-sentence.ts';
import { Button } from '@tosite/ui/button';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { writingWords } from '../words/writing-words.ts';
import type { HelpButtonProps } from './help-button.tsx';
import { HelpText } from './help-text.tsx';
import type { Help } from './use-help.ts';

const copy = writingWords;
const MAX_PROMPT = 2000;

export type HelpPanelProps = HelpButtonProps & { help: Help; onClose: () => void };

/** What is asked for, and the text as it comes. */
export function HelpPanel({ help, onClose, ...field }: HelpPanelProps) {
  const { type, value, most, oneLine = false, onTake, onTaken } = field;
  const { prompt, text, state, error, unknown, doubted } = help;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const isWriting = state === 'writing';
  const whole = (oneLine ? text.replaceAll(/\s*\n\s*/gu, ' ') : text).trim();
  // Without a word, what stands there is made better.
  const canAsk = prompt.trim() !== '' || value.trim() !== '';
  const tooLong = state === 'written' && most !== undefined && whole.length > most;
  // What was pressed is gone.
  useEffect(() => {
    if (state === 'writing') stop.current?.focus();
    else if (state !== 'written') input.current?.focus();
    else if (document.activeElement === document.body) first.current?.focus();
  }, [state]);

  function ask(wanted: string) {
    setRefusal(null);
    help.ask(wanted.trim());
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    // The field may stand in a form of the page.
    event.stopPropagation();
    if (canAsk && !isWriting) ask(prompt);
  }
  function take(way: 'replace' | 'below') {
    const answer = onTake(whole, way);
    if (typeof answer === 'string') return setRefusal(answer);
    onTaken(answer);
    help.forget();
    help.setPrompt('');
    onClose();
  }

  return (
    <div className="grid gap-2.5 text-base">
      {type === 'post' && value.trim() !== '' && (
        <p className="truncate text-sm text-ink-2">
          {`${copy.chosen} `}
          <q dir="auto">{value.trim()}</q>
        </p>
      )}
      <form noValidate onSubmit={submit} className="grid gap-1.5">
        <label htmlFor={`${id}-prompt`} className="text-sm font-semibold">
          {copy.ask}
        </label>
        <div className="flex gap-2">
          <input
            ref={input}
            id={`${id}-prompt`}
            value={prompt}
            maxLength={MAX_PROMPT}
            dir="auto"
            autoComplete="off"
            placeholder={copy.placeholders[type]}
            aria-describedby={error === null ? `${id}-knows` : `${id}-error`}
            onChange={({ target }) => help.setPrompt(target.value)}
            className="tappable min-w-0 flex-1 rounded-control border border-edge bg-ground px-2.5 placeholder:text-ink-2 focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-accent-text max-lg:text-lg"
          />
          {isWriting ? (
            <Button key="stop" ref={stop} onClick={help.stop}>
              {copy.stop}
            </Button>
          ) : (
            // Another button, not the same one: pressing “Stop” would send the form that it then stands for.
            <Button
              key="write"
              type="submit"
              variant={state === 'written' ? 'plain' : 'primary'}
              disabled={!canAsk}
            >
              {state === 'written' ? copy.again : copy.write}
            </Button>
          )}
        </div>
      </form>
      {!isWriting && (
        <ul aria-label={copy.ideas} className="flex flex-wrap gap-1.5">
          {copy.suggestions[type]
            .filter(({ needsText }) => !needsText || value.trim() !== '')
            .map(({ text: idea }) => (
              <li key={idea}>
                <button
                  type="button"
                  onClick={() => ask(idea)}
                  className="min-h-7 rounded-[4px] border border-rule bg-ground px-2 text-sm font-medium hover:border-edge max-lg:min-h-11"
                >
                  {idea}
                </button>
              </li>
            ))}
        </ul>
      )}
      {error !== null && (
        <div id={`${id}-error`}>
          {isPlanRequired(error) ? (
            <PlanRequired error={error} />
          ) : (
            <p role="alert" className="text-sm font-medium text-bad">
              {errorSentence(error)}
            </p>
          )}
        </div>
      )}
      {state === 'unknown' && (
        <div role="status" className="text-sm">
          <p className="font-semibold">{copy.unknown}</p>
          {unknown !== '' && (
            <p dir="auto" className="text-ink-2">
              {unknown}
            </p>
          )}
          <p>{copy.unknownNext}</p>
        </div>
      )}
      <HelpText text={text} state={state} />
      {state === 'written' && doubted.length > 0 && (
        <p className="text-sm font-medium text-warn">{copy.doubted(doubted.join(', '))}</p>
      )}
      {tooLong && (
        <p role="alert" className="text-sm font-medium text-bad">
          {copy.tooLong(whole.length, most)}
        </p>
      )}
      {refusal !== null && (
        <p role="alert" className="text-sm font-medium text-bad">
          {refusal}
        </p>
      )}
      {state === 'written' && whole !== '' && (
        <div className="flex flex-wrap gap-2">
          <Button ref={first} variant="primary" disabled={tooLong} onClick={() => take('replace')}>
            {value.trim() === '' ? copy.insert : copy.replace}
          </Button>
          {value.trim() !== '' && !oneLine && <Button onClick={() => take('below')}>{copy.below}</Button>}
          <Button variant="quiet" onClick={help.forget}>
            {copy.discard}
          </Button>
        </div>
      )}
      <p id={`${id}-knows`} className="text-xs text-ink-2">
        {copy.knows[type]}
      </p>
    </div>
  );
}
