import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonForScript, type Json } from './json-for-script.ts';

const hostile = fc.constantFrom(
  '</script>',
  '<!--<script>',
  ']]>',
  '&lt;',
  '\u2028',
  '\u2029',
  '\\u003c/script>',
  '<',
  '>',
  '&',
);
const text = fc
  .array(fc.oneof(hostile, fc.string({ unit: 'binary' })), { maxLength: 4 })
  .map((parts) => parts.join(''));

test('R4: nothing that could end a script element is left, and the value reads back equal', () => {
  const values = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      text,
      fc.boolean(),
      fc.constant(null),
      fc.integer(),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(
        text.filter((key) => key !== '__proto__'),
        tie('value'),
        { maxKeys: 4, noNullPrototype: true },
      ),
    ),
  })).value;
  fc.assert(
    fc.property(values, (value) => {
      const json = jsonForScript(value);
      expect(json).not.toMatch(/[<>&\u2028\u2029]/u);
      expect(JSON.parse(json)).toEqual(value);
    }),
    { numRuns: 5000 },
  );
});
