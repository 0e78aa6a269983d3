import type { Message } from '@tosite/validation/messages/message';
import { cleanLine } from '../../text/clean-text.ts';

/* Where something stands in a JSON Resume, for the count of what is left out and for a person. */

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

type LeftOut = Extract<Message, { id: 'resume.leftOut' }>;

const SECTIONS: ReadonlySet<string> = new Set<LeftOut['section']>([
  'basics',
  'basics.profiles',
  'basics.location',
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
]);
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

/** "Work, “Alder”, start date: “2019-02-30” is not a date." `key` null: the whole entry. */
export function issueMessage(issue: {
  path: string;
  label: string | null;
  key: string | null;
  fault: LeftOut['fault'];
  value?: string;
}): LeftOut {
  const { path, label, key, fault, value = '' } = issue;
  const isWhole = key === null || (path === '' && SECTIONS.has(key));
  return {
    id: 'resume.leftOut',
    section: [tableOf(path), key].find(isSection) ?? 'document',
    entry: path === 'basics' ? null : label,
    field: isWhole ? null : (cleanLine(key, 40) ?? ''),
    fault,
    value,
  };
}

function isSection(name: string | null): name is LeftOut['section'] {
  return name !== null && SECTIONS.has(name);
}
