import { wordsOf } from '@tosite/validation/text/words';
import { leaks, newCanary } from '../canary.ts';
import type { Meter, ModelClient } from '../model/model-client.ts';
import { ModelFailure } from '../model/model-failure.ts';
import { shortened } from '../shortened.ts';
import { plainLine, plainText, seen } from '../text-of-model.ts';
import { HELP_FIELDS } from './help-lengths.ts';
import { helpPrompt, helpSystemPrompt, NOT_KNOWN, type HelpTask } from './help-prompt.ts';

export type HelpAnswer = {
  /** Empty where there is nothing to write it from. */
  text: string;
  /** What was asked for and is nowhere said, in the model's words; null: nothing. */
  notKnown: string | null;
  /** Numbers in the text that stand in nothing that the model was given. */
  unsupported: string[];
};

const LONGEST_REFUSAL = 300;
const MAX_TOKENS = 2_500;
/** What is held back while it could still be the beginning of what must not be told. */
const HELD = 64;
/** Marks and spaces are taken out in the end: so much more is read than is kept. */
const SPARE = 200;

/** One text for one field, told as it comes; the answer is what counts. Throws ModelFailure. */
export async function helpWrite(
  client: ModelClient,
  task: HelpTask,
  { signal, meter, onText }: { signal: AbortSignal; meter: Meter; onText: (delta: string) => void },
): Promise<HelpAnswer> {
  const { longest, lines } = HELP_FIELDS[task.type];
  const canary = newCanary();
  const prompt = helpPrompt(task, newCanary());
  let written = '';
  let told = 0;
  const tell = (until: number) => {
    const end = Math.min(Math.max(until, told), longest);
    const delta = seen(written.slice(told, end));
    told = Math.max(told, end);
    if (delta !== '') onText(delta);
  };
  const pieces = client.stream({
    system: helpSystemPrompt(task, canary),
    messages: [{ role: 'user', content: prompt }],
    maxTokens: MAX_TOKENS,
    signal,
    meter,
  });
  for await (const piece of pieces) {
    written += piece;
    if (leaks(written.slice(-(piece.length + 4 * HELD)), canary)) throw new ModelFailure('leaked');
    if (written.length >= longest + SPARE) break;
    if (!mayRefuse(written)) tell(written.length - HELD);
  }
  if (isRefusal(written)) {
    const missing = plainLine(written.trimStart().slice(NOT_KNOWN.length)).slice(0, LONGEST_REFUSAL).trim();
    return {
      text: '',
      notKnown: missing === '' ? task.prompt.slice(0, LONGEST_REFUSAL) : missing,
      unsupported: [],
    };
  }
  const plain = lines ? plainText(written) : plainLine(written);
  const text = shortened(unquoted(plain), longest, task.language ?? 'en');
  if (text === '') throw new ModelFailure('unusable');
  tell(written.length);
  return { text, notKnown: null, unsupported: unsaidNumbers(text, task) };
}

function mayRefuse(written: string): boolean {
  const begun = written.trimStart().slice(0, NOT_KNOWN.length);
  return NOT_KNOWN.startsWith(begun.toUpperCase());
}

function isRefusal(written: string): boolean {
  return written.trimStart().toUpperCase().startsWith(NOT_KNOWN);
}

function unquoted(text: string): string {
  return /^(["“„«])[^"“”„«»]*(["”“»])$/u.test(text) ? text.slice(1, -1).trim() : text;
}

function unsaidNumbers(text: string, { prompt, known, context }: HelpTask): string[] {
  const said = new Set(wordsOf([prompt, known, context].join('\n').normalize('NFKC')));
  return [...new Set(wordsOf(text.normalize('NFKC')))]
    .filter((word) => /\p{N}/u.test(word) && !said.has(word))
    .slice(0, 20);
}
