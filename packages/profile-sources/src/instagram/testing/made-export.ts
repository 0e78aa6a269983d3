import { Readable } from 'node:stream';
import type { ArchiveEntry } from '../../import/archive-entry.ts';
import { ImportFailure } from '../../import/import-result.ts';

/** As Instagram's export writes a text: every UTF-8 byte as a character of its own. */
export function asExported(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

/** JSON as the export writes it: every text and key changed as `asExported` does, and escaped. */
export function exportedJson(value: unknown): string {
  return JSON.stringify(change(value)).replace(
    /[\u0080-\uffff]/gu,
    (character) => String.raw`\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function change(value: unknown): unknown {
  if (typeof value === 'string') return asExported(value);
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [asExported(key), change(inner)]));
}

/** Files of an archive in memory; texts that are no strings become JSON as the export writes it. */
export function madeEntries(files: Readonly<Record<string, unknown>>): ArchiveEntry[] {
  return Object.entries(files).map(([path, content]) => {
    const bytes = Buffer.isBuffer(content)
      ? content
      : Buffer.from(typeof content === 'string' ? content : exportedJson(content));
    return {
      path,
      size: bytes.length,
      async bytes(limit) {
        if (bytes.length > limit) throw new ImportFailure({ id: 'import.fileEmpty' });
        return bytes;
      },
      async open() {
        return Readable.from([bytes]);
      },
    };
  });
}

/** An entry of any declared size, without the bytes. */
export function entryOfSize(path: string, size: number): ArchiveEntry {
  return { path, size, bytes: async () => Buffer.alloc(0), open: async () => Readable.from([]) };
}
