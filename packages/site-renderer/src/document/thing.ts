import type { Json } from './json-for-script.ts';

/** Something that schema.org has a type for. */
export type Thing = { readonly [property: string]: Json };

/** The properties that say something, at any depth. */
export function said(properties: Readonly<Record<string, Json | undefined>>): Thing {
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, value]): [string, Json][] => {
      const told = value === undefined ? null : toldOf(value);
      return told === null ? [] : [[name, told]];
    }),
  );
}

/** null: nothing. A thing that says no more than its type says nothing. */
function toldOf(value: Json): Json {
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (typeof value !== 'object' || value === null) return value;
  if (isList(value)) {
    const told = value.map(toldOf).filter((item) => item !== null);
    return told.length === 0 ? null : told;
  }
  const told = said(value);
  return Object.keys(told).some((name) => name !== '@type') ? told : null;
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
