import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { OneTimeCodeSchema, SecondStepCodeSchema, writeRecoveryCode } from './second-step.ts';

const read = (schema: v.GenericSchema, text: unknown): unknown => {
  const result = v.safeParse(schema, text);
  return result.success ? result.output : 'refused';
};

describe('a code of the app', () => {
  test.each([
    ['123456', '123456'],
    [' 123 456\n', '123456'],
    ['000000', '000000'],
  ])('%j is read as %s', (typed, code) => {
    expect(read(OneTimeCodeSchema, typed)).toBe(code);
  });

  test.each(['12345', '1234567', '12345a', '', '１２３４５６', undefined, '1'.repeat(100_000)])(
    '%j is refused',
    (typed) => {
      expect(read(OneTimeCodeSchema, typed)).toBe('refused');
    },
  );
});

describe('what finishes a sign-in', () => {
  test.each([
    ['123 456', { kind: 'app', code: '123456' }],
    ['ABCD-EFGH-JKLM-2345', { kind: 'recovery', code: 'ABCDEFGHJKLM2345' }],
    ['  abcd efgh jklm 2345 ', { kind: 'recovery', code: 'ABCDEFGHJKLM2345' }],
    ['abcdefghjklm2345', { kind: 'recovery', code: 'ABCDEFGHJKLM2345' }],
  ])('%j is understood however it is typed', (typed, code) => {
    expect(read(SecondStepCodeSchema, typed)).toEqual(code);
  });

  test.each(['', '12345', 'ABCD-EFGH-JKLM', 'ABCD-EFGH-JKLM-234O', 5, null, 'A'.repeat(100_000)])(
    '%j is refused',
    (typed) => {
      expect(read(SecondStepCodeSchema, typed)).toBe('refused');
    },
  );

  test('a recovery code that we write is one that we read', () => {
    const code = writeRecoveryCode(new Uint8Array(Array.from({ length: 16 }, (_, index) => index * 17)));
    expect(code).toMatch(/^(?:[A-HJ-NP-Z2-9]{4}-){3}[A-HJ-NP-Z2-9]{4}$/u);
    expect(read(SecondStepCodeSchema, code.toLowerCase())).toEqual({
      kind: 'recovery',
      code: code.replaceAll('-', ''),
    });
  });

  test('every sign of it is as likely as every other', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      const sign = writeRecoveryCode(new Uint8Array(16).fill(byte))[0] ?? '';
      counts.set(sign, (counts.get(sign) ?? 0) + 1);
    }
    expect(counts.size).toBe(32);
    expect(new Set(counts.values())).toEqual(new Set([8]));
  });
});
