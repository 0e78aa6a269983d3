import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Profile } from '@tosite/validation/profile/profile';
import { withDistinctIds, withoutRepeats } from '../../identity/distinct-ids.ts';
import { createTally, type Tally } from '../../left-out/tally.ts';
import { objectsToRows } from './columns.ts';
import {
  toEducation,
  toExperience,
  toOrganisations,
  toProjects,
  toVolunteering,
} from './rows-with-periods.ts';
import { nameOf } from './name-of.ts';
import {
  toArticles,
  toCertifications,
  toHonours,
  toLanguages,
  toPublications,
  toRecommendations,
  toSkills,
} from './rows-with-dates.ts';
import { readRows, type TableReading } from './table-reading.ts';
import { FILES, type ReadTable } from './tables.ts';
import { oneLinkEach } from '../../text/one-link-each.ts';
import { readTwitter, readWebsites } from './websites.ts';

/** The rows of an export by kind of file. Column names may be those of any language: they are read once more here. */
export type LinkedInRows = Partial<Record<ReadTable, readonly unknown[]>>;

export type LinkedInRowsOptions = {
  /** What the rows came from: the source of every item. */
  source: 'linkedin:export' | 'linkedin:portability';
  /** Whose profile it is, where that is known: an export names no address. */
  known?: { handle: string; url: string };
  /** What the files' own column names are written in, where that is known. */
  language?: string | null;
  /** `2026-11-20`; absent: nothing is taken to lie ahead. */
  today?: string;
  /** What is left out is counted here. */
  tally?: Tally;
  /** What the files were called; absent: as in the English export. */
  fileNames?: Partial<Record<ReadTable, string>>;
  /** Rows equal in every cell of their file are one already; absent: they become so here. */
  rowsAreDistinct?: boolean;
};

/** What a member's own data says, as a Profile. Pure; takes any rows; private columns are never read. */
export function linkedInRowsToProfile(tables: LinkedInRows, options: LinkedInRowsOptions): Profile {
  const { tally = createTally(), source } = options;
  const read = (name: ReadTable): TableReading => {
    const table = options.fileNames?.[name] ?? FILES[name];
    const all = tables[name] ?? [];
    const given = options.rowsAreDistinct === true ? all : withoutRepeats(all);
    tally.add({ table, column: null }, 'repeated', all.length - given.length);
    const leave = (column: string, isPrivate: boolean) =>
      tally.add({ table, column }, isPrivate ? 'private' : 'unsupported');
    const origin = { source, path: name === 'articles' ? 'Articles' : FILES[name] };
    return readRows(objectsToRows(name, given, leave), {
      table,
      origin,
      tally,
      today: options.today ?? null,
    });
  };
  const [profile, summary, publications] = [read('profile'), read('summary'), read('publications')];
  const [person] = profile.rows;
  for (const another of profile.rows.slice(1)) another.leave('unsupported');
  const [summaries] = summary.rows;
  const about = person?.text('Summary', 200_000) ?? summaries?.text('Summary', 200_000) ?? null;
  const of = (column: string) => ({ source, path: `${FILES.profile}#${column}` });
  const websites = readWebsites(person?.row.Websites, of('Websites'), () =>
    person?.leave('unreadable', 'Websites'),
  );
  const own = websites.find(({ label }) => label !== 'Company') ?? null;
  const handles = person?.row['Twitter Handles'] ?? '';
  const links = [...websites, ...readTwitter(handles, of('Twitter Handles'))];
  if (/\w/u.test(handles) && links.length === websites.length) person?.leave('unreadable', 'Twitter Handles');

  return {
    ...emptyProfile({
      platform: 'linkedin',
      type: 'linkedin-individual',
      handle: options.known?.handle ?? '',
      url: options.known?.url ?? '',
      name: nameOf(person?.row ?? {}),
    }),
    headline: person?.line('Headline', 1000) ?? null,
    about: about === null ? null : { format: 'text', text: about, base: null },
    location: person?.line('Geo Location') ?? null,
    language: options.language ?? null,
    contact: { email: null, phone: null, website: own?.url ?? null, address: null },
    links: profile.atMost(oneLinkEach(links), 100),
    experience: toExperience(read('positions')),
    education: toEducation(read('education')),
    skills: toSkills(read('skills')),
    certifications: toCertifications(read('certifications')),
    spokenLanguages: toLanguages(read('languages')),
    publications: publications.atMost(
      withDistinctIds([...toPublications(publications), ...toArticles(read('articles'))]),
    ),
    honours: toHonours(read('honors')),
    volunteering: toVolunteering(read('volunteering')),
    recommendations: toRecommendations(read('recommendations')),
    projects: toProjects(read('projects')),
    organisations: toOrganisations(read('organizations')),
  };
}
