import { writeZip } from '@tosite/profile-sources/import/testing/write-zip';

/** Rows as LinkedIn and Takeout write them: quoted where they have to be. */
export function csv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => (/[",\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return rows.map((row) => `${row.map(cell).join(',')}\n`).join('');
}

export function zipOf(files: Record<string, string | Buffer>): Buffer {
  return writeZip(Object.entries(files).map(([name, data]) => ({ name, data })));
}
