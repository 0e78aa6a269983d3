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
    if (skeleton.startsWith(brand.skeleton) && LURE_SKELETONS.has(skeleton.slice(brand.skeleton.length)))
      return true;
    if (skeleton.endsWith(brand.skeleton) && LURE_SKELETONS.has(skeleton.slice(0, -brand.skeleton.length)))
      return true;
    return brand.name.length >= 5 && spelledWithDigits(plain, brand.name, brand.skeleton);
  });
  return found?.name ?? null;
}

/** Whether the skeleton holds the brand where the label itself holds it with digits or letter pairs for its letters. */
function spelledWithDigits(label: string, brand: string, brandSkeleton: string): boolean {
  return !label.includes(brand) && /[0135]|rn|vv/u.test(label) && skeletonOf(label).includes(brandSkeleton);
}
