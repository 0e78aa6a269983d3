import { describe, expect, it } from 'vitest';

/* Every catalogue is found by its name, so that one without a Spanish one cannot be forgotten. */
const english = import.meta.glob<Record<string, unknown>>(['./en.ts', './*-en.ts'], { eager: true });
const spanish = import.meta.glob<Record<string, unknown>>(['./es.ts', './*-es.ts', '!./error-codes-es.ts'], {
  eager: true,
});
const pairs = Object.keys(english).map((file) => [file, file.replace('en.ts', 'es.ts')] as const);

/** Words that both languages write the same. */
const SAME = new Set([
  'to.site',
  'LinkedIn',
  'GitHub',
  'YouTube',
  'Instagram',
  'Google',
  'WhatsApp',
  'X',
  'JSON Resume',
  'Plan',
  'No',
  'General',
  'CSV',
  'Shorts',
  'Magenta',
  // The themes keep their names.
  'Swiss',
  'Atelier',
  'Terminal',
  'Ledger',
  'Aurora',
  'Cinema',
  'Broadsheet',
  'Gallery',
  // Subdomains, as the landing writes them.
  'linkedin',
  'github',
  'youtube',
  'instagram',
]);
/** An address, or a number with its unit. */
const SAME_SHAPE = /^(?:https:\/\/\S+|(?:Qx|[\d,.]+) (?:px|[kMG]?B))$/u;

/** Words that only English has. Where they are part of a name, the name is taken out first. */
const ENGLISH =
  /(?<![\p{L}\p{N}])(?:the|and|your|you|is|are|was|were|with|of|this|that|it|its|to|for|from|in|on|not|be|could|have|again|e-mail|mail|one|more|new|nothing|site|website|profile|file|link|email|password)(?!\p{L})/iu;
const NAMES = /to[.-]site|https:\/\/\S+|\((?:Profile|Positions|, )+\)|resume\.json|JSON Resume/gu;

type Sentence = { at: string; text: string };

/** Stand-ins which no sentence can hold by itself. */
const ARGUMENTS: readonly (readonly unknown[])[] = [
  ['Qx', 'Qy', 'Qz'],
  ['Qx', 1, 2],
  [0, 0, 0],
  [1, 0, 0],
  [0, 1, 0],
  [1, 1, 1],
  [2, 2, 2],
  [120, 2, 2],
  [null],
  [{}],
  [{ name: 'Qx', handle: 'Qy', from: 'Qx', to: 'Qy', taken: '1' }],
  [{ name: 'Qx', taken: '2' }],
];

/** Every sentence of a catalogue, also those that its functions say. */
function sentencesOf(value: unknown, at: string): Sentence[] {
  if (typeof value === 'string') return [{ at, text: value }];
  if (typeof value === 'function') {
    return ARGUMENTS.flatMap((given, index): Sentence[] => {
      const text = said(value, given);
      return text === null ? [] : [{ at: `${at}(${index})`, text }];
    });
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => sentencesOf(inner, `${at}.${key}`));
}

/** null: these arguments are not for this function, as text is not where a number is needed. */
function said(words: Function, given: readonly unknown[]): string | null {
  try {
    const text: unknown = Reflect.apply(words, undefined, given);
    return typeof text === 'string' && !/NaN|undefined|null|\[object/u.test(text) ? text : null;
  } catch {
    return null;
  }
}

/** The keys all the way down, with what stands there. A dictionary which English leaves empty holds what others need. */
function shapeOf(value: unknown, model: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value === null ? 'null' : typeof value;
  if (isObject(model) && Object.keys(model).length === 0 && !Array.isArray(model)) return 'dictionary';
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, shapeOf(inner, isObject(model) ? model[key] : undefined)]),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

it('finds catalogues', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(7);
  expect(Object.keys(spanish).sort()).toEqual(pairs.map(([, file]) => file).sort());
});

describe.each(pairs)('%s', (englishFile, spanishFile) => {
  const original = english[englishFile] ?? {};
  const translated = spanish[spanishFile] ?? {};
  const sentences = sentencesOf(translated, '');
  const originals = new Map(sentencesOf(original, '').map(({ at, text }) => [at, text]));

  it('says everything in Spanish, and nothing else', () => {
    expect(shapeOf(translated, original)).toEqual(shapeOf(original, original));
    expect(sentences.length).toBeGreaterThan(5);
  });

  it('each function is called, and answers where the English one does', () => {
    const functions = (all: readonly Sentence[]) =>
      new Set(all.filter(({ at }) => at.endsWith(')')).map(({ at }) => at.replace(/\(\d+\)$/u, '')));
    expect([...functions(sentences)].sort()).toEqual([...functions(sentencesOf(original, ''))].sort());
  });

  it('no sentence is empty, or left in English', () => {
    const left = sentences.filter(
      ({ at, text }) =>
        text.trim() === '' ||
        (text === originals.get(at) &&
          !SAME.has(text) &&
          !SAME_SHAPE.test(text) &&
          !/^(?:Q[xyz]|\d+)$/u.test(text)),
    );
    expect(left).toEqual([]);
  });

  it('no English word is left over', () => {
    expect(sentences.filter(({ text }) => ENGLISH.test(text.replace(NAMES, '')))).toEqual([]);
  });

  it('keeps what it is told in every sentence that English says it in', () => {
    const named = (text: string) => [...new Set(text.match(/Q[xyz]/gu) ?? [])].sort().join();
    const lost = sentences.filter(({ at, text }) => {
      const there = originals.get(at);
      return (
        there !== undefined &&
        named(there.replace(/q([xyz])/gu, 'Q$1')) !== named(text.replace(/q([xyz])/gu, 'Q$1'))
      );
    });
    expect(lost).toEqual([]);
  });

  it('is written as Spanish is', () => {
    const odd = sentences.filter(
      ({ text }) =>
        text.includes('!') ||
        /\busted/iu.test(text) ||
        // A question is opened where it begins.
        (/\?/u.test(text.replace(/https:\/\/\S+/u, '')) && !text.includes('¿')),
    );
    expect(odd).toEqual([]);
  });
});
