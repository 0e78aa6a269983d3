import { emptyProfile, type Profile } from '@tosite/validation/profile/profile';
import { writtenLine, writtenText } from '../linkedin-text.ts';
import { objectsToRows, type LinkedInRow } from './columns.ts';
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
import { distinct } from './stable-id.ts';
import type { ReadTable } from './tables.ts';
import { readTwitter, readWebsites } from './websites.ts';

/** The rows of an export by kind of file. Column names may be those of any language: they are read once more here. */
export type LinkedInRows = Partial<Record<ReadTable, readonly unknown[]>>;

export type LinkedInRowsOptions = {
  /** What the rows came from: the source of every item. */
  source: 'linkedin:export' | 'linkedin:portability';
  /** Whose profile it is, where that is known: an export names no address. */
  known?: { handle: string; url: string };
};

/** What a member's own data says, as a Profile. Pure; takes any rows; private columns are never read. */
export function linkedInRowsToProfile(tables: LinkedInRows, options: LinkedInRowsOptions): Profile {
  const rows = (table: ReadTable): LinkedInRow[] => objectsToRows(table, tables[table] ?? []);
  const origin = (file: string) => ({ source: options.source, path: file });
  const [person = {}] = rows('profile');
  const [summary = {}] = rows('summary');
  const about = writtenText(person.Summary, 200_000) ?? writtenText(summary.Summary, 200_000);
  const websites = readWebsites(person.Websites, origin('Profile.csv#Websites'));
  const own = websites.find(({ label }) => label !== 'Company') ?? null;

  return {
    ...emptyProfile({
      platform: 'linkedin',
      type: 'linkedin-individual',
      handle: options.known?.handle ?? '',
      url: options.known?.url ?? '',
      name: nameOf(person),
    }),
    headline: writtenLine(person.Headline, 1000),
    about: about === null ? null : { format: 'text', text: about, base: null },
    location: writtenLine(person['Geo Location']),
    contact: { email: null, phone: null, website: own?.url ?? null, address: null },
    links: distinct(
      [...websites, ...readTwitter(person['Twitter Handles'], origin('Profile.csv#Twitter Handles'))],
      100,
    ),
    experience: toExperience(rows('positions'), origin('Positions.csv')),
    education: toEducation(rows('education'), origin('Education.csv')),
    skills: toSkills(rows('skills'), origin('Skills.csv')),
    certifications: toCertifications(rows('certifications'), origin('Certifications.csv')),
    spokenLanguages: toLanguages(rows('languages'), origin('Languages.csv')),
    publications: distinct([
      ...toPublications(rows('publications'), origin('Publications.csv')),
      ...toArticles(rows('articles'), origin('Articles')),
    ]),
    honours: toHonours(rows('honors'), origin('Honors.csv')),
    volunteering: toVolunteering(rows('volunteering'), origin('Volunteering.csv')),
    recommendations: toRecommendations(rows('recommendations'), origin('Recommendations_Received.csv')),
    projects: toProjects(rows('projects'), origin('Projects.csv')),
    organisations: toOrganisations(rows('organizations'), origin('Organizations.csv')),
  };
}
