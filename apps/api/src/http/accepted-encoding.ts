import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip';

/** Browsers write it in a handful of ways; what strangers make up must not fill the memory. */
const known = new LRUCache<string, { encoding: Encoding | null }>({ max: 500 });
const LONGEST = 200;

/** The one of our encodings that an `Accept-Encoding` likes best; null: the file as it is, which nobody can refuse. */
export function acceptedEncoding(header: string | null | undefined): Encoding | null {
  if (header === null || header === undefined || header === '') return null;
  if (header.length > LONGEST) return readEncoding(header.slice(0, LONGEST));
  const before = known.get(header);
  if (before !== undefined) return before.encoding;
  const encoding = readEncoding(header);
  known.set(header, { encoding });
  return encoding;
}

function readEncoding(header: string): Encoding | null {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    if (name !== '') weights.set(name, weightOf(parameters));
  }
  const rest = weights.get('*');
  // `*` alone says nothing of what its sender can read.
  const others = rest !== undefined && weights.get('identity') === 0 ? rest : 0;
  const of = (name: string): number => weights.get(name) ?? others;
  const [br, gzip] = [of('br'), Math.max(of('gzip'), weights.get('x-gzip') ?? 0)];
  if (br === 0 && gzip === 0) return null;
  return br >= gzip ? 'br' : 'gzip';
}

/** What cannot be read counts as wanted: so it was before there were weights. */
function weightOf(parameters: readonly string[]): number {
  const q = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = q === undefined ? 1 : Number(q.slice(2));
  return Number.isFinite(weight) ? Math.min(Math.max(weight, 0), 1) : 1;
}
