import { PLATFORM_NAMES } from '../platforms/platform-names.ts';
import { summaryWithHighlights } from './resume-highlights.ts';
import { placeParts } from './resume-place.ts';
import type { Profile, RichText } from './profile.ts';

/*
 * JSON Resume (schema v1.0.0). Fields that the source did not say are absent. What the format has no place for stands
 * in fields of its own, which the schema allows inside an entry, in `basics` and in `meta`, so that reading the file
 * here again gives the same items.
 */

type Json = string | number | boolean | Json[] | { [key: string]: Json };
type JsonResume = { [key: string]: Json };

/** An object without the fields that say nothing. */
function present(fields: Record<string, Json | null | undefined>): JsonResume {
  const said = Object.entries(fields).flatMap(([key, value]): [string, Json][] => {
    if (value === null || value === undefined || value === '') return [];
    if (Array.isArray(value) && value.length === 0) return [];
    return [[key, value]];
  });
  return Object.fromEntries(said);
}

type Period = { start: string | null; end: string | null; current: boolean };

/** In this format an absent end means "until today", so where the end is only unknown, that is said. */
function dates({ start, end, current }: Period): Record<string, Json | null> {
  return {
    startDate: start,
    endDate: end,
    ...(end === null && !current && start !== null ? { current: false } : {}),
  };
}

/** Two entries that say the same are still two: the second is told apart by its id. */
function entries<T extends { id: string }>(items: readonly T[], toEntry: (item: T) => JsonResume): Json[] {
  const seen = new Set<string>();
  return items.map((item) => {
    const entry = toEntry(item);
    const said = JSON.stringify(entry);
    if (seen.has(said)) return { ...entry, id: item.id };
    seen.add(said);
    return entry;
  });
}

/** `toWords`: the words of a text without its markup; absent: a text stands as it is written. */
export function profileToJsonResume(
  profile: Profile,
  toWords: (text: RichText) => string | null = ({ text }) => text,
): JsonResume {
  const { contact, about } = profile;
  return present({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: present({
      name: profile.name,
      label: profile.headline,
      image: webAddress(profile.avatar?.url ?? null),
      email: contact.email,
      phone: contact.phone,
      url: contact.website,
      summary: about === null ? null : about.format === 'text' ? about.text : toWords(about),
      ...(about?.format === 'markdown'
        ? {
            about: present({
              format: about.format,
              text: about.text,
              base: about.base,
              linkBase: about.linkBase,
              root: about.root,
              linkRoot: about.linkRoot,
            }),
          }
        : {}),
      location: orNone(present({ address: contact.address, ...placeParts(profile.location) })),
      profiles: profilesOf(profile),
      memberships: entries(profile.organisations, (item) =>
        present({
          name: item.name,
          username: item.handle,
          position: item.role,
          startDate: item.start,
          endDate: item.end,
          url: item.url,
          summary: item.description,
        }),
      ),
    }),
    work: entries(profile.experience, (item) =>
      present({
        name: item.organisation,
        position: item.title,
        url: item.organisationUrl,
        location: item.location,
        ...dates(item),
        ...summaryWithHighlights(item.description),
        keywords: item.skills,
      }),
    ),
    volunteer: entries(profile.volunteering, (item) =>
      present({
        organization: item.organisation,
        position: item.role,
        ...dates(item),
        ...summaryWithHighlights(item.description),
        cause: item.cause,
      }),
    ),
    education: entries(profile.education, (item) =>
      present({
        institution: item.school,
        studyType: item.degree,
        area: item.field,
        startDate: item.start,
        endDate: item.end,
        ...(item.current ? { current: true } : {}),
        score: item.grade,
        summary: item.description,
        activities: item.activities,
      }),
    ),
    awards: entries(profile.honours, (item) =>
      present({ title: item.title, date: item.issued, awarder: item.issuer, summary: item.description }),
    ),
    certificates: entries(profile.certifications, (item) =>
      present({
        name: item.name,
        date: item.issued,
        endDate: item.expires,
        issuer: item.issuer,
        url: item.url,
        licence: item.licence,
      }),
    ),
    publications: entries(profile.publications, (item) =>
      present({
        name: item.title,
        publisher: item.publisher,
        releaseDate: item.published,
        url: item.url,
        summary: item.description,
      }),
    ),
    skills: profile.skills.map(({ name }) => ({ name })),
    languages: entries(profile.spokenLanguages, (item) =>
      present({ language: item.name, fluency: item.proficiency }),
    ),
    references: entries(profile.recommendations, (item) =>
      present({ name: item.author, title: item.authorTitle, reference: item.text, date: item.date }),
    ),
    projects: entries(profile.projects, (item) =>
      present({
        name: item.name,
        description: item.description,
        keywords: item.topics,
        startDate: item.start,
        endDate: item.end,
        url: item.url ?? item.homepage,
        homepage: item.url === null ? null : item.homepage,
        language: item.language,
        licence: item.licence,
      }),
    ),
    // Nobody has to guess whether a text has markup, or whether the first of a month is a day.
    meta: present({ version: 'v1.0.0', language: profile.language, texts: 'plain', dates: 'exact' }),
  });
}

function orNone(fields: JsonResume): JsonResume | null {
  return Object.keys(fields).length === 0 ? null : fields;
}

function webAddress(address: string | null): string | null {
  return address !== null && /^https?:\/\//u.test(address) ? address : null;
}

/** The profile itself, where it has an address, and the accounts it names. */
function profilesOf({ platform, handle, url, links }: Profile): Json[] {
  const isNamed = links.some((link) => link.url === url);
  const own =
    webAddress(url) === null
      ? []
      : [
          present({
            network: PLATFORM_NAMES[platform],
            username: handle,
            url,
            // The profile that this is, and not one of the links on it.
            ...(isNamed ? {} : { own: true }),
          }),
        ];
  const others = links
    .filter((link) => link.url !== url)
    .map((link) => ({ network: link.label, url: link.url }));
  return [...own, ...others];
}
