import { readdirSync, readFileSync, type Dirent } from 'node:fs';
import { join } from 'node:path';

/** Which of these words stand in any file below a folder, and in which: databases and their logs, pages, mails. */
export function findOnDisk(folder: string, words: readonly string[]): string[] {
  const wanted = words.map((word) => ({ word, bytes: Buffer.from(word) }));
  return filesBelow(folder).flatMap((entry) => {
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

/** What is there now; folders may go while they are read. */
function filesBelow(folder: string): Dirent[] {
  let entries: Dirent[];
  try {
    entries = readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) return filesBelow(join(folder, entry.name));
    return entry.isFile() ? [entry] : [];
  });
}
