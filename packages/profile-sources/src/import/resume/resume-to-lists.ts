import { createHash } from 'node:crypto';
import type { Profile } from '@tosite/validation/profile/profile';
import { cleanLine, cleanName, clip } from '../../text/clean-text.ts';
import type { ResumeItem } from './resume-reader.ts';

const SOURCE = 'json-resume';
type Head = { id: string; origin: { source: string; path: string } };

/** The lists of a curriculum vitae as those of a Profile. An entry without its main word has nothing to show. */
export function readLists(resume: ResumeItem) {
  return {
    experience: distinct(resume.items('work').flatMap((item) => toExperience(item))),
    volunteering: distinct(resume.items('volunteer').flatMap((item) => toVolunteering(item))),
    education: distinct(resume.items('education').flatMap((item) => toEducation(item))),
    honours: distinct(resume.items('awards').flatMap((item) => toHonour(item))),
    certifications: distinct(resume.items('certificates').flatMap((item) => toCertification(item))),
    publications: distinct(resume.items('publications').flatMap((item) => toPublication(item))),
    skills: distinct(resume.items('skills').flatMap((item) => toSkills(item))),
    spokenLanguages: distinct(resume.items('languages').flatMap((item) => toLanguage(item))).slice(0, 100),
    recommendations: distinct(resume.items('references').flatMap((item) => toRecommendation(item))),
    projects: distinct(resume.items('projects').flatMap((item) => toProject(item))),
  } satisfies Partial<Profile>;
}

/** The same entry has the same id in a later version of the document. */
function head(item: ResumeItem, kind: string, ...facts: (string | null)[]): Head {
  const plain = facts.map((fact) => (fact ?? '').normalize('NFKC').toLowerCase());
  const hash = createHash('sha256').update(JSON.stringify(plain)).digest('hex').slice(0, 20);
  return { id: `${SOURCE}:${kind}:${hash}`, origin: { source: SOURCE, path: clip(item.path, 300) } };
}

function distinct<T extends { id: string }>(items: readonly T[]): T[] {
  return [...new Map(items.toReversed().map((item) => [item.id, item])).values()].toReversed().slice(0, 1000);
}

/** The summary, then one line for each highlight. */
function describe(item: ResumeItem, ...keys: string[]): string | null {
  const highlights = item.lines('highlights').map((line) => `• ${line}`);
  const parts = [item.text(...keys), highlights.join('\n')].filter((part) => part !== null && part !== '');
  return parts.length === 0 ? null : clip(parts.join('\n\n'), 20_000);
}

function toExperience(item: ResumeItem): Profile['experience'] {
  const organisation = item.name('name', 'company');
  const title = item.name('position');
  if (title === null && organisation === null) return [];
  const period = item.period();
  return [
    {
      ...head(item, 'work', organisation, title, period.start),
      ...period,
      title: title ?? organisation ?? '',
      organisation: title === null ? null : organisation,
      organisationUrl: item.link('url', 'website'),
      location: item.line('location'),
      description: describe(item, 'summary', 'description'),
      skills: item
        .lines('keywords')
        .flatMap((word) => cleanLine(word) ?? [])
        .slice(0, 50),
      logo: null,
    },
  ];
}

function toVolunteering(item: ResumeItem): Profile['volunteering'] {
  const organisation = item.name('organization');
  const role = item.name('position');
  if (role === null && organisation === null) return [];
  const period = item.period();
  return [
    {
      ...head(item, 'volunteer', organisation, role, period.start),
      ...period,
      role: role ?? organisation ?? '',
      organisation: role === null ? null : organisation,
      cause: item.line('cause'),
      description: describe(item, 'summary'),
    },
  ];
}

function toEducation(item: ResumeItem): Profile['education'] {
  const school = item.name('institution');
  if (school === null) return [];
  const degree = item.line('studyType');
  const courses = item.lines('courses');
  // A school without an end is one that the document does not say the end of.
  const period = { ...item.period(), current: false };
  return [
    {
      ...head(item, 'education', school, degree, period.start),
      ...period,
      school,
      degree,
      field: item.line('area'),
      grade: item.line('score', 'gpa'),
      activities: null,
      description: courses.length === 0 ? item.text('summary') : clip(courses.join('\n'), 20_000),
      logo: null,
    },
  ];
}

function toHonour(item: ResumeItem): Profile['honours'] {
  const title = item.name('title');
  if (title === null) return [];
  const issuer = item.name('awarder');
  return [
    {
      ...head(item, 'award', title, issuer),
      title,
      issuer,
      issued: item.date('date'),
      description: item.text('summary'),
    },
  ];
}

function toCertification(item: ResumeItem): Profile['certifications'] {
  const name = item.name('name');
  if (name === null) return [];
  const issuer = item.name('issuer');
  return [
    {
      ...head(item, 'certificate', name, issuer),
      name,
      issuer,
      issued: item.date('date', 'startDate'),
      expires: item.date('endDate'),
      url: item.link('url'),
      licence: item.line('licence'),
    },
  ];
}

function toPublication(item: ResumeItem): Profile['publications'] {
  const title = item.name('name');
  if (title === null) return [];
  const publisher = item.name('publisher');
  return [
    {
      ...head(item, 'publication', title, publisher),
      title,
      publisher,
      published: item.date('releaseDate'),
      url: item.link('url', 'website'),
      description: item.text('summary'),
    },
  ];
}

/** A skill, and the narrower ones that it lists. */
function toSkills(item: ResumeItem): Profile['skills'] {
  const keywords = item.lines('keywords').flatMap((word) => cleanName(word) ?? []);
  const name = item.name('name');
  const names = name === null ? keywords : [name, ...keywords];
  return names.map((name) => ({ ...head(item, 'skill', name), name }));
}

function toLanguage(item: ResumeItem): Profile['spokenLanguages'] {
  const name = item.name('language');
  return name === null ? [] : [{ ...head(item, 'language', name), name, proficiency: item.line('fluency') }];
}

function toRecommendation(item: ResumeItem): Profile['recommendations'] {
  const author = item.name('name');
  const text = item.text('reference');
  if (author === null || text === null) return [];
  return [
    {
      ...head(item, 'reference', author, text.slice(0, 200)),
      author,
      authorTitle: item.line('title'),
      text,
      date: item.date('date'),
      picture: null,
    },
  ];
}

function toProject(item: ResumeItem): Profile['projects'] {
  const name = item.name('name');
  if (name === null) return [];
  const { start, end } = item.period();
  return [
    {
      ...head(item, 'project', name, start),
      name,
      description: describe(item, 'description', 'summary'),
      url: item.link('url', 'website'),
      homepage: null,
      start,
      end,
      updatedAt: null,
      stars: null,
      forks: null,
      language: null,
      topics: item
        .lines('keywords')
        .flatMap((word) => cleanLine(word) ?? [])
        .slice(0, 50),
      licence: null,
      pinned: false,
      fork: false,
      archived: false,
      picture: null,
    },
  ];
}
