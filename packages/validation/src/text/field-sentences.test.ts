import { expect, test } from 'vitest';
import * as v from 'valibot';
import { fieldSentences } from './field-sentences.ts';

const FIELDS = { name: v.pipe(v.string('Enter a name.'), v.minLength(1, 'Enter a name.')), size: v.number() };
const Schema = v.strictObject(FIELDS, fieldSentences(FIELDS));
const messages = (input: unknown) => v.safeParse(Schema, input).issues?.map((issue) => issue.message);

test('an absent field says its own sentence, or that it is required', () => {
  expect(messages({})).toEqual(['Enter a name.', 'Required']);
});

test('a field that nobody asked for is invalid input, whatever its name', () => {
  expect(messages({ name: 'x', size: 1, extra: 1 })).toEqual(['Invalid input']);
  expect(messages(JSON.parse('{"name":"x","size":1,"constructor":1}'))).toEqual(['Invalid input']);
});
