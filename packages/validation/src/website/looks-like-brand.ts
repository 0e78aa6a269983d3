import { BRAND_NAMES } from './brand-names.ts';
import { normalizeSiteLabel, SITE_LABEL_MAX } from './site-label.ts';

/** Words that phishing puts beside a name. */
const LURES = [
  'account',
  'accounts',
  'alert',
  'billing',
  'help',
  'helpdesk',
  'id',
  'login',
  'logon',
  'official',
  'online',
  'pay',
  'payment',
  'recovery',
  'secure',
  'security',
  'signin',
  'support',
  'team',
  'unlock',
  'update',
  'verify',
  'wallet',
];
const BRANDS = [...BRAND_NAMES, 'bank', 'tosite'].map((name) => ({ name, skeleton: skeletonOf(name) }));
const LURE_SKELETONS = new Set(LURES.map(skeletonOf));

/** A label with the ASCII look-alikes made one: 0/o, 1/i/l, 3/e, 5/s, rn/m, vv/w. */
export const brandLetters = skeletonOf;

function skeletonOf(label: string): string {
  return label
    .replace(/-/g, '')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/0/g, 'o')
    .replace(/[1i]/g, 'l')
    .replace(/3/g, 'e')
    .replace(/5/g, 's');
}

/**
 * The brand that a label could be taken for, for a person to review; null for none. A label does when it reads like
 * the brand itself, like the brand beside a word such as "login", or spells the brand inside it with look-alikes.
 * Brands that stand in a longer word as they are ("pineapple") do not count.
 */
export function looksLikeBrand(label: string): string | null {
  const name = normalizeSiteLabel(label);
  if (name === '' || name.length > SITE_LABEL_MAX) return null;
  const plain = name.replace(/-/g, '');
  const skeleton = skeletonOf(name);
  const found = BRANDS.find((brand) => {
    if (skeleton === brand.skeleton) return true;
    if (isBesideLures(skeleton, brand.skeleton)) return true;
    return brand.name.length >= 5 && spelledWithDigits(plain, brand.name, brand.skeleton);
  });
  return found?.name ?? null;
}

/** Words that may stand in a name beside a brand and a lure without making it another. */
const FILLING = new Set(
  'the my your a of and for to in sign log on center centre page portal service services customer'.split(' '),
);

/** More words are no name. */
const MOST_WORDS = 60;

/** The brand that a name of several words reads like: nothing else is in it than the brand and at least one lure. */
export function readsLikeBrand(words: readonly string[]): string | null {
  if (words.length > MOST_WORDS) return null;
  const skeletons = words.map(skeletonOf);
  const found = BRANDS.find(
    (brand) =>
      skeletons.includes(brand.skeleton) &&
      skeletons.some((word) => LURE_SKELETONS.has(word)) &&
      words.every(
        (word, at) =>
          skeletons[at] === brand.skeleton || LURE_SKELETONS.has(skeletons[at] ?? '') || FILLING.has(word),
      ),
  );
  return found?.name ?? null;
}

/** Whether the brand stands in it, and all before and after it are lures. */
function isBesideLures(skeleton: string, brand: string): boolean {
  const at = skeleton.indexOf(brand);
  if (at === -1) return false;
  const before = skeleton.slice(0, at);
  const after = skeleton.slice(at + brand.length);
  return before.length + after.length > 0 && isMadeOfLures(before) && isMadeOfLures(after);
}

function isMadeOfLures(text: string): boolean {
  const reached = new Set([0]);
  for (let at = 0; at < text.length; at += 1)
    if (reached.has(at))
      for (const lure of LURE_SKELETONS) if (text.startsWith(lure, at)) reached.add(at + lure.length);
  return reached.has(text.length);
}

/** Whether the skeleton holds the brand where the label itself holds it with digits or letter pairs for its letters. */
function spelledWithDigits(label: string, brand: string, brandSkeleton: string): boolean {
  return !label.includes(brand) && /[0135]|rn|vv/u.test(label) && skeletonOf(label).includes(brandSkeleton);
}
