import type { Profile } from '@tosite/validation/profile/profile';
import type { SectionKey } from '@tosite/validation/website/section-order';

const MOST_OF_LIST = 40;
const LONGEST_TEXT = 600;
const LONGEST_ABOUT = 4_000;
/** Characters of all that is known. */
const MOST_KNOWN = 16_000;

type Part = { sections: readonly SectionKey[]; lines: (profile: Profile) => string[] };

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts
    .map((part) => part?.replaceAll(/\s+/gu, ' ').trim().slice(0, LONGEST_TEXT) ?? '')
    .filter((part) => part !== '')
    .join(' · ');
const time = ({ start, end, current }: { start: string | null; end: string | null; current: boolean }) =>
  start === null && end === null ? null : `${start ?? ''}–${current ? '' : (end ?? '')}`;
const list = (name: string, items: readonly string[]): string[] =>
  items.slice(0, MOST_OF_LIST).map((item) => `${name}: ${item}`);

/** What a website shows, part by part; contacts and addresses are nobody's business here. */
const PARTS: readonly Part[] = [
  {
    sections: ['about'],
    lines: ({ about }) => (about === null ? [] : [`About: ${about.text.slice(0, LONGEST_ABOUT)}`]),
  },
  {
    sections: ['facts', 'specialities', 'about'],
    lines: ({ organisation }) =>
      organisation === null
        ? []
        : [
            joined(
              'Organisation',
              organisation.industry,
              organisation.size,
              organisation.founded,
              organisation.headquarters,
              organisation.specialities.join(', '),
            ),
          ],
  },
  {
    sections: ['experience'],
    lines: ({ experience }) =>
      list(
        'Work',
        experience.map((one) =>
          joined(
            one.title,
            one.organisation,
            time(one),
            one.location,
            one.description,
            one.skills.join(', '),
          ),
        ),
      ),
  },
  {
    sections: ['education'],
    lines: ({ education }) =>
      list(
        'Education',
        education.map((one) => joined(one.degree, one.field, one.school, time(one), one.description)),
      ),
  },
  {
    sections: ['projects', 'repositories'],
    lines: ({ projects }) =>
      list(
        'Project',
        projects.map((one) => joined(one.name, one.description, one.language, one.topics.join(', '))),
      ),
  },
  {
    sections: ['skills'],
    lines: ({ skills }) =>
      skills.length === 0
        ? []
        : [
            `Skills: ${skills
              .slice(0, 100)
              .map(({ name }) => name)
              .join(', ')}`,
          ],
  },
  {
    sections: ['certifications'],
    lines: ({ certifications }) =>
      list(
        'Certificate',
        certifications.map((one) => joined(one.name, one.issuer, one.issued)),
      ),
  },
  {
    sections: ['languages'],
    lines: ({ spokenLanguages }) =>
      list(
        'Language',
        spokenLanguages.map((one) => joined(one.name, one.proficiency)),
      ),
  },
  {
    sections: ['codeLanguages'],
    lines: ({ codeLanguages }) =>
      list(
        'Programming language',
        codeLanguages.map(({ name }) => name),
      ),
  },
  {
    sections: ['volunteering'],
    lines: ({ volunteering }) =>
      list(
        'Volunteering',
        volunteering.map((one) => joined(one.role, one.organisation, time(one), one.description)),
      ),
  },
  {
    sections: ['honours'],
    lines: ({ honours }) =>
      list(
        'Award',
        honours.map((one) => joined(one.title, one.issuer, one.issued, one.description)),
      ),
  },
  {
    sections: ['publications'],
    lines: ({ publications }) =>
      list(
        'Publication',
        publications.map((one) => joined(one.title, one.publisher, one.published, one.description)),
      ),
  },
  {
    sections: ['organisations'],
    lines: ({ organisations }) =>
      list(
        'Member of',
        organisations.map((one) => joined(one.name, one.role, one.description)),
      ),
  },
  {
    sections: ['recommendations'],
    lines: ({ recommendations }) =>
      list(
        'Said by others',
        recommendations.map((one) => joined(one.author, one.authorTitle, one.text)),
      ),
  },
  {
    sections: ['people'],
    lines: ({ people }) =>
      list(
        'Person',
        people.map((one) => joined(one.name, one.title)),
      ),
  },
  {
    sections: ['videos', 'highlights'],
    lines: ({ videos }) =>
      list(
        'Film',
        videos.map((one) => joined(one.title, one.description?.slice(0, 200))),
      ),
  },
  {
    sections: ['playlists'],
    lines: ({ playlists }) =>
      list(
        'Playlist',
        playlists.map((one) => joined(one.title, one.description)),
      ),
  },
  {
    sections: ['posts', 'highlights'],
    lines: ({ media }) =>
      list(
        'Photo post',
        media.map((one) => joined(one.caption)),
      ),
  },
  {
    sections: ['updates'],
    lines: ({ updates }) =>
      list(
        'Update',
        updates.map((one) => joined(one.text, one.date)),
      ),
  },
];

/**
 * What a website says of its owner, as lines. `shown` is the profile without what its owner hid; of a part whose section
 * the website does not have, nothing is told either.
 */
export function knownOf(shown: Profile, sections: readonly SectionKey[]): string {
  const there = new Set(sections);
  const lines = [
    joined('Name', shown.name),
    ...(shown.headline === null ? [] : [joined('Headline', shown.headline)]),
    ...(shown.location === null ? [] : [joined('Place', shown.location)]),
    ...PARTS.filter((part) => part.sections.some((key) => there.has(key))).flatMap((part) =>
      part.lines(shown),
    ),
  ];
  let size = 0;
  return lines
    .filter((line) => {
      size += line.length + 1;
      return size <= MOST_KNOWN;
    })
    .join('\n');
}
