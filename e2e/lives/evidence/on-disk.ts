import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Which of these words stand in any file below a folder, and in which: databases and their logs, pages, mails. */
export function findOnDisk(folder: string, words: readonly string[]): string[] {
  const wanted = words.map((word) => ({ word, bytes: Buffer.from(word) }));
  return readdirSync(folder, { recursive: true, withFileTypes: true }).flatMap((entry) => {
    if (!entry.isFile()) return [];
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1);
    let bytes: Buffer;
    try {
      bytes = readFileSync(path);
    } catch {
      // It has gone since.
      return [];
    }
    const found = wanted.filter((one) => bytes.includes(one.bytes) || name.includes(one.word));
    const [first] = found;
    return first === undefined
      ? []
      : [`${name} holds ${found.length} of ${words.length} words: ${first.word} …`];
  });
}
