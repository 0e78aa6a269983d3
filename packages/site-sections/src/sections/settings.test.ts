import { describe, expect, it } from 'vitest';
import { SECTION_KEYS, type SectionKey } from '@tosite/validation/website/section-order';
import { SECTION_SETTINGS } from '@tosite/validation/website/section-settings';
import { PROFILE_LISTS } from '@tosite/validation/profile/profile';
import type { WebsiteType } from '@tosite/validation/platforms/platform';
import { renderPage } from '../testing/rendered-page.ts';
import type { SitePage } from '../site-page.ts';
import { fullProfile } from '../testing/full-profile.ts';
import { sampleSite, withCopies } from '../testing/sample-site.ts';

const SITE_TYPE: Partial<Record<SectionKey, WebsiteType>> = {
  repositories: 'github',
  codeLanguages: 'github',
  contributions: 'github',
  facts: 'linkedin-company',
  specialities: 'linkedin-company',
  people: 'linkedin-company',
  locations: 'linkedin-company',
  posts: 'youtube',
  videos: 'youtube',
  playlists: 'youtube',
  subscribe: 'youtube',
  highlights: 'instagram',
  collaborations: 'instagram',
};

/** What of a schema says which values a setting may have. */
type Described = {
  type: string;
  wrapped?: Described;
  pipe?: readonly Described[];
  options?: readonly string[];
  item?: Described;
};

/** Two values of a setting that must not draw the same page; of lists, one of the profile's ids. */
function valuesOf(schema: Described, ids: readonly string[]): [unknown, unknown] {
  const bare = schema.wrapped ?? schema;
  const kind = bare.pipe?.[0] ?? bare;
  switch (kind.type) {
    case 'boolean':
      return [true, false];
    case 'string':
      return [undefined, 'Words of the owner'];
    case 'number':
      return [1, 3];
    case 'picklist':
      return [kind.options?.[0], kind.options?.[1]];
    case 'array': {
      const options = kind.item?.options ?? ids;
      return [undefined, [options[2]]];
    }
    default:
      throw new Error(`No values are known for a setting of the type ${kind.type}.`);
  }
}

/** The whole of it, since a setting of one section may move what another tells. */
function render(key: SectionKey, settings: object, page: SitePage = { kind: 'home' }) {
  const type = SITE_TYPE[key] ?? 'linkedin-individual';
  const profile = fullProfile(type, 5);
  // Texts long enough to fold; the latest repository is not the best one; films of one kind.
  profile.about = { format: 'text', base: null, text: Array(8).fill('Words. '.repeat(40)).join('\n\n') };
  profile.projects = profile.projects.map((item, index) => ({
    ...item,
    fork: index === 4,
    updatedAt: `202${index}-05-06T07:08:09.000Z`,
  }));
  profile.videos = profile.videos.map((item) => ({ ...item, kind: 'video' }));
  const site = sampleSite(type, { profile, sectionOrder: ['hero', key, 'skills'] });
  // What the owner writes for the site itself is there before anything else of it is set.
  const isWritten = key === 'text' || key === 'imprint' || key === 'collaborations';
  const written = isWritten ? { text: 'Written by hand.' } : {};
  site.design = { ...site.design, sections: { [key]: { ...written, ...settings } } };
  const rendered = renderPage(withCopies(site), page);
  return rendered.html + rendered.css;
}

/** The ids of the items that a section tells of, in the profile's order. */
function idsOf(key: SectionKey): string[] {
  const profile = fullProfile(SITE_TYPE[key] ?? 'linkedin-individual', 5);
  const list = LIST_OF[key] ?? key;
  return PROFILE_LISTS.flatMap((name) => (name === list ? profile[name].map(({ id }) => id) : []));
}
const LIST_OF: Partial<Record<SectionKey, string>> = {
  repositories: 'projects',
  languages: 'spokenLanguages',
  posts: 'videos',
  highlights: 'media',
};

const settings = SECTION_KEYS.flatMap((key) =>
  Object.entries(SECTION_SETTINGS[key].entries).map(
    ([name, schema]) => [key, name, schema as unknown as Described] as const,
  ),
);

describe.each(settings)('of the section %s, the setting %s', (key, name, schema) => {
  it('changes what is drawn', () => {
    const [one, other] = valuesOf(schema, idsOf(key));
    const page: SitePage = { kind: name === 'cv' ? 'cv' : 'home' };
    expect(render(key, { [name]: one }, page)).not.toBe(render(key, { [name]: other }, page));
  });
});
