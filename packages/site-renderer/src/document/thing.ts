import type { Json } from './json-for-script.ts';

/** Something that schema.org has a type for. */
export type Thing = { readonly [property: string]: Json };

/** The properties that say something, at any depth. */
export function said(properties: Readonly<Record<string, Json | undefined>>): Thing {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]): [string, Json][] => {
      const saying = value === undefined ? null : withContent(value);
      return saying === null ? [] : [[name, saying]];
    }),
  );
}

/** null: nothing. A thing that says no more than its type says nothing. */
function withContent(value: Json): Json {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) {
    const saying = value.map(withContent).filter((item) => item !== null);
    return saying.length === 0 ? null : saying;
  }
  const saying = said(value);
  return Object.keys(saying).some((name) => name !== '@type') ? saying : null;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
