import type { ArchiveEntry } from '../../import/archive-entry.ts';
import { baseName, isPrivatePath } from './export-files.ts';

export type MediaKind = 'picture' | 'video';

const KIND_OF_ENDING: Record<string, MediaKind> = {
  jpg: 'picture',
  jpeg: 'picture',
  png: 'picture',
  webp: 'picture',
  gif: 'picture',
  heic: 'picture',
  heif: 'picture',
  avif: 'picture',
  mp4: 'video',
  mov: 'video',
  m4v: 'video',
  webm: 'video',
};

export function mediaKindOf(path: string): MediaKind | null {
  const ending = /\.([a-z\d]{2,5})$/iu.exec(path)?.[1]?.toLowerCase() ?? '';
  return KIND_OF_ENDING[ending] ?? null;
}

/** Finds the file that a post names, whatever folders the archive was packed with. */
export type MediaFiles = { find(uri: string): ArchiveEntry | null; readonly count: number };

/** Files of one name that are compared by their folders. */
const MAX_ALIKE = 200;

export function indexMediaFiles(entries: readonly ArchiveEntry[]): MediaFiles {
  const byPath = new Map<string, ArchiveEntry>();
  const byName = new Map<string, ArchiveEntry[]>();
  for (const entry of entries) {
    if (mediaKindOf(entry.path) === null || isPrivatePath(entry.path)) continue;
    const path = comparable(entry.path);
    if (!byPath.has(path)) byPath.set(path, entry);
    const name = baseName(path);
    const alike = byName.get(name);
    if (alike === undefined) byName.set(name, [entry]);
    else if (alike.length < MAX_ALIKE) alike.push(entry);
  }
  return {
    count: byPath.size,
    find(uri) {
      const wanted = comparable(uri);
      if (/^https?:/u.test(wanted)) return null;
      const exact = byPath.get(wanted);
      if (exact !== undefined) return exact;
      const [best, second] = (byName.get(baseName(wanted)) ?? [])
        .map((entry) => ({ entry, shared: sharedEnd(comparable(entry.path), wanted) }))
        .sort((a, b) => b.shared - a.shared);
      if (best === undefined) return null;
      // The name alone is enough when no other file has it.
      return best.shared > 1 || second === undefined ? best.entry : null;
    },
  };
}

function comparable(path: string): string {
  return path
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/u, '')
    .toLowerCase();
}

/** How many parts two paths have in common, counted from the end. */
function sharedEnd(a: string, b: string): number {
  const left = a.split('/').reverse();
  const right = b.split('/').reverse();
  const differs = left.findIndex((part, index) => part !== right[index]);
  return differs === -1 ? left.length : differs;
}
