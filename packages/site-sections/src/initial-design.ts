import { PLATFORM_RECORDS } from '@tosite/validation/platforms/platform-records';
import { websiteTypeRecord } from '@tosite/validation/platforms/platform';
import type { Profile } from '@tosite/validation/profile/profile';
import type { SiteSpec } from '@tosite/validation/website/site-spec';

/**
 * The design that a new site begins with: the theme that its kind is at home in, and of the contact details what is
 * public already, on the platform's own pages: what a file brings was shown to nobody yet. All others wait until their
 * owner shows them.
 */
export function initialDesign(profile: Profile): Pick<SiteSpec, 'design' | 'sectionOrder'> {
  const isPublic = PLATFORM_RECORDS[profile.platform].showsEmail && profile.contact.email !== null;
  const { theme, sections } = websiteTypeRecord(profile.type);
  return {
    design: {
      theme_name: theme,
      theme_mode: 'auto',
      accent: null,
      sections: isPublic ? { contact: { showEmail: true } } : {},
    },
    sectionOrder: [...sections],
  };
}
