import * as v from 'valibot';
import { RESERVED_LABELS } from './reserved-labels.ts';

export const SITE_LABEL_MAX = 63;

/** What makes a site's label its own: two labels are one name when this is equal. */
export function normalizeSiteLabel(label: string): string {
  return label.trim().toLowerCase();
}

/** Names that mean something to mail servers, browsers, certificate authorities or people: see `reserved-labels.ts`. */
export function isReservedLabel(label: string): boolean {
  const name = normalizeSiteLabel(label);
  return (
    RESERVED_LABELS.has(name) || /^\d+$/u.test(name) || /^(ns|mx|smtp|imap|pop|mail|www)\d+$/u.test(name)
  );
}

/** The label of a site's free address, as the specification words it: letters and digits, 63 at most. */
export const SiteLabelSchema = v.pipe(
  v.string('Website domain is required'),
  v.trim(),
  v.minLength(1, 'Website domain is required'),
  v.maxLength(SITE_LABEL_MAX, 'Website domain must be 63 characters or less'),
  v.regex(/^[a-z0-9]+$/i, 'Only letters, numbers and hyphens allowed'),
);

/** Latin letters that Unicode does not take apart into a letter and a mark. */
const TRANSLITERATED: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ŋ: 'ng',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'iu',
  я: 'ia',
  і: 'i',
  ї: 'i',
  є: 'ie',
  ґ: 'g',
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
};

/** More than any address needs. Normalising takes the square of the time on a text of combining marks. */
const READ_OF_NAME = 1000;

/**
 * A name written with ASCII letters and digits only, lower-cased, cut at 63: the beginning of an address.
 * Scripts that it cannot write leave nothing; the caller then takes `site` and six characters.
 */
export function siteLabelFrom(name: string): string {
  const beginning = name.slice(0, READ_OF_NAME);
  const letters = Array.from(beginning.normalize('NFKD').toLowerCase());
  const plain = letters.map((letter) => TRANSLITERATED[letter] ?? letter).join('');
  return plain.replace(/[^a-z0-9]/g, '').slice(0, SITE_LABEL_MAX);
}
