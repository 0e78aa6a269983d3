import { cleanLine } from '@tosite/profile-sources/text/clean-text';

/** A file or an entry that could not be used, by its name in the upload. */
export type Unusable = { name: string; reason: string };

const MOST_NAMED = 20;
const LONGEST = 500;

/** Each with its reason, the first twenty of them, then how many more. */
export function unusableInWords(unusable: readonly Unusable[]): string[] {
  const lines = unusable.slice(0, MOST_NAMED).map(({ name, reason }) => line(name, reason));
  const more = unusable.length - lines.length;
  if (more > 0) lines.push(`And ${more} more ${more === 1 ? 'file' : 'files'} could not be used.`);
  return lines;
}

function line(name: string, reason: string): string {
  // The end of a path tells one file from another.
  const room = Math.max(20, LONGEST - reason.length - 3);
  const shown = name.length <= room ? name : `…${name.slice(name.length - room + 1)}`;
  return cleanLine(`${shown}: ${reason}`, LONGEST) ?? reason;
}
