import type { Backup } from './back-up.ts';
import type { Restored } from './restore.ts';
import type { Found } from './check.ts';
import type { Mended } from './mend.ts';
import type { NamedBy, NamedFile } from './named-files.ts';
import { megabytes } from './room.ts';

/** What came of it, a line each. */
export function toldOfBackup({ place, files, bytes, counts, missing, altered, removed }: Backup): string[] {
  return [
    `Backed up: ${countsIn(counts)}, ${files} files (${megabytes(bytes)}).`,
    ...(missing > 0 ? [`${missing} files that the database names were not there: run check.`] : []),
    ...(altered > 0 ? [`${altered} files are not what the database says of them: run check.`] : []),
    ...(removed.length > 0 ? [`Older backups that were taken away: ${removed.join(', ')}.`] : []),
    place,
  ];
}

export function toldOfRestore({ files, counts, migrated, drawnAgain, missing }: Restored): string[] {
  return [
    `Restored: ${countsIn(counts)}, ${files} files.`,
    ...(migrated.length > 0 ? [`The database was brought forward: ${migrated.join(', ')}.`] : []),
    ...(drawnAgain > 0
      ? [
          `The addresses are others than in the backup: ${drawnAgain} websites are published anew when the server starts.`,
        ]
      : []),
    ...(missing > 0 ? [`${missing} files were missing when the backup was made: run check.`] : []),
    'Start the server.',
  ];
}

function countsIn(counts: Record<string, number>): string {
  return ['users', 'websites', 'posts'].map((table) => `${counts[table] ?? 0} ${table}`).join(', ');
}

const WORDS: Record<NamedBy, string> = {
  site: 'of pages of websites',
  preview: 'of previews',
  copy: 'of pictures and films',
};

export function toldOfCheck(found: Found): string[] {
  const { database, named, missing, altered, ownerless, sealed } = found;
  return [
    ...(database.length === 0
      ? ['The database is whole.']
      : database.slice(0, 20).map((problem) => `The database is damaged: ${problem}.`)),
    `${named - missing.length - altered.length} of ${named} files that rows name are there and as they were written.`,
    ...kinds('missing', missing),
    ...kinds('not what was written', altered),
    ...(ownerless.length > 0
      ? [`${ownerless.length} files are named by no row. A running server takes them away within a day.`]
      : []),
    ...(sealed > 0
      ? [
          `${sealed} second factors and connected accounts cannot be opened: SESSION_SECRET (or DATA_DIR/secret) is not the one that they were sealed with.`,
        ]
      : []),
  ];
}

function kinds(how: string, files: readonly NamedFile[]): string[] {
  return (['site', 'preview', 'copy'] as const).flatMap((by) => {
    const of = files.filter((file) => file.by === by);
    return of.length === 0
      ? []
      : [
          `${of.length} files ${WORDS[by]} are ${how}: ${of[0]?.key ?? ''}${of.length > 1 ? ' and others' : ''}.`,
        ];
  });
}

export function toldOfMending({ putBack, websites, removed, left }: Mended): string[] {
  return [
    ...(putBack > 0 ? [`${putBack} files were put back out of the backup.`] : []),
    ...(websites > 0
      ? [`${websites} websites are drawn again: by the server that runs, or at its next start.`]
      : []),
    ...(removed > 0 ? [`${removed} files that no row names were deleted.`] : []),
    ...(left > 0
      ? [
          `${left} files of pictures, films or previews are still missing: name a backup that holds them (check --mend <backup>), or their owners bring them again.`,
        ]
      : []),
    ...(putBack + websites + removed + left === 0 ? ['There was nothing to mend.'] : []),
  ];
}
