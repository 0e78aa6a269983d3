import { fileURLToPath } from 'node:url';
import { ProfileSchema } from '@tosite/validation/profile/profile';
import { getDotPath, safeParse } from 'valibot';
import type { ArchiveEntry } from '../../import/archive-entry.ts';
import { readBudget } from '../../import/archive/archive-limits.ts';
import { openArchive } from '../../import/archive/open-archive.ts';
import { ImportFailure, type ImportResult } from '../../import/import-result.ts';
import { readInstagramExport, type InstagramExportOptions } from '../export/read-instagram-export.ts';

/** Where the recorded downloads are. */
export const DOWNLOADS = fileURLToPath(new URL('../../../fixtures/instagram/export/', import.meta.url));
export const SAFFRON = 'instagram-saffron.and.slate-2026-11-20-FxAbCd12.zip';

/** The entries of recorded downloads, all parts in one list. */
export async function openDownloads(...names: string[]): Promise<ArchiveEntry[]> {
  const { signal } = new AbortController();
  const archives = await Promise.all(
    names.map((name) => openArchive({ file: `${DOWNLOADS}${name}`, name, budget: readBudget(), signal })),
  );
  return archives.flat();
}

/** Reads an export, whose profile has to be a valid one. */
export async function readExport(
  entries: readonly ArchiveEntry[],
  options: Partial<InstagramExportOptions> = {},
): Promise<ImportResult> {
  const result = await readInstagramExport(entries, {
    importId: 'abc',
    now: Date.UTC(2026, 10, 20, 9, 30),
    ...options,
  });
  const issue = safeParse(ProfileSchema, result.profile).issues?.[0];
  if (issue !== undefined) throw new Error(`${getDotPath(issue)}: ${issue.message}`);
  return result;
}

/** The refusal of what must be refused. */
export async function refusalOf(work: Promise<unknown>): Promise<ImportFailure> {
  const failure = await work.catch((error: unknown) => error);
  if (!(failure instanceof ImportFailure)) throw new Error('It was not refused.', { cause: failure });
  return failure;
}

export const captionsOf = ({ profile }: ImportResult): (string | null)[] =>
  profile.media.map(({ caption }) => caption);

export const JPG = Buffer.from('a picture');

/** A post of one file, as posts_1.json has it. */
export const madePost = (uri: string, at: number, title = '') => ({
  media: [{ uri, creation_timestamp: at, title }],
});
