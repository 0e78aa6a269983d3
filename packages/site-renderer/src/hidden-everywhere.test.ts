import { describe, expect, test } from 'vitest';
import { SECTION_KEYS, type SectionKey } from '@tosite/validation/website/section-order';
import { PROFILE_LISTS, type Profile } from '@tosite/validation/profile/profile';
import type { DesignSections } from '@tosite/validation/website/design';
import type { WebsiteType } from '@tosite/validation/platforms/platform';
import type { SiteInput } from '@tosite/site-sections/site';
import { renderFiles } from './testing/render-files.ts';
import { fullMedia, fullProfile, siteOf } from './testing/site-fixture.ts';

/* Hidden means in no byte of any file. Every text of the profile is a word of its own, and whole sites are searched. */

/** A word that stands for one field, and can stand in addresses, in words and in numbers' places. */
const markOf = (field: string) => `mark${field.replaceAll(/[^a-z]/giu, '').toLowerCase()}q`;

function marked(type: WebsiteType): Profile {
  const profile = fullProfile(type, (field, usual) => {
    const mark = markOf(field);
    if (field === 'contact.email') return `${mark}@haddad.test`;
    if (field === 'contact.phone') return '+49 461 7355608';
    return /(url|website|homepage)$/iu.test(field) ? `https://${mark}.test/` : `${mark} ${usual}`;
  });
  return { ...profile, url: `https://profiles.test/${markOf('url')}`, handle: markOf('handle') };
}

/** All that a site consists of and that is text, as one text. */
async function bytesOf(site: SiteInput): Promise<string> {
  const rendered = await renderFiles(site, (path) => !path.endsWith('.png'));
  return rendered
    .filter(({ contentType }) => !contentType.startsWith('image/') || contentType.includes('svg'))
    .map(({ path, body }) => `${path}\n${body.toString('utf8')}`)
    .join('\n');
}

const ALL_SHOWN: DesignSections = { contact: { showEmail: true, showPhone: true, showAddress: true } };

function site(type: WebsiteType, sections: DesignSections, profile = marked(type)): SiteInput {
  const whole = { ...sections, collaborations: { text: 'Write to me.', ...sections.collaborations } };
  const design = { ...siteOf(type).design, sections: whole };
  return siteOf(type, { profile, media: fullMedia(profile), sectionOrder: SECTION_KEYS, design });
}

const TYPES = ['linkedin-individual', 'github', 'youtube', 'instagram', 'linkedin-company'] as const;
const PHONE = /4617355608|7355608/u;
const email = new RegExp(markOf('contact.email'), 'u');
const address = new RegExp(markOf('contact.address'), 'u');
const website = new RegExp(markOf('contact.website'), 'u');
const link = new RegExp(`${markOf('links.url')}|${markOf('links.label')}`, 'u');

const shown = { showEmail: true, showPhone: true, showAddress: true };

test.each(TYPES)(
  'a site of the type %s says what its owner shows, and nothing that nobody said may be shown',
  async (type) => {
    const all = await bytesOf(site(type, { contact: shown }));
    for (const mark of [email, PHONE, address, website, link]) expect(all).toMatch(mark);
    const silent = await bytesOf(site(type, {}));
    for (const mark of [email, PHONE, address]) expect(silent).not.toMatch(mark);
    const hidden = await bytesOf(site(type, { contact: { ...shown, hidden: true } }));
    for (const mark of [email, PHONE, address, website, link]) expect(hidden).not.toMatch(mark);
  },
);

test.each([
  ['e-mail', { ...shown, showEmail: false }, [email]],
  ['telephone', { ...shown, showPhone: false }, [PHONE]],
  ['street', { ...shown, showAddress: false }, [address]],
  ['links', { ...shown, showLinks: false }, [website, link]],
] as const)('switched off, the %s is in no file', async (_, contact, marks) => {
  const bytes = await bytesOf(site('instagram', { contact }));
  for (const mark of marks) expect(bytes).not.toMatch(mark);
  const others = [email, PHONE, address, website, link].filter(
    (mark) => !marks.some((each) => each === mark),
  );
  for (const mark of others) expect(bytes).toMatch(mark);
});

/** What the first item of each list says, and the sections that tell of the list. */
const TOLD: Partial<Record<(typeof PROFILE_LISTS)[number], readonly SectionKey[]>> = {
  experience: ['experience'],
  education: ['education'],
  skills: ['skills'],
  certifications: ['certifications'],
  spokenLanguages: ['languages'],
  codeLanguages: ['codeLanguages'],
  publications: ['publications'],
  honours: ['honours'],
  volunteering: ['volunteering'],
  recommendations: ['recommendations'],
  projects: ['repositories', 'projects'],
  organisations: ['organisations'],
  people: ['people'],
  locations: ['locations'],
  updates: ['updates'],
  videos: ['posts', 'videos'],
  playlists: ['playlists'],
  media: ['highlights'],
};

describe('of every list of the profile, no file holds', () => {
  const lists = Object.entries(TOLD);
  const marksIn = (bytes: string) =>
    lists.flatMap(([list]) => (new RegExp(`mark${list}[a-z]*q`, 'iu').test(bytes) ? [list] : []));
  const off = (set: (list: keyof typeof TOLD) => object): DesignSections => ({
    ...ALL_SHOWN,
    ...Object.fromEntries(
      lists.flatMap(([list, sections]) => sections.map((key) => [key, set(list as keyof typeof TOLD)])),
    ),
  });
  const type = 'linkedin-individual';

  test('an item that the owner hides', async () => {
    const profile = marked(type);
    expect(marksIn(await bytesOf(site(type, ALL_SHOWN, profile)))).toEqual(lists.map(([list]) => list));
    const hidden = off((list) => ({ hiddenItems: [profile[list][0]?.id ?? ''] }));
    expect(marksIn(await bytesOf(site(type, hidden, profile)))).toEqual([]);
  });

  test('anything of a section that is hidden, or taken out', async () => {
    expect(
      marksIn(
        await bytesOf(
          site(
            type,
            off(() => ({ hidden: true })),
          ),
        ),
      ),
    ).toEqual([]);
    const whole = site(type, ALL_SHOWN);
    const told = lists.flatMap(([, sections]) => sections);
    const sectionOrder = whole.sectionOrder.filter((key) => !told.includes(key));
    expect(marksIn(await bytesOf({ ...whole, sectionOrder }))).toEqual([]);
  });
});

test.each([
  ['about', ['about']],
  ['headline', ['hero']],
  ['location', ['hero', 'contact', 'facts']],
  ['organisation', ['facts', 'specialities', 'hero']],
] as const)('of %s nothing is left where every section that tells it is hidden', async (field, sections) => {
  const hidden = Object.fromEntries(sections.map((key) => [key, { hidden: true }]));
  const type = field === 'organisation' ? 'linkedin-company' : 'linkedin-individual';
  const mark = new RegExp(`mark${field}(?!s)[a-z]*q`, 'u');
  expect(await bytesOf(site(type, ALL_SHOWN))).toMatch(mark);
  expect(await bytesOf(site(type, { ...ALL_SHOWN, ...hidden }))).not.toMatch(mark);
});

test('where the profile is, is said nowhere when its owner shows no links', async () => {
  const sections: DesignSections = { contact: { showLinks: false }, subscribe: { hidden: true } };
  const bytes = await bytesOf(site('github', sections));
  expect(bytes).not.toMatch(new RegExp(`${markOf('url')}|${markOf('handle')}`, 'u'));
});
