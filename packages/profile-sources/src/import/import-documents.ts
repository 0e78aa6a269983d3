import type { ArchiveEntry } from './archive-entry.ts';
import { decodeText } from './csv/decode-text.ts';
import type { ImportContext } from './import-context.ts';
import type { ImportResult } from './import-result.ts';
import { importOwnExport } from './import-own-export.ts';
import { readOwnExport } from './own-export.ts';
import { importJsonResume } from './resume/import-json-resume.ts';
import { isJsonResume } from './resume/json-resume-to-profile.ts';

const LARGEST = 64_000_000;
const MAX_DOCUMENTS = 20;

/**
 * The first JSON file that is a whole profile by itself; null when there is none. The data file of a site goes before
 * the others: an exported site holds a résumé too, which says less.
 */
export async function importDocuments(
  entries: readonly ArchiveEntry[],
  context: ImportContext,
): Promise<ImportResult | null> {
  const files = entries.filter(({ path, size }) => /\.json$/iu.test(path) && size <= LARGEST);
  let resume: { json: unknown; path: string } | null = null;
  for (const file of files.slice(0, MAX_DOCUMENTS)) {
    context.signal.throwIfAborted();
    const json = parseJson(decodeText(await file.bytes(LARGEST)));
    const own = readOwnExport(json);
    if (own !== null) return importOwnExport(own, { file, entries, context });
    if (resume === null && isJsonResume(json)) resume = { json, path: file.path };
  }
  return resume === null ? null : importJsonResume(resume.json, resume.path, context);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
