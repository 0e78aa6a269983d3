import * as v from 'valibot';
import { expect, it } from 'vitest';
import { inEnglish } from './in-english.ts';
import { readStoredMessage, StoredMessageSchema, storeMessage } from './stored-message.ts';

it('a message is kept as a value and read as one', () => {
  const message = { id: 'sync.muchGone', platform: 'linkedin', missing: 7, before: 12 };
  expect(readStoredMessage(storeMessage(message))).toEqual(message);
});

it.each(['LinkedIn took too long to answer.', '', '{not json', '{"text":"no id"}', '{"id":7}', '"x"'])(
  'words that were kept before, %j, stand for themselves',
  (text) => {
    expect(inEnglish(readStoredMessage(text))).toBe(text);
    expect(inEnglish(v.parse(StoredMessageSchema, text))).toBe(text);
  },
);
