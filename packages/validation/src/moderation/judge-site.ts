import { looksLikeBrand, readsLikeBrand } from '../website/looks-like-brand.ts';
import { asksForSecret } from './asks-for-secret.ts';
import { brandIn } from './brands-in-text.ts';
import { latinLetters, plainText } from './latin-letters.ts';
import type { Secret } from './secret-words.ts';

/** Why somebody has to look at a site before visitors do. */
export type HoldReason =
  /** Its address reads like the brand's. */
  | { kind: 'address'; brand: string }
  /** Its name does: in look-alike letters, or beside words such as "login". */
  | { kind: 'name'; brand: string }
  /** It asks for a secret beside the brand's name. */
  | { kind: 'secret'; secret: Secret; brand: string; excerpt: string };

export type JudgedSite = {
  label: string;
  name: string;
  /** Texts as they belong together: a title with what stands below it. The first ones say what the site is about. */
  heads: readonly string[];
  texts: Iterable<string>;
};

/** So far from the request a brand's name counts as beside it. */
const BESIDE = 400;
const MOST = 5;

/** Every reason to hold a site, at most five; none for nearly all. Pure, and total over any text. */
export function judgeSite({ label, name, heads, texts }: JudgedSite): HoldReason[] {
  return [...judgeNames({ label, name }), ...judgeTexts({ label, name, heads, texts })].slice(0, MOST);
}

export function judgeNames({ label, name }: Pick<JudgedSite, 'label' | 'name'>): HoldReason[] {
  const reasons: HoldReason[] = [];
  const address = looksLikeBrand(label);
  if (address !== null) reasons.push({ kind: 'address', brand: address });
  const brand = brandOfName(name);
  if (brand !== null) reasons.push({ kind: 'name', brand });
  return reasons;
}

export function judgeTexts({ label, name, heads, texts }: JudgedSite): HoldReason[] {
  const reasons: HoldReason[] = [];
  const seen = new Set<string>();
  let about: string | null | undefined;
  for (const text of [...heads, ...texts]) {
    if (reasons.length >= MOST) break;
    const ask = asksForSecret(text);
    if (ask === null || seen.has(ask.excerpt)) continue;
    const beside = brandIn(text.slice(Math.max(0, ask.at - BESIDE), ask.at + BESIDE));
    if (beside === null) about ??= brandIn([name, ...heads].join('\n')) ?? looksLikeBrand(label);
    const brand = beside ?? about ?? null;
    if (brand === null) continue;
    seen.add(ask.excerpt);
    reasons.push({ kind: 'secret', secret: ask.secret, brand, excerpt: ask.excerpt.slice(0, 300) });
  }
  return reasons;
}

/** A company may call its site what it is called; nobody has its name in look-alike letters or beside a lure. */
function brandOfName(name: string): string | null {
  const latin = latinLetters(name);
  const words: string[] = latin.toLowerCase().match(/[a-z0-9]+/gu) ?? [];
  const joined = words.join('');
  const brand = looksLikeBrand(joined) ?? readsLikeBrand(words);
  if (brand === null) return null;
  const own = plainText(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return own === brand ? null : brand;
}
