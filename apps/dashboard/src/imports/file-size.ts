import { importWords } from '../words/import-words.ts';

const copy = importWords.size;

/** As people say it: `812 kB`, `12.4 MB`, `1.2 GB`. Decimal units, as download pages use them. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return copy.bytes(bytes);
  if (bytes < 999_500) return copy.kilobytes(short(bytes / 1000));
  if (bytes < 999_500_000) return copy.megabytes(short(bytes / 1_000_000));
  return copy.gigabytes(short(bytes / 1_000_000_000));
}

const short = (count: number) => (count < 10 ? count.toFixed(1) : String(Math.round(count)));
