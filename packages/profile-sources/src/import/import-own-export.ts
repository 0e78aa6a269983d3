import type { SiteFilm, SitePicture } from '@tosite/validation/website/site-data';
import type { ArchiveEntry } from './archive-entry.ts';
import type { ImportContext } from './import-context.ts';
import type { ImportedPicture, ImportResult } from './import-result.ts';
import type { OwnExport } from './own-export.ts';

const LARGEST_PICTURE = 10_000_000;
const LARGEST_FILM = 50_000_000;

/** A site of ours as it was exported: its profile, how it was designed, and its pictures and films from beside the data file. */
export function importOwnExport(
  { profile, site }: OwnExport,
  {
    file,
    entries,
    context,
  }: { file: ArchiveEntry; entries: readonly ArchiveEntry[]; context: ImportContext },
): ImportResult {
  const folder = file.path.slice(0, file.path.lastIndexOf('/') + 1);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  const pictures: ImportedPicture[] = [];
  const unusable: ImportResult['unusable'] = [];
  const take = (copies: Record<string, SitePicture | SiteFilm>, largest: number): void => {
    for (const [address, copy] of Object.entries(copies)) {
      if ('data' in copy) {
        pictures.push({ address, bytes: () => Promise.resolve(Buffer.from(copy.data, 'base64')) });
        continue;
      }
      const entry = byPath.get(`${folder}${copy.file}`);
      if (entry === undefined) unusable.push({ name: copy.file, reason: { id: 'import.notInUpload' } });
      else pictures.push({ address, bytes: () => entry.bytes(largest) });
    }
  };
  take(site?.pictures ?? {}, LARGEST_PICTURE);
  take(site?.films ?? {}, LARGEST_FILM);
  return {
    profile,
    report: { method: 'to.site:export', fetchedAt: context.now().toISOString(), warnings: [] },
    pictures,
    unusable,
    site: site ?? undefined,
  };
}
