import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { favicon, ICON_GROUND } from './favicon.tsx';

describe('the icon of a landing', () => {
  const tokens = readFileSync(new URL('../../../packages/ui/src/tokens.css', import.meta.url), 'utf8');

  it.each(Object.entries(ICON_GROUND))('of %s has the colour of its field', (variant, colour) => {
    const rule = tokens.slice(tokens.indexOf(`[data-variant='${variant}']`));
    expect(/--field: light-dark\((#[0-9a-f]{6})/u.exec(rule)?.[1]).toBe(colour);
    expect(favicon('violet')).toContain('fill="#4c34b4"');
  });
});
