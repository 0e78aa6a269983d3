import type { Platform, WebsiteType } from '@tosite/validation/platforms/platform';
import type { Profile } from '@tosite/validation/profile/profile';
import type { ThemeName } from '@tosite/validation/website/design';
import { INITIAL_SECTION_ORDER } from '@tosite/validation/website/section-order';
import type { SiteSpec } from '@tosite/validation/website/site-spec';

const AT_HOME: Record<WebsiteType, ThemeName> = {
  'linkedin-individual': 'atelier',
  'linkedin-company': 'ledger',
  github: 'swiss',
  youtube: 'broadsheet',
  instagram: 'gallery',
};

/** Whose own pages show a person's e-mail address to anybody. What a file brings was shown to nobody yet. */
const SHOWS_EMAIL: Record<Platform, boolean> = {
  linkedin: false,
  github: true,
  youtube: true,
  instagram: true,
};

/**
 * The design that a new site begins with: the theme that its kind is at home in, and of the contact details what is
 * public already. All others wait until their owner shows them.
 */
export function initialDesign(profile: Profile): Pick<SiteSpec, 'design' | 'sectionOrder'> {
  const isPublic = SHOWS_EMAIL[profile.platform] && profile.contact.email !== null;
  return {
    design: {
      theme_name: AT_HOME[profile.type],
      theme_mode: 'auto',
      accent: null,
      sections: isPublic ? { contact: { showEmail: true } } : {},
    },
    sectionOrder: [...INITIAL_SECTION_ORDER[profile.type]],
  };
}
