import { describe, expect, it } from 'vitest';
import { StyleSheet } from './style-sheet.ts';

describe('custom properties of elements', () => {
  it('have the same class for the same values, in any order and on any page', () => {
    const [one, two] = [new StyleSheet(), new StyleSheet()];
    two.vars({ '--n': 5 });
    expect(one.vars({ '--a': 0.5, '--b': 1 })).toBe(two.vars({ '--b': 1, '--a': 0.5 }));
    expect(one.vars({ '--a': 0.5 })).not.toBe(one.vars({ '--a': 0.6 }));
  });

  it('are written once, in an order that does not depend on the page', () => {
    const [one, two] = [new StyleSheet(), new StyleSheet()];
    for (const value of [1, 2, 3, 1]) one.vars({ '--n': value });
    for (const value of [3, 2, 1]) two.vars({ '--n': value });
    expect(one.css()).toBe(two.css());
    expect(one.css().match(/\{/gu)).toHaveLength(3);
  });

  it.each([
    'red;}body{background:url(//e)}',
    '</style>',
    'url(x)',
    'expression(1)',
    '\\3c',
    'var(--x)',
    '#fff',
    '',
  ])('R5: never carry %j', (value) => {
    const sheet = new StyleSheet();
    expect(sheet.vars({ '--tint': value })).toBe('');
    expect(sheet.css()).toBe('');
  });

  it('leave out what is not a number', () => {
    const sheet = new StyleSheet();
    expect(sheet.vars({ '--n': Number.NaN, '--k': Number.POSITIVE_INFINITY })).toBe('');
  });
});
