import type { WebsiteType } from '@tosite/validation/platforms/platform';
import type { Profile } from '@tosite/validation/profile/profile';
import type { Design, ThemeName } from '@tosite/validation/website/design';
import { INITIAL_SECTION_ORDER, type SectionKey } from '@tosite/validation/website/section-order';

const AT_HOME: Record<WebsiteType, ThemeName> = {
  'linkedin-individual': 'atelier',
  'linkedin-company': 'ledger',
  github: 'swiss',
  youtube: 'broadsheet',
  instagram: 'gallery',
};

/** The design that a new site begins with: the theme that its kind is at home in. */
export function initialDesign(profile: Profile): { design: Design; section_order: SectionKey[] } {
  return {
    design: { theme_name: AT_HOME[profile.type], theme_mode: 'auto', accent: null, sections: {} },
    section_order: [...INITIAL_SECTION_ORDER[profile.type]],
  };
}
