import { plainText } from '@tosite/site-sections/markdown/plain-text';
import type { SiteInput } from '@tosite/site-sections/site';
import type { RichText } from '@tosite/validation/profile/profile';
import { profileToJsonResume } from '@tosite/validation/profile/profile-to-json-resume';
import { pictureImage } from '../document/share-image.ts';
import type { SitePlace } from '../document/site-place.ts';

/** The person's curriculum vitae as JSON Resume, with our own copy of the picture. `site` is what is shown of it. */
export function resume(site: SiteInput, place: SitePlace): string {
  const { profile } = site;
  const copy = place.hasAddress ? pictureImage(site, [profile.avatar], place.absolute) : null;
  const avatar = profile.avatar === null || copy === null ? null : { ...profile.avatar, url: copy.url };
  return `${JSON.stringify(profileToJsonResume({ ...profile, avatar }, wordsOf), null, 2)}\n`;
}

/** A README as words: other programs show what stands here as it is. */
function wordsOf(text: RichText): string | null {
  return plainText(text);
}
