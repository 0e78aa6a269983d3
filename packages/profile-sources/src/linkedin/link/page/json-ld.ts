import * as v from 'valibot';

/*
 * The structured data of a page: any JSON, read field by field, so that a field of another type is only a field that
 * is not there.
 */

export type Thing = Readonly<Record<string, unknown>>;

const MAX_THINGS = 2000;

/** Every thing of these scripts: an object alone, a list, or the list inside `@graph`. A script that is no JSON has none. */
export function readThings(scripts: readonly string[]): Thing[] {
  const things: Thing[] = [];
  for (const script of scripts) {
    const open: unknown[] = [parseScript(script)];
    for (let at = 0; at < open.length && at < MAX_THINGS; at += 1) {
      const value = open[at];
      if (Array.isArray(value)) open.push(...value.slice(0, MAX_THINGS));
      else if (isThing(value)) {
        things.push(value);
        if (value['@graph'] !== undefined) open.push(value['@graph']);
      }
    }
  }
  return things;
}

function parseScript(script: string): unknown {
  const json = script
    .trim()
    .replace(/^(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/u, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)$/u, '');
  try {
    return JSON.parse(json) ?? undefined;
  } catch {
    return undefined;
  }
}

export function isThing(value: unknown): value is Thing {
  return v.is(v.looseObject({}), value) && !Array.isArray(value);
}

/** Its types; LinkedIn writes `type` where the vocabulary has `@type`, in addresses. */
export function typesOf(thing: Thing): string[] {
  return listOf(thing['@type'] ?? thing.type).flatMap((type) =>
    typeof type === 'string' ? [type.replace(/^https?:\/\/schema\.org\//u, '')] : [],
  );
}

/** One or many, as a list. */
export function listOf(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value.slice(0, MAX_THINGS) : [value];
}

export function thingsOf(value: unknown): Thing[] {
  return listOf(value).filter(isThing);
}

export function thingOf(value: unknown): Thing | null {
  return thingsOf(value)[0] ?? null;
}

/** A text, also where it is the name of a thing, or a number. */
export function wordsOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return isThing(value) && typeof value.name === 'string' ? value.name : null;
}

/** A whole number that is not negative, also as digits. */
export function countOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^\d{1,12}$/u.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : null;
}

/** The address of a picture: as text, or what its thing names. */
export function pictureOf(value: unknown): string | null {
  for (const one of listOf(value)) {
    const url = typeof one === 'string' ? one : isThing(one) ? (one.contentUrl ?? one.url) : null;
    if (typeof url === 'string') return url;
  }
  return null;
}

/** How many follow, from one counter or several. */
export function followersOf(thing: Thing): number | null {
  const counters = thingsOf(thing.interactionStatistic);
  const follows = counters.find((counter) => {
    const kind =
      wordsOf(counter.interactionType) ?? typesOf(thingOf(counter.interactionType) ?? {}).join(' ');
    return /follow/iu.test(`${kind} ${wordsOf(counter.name) ?? ''}`);
  });
  return follows === undefined ? null : countOf(follows.userInteractionCount);
}
