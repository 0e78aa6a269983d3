import type { Profile } from './profile.ts';

/* JSON Resume (schema v1.0.0): what of a Profile has a place in it. Fields that the source did not say are absent. */

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

export function profileToJsonResume(profile: Profile): JsonResume {
  const { contact } = profile;
  return present({
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: present({
      name: profile.name,
      label: profile.headline,
      image: webAddress(profile.avatar?.url ?? null),
      email: contact.email,
      phone: contact.phone,
      url: contact.website,
      summary: profile.about?.text ?? null,
      location: profile.location === null ? null : { city: profile.location },
      profiles: profilesOf(profile),
    }),
    work: profile.experience.map((item) =>
      present({
        name: item.organisation,
        position: item.title,
        url: item.organisationUrl,
        location: item.location,
        ...dates(item),
        summary: item.description,
        keywords: item.skills,
      }),
    ),
    volunteer: profile.volunteering.map((item) =>
      present({
        organization: item.organisation,
        position: item.role,
        ...dates(item),
        summary: item.description,
        cause: item.cause,
      }),
    ),
    education: profile.education.map((item) =>
      present({
        institution: item.school,
        studyType: item.degree,
        area: item.field,
        startDate: item.start,
        endDate: item.end,
        score: item.grade,
        summary: item.description,
      }),
    ),
    awards: profile.honours.map((item) =>
      present({ title: item.title, date: item.issued, awarder: item.issuer, summary: item.description }),
    ),
    certificates: profile.certifications.map((item) =>
      present({
        name: item.name,
        date: item.issued,
        endDate: item.expires,
        issuer: item.issuer,
        url: item.url,
        licence: item.licence,
      }),
    ),
    publications: profile.publications.map((item) =>
      present({
        name: item.title,
        publisher: item.publisher,
        releaseDate: item.published,
        url: item.url,
        summary: item.description,
      }),
    ),
    skills: profile.skills.map(({ name }) => ({ name })),
    languages: profile.spokenLanguages.map((item) =>
      present({ language: item.name, fluency: item.proficiency }),
    ),
    references: profile.recommendations.map((item) =>
      present({ name: item.author, title: item.authorTitle, reference: item.text, date: item.date }),
    ),
    projects: profile.projects.map((item) =>
      present({
        name: item.name,
        description: item.description,
        keywords: item.topics,
        startDate: item.start,
        endDate: item.end,
        url: item.url ?? item.homepage,
      }),
    ),
    meta: { version: 'v1.0.0' },
  });
}

function webAddress(address: string | null): string | null {
  return address !== null && /^https?:\/\//u.test(address) ? address : null;
}

const NETWORKS: Record<Profile['platform'], string> = {
  linkedin: 'LinkedIn',
  github: 'GitHub',
  youtube: 'YouTube',
  instagram: 'Instagram',
};

/** The profile itself, where it has an address, and the accounts it names. */
function profilesOf({ platform, handle, url, links }: Profile): Json[] {
  const own =
    webAddress(url) === null ? [] : [present({ network: NETWORKS[platform], username: handle, url })];
  const others = links
    .filter((link) => link.url !== url)
    .map((link) => ({ network: link.label, url: link.url }));
  return [...own, ...others];
}
