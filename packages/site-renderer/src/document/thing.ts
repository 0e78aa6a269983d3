import type { Json } from './json-for-script.ts';

/** Something that schema.org has a type for. */
export type Thing = { readonly [property: string]: Json };

/** The properties that say something. */
export function said(properties: Readonly<Record<string, Json | undefined>>): Thing {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]): [string, Json][] =>
      value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
        ? []
        : [[name, value]],
    ),
  );
}
