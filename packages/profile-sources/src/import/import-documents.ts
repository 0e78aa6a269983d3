import type { ArchiveEntry } from './archive-entry.ts';
import { decodeText } from './csv/decode-text.ts';
import type { ImportContext } from './import-context.ts';
import type { ImportResult } from './import-result.ts';
import { readOwnExport } from './own-export.ts';
import { importJsonResume } from './resume/import-json-resume.ts';
import { isJsonResume } from './resume/json-resume-to-profile.ts';

const LARGEST = 16_000_000;
const MOST_DOCUMENTS = 20;

/** The first JSON file that is a whole profile by itself; null when there is none. */
export async function importDocuments(
  entries: readonly ArchiveEntry[],
  context: ImportContext,
): Promise<ImportResult | null> {
  const files = entries.filter(({ path, size }) => /\.json$/iu.test(path) && size <= LARGEST);
  for (const file of files.slice(0, MOST_DOCUMENTS)) {
    context.signal.throwIfAborted();
    const json = parseJson(decodeText(await file.bytes(LARGEST)));
    const own = readOwnExport(json);
    if (own !== null) {
      return {
        profile: own,
        report: { method: 'to.site:export', fetchedAt: context.now().toISOString(), warnings: [] },
        pictures: [],
        unusable: [],
      };
    }
    if (isJsonResume(json)) return importJsonResume(json, file.path, context);
  }
  return null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}
