import type { Profile } from '@tosite/validation/profile/profile';
import type { DesignSections } from '@tosite/validation/website/design';
import { describe, expect, it } from 'vitest';
import { contactInText, type ContactWay } from './contact-in-text.ts';
import { sampleSite } from './testing/sample-site.ts';

const DETAILS = {
  email: 'zoe@example.org',
  phone: '+44 555 010 7788',
  address: '1 Long Lane',
  website: null,
};

function found(
  way: ContactWay,
  words: { about?: string; headline?: string },
  { sections = {}, contact = DETAILS }: { sections?: DesignSections; contact?: Profile['contact'] } = {},
): string | null {
  const site = sampleSite('linkedin-individual');
  const { about = '', headline = null } = words;
  return contactInText(
    {
      ...site,
      profile: { ...site.profile, headline, about: { text: about, format: 'text', base: null }, contact },
      design: { ...site.design, sections },
      sectionOrder: ['hero', 'about', 'text', 'contact'],
    },
    way,
  );
}

describe('a detail of contact that is switched off and stands in words that are shown', () => {
  it.each<[string, ContactWay, { about?: string; headline?: string }, string]>([
    ['in about', 'email', { about: 'Mail: Zoe@Example.org. Thanks' }, 'Mail: Zoe@Example.org. Thanks'],
    ['in the headline', 'email', { headline: 'Hire me:zoe@example.org' }, 'Hire me:zoe@example.org'],
    ['spaced otherwise', 'phone', { about: 'Ring (0555) 0107788 today' }, 'Ring (0555) 0107788 today'],
    ['in small letters', 'address', { about: 'At 1 long lane,\nTideway' }, 'At 1 long lane, Tideway'],
  ])('is found %s', (_, way, words, told) => {
    expect(found(way, words)).toBe(told);
  });

  it('is found in a text that was written for this site', () => {
    expect(found('email', {}, { sections: { text: { text: 'Write to zoe@example.org' } } })).toBe(
      'Write to zoe@example.org',
    );
  });

  it('is told with a few words around it', () => {
    const about = `${'word '.repeat(30)}mail zoe@example.org when you like ${'word '.repeat(30)}`;
    expect(found('email', { about })).toBe('… word word word mail zoe@example.org when you like word …');
  });
});

describe('nothing is told', () => {
  const about = 'Mail zoe@example.org';
  it.each<[string, ContactWay, string, Parameters<typeof found>[2]]>([
    ['of what is switched on', 'email', about, { sections: { contact: { showEmail: true } } }],
    ['of what no source knows', 'email', about, { contact: { ...DETAILS, email: null } }],
    ['of a text that is hidden itself', 'email', about, { sections: { about: { hidden: true } } }],
    ['of a longer address', 'email', 'a.zoe@example.org, zoe@example.org.uk', undefined],
    ['of another number', 'phone', '2010 - 2020, 555 010 7789, 12', undefined],
    [
      'of a number too short to be told apart',
      'phone',
      'Ring 112',
      { contact: { ...DETAILS, phone: '112' } },
    ],
  ])('%s', (_, way, text, site) => {
    expect(found(way, { about: text }, site)).toBeNull();
  });
});
