import { clip } from '../../text/clean-text.ts';
import { writtenLine } from '../linkedin-text.ts';
import type { LinkedInRow } from './columns.ts';

/** First and last name as far as they are there: an empty name, never one that was made up. */
export function nameOf(row: LinkedInRow): string {
  const both = [row['First Name'], row['Last Name']]
    .map((part) => writtenLine(part))
    .filter((part) => part !== null);
  return clip(both.length > 0 ? both.join(' ') : (writtenLine(row['Full Name']) ?? ''), 300);
}
