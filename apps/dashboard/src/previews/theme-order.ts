import { websiteTypeRecord } from '@tosite/validation/platforms/platform';
import type { Profile } from '@tosite/validation/profile/profile';
import type { MediaManifest } from '@tosite/validation/profile/stored-image';
import { THEME_NAMES, type ThemeName } from '@tosite/validation/website/design';

/** A mosaic of fewer is none. */
const MOSAIC = 6;

/** Every theme, what suits the site first; the one that is all pictures stands last where there are few of them. */
export function themesFor(profile: Profile, media: MediaManifest): readonly ThemeName[] {
  const { theme, suits: others } = websiteTypeRecord(profile.type);
  const faces = [profile.avatar?.url, profile.banner?.url];
  const pictures = Object.keys(media).filter((address) => !faces.includes(address)).length;
  const suits = [...new Set([theme, ...others, ...THEME_NAMES])];
  if (pictures >= MOSAIC) return suits;
  return [...suits.filter((name) => name !== 'gallery'), 'gallery'];
}
