import type { LeftOut } from '@tosite/validation/profile/source-report';
import type { Message } from '@tosite/validation/messages/message';
import { datesMessages } from '../../left-out/dates-messages.ts';
import { leftOutMessages } from '../../left-out/left-out-messages.ts';
import { createTally } from '../../left-out/tally.ts';
import { languageOfWords } from '../rows/header-language.ts';
import { linkedInRowsToProfile } from '../rows/rows-to-profile.ts';
import type { ReadTable } from '../rows/tables.ts';
import type { ArchiveEntry } from '../../import/archive-entry.ts';
import { nameFact, shownName } from '../../import/archive/archive-failures.ts';
import { ImportFailure, type ImportResult } from '../../import/import-result.ts';
import type { ImportContext } from '../../import/import-context.ts';
import { countUnread } from './count-unread.ts';
import { isRead, readTables, type FoundTable } from './linkedin-tables.ts';
import { readArticles } from './read-articles.ts';

/** A file of the export by what it holds, as LinkedIn names it in English. */
const FILE_NAMES = {
  positions: 'Positions.csv',
  education: 'Education.csv',
  skills: 'Skills.csv',
  languages: 'Languages.csv',
  certifications: 'Certifications.csv',
  projects: 'Projects.csv',
  recommendations: 'Recommendations_Received.csv',
} as const satisfies Partial<Record<ReadTable, string>>;
const IN_EVERY_EXPORT = ['positions', 'education', 'skills'] as const;
const IN_THE_LARGER_EXPORT = ['languages', 'certifications', 'projects', 'recommendations'] as const;

/** A profile from LinkedIn's own files, however they are named and wherever they lie. Throws ImportFailure. */
export async function importLinkedInArchive(
  entries: readonly ArchiveEntry[],
  found: readonly FoundTable[],
  context: ImportContext,
): Promise<ImportResult> {
  if (!found.some(({ table }) => table === 'profile')) throw noProfile(entries, found, context);
  const tally = createTally();
  const { rows, unusable } = await readTables(found, tally);
  if ((rows.profile ?? []).length === 0) throw emptyProfileFile(found);
  const articles = await readArticles(entries, context.signal, tally);
  await countUnread(entries, found, tally);
  context.onProgress?.({ stage: 'mapping', done: 0, total: 1 });
  const now = context.now().toISOString();
  const profile = linkedInRowsToProfile(
    { ...rows, articles: [...(rows.articles ?? []), ...articles] },
    {
      source: 'linkedin:export',
      ...(context.known === null ? {} : { known: context.known }),
      language: languageOfWords(found.filter(({ table }) => isRead(table)).flatMap(({ header }) => header)),
      today: now.slice(0, 10),
      tally,
      fileNames: Object.fromEntries(found.map(({ table, entry }) => [table, shownName(entry.path)])),
      rowsAreDistinct: true,
    },
  );
  context.onProgress?.({ stage: 'mapping', done: 1, total: 1 });
  const missing = missingFiles(entries, found);
  const leftOut = tally.list();
  return {
    profile,
    report: {
      method: 'linkedin:export',
      fetchedAt: now,
      warnings: [
        ...missing,
        ...datesMessages(profile),
        ...leftOutMessages(leftOut.filter((one) => !unusable.some(({ name }) => isCut(one, name)))),
      ],
      leftOut,
      ...(missing.length === 0 ? {} : { next: ['import', 'form'] }),
    },
    pictures: [],
    unusable,
  };
}

/** Said of a file already, by its name. */
function isCut({ table, column, why }: LeftOut, name: string): boolean {
  return why === 'unreadable' && column === null && table === name;
}

/** "This ZIP has no Profile.csv": what is expected, and what is there instead. */
export function noProfile(
  entries: readonly ArchiveEntry[],
  found: readonly FoundTable[],
  { shape }: ImportContext,
): ImportFailure {
  const names = [...new Set(found.map(({ entry }) => shownName(entry.path)))];
  const unread = entries.find(({ path }) => /(?:^|\/)Profile\.csv$/iu.test(path));
  if (unread !== undefined) return unknownColumns(unread);
  const others = { found: names.slice(0, 3), total: names.length };
  if (shape === 'files') {
    return new ImportFailure({ id: 'import.profileFileMissing', ...others });
  }
  return new ImportFailure({ id: 'import.noProfileFile', ...others, only: true });
}

/** The file is there, but its header is in no language that is known here. */
export function unknownColumns({ path }: ArchiveEntry): ImportFailure {
  return new ImportFailure({ id: 'import.unknownColumns', file: nameFact(path) });
}

function emptyProfileFile(found: readonly FoundTable[]): ImportFailure {
  const file = found.find(({ table }) => table === 'profile');
  return new ImportFailure({ id: 'import.emptyTable', file: nameFact(file?.entry.path ?? 'Profile.csv') });
}

function missingFiles(entries: readonly ArchiveEntry[], found: readonly FoundTable[]): Message[] {
  const there = new Set(found.filter(({ table }) => isRead(table)).map(({ table }) => table));
  // A file of no bytes has no header to be known by, but its name says that there was nothing to put into it.
  const names = new Set(entries.map(({ path }) => path.slice(path.lastIndexOf('/') + 1).toLowerCase()));
  const isMissing = (table: keyof typeof FILE_NAMES) =>
    !there.has(table) && !names.has(FILE_NAMES[table].toLowerCase());
  const basic = IN_EVERY_EXPORT.filter((table) => isMissing(table)).map((table) => FILE_NAMES[table]);
  const larger = IN_THE_LARGER_EXPORT.filter((table) => isMissing(table)).map((table) => FILE_NAMES[table]);
  const warnings: Message[] = [];
  if (basic.length > 0) {
    warnings.push({ id: 'source.filesMissing', files: basic });
  }
  if (larger.length > 0) {
    warnings.push({ id: 'source.largerFilesMissing', files: larger });
  }
  return warnings;
}
