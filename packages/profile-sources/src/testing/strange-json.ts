/* Ways in which somebody else's JSON may differ from what it was, for tests of what reads it. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const nested = (depth: number): Json =>
  Array.from({ length: depth }).reduce<Json>((inner) => ({ inner, list: [inner] }), 'deep');

export const STRANGE_VALUES: readonly Json[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 60,
  '',
  ' ',
  'x'.repeat(210_000),
  `${'x'.repeat(299)}👩‍💻${'👩‍💻'.repeat(9000)}`,
  '\ud800 \u0000\u202e\u200d',
  'javascript:alert(1)',
  '@@@ @a @-',
  '2026-13-45T99:99:99Z',
  '9999-12-31T23:59:59-23:00',
  '0000-00-00T00:00:00Z',
  '__proto__',
  [],
  {},
  [[]],
  [null],
  nested(10),
  'Organization',
  'data:image/png;base64,AA',
  `https://example.org/${'é'.repeat(2000)}`,
  'http://[::1]/',
];

export type JsonChange = { kind: 'drop' | 'replace' | 'repeat' | 'wrap' | 'rename'; value: Json };

/** The names of a document's keys; what stands in a list counts as "[]". */
export function keysOf(document: Json): string[] {
  const names = new Set<string>();
  visit(document, (_holder, key, name) => {
    names.add(name);
    return key;
  });
  return [...names];
}

/** A copy in which every place of this name is changed. */
export function changeAt(document: Json, name: string, { kind, value }: JsonChange): Json {
  const copy = structuredClone(document);
  visit(copy, (holder, key, here) => {
    if (here !== name) return key;
    const old = holder[key] ?? null;
    if (kind === 'replace') holder[key] = value;
    // Only what is small: repeating what was repeated grows without end. Each is its own: a change of one of them that
    // were the same would change it as often as it stands there.
    else if (kind === 'repeat' && JSON.stringify(old).length < 1000)
      holder[key] = Array.from({ length: 120 }, () => structuredClone(old));
    else if (kind === 'wrap') holder[key] = { value: old };
    else {
      delete holder[key];
      if (kind === 'rename') holder[`${key}_v2`] = old;
    }
    return null;
  });
  return copy;
}

type Holder = { [key: string]: Json };

/** Calls `at` for every place; goes further down only below the key that it answers. */
function visit(node: Json, at: (holder: Holder, key: string, name: string) => string | null): void {
  if (node === null || typeof node !== 'object') return;
  // A list is read by its indexes here, as an object is by its keys.
  const holder = node as Holder;
  for (const key of Object.keys(holder)) {
    const next = at(holder, key, Array.isArray(node) ? '[]' : key);
    if (next !== null) visit(holder[next] ?? null, at);
  }
}
