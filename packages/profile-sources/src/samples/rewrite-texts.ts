import type { Profile } from '@tosite/validation/profile/profile';

/** Fields whose words are not a person's: names of kinds, dates, and what the model ties to a shape. */
const FIXED = new Set(['platform', 'type', 'id', 'origin', 'kind', 'scope', 'format', 'videoId']);
const DATES = new Set([
  'start',
  'end',
  'issued',
  'expires',
  'published',
  'date',
  'since',
  'founded',
  'from',
  'to',
]);
const MOMENTS = new Set(['updatedAt', 'publishedAt', 'takenAt']);
const ADDRESSES = new Set(['url', 'homepage', 'website', 'organisationUrl', 'base']);

type Rewriting = {
  /** `place` counts the texts from 0, so that a list of payloads can be walked through. */
  text: (text: string, place: number) => string;
  address: (address: string, place: number) => string;
};

/** The profile with every text that a person wrote, and every address, replaced. */
export function rewriteTexts(profile: Profile, { text, address }: Rewriting): Profile {
  let place = 0;
  const rewrite = (part: unknown, key: string): unknown => {
    if (Array.isArray(part)) return part.map((inner) => rewrite(inner, key));
    if (typeof part === 'object' && part !== null) {
      return Object.fromEntries(
        Object.entries(part).map(([name, value]) => [name, FIXED.has(name) ? value : rewrite(value, name)]),
      );
    }
    if (typeof part !== 'string' || DATES.has(key) || MOMENTS.has(key)) return part;
    place += 1;
    return ADDRESSES.has(key) ? address(part, place - 1) : text(part, place - 1);
  };
  // Only the contents of texts change, never a field's type; the tests hold the result against the schema.
  const rewritten = rewrite(profile, '') as Profile;
  return { ...rewritten, language: profile.language };
}
