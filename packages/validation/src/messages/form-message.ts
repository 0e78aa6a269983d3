import { formMessages } from './en/form.ts';
import type { Message } from './message.ts';

type FormId = keyof typeof formMessages;

const IDS: ReadonlyMap<string, FormId> = new Map(
  // The keys of this very object.
  (Object.entries(formMessages) as [FormId, string][]).map(([id, sentence]) => [sentence, id]),
);

/** The message of what a schema says: schemas say the sentences of the catalogue; any other stands for itself. */
export function formMessage(sentence: string): Message {
  const id = IDS.get(sentence);
  return id === undefined ? { id: 'text', text: sentence } : { id };
}
