import { writeZip } from '@tosite/profile-sources/import/testing/write-zip';

type Rows = readonly (readonly string[])[];

const PROFILE = [
  ['First Name', 'Last Name', 'Headline', 'Summary', 'Geo Location'],
  ['Ada', 'Byrne', 'Seaweed and software', '', 'Oslo'],
];
const HEADS: Record<string, readonly string[]> = {
  Positions: ['Company Name', 'Title', 'Description', 'Location', 'Started On', 'Finished On'],
  Education: ['School Name', 'Start Date', 'End Date', 'Notes', 'Degree Name', 'Activities'],
  Certifications: ['Name', 'Url', 'Authority', 'Started On', 'Finished On', 'License Number'],
  Honors: ['Title', 'Description', 'Issued On'],
  Projects: ['Title', 'Description', 'Url', 'Started On', 'Finished On'],
  Skills: ['Name'],
  Languages: ['Name', 'Proficiency'],
  Volunteering: ['Company Name', 'Role', 'Cause', 'Started On', 'Finished On', 'Description'],
};

/** A download of LinkedIn's with these rows, by the name of the file. */
export function linkedInZip(tables: Readonly<Record<string, Rows>>): Buffer {
  const files = Object.entries(tables).map(([name, rows]) => [name, [HEADS[name] ?? [], ...rows]] as const);
  return writeZip(
    [['Profile', PROFILE] as const, ...files].map(([name, rows]) => ({
      name: `${name}.csv`,
      data: rows.map((row) => row.map(quoted).join(',')).join('\n'),
    })),
  );
}

const quoted = (cell: string): string => (/[",\n]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
