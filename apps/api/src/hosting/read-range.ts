/** Positions of bytes, both included, as HTTP counts them. */
export type ByteRange = { start: number; end: number };

/**
 * What a `Range` header asks of a file of `size` bytes. null: the whole file, which is also the answer to several
 * ranges at once and to what is no range of bytes; `unsatisfiable`: there is no such part.
 */
export function readRange(header: string | null, size: number): ByteRange | null | 'unsatisfiable' {
  const [, first, last] = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/iu.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
