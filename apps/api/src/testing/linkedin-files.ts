import { writeZip } from '@tosite/profile-sources/import/testing/write-zip';

type Rows = readonly (readonly string[])[];

const PROFILE = [
  ['First Name', 'Last Name', 'Headline', 'Summary', 'Geo Location'],
  ['Ada', 'Byrne', 'Seaweed and software', '', 'Oslo'],
];
export const LINKEDIN_HEADS: Record<string, readonly string[]> = {
  Positions: ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
  Education: ['School Name', 'Start Date', 'End Date', 'Notes', 'Degree Name', 'Activities'],
  Certifications: ['Name', 'Url', 'Authority', 'Started On', 'Finished On', 'License Number'],
  Honors: ['Title', 'Description', 'Issued On'],
  Projects: ['Title', 'Description', 'Url', 'Started On', 'Finished On'],
  Skills: ['Name'],
  Languages: ['Name', 'Proficiency'],
  Volunteering: ['Company Name', 'Role', 'Cause', 'Started On', 'Finished On', 'Description'],
};

/** The files of a download of LinkedIn's with these rows, by the name of the table. */
export function linkedInTables(tables: Readonly<Record<string, Rows>>): Record<string, string> {
  const files = Object.entries(tables).map(
    ([name, rows]) => [name, [LINKEDIN_HEADS[name] ?? [], ...rows]] as const,
  );
  return Object.fromEntries(
    [['Profile', PROFILE] as const, ...files].map(([name, rows]) => [
      `${name}.csv`,
      rows.map((row) => row.map(quoted).join(',')).join('\n'),
    ]),
  );
}

export function linkedInZip(tables: Readonly<Record<string, Rows>>): Buffer {
  return writeZip(Object.entries(linkedInTables(tables)).map(([name, data]) => ({ name, data })));
}

const quoted = (cell: string): string => (/[",\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
