import type { LeftOut } from '@tosite/validation/profile/source-report';
import type { ArchiveEntry } from '../archive-entry.ts';
import type { ImportContext } from '../import-context.ts';
import { ImportFailure, type ImportResult } from '../import-result.ts';
import { leftOutInWords } from '../../left-out/left-out-in-words.ts';
import { readTakeoutTable, type TakeoutTable } from './takeout-tables.ts';
import { takeoutToProfile } from './takeout-to-profile.ts';

const MOST_TABLES = 1200;
const LARGEST_TABLE = 16_000_000;
/** Lists of other people's things, which Takeout may also hold: not opened, whatever they are called here. */
const OTHERS = /(?:^|\/)(?:history|subscriptions|comments|live chats|my-comments|purchases)(?:\/|\.|$)/iu;

/** The tables of a Takeout among the files of an upload. */
export async function findTakeoutTables(
  entries: readonly ArchiveEntry[],
  { signal, onProgress }: Pick<ImportContext, 'signal' | 'onProgress'>,
): Promise<TakeoutTable[]> {
  const candidates = entries
    .filter(({ path, size }) => /\.csv$/iu.test(path) && size <= LARGEST_TABLE && !OTHERS.test(path))
    .slice(0, MOST_TABLES);
  const tables: TakeoutTable[] = [];
  for (const [index, entry] of candidates.entries()) {
    signal.throwIfAborted();
    const table = await readTakeoutTable(entry);
    if (table !== null) tables.push(table);
    onProgress?.({ stage: 'reading', done: index + 1, total: candidates.length });
  }
  return tables;
}

/** A channel from its Takeout. Throws ImportFailure when the channel itself is not in it. */
export function importTakeout(tables: readonly TakeoutTable[], context: ImportContext): ImportResult {
  const reading = takeoutToProfile(tables, context.known);
  if (reading === null) throw noChannel();
  const { profile, hidden, unclear, beyond, leftOut } = reading;
  context.onProgress?.({ stage: 'mapping', done: 1, total: 1 });
  const noPlace = leftOut.filter(({ why }) => why === 'unsupported');
  const warnings = [
    'Takeout has no views, no pictures and no subscriber count, so they are not shown. Paste the link of your channel to add them.',
  ];
  if (unclear > 0) {
    warnings.push(
      `We could not read who may see ${unclear === 1 ? 'one video or playlist' : `${unclear} of the videos and playlists`}, so ${unclear === 1 ? 'it was' : 'they were'} left out. Set your Google account to English and request the Takeout again.`,
    );
  }
  if (beyond > 0)
    warnings.push(`${beyond} videos and playlists are more than a profile holds; the newest are here.`);
  if (profile.videos.length === 0 && unclear === 0) {
    warnings.push(
      'Your upload has no videos.csv with public videos. Choose “video metadata” when you request it.',
    );
  }
  if (hidden > 0) {
    warnings.push(
      `${hidden} unlisted or private ${hidden === 1 ? 'video or playlist was' : 'videos and playlists were'} left out.`,
    );
  }
  return {
    profile,
    report: {
      method: 'youtube:takeout',
      fetchedAt: context.now().toISOString(),
      // What is hidden, unclear or too much has a sentence of its own above.
      warnings: [...warnings, ...leftOutInWords(noPlace)],
      leftOut: toReport(leftOut, hidden, beyond),
    },
    pictures: [],
    unusable: [],
  };
}

function toReport(unused: readonly LeftOut[], hidden: number, beyond: number): LeftOut[] {
  const counted = (count: number, why: LeftOut['why']): LeftOut[] =>
    count === 0 ? [] : [{ table: 'videos and playlists', column: null, count, why }];
  return [...unused, ...counted(hidden, 'private'), ...counted(beyond, 'limit')].slice(0, 1000);
}

export function noChannel(): ImportFailure {
  return new ImportFailure(
    'This Takeout has no channel.csv. Choose “channels” and “video metadata” under YouTube when you request it.',
  );
}
