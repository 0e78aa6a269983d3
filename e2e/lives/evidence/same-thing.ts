import { isDeepStrictEqual } from 'node:util';

/** What was sent and what came back, where they are not the same. */
export function sameThing(name: string, sent: unknown, held: unknown): string[] {
  if (isDeepStrictEqual(plain(sent), plain(held))) return [];
  return [`${name}: ${JSON.stringify(sent).slice(0, 150)} is held as ${JSON.stringify(held).slice(0, 150)}`];
}

/** As it is after a way over HTTP. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));
