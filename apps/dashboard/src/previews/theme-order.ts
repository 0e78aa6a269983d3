import { websiteTypeRecord, type WebsiteType } from '@tosite/validation/platforms/platform';
import type { Profile } from '@tosite/validation/profile/profile';
import type { MediaManifest } from '@tosite/validation/profile/stored-image';
import { THEME_NAMES, type ThemeName } from '@tosite/validation/website/design';

/** What suits a kind of website after the theme that it begins with, best first. */
const SUITS: Record<WebsiteType, readonly ThemeName[]> = {
  'linkedin-individual': [
    'atelier',
    'swiss',
    'ledger',
    'aurora',
    'broadsheet',
    'terminal',
    'cinema',
    'gallery',
  ],
  'linkedin-company': ['ledger', 'atelier', 'broadsheet', 'swiss', 'aurora', 'terminal', 'cinema', 'gallery'],
  github: ['swiss', 'terminal', 'atelier', 'aurora', 'ledger', 'broadsheet', 'cinema', 'gallery'],
  youtube: ['broadsheet', 'cinema', 'gallery', 'atelier', 'swiss', 'aurora', 'terminal', 'ledger'],
  instagram: ['gallery', 'aurora', 'atelier', 'swiss', 'broadsheet', 'cinema', 'ledger', 'terminal'],
};

/** A mosaic of fewer is none. */
const MOSAIC = 6;

/** Every theme, what suits the site first; the one that is all pictures stands last where there are few of them. */
export function themesFor(profile: Profile, media: MediaManifest): readonly ThemeName[] {
  const { theme } = websiteTypeRecord(profile.type);
  const faces = [profile.avatar?.url, profile.banner?.url];
  const pictures = Object.keys(media).filter((address) => !faces.includes(address)).length;
  const suits = [...new Set([theme, ...SUITS[profile.type], ...THEME_NAMES])];
  if (pictures >= MOSAIC) return suits;
  return [...suits.filter((name) => name !== 'gallery'), 'gallery'];
}
