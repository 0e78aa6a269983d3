/**
 * What every language of a catalogue has: the same keys all the way down, sentences in place of its own words, and
 * functions that take the same. A key that is missing or one too many is then an error of types.
 */
export type CatalogShape<T> = T extends string
  ? string
  : T extends number
    ? number
    : T extends boolean
      ? boolean
      : T extends null
        ? null
        : T extends (...args: infer A) => string
          ? (...args: A) => string
          : T extends readonly (infer Item)[]
            ? readonly CatalogShape<Item>[]
            : { readonly [K in keyof T]: CatalogShape<T[K]> };
