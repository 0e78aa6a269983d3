import { shortHash } from './text/short-hash.ts';

/** What may be written as a value: a number, with a unit at most, or a colour of six digits. Nothing can end the rule. */
const VALUE = /^(-?\d+(\.\d+)?(%|em|rem|deg)?|#[0-9a-f]{6})$/u;

/**
 * The per-element custom properties of one page. Published pages allow no `style` attribute, so an element gets a
 * class instead, and `css()` writes the classes into the page's one style block. The same values always have the
 * same class, whatever else is on the page.
 */
export class StyleSheet {
  readonly #rules = new Map<string, string>();

  /** The class that sets these values; empty when none of them may be written. */
  vars(values: Record<`--${string}`, string | number>): string {
    const declarations = Object.entries(values)
      .map(
        ([name, value]) =>
          [name, typeof value === 'number' ? shortNumber(value) : value.toLowerCase()] as const,
      )
      .filter(([name, value]) => /^--[a-z][a-z0-9-]*$/u.test(name) && VALUE.test(value))
      .map(([name, value]) => `${name}:${value}`)
      .sort()
      .join(';');
    if (declarations === '') return '';
    const name = `v${shortHash(declarations)}`;
    this.#rules.set(name, declarations);
    return name;
  }

  css(): string {
    return [...this.#rules]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, declarations]) => `.${name}{${declarations}}`)
      .join('\n');
  }
}

function shortNumber(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toFixed(3))) : '';
}
