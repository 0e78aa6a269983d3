import type { LeftOut } from '@tosite/validation/profile/source-report';
import type { Message } from '@tosite/validation/messages/message';
import type { ArchiveEntry } from '../../import/archive-entry.ts';
import type { ImportContext } from '../../import/import-context.ts';
import { ImportFailure, type ImportResult } from '../../import/import-result.ts';
import { leftOutMessages } from '../../left-out/left-out-messages.ts';
import { readTakeoutTable, type TakeoutTable } from './takeout-tables.ts';
import { countOthers, OTHERS } from './takeout-others.ts';
import { takeoutToProfile } from './takeout-to-profile.ts';

const MAX_TABLES = 1200;
const LARGEST_TABLE = 16_000_000;

/** The tables of a Takeout among the files of an upload. */
export async function findTakeoutTables(
  entries: readonly ArchiveEntry[],
  { signal, onProgress }: Pick<ImportContext, 'signal' | 'onProgress'>,
): Promise<TakeoutTable[]> {
  const candidates = entries
    .filter(({ path, size }) => /\.csv$/iu.test(path) && size <= LARGEST_TABLE && !OTHERS.test(path))
    .slice(0, MAX_TABLES);
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
export async function importTakeout(
  entries: readonly ArchiveEntry[],
  tables: readonly TakeoutTable[],
  context: ImportContext,
): Promise<ImportResult> {
  const reading = takeoutToProfile(tables, context.known);
  if (reading === null) throw noChannel();
  const { profile, hidden, unclear, beyond } = reading;
  const others = await countOthers(entries, tables);
  const leftOut = [...reading.leftOut, ...others];
  context.onProgress?.({ stage: 'mapping', done: 1, total: 1 });
  const unread = others.filter(({ why }) => why === 'unreadable');
  const noPlace = [...leftOut.filter(({ why }) => why === 'unsupported'), ...unread];
  const warnings: Message[] = [{ id: 'source.takeoutHoldsLess' }];
  if (unclear > 0) {
    warnings.push({ id: 'source.unclearVisibility', count: unclear });
  }
  if (beyond > 0) warnings.push({ id: 'source.videosBeyond', count: beyond });
  if (profile.videos.length === 0 && unclear === 0 && unread.length === 0) {
    warnings.push({ id: 'source.takeoutNoVideos' });
  }
  if (hidden > 0) {
    warnings.push({ id: 'source.hiddenVideos', count: hidden });
  }
  return {
    profile,
    report: {
      method: 'youtube:takeout',
      fetchedAt: context.now().toISOString(),
      // What is hidden, unclear or too much has a sentence of its own above.
      warnings: [...warnings, ...leftOutMessages(noPlace)],
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
  return new ImportFailure({ id: 'import.takeoutWithoutChannel' });
}
