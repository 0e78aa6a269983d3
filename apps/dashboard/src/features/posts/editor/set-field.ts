import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import type { PostFields } from './post-fields.ts';

const TOGETHER_MS = 1000;
const lastOf = new WeakMap<Editor, { name: keyof PostFields; at: number; transaction: Transaction }>();

export function fieldsIn(editor: Editor): PostFields {
  // The only attribute of the document, and nothing else writes it.
  return editor.state.doc.attrs['fields'] as PostFields;
}

/** One field of the post, as a step of the same history as its text. The letters of a word are one step. */
export function setField<K extends keyof PostFields>(editor: Editor, name: K, value: PostFields[K]): void {
  const fields = fieldsIn(editor);
  if (fields[name] === value) return;
  const transaction = withFields(editor, { ...fields, [name]: value });
  const last = lastOf.get(editor);
  const now = Date.now();
  // The history takes what is appended to a step as a part of it; by itself it joins only neighbours in the text.
  if (last?.name === name && now - last.at < TOGETHER_MS && editor.state.doc === last.transaction.doc)
    transaction.setMeta('appendedTransaction', last.transaction);
  editor.view.dispatch(transaction);
  lastOf.set(editor, { name, at: now, transaction });
}

/** Another picture, or none, above the post: what was said of the one before says nothing of it. */
export function setCover(editor: Editor, cover: string | null): void {
  editor.view.dispatch(withFields(editor, { ...fieldsIn(editor), cover, coverAlt: '' }));
}

function withFields({ state }: Editor, fields: PostFields): Transaction {
  return state.tr.setDocAttribute('fields', fields);
}
