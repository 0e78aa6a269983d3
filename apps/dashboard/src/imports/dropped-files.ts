import { importWords } from '../words/import-words.ts';

const MAX_FILES = 100;
const MAX_BYTES = 4_000_000_000;
/** What may be an export, or a part of one that a browser has unpacked by itself. */
const PERHAPS = /\.(?:zip|pdf|json|csv|txt|html?)$/iu;

/**
 * The files of a drop. Some browsers unpack a ZIP after downloading it, so a folder is looked through too: only what
 * can be part of an export is taken from it, or what `meant` names. More than can be sent: as many as say so.
 */
export async function droppedFiles(data: DataTransfer, meant: RegExp = PERHAPS): Promise<File[]> {
  // The items are gone as soon as the event is over: all of them are asked for before the first wait.
  const entries = [...data.items]
    .filter((item) => item.kind === 'file')
    .map((item) => ({ entry: item.webkitGetAsEntry?.() ?? null, file: item.getAsFile() }));
  if (entries.length === 0) return [...data.files];
  const files: File[] = [];
  for (const { entry, file } of entries) {
    if (entry?.isDirectory === true) await walk(entry as FileSystemDirectoryEntry, files, meant);
    else if (file !== null) files.push(file);
  }
  return files;
}

async function walk(folder: FileSystemDirectoryEntry, files: File[], meant: RegExp): Promise<void> {
  const reader = folder.createReader();
  while (files.length <= MAX_FILES) {
    const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (entries.length === 0) return;
    for (const entry of entries) {
      if (files.length > MAX_FILES) return;
      if (entry.isDirectory) await walk(entry as FileSystemDirectoryEntry, files, meant);
      else if (meant.test(entry.name)) {
        files.push(
          await new Promise<File>((resolve, reject) => {
            (entry as FileSystemFileEntry).file(resolve, reject);
          }),
        );
      }
    }
  }
}

/** What can be said against these files without sending them; null: nothing. */
export function refusalOf(files: readonly File[]): string | null {
  const copy = importWords.refusals;
  if (files.length === 0) return copy.noFiles;
  if (files.length > MAX_FILES) return copy.tooMany;
  const large = files.find((file) => file.size > MAX_BYTES);
  if (large !== undefined) return copy.tooLarge(large.name);
  const empty = files.length === 1 ? files.find((file) => file.size === 0) : undefined;
  return empty === undefined ? null : copy.emptyFile(empty.name);
}
