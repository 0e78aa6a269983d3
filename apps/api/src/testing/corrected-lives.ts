import { importKnown } from '@tosite/profile-sources/import/import-known';
import { madeEntries } from '@tosite/profile-sources/instagram/testing/made-export';
import type { ProfileResult } from '@tosite/profile-sources/profile-source';
import type { Profile, ProfileList } from '@tosite/validation/profile/profile';
import { LINKEDIN_HEADS, linkedInTables } from './linkedin-files.ts';

/*
 * People whose profile says something else every time it is read: titles, employers and months are corrected, lines come,
 * go and change places. Each line keeps a number of its own here, so that what became of it can be told.
 */

export type Line = {
  uid: number;
  table: Table;
  cells: string[];
  /** By column, all that it ever said. */ said: Set<string>[];
};
export type Table =
  'Positions' | 'Education' | 'Certifications' | 'Honors' | 'Projects' | 'Volunteering' | 'Skills';

export const LIST_OF: Record<Table, ProfileList> = {
  Positions: 'experience',
  Education: 'education',
  Certifications: 'certifications',
  Honors: 'honours',
  Projects: 'projects',
  Volunteering: 'volunteering',
  Skills: 'skills',
};
/** The columns whose words stand in an item as they are, by its field. */
export const FIELDS_OF: Record<Table, Readonly<Record<string, number>>> = {
  Positions: { organisation: 0, title: 1, description: 2, location: 3 },
  Education: { school: 0, degree: 4, description: 3 },
  Certifications: { name: 0, issuer: 2, licence: 5 },
  Honors: { title: 0, description: 1 },
  Projects: { name: 0, description: 1 },
  Volunteering: { organisation: 0, role: 1, description: 5 },
  Skills: { name: 0 },
};

/** Numbers that follow from a seed (mulberry32). */
export function randomOf(seed: number) {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (most: number): number => Math.floor(next() * most);
  const pick = <T>(of: readonly T[]): T => of[below(of.length)] as T;
  return { below, pick, chance: (share: number): boolean => next() < share };
}
export type Random = ReturnType<typeof randomOf>;

const NAMES =
  'Kelp Dune Zephyr Harbour Quarry Lantern Orchard Fjord Tundra Cobalt Saffron Meridian Juniper Basalt Αιγαίο 株式会社海 Водоросли'.split(
    ' ',
  );
const TITLES = [
  'Engineer',
  'Analyst',
  'Diver',
  'Teacher',
  'Surveyor',
  'Cook',
  'Editor',
  'Welder',
  'Nurse',
  'Pilot',
  'Gardener',
  'Archivist',
  'Μηχανικός',
  '技術者',
];
const WORDS =
  'boats wine engines tides maps glass paper salt stone rope ink bread wool clay seeds birds ice fire copper rain night song bridge letter wheel garden mirror harvest compass anchor'.split(
    ' ',
  );
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

const sentence = (random: Random): string => Array.from({ length: 7 }, () => random.pick(WORDS)).join(' ');
const month = (random: Random, year: number): string => `${random.pick(MONTHS)} ${year}`;

/** A line that resembles no other: `place` gives it a name and years of its own. */
export function newLine(random: Random, uid: number, place = uid): Line {
  const table = random.pick([
    'Positions',
    'Positions',
    'Positions',
    'Education',
    'Certifications',
    'Honors',
    'Projects',
    'Volunteering',
    'Skills',
  ] as const);
  const name = `${NAMES[place % NAMES.length]}${place >= NAMES.length ? ` ${WORDS[place % WORDS.length]}` : ''}`;
  const title = TITLES[place % TITLES.length] ?? '';
  const words = random.chance(0.7) ? sentence(random) : '';
  const year = 1980 + (place % 20) * 2;
  const start = random.chance(0.85) ? month(random, year) : '';
  const end = start !== '' && random.chance(0.8) ? month(random, year + 1) : '';
  const cells: Record<Table, string[]> = {
    Positions: [name, title, words, random.chance(0.5) ? random.pick(WORDS) : '', start, end],
    Education: [`${name} College`, start, end, words, `${title} ${random.pick(['BA', 'MA', 'PhD'])}`, ''],
    Certifications: [
      `${title} ${name}`,
      '',
      `${name} Institute`,
      month(random, year),
      '',
      random.chance(0.5) ? `L${place}${uid}` : '',
    ],
    Honors: [`${name} ${title} Prize`, words === '' ? sentence(random) : words, month(random, year)],
    Projects: [`${name} ${random.pick(WORDS)}`, words === '' ? sentence(random) : words, '', start, end],
    Volunteering: [name, title, '', start, end, words],
    Skills: [`${name} ${title} ${WORDS[place % WORDS.length]}`],
  };
  return { uid, table, cells: cells[table], said: cells[table].map((cell) => new Set([cell])) };
}

/** Another line of the same name and no dates: only its words tell them apart. */
export function twinOfLine(random: Random, line: Line, uid: number): Line {
  const cells = line.cells.with(2, sentence(random)).with(4, '').with(5, '');
  return { uid, table: line.table, cells, said: cells.map((cell) => new Set([cell])) };
}

/** What people correct, by the kind of line: a name gets longer or is another, a month moves, words are replaced. */
export function correct(random: Random, line: Line): void {
  const { table, cells, said } = line;
  const change = (column: number, text: string): void => {
    cells[column] = text;
    said[column]?.add(text);
  };
  const longer = (column: number): void =>
    change(
      column,
      `${random.chance(0.5) ? 'Senior ' : ''}${cells[column]}${random.chance(0.5) ? ' AS' : ''}`,
    );
  const shift = (column: number): void => {
    const [, year] = (cells[column] ?? '').split(' ');
    if (year !== undefined) change(column, `${random.pick(MONTHS)} ${year}`);
  };
  const reword = (column: number): void => {
    const words = (cells[column] ?? '').split(' ');
    if (words.length > 2) change(column, words.with(random.below(words.length), 'reworded').join(' '));
  };
  // Of a line that says nothing else, nobody could tell that it is the same one.
  const other = (column: number): void => {
    if (cells.some((cell) => /\s/u.test(cell))) change(column, `Another ${random.pick(WORDS)}`);
  };
  const of: Record<Table, (() => void)[]> = {
    Positions: [
      () => longer(1),
      () => other(1),
      () => longer(0),
      () => shift(4),
      () => shift(5),
      () => reword(2),
      () => change(3, 'Elsewhere'),
    ],
    Education: [() => longer(0), () => longer(4), () => other(4), () => shift(1), () => reword(3)],
    Certifications: [() => longer(2), () => longer(0), () => shift(3)],
    Honors: [() => longer(0), () => reword(1), () => shift(2)],
    Projects: [() => longer(0), () => reword(1), () => shift(3)],
    Volunteering: [() => longer(1), () => longer(0), () => shift(3), () => reword(5)],
    Skills: [() => change(0, `${cells[0]}s`)],
  };
  random.pick(of[table])();
}

const read = async (files: Readonly<Record<string, string>>, at: string): Promise<ProfileResult> => {
  const { profile, report } = await importKnown(madeEntries(files), {
    platform: null,
    context: {
      signal: new AbortController().signal,
      now: () => new Date(at),
      known: null,
      shape: 'archive',
      fileNames: ['life.zip'],
      importId: 'life',
    },
  });
  return { profile, report };
};

/** As LinkedIn's download of that moment tells it. */
export function asLinkedIn(lines: readonly Line[]): Promise<ProfileResult> {
  const tables = Object.keys(LINKEDIN_HEADS).map((table) => [
    table,
    lines.filter((line) => line.table === table).map(({ cells }) => cells),
  ]);
  return read(
    linkedInTables(Object.fromEntries(tables) as Record<string, string[][]>),
    '2026-11-20T09:00:00.000Z',
  );
}

/** As a JSON Resume of the same person tells it: jobs and schools that say more than a name. */
export function asResume(lines: readonly Line[]): Promise<ProfileResult> {
  const date = (cell = ''): string | undefined => {
    const [name = '', year] = cell.split(' ');
    return year === undefined ? undefined : `${year}-${String(MONTHS.indexOf(name) + 1).padStart(2, '0')}`;
  };
  const of = (table: Table): Line[] =>
    lines.filter(
      ({ table: one, cells }) => one === table && cells.slice(2, 6).some((cell) => /\s/u.test(cell)),
    );
  const resume = {
    basics: { name: 'Ada Byrne', label: 'Seaweed and software', email: 'ada@kelp.example' },
    work: of('Positions').map(({ cells: [name, position, summary, , start, end] }) => ({
      name,
      position,
      summary,
      startDate: date(start),
      endDate: date(end),
    })),
    education: of('Education').map(({ cells: [institution, start, end, , studyType] }) => ({
      institution,
      studyType,
      startDate: date(start),
      endDate: date(end),
    })),
  };
  return read({ 'resume.json': JSON.stringify(resume) }, '2026-11-21T09:00:00.000Z');
}

export const itemsOf = (profile: Profile, table: Table): readonly Record<string, unknown>[] =>
  profile[LIST_OF[table]].map((item) => ({ ...item }));
