import { readFileSync } from 'node:fs';
import { PLATFORMS } from '@tosite/validation/platforms/platform';
import { describe, expect, it } from 'vitest';
import { coloursOf } from './colours-of.ts';
import { favicon } from './favicon.tsx';

describe('the pictures of a landing', () => {
  const tokens = readFileSync(new URL('../../../packages/ui/src/tokens.css', import.meta.url), 'utf8');

  it.each(['violet', ...PLATFORMS] as const)('of %s have the colours of its page', (variant) => {
    const rule = tokens.slice(tokens.indexOf(`[data-variant='${variant}']`));
    const { field, thread } = coloursOf(variant);
    expect(/--field: light-dark\((#[0-9a-f]{6})/u.exec(rule)?.[1]).toBe(field[0]);
    expect(/--thread: light-dark\((#[0-9a-f]{6})/u.exec(rule)?.[1]).toBe(thread[0]);
    expect(favicon('violet')).toContain('fill="#4c34b4"');
  });
});
