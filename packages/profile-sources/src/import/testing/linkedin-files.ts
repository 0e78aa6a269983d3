import { readFileSync } from 'node:fs';
import { fixturePath } from './use-uploads.ts';

/* Files of a LinkedIn export for tests, and what other programs make of them when they save them again. */

export const PROFILE_HEADER =
  'First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers';
export const POSITIONS_HEADER = 'Company Name,Title,Description,Location,Started On,Finished On';

export const MINIMAL_PROFILE = `${PROFILE_HEADER}\nNova,Quist,,,,,,,,,,,\n`;

export function csv(rows: readonly (readonly string[])[], delimiter = ',', newline = '\n'): string {
  const cell = (text: string) =>
    text.includes(delimiter) || /["\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return rows.map((row) => row.map(cell).join(delimiter) + newline).join('');
}

export const fixture = (path: string) => readFileSync(fixturePath(path));
export const linkedInZip = (name: string) => fixture(`linkedin/export/${name}.zip`);
