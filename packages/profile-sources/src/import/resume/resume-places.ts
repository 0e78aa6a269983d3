import { cleanLine } from '../../text/clean-text.ts';

/* Where something stands in a JSON Resume, for the count of what is left out and in a person's words. */

/** `work[2]` is an entry of `work`, `basics.profiles[0]` one of `basics.profiles`; the document itself is "résumé". */
export function tableOf(path: string): string {
  const table = path.replaceAll(/\[\d+\]/gu, '');
  return table === '' ? DOCUMENT : table;
}

const DOCUMENT = 'résumé';

/** A section of the document is a table of its own; anything else a column of the one that it stands in. */
export function keyOf(table: string, key: string): { table: string; column: string | null } {
  return table === DOCUMENT ? { table: key, column: null } : { table, column: key };
}

const SECTIONS: Readonly<Record<string, string>> = {
  basics: 'About you',
  'basics.profiles': 'Your accounts',
  'basics.location': 'Your place',
  work: 'Work',
  volunteer: 'Volunteering',
  education: 'Education',
  awards: 'Awards',
  certificates: 'Certificates',
  publications: 'Publications',
  skills: 'Skills',
  languages: 'Languages',
  interests: 'Interests',
  references: 'References',
  projects: 'Projects',
};
const LABELS = ['name', 'company', 'organization', 'institution', 'title', 'position', 'language', 'network'];

/** What an entry is called. */
export function labelOf(value: object): string | null {
  for (const key of LABELS) {
    const found: unknown = Object.hasOwn(value, key) ? (value as Record<string, unknown>)[key] : null;
    const label = typeof found === 'string' ? cleanLine(found, 80) : null;
    if (label !== null) return label;
  }
  return null;
}

/** "Work, “Alder”, start date: “2019-02-30” is not a date." */
export function issueInWords(issue: {
  path: string;
  label: string | null;
  /** null: the whole entry. */
  key: string | null;
  what: string;
}): string {
  const { path, label, key, what } = issue;
  const section = SECTIONS[tableOf(path)] ?? SECTIONS[key ?? ''] ?? 'The résumé';
  const isSection = key === null || (path === '' && SECTIONS[key] !== undefined);
  const field = isSection ? '' : `, ${fieldInWords(key)}`;
  const named = label === null || path === 'basics' ? '' : `, “${label}”`;
  return `${section}${named}${field}: ${what.startsWith('“') ? what : `it ${what}`}, so it is left out.`;
}

/** `startDate` is "start date", `url` "address". */
function fieldInWords(key: string): string {
  if (/^(?:url|website)$/u.test(key)) return 'address';
  const words = key.replaceAll(/([a-z])([A-Z])/gu, '$1 $2').toLowerCase();
  return cleanLine(words, 40) ?? 'a field';
}
