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
    const name = `v${hash(declarations)}`;
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

/** cyrb53, in base 36: 53 bits are enough that two rules of a page never share a name. */
function hash(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 2654435761);
    b = Math.imul(b ^ code, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}
