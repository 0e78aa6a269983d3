import type { ArchiveEntry } from '../../import/archive-entry.ts';
import { repairText } from './repair-text.ts';

/* Reading other people's JSON without trusting its shape. */

export type JsonObject = { readonly [key: string]: unknown };

/** A file of 10,000 posts has about 15 MB. */
export const LARGEST_JSON = 32_000_000;

/** Throws SyntaxError for what is no JSON, ImportFailure for a file that is too large or damaged. */
export async function readJsonFile(entry: ArchiveEntry): Promise<unknown> {
  return JSON.parse(decode(await entry.bytes(LARGEST_JSON)));
}

/** UTF-8 with or without its mark, or UTF-16 with its mark, as editors on Windows save it. */
function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return new TextDecoder('utf-8').decode(bytes);
}

export function asObject(value: unknown): JsonObject | null {
  // An object that is no list is read by its keys.
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : null;
}

/** A list's items; one object alone counts as a list of it. */
export function asList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return asObject(value) === null ? [] : [value];
}

/** The objects among a list's items; one object alone counts as a list of it. */
export function asObjects(value: unknown): JsonObject[] {
  return asList(value)
    .map(asObject)
    .filter((item) => item !== null);
}

/** A repaired text; null for anything else and for an empty one. */
export function asText(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = repairText(value).trim();
  return text === '' ? null : text;
}

/** The keys of an object repaired, with their values. */
export function entriesOf(value: unknown): [string, unknown][] {
  return Object.entries(asObject(value) ?? {}).map(([key, inner]) => [repairText(key), inner]);
}
