import { describe, expect, it } from 'vitest';
import { WEBSITE_TYPES } from '@tosite/validation/platforms/platform';
import { INITIAL_SECTION_ORDER } from '@tosite/validation/website/initial-section-order';
import { initialDesign } from './initial-design.ts';
import { fullProfile } from './testing/full-profile.ts';

describe('a new site', () => {
  it('begins in the theme that its kind is at home in', () => {
    const themes = WEBSITE_TYPES.map((type) => [type, initialDesign(fullProfile(type)).design.theme_name]);
    expect(Object.fromEntries(themes)).toEqual({
      'linkedin-individual': 'atelier',
      'linkedin-company': 'ledger',
      github: 'swiss',
      youtube: 'broadsheet',
      instagram: 'gallery',
    });
  });

  it.each(WEBSITE_TYPES)('of the type %s has an order of its own, which nobody else shares', (type) => {
    const first = initialDesign(fullProfile(type));
    expect(first.sectionOrder).toEqual(INITIAL_SECTION_ORDER[type]);
    first.sectionOrder.pop();
    expect(initialDesign(fullProfile(type)).sectionOrder).toEqual(INITIAL_SECTION_ORDER[type]);
  });
});
