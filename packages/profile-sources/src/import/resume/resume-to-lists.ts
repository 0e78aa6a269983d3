import { createHash } from 'node:crypto';
import type { Profile } from '@tosite/validation/profile/profile';
import { withDistinctIds, withoutRepeats } from '../../identity/distinct-ids.ts';
import { cleanLine, cleanName, clip } from '../../text/clean-text.ts';
import type { ResumeItem } from './resume-reader.ts';

const SOURCE = 'json-resume';
const MAX = 1000;
type Head = { id: string; origin: { source: string; path: string } };

/** The lists of a curriculum vitae as those of a Profile. An entry without its main word has nothing to show. */
export function readLists(resume: ResumeItem, basics: ResumeItem) {
  const read = <T extends { id: string }>(
    key: string,
    toItems: (item: ResumeItem) => T[],
    most = MAX,
    place = resume,
  ) => {
    const entries = place.items(key);
    const different = withoutRepeats(entries, ({ said }) => said);
    place.leave('repeated', key, entries.length - different.length);
    const kept = new Set(different);
    for (const entry of entries) if (!kept.has(entry)) entry.skip();
    const items = withDistinctIds(
      different.flatMap((item) => {
        // What tells an entry from one that says the same; it says nothing itself.
        item.line('id');
        const found = toItems(item);
        if (found.length === 0) item.sayNothing();
        return found;
      }),
    );
    place.leave('limit', key, items.length - most);
    return items.slice(0, most);
  };
  return {
    experience: read('work', toExperience),
    volunteering: read('volunteer', toVolunteering),
    education: read('education', toEducation),
    honours: read('awards', toHonour),
    certifications: read('certificates', toCertification),
    publications: read('publications', toPublication),
    // A skill may be listed by itself and again among the narrower ones of another.
    skills: withDistinctIds(
      withoutRepeats(
        resume.items('skills').flatMap((item) => toSkills(item)),
        ({ name }) => name,
      ),
    ).slice(0, MAX),
    spokenLanguages: read('languages', toLanguage, 100),
    recommendations: read('references', toRecommendation),
    projects: read('projects', toProject),
    organisations: read('memberships', toMembership, MAX, basics),
  } satisfies Partial<Profile>;
}

/** The same entry has the same id in a later version of the document. */
function head(item: ResumeItem, kind: string, ...facts: (string | null)[]): Head {
  const plain = facts.map((fact) => (fact ?? '').normalize('NFKC').toLowerCase());
  const hash = createHash('sha256').update(JSON.stringify(plain)).digest('hex').slice(0, 20);
  return { id: `${SOURCE}:${kind}:${hash}`, origin: { source: SOURCE, path: clip(item.path, 300) } };
}

/** As names went into ids when they were still without joiners. */
function bare(name: string | null): string | null {
  return name?.replace(/[\u200c\u200d]/gu, '') ?? null;
}

/** Its texts, each once, then one line for each highlight. */
function describe(item: ResumeItem, texts: readonly string[], lists: readonly string[] = ['highlights']) {
  const written = [...new Set(texts.flatMap((key) => item.text(key) ?? []))];
  const points = lists.flatMap((key) => item.lines(key)).map((line) => point(line));
  const whole = [...written, points.join('\n')].filter((part) => part !== '').join('\n\n');
  if (whole.length > 20_000) item.leave('limit', texts[0]);
  return whole === '' ? null : clip(whole, 20_000);
}

/** One line of a list, however its writer marked it. */
function point(line: string): string {
  return `• ${line.replace(/^[-–—•·*●▪◦‣]\s+/u, '')}`;
}

function toExperience(item: ResumeItem): Profile['experience'] {
  const organisation = item.name('name', 'company');
  const title = item.name('position');
  if (title === null && organisation === null) return [];
  const period = item.period();
  return [
    {
      ...head(item, 'work', bare(organisation), bare(title), item.exactDate('startDate', 'start')),
      ...period,
      title,
      organisation,
      organisationUrl: item.link('url', 'website'),
      location: item.line('location'),
      // What the employer does, then what the person did.
      description: describe(item, ['description', 'summary']),
      skills: item
        .lines('keywords')
        .flatMap((word) => cleanLine(word) ?? [])
        .slice(0, 50),
      logo: null,
    },
  ];
}

function toVolunteering(item: ResumeItem): Profile['volunteering'] {
  const organisation = item.name('organization', 'name', 'company');
  const role = item.name('position');
  if (role === null && organisation === null) return [];
  const period = item.period();
  return [
    {
      ...head(item, 'volunteer', bare(organisation), bare(role), item.exactDate('startDate', 'start')),
      ...period,
      role: role ?? '',
      organisation,
      cause: item.line('cause'),
      description: describe(item, ['summary', 'description']),
    },
  ];
}

function toEducation(item: ResumeItem): Profile['education'] {
  const school = item.name('institution');
  if (school === null) return [];
  const degree = item.line('studyType');
  // A school without an end is one that the document does not say the end of.
  const period = item.period('unknown');
  return [
    {
      ...head(item, 'education', bare(school), degree, item.exactDate('startDate', 'start')),
      ...period,
      school,
      degree,
      field: item.line('area'),
      grade: item.line('score', 'gpa'),
      activities: item.text('activities'),
      description: describe(item, ['summary', 'description'], ['courses', 'highlights']),
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
      ...head(item, 'award', bare(title), bare(issuer)),
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
      ...head(item, 'certificate', bare(name), bare(issuer)),
      name,
      issuer,
      issued: item.date('date', 'startDate'),
      expires: item.date('endDate'),
      url: item.link('url'),
      licence: item.line('license', 'licence', 'licenseNumber'),
    },
  ];
}

function toPublication(item: ResumeItem): Profile['publications'] {
  const title = item.name('name');
  if (title === null) return [];
  const publisher = item.name('publisher');
  return [
    {
      ...head(item, 'publication', bare(title), bare(publisher)),
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
  return names.map((name) => ({ ...head(item, 'skill', bare(name)), name }));
}

function toLanguage(item: ResumeItem): Profile['spokenLanguages'] {
  const name = item.name('language');
  return name === null
    ? []
    : [{ ...head(item, 'language', bare(name)), name, proficiency: item.line('fluency') }];
}

function toRecommendation(item: ResumeItem): Profile['recommendations'] {
  const author = item.name('name');
  const text = item.text('reference');
  if (author === null || text === null) return [];
  return [
    {
      ...head(item, 'reference', bare(author), (item.raw('reference') ?? text).slice(0, 200)),
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
      ...head(item, 'project', bare(name), item.exactDate('startDate', 'start')),
      name,
      description: describe(item, ['description', 'summary']),
      url: item.link('url', 'website'),
      homepage: item.link('homepage'),
      start,
      end,
      updatedAt: null,
      stars: null,
      forks: null,
      language: item.line('language'),
      topics: item
        .lines('keywords')
        .flatMap((word) => cleanLine(word) ?? [])
        .slice(0, 50),
      licence: item.line('license', 'licence'),
      pinned: false,
      fork: false,
      archived: false,
      picture: null,
    },
  ];
}

/** Not of the format, but in the files that we write: associations and organisations. */
function toMembership(item: ResumeItem): Profile['organisations'] {
  const name = item.name('name', 'organization');
  if (name === null) return [];
  const start = item.date('startDate');
  return [
    {
      ...head(item, 'membership', bare(name), item.exactDate('startDate')),
      name,
      handle: item.line('username'),
      description: item.text('summary'),
      role: item.line('position', 'role'),
      start,
      end: item.date('endDate'),
      url: item.link('url'),
      avatar: null,
    },
  ];
}
