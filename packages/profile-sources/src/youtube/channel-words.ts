import { safeUrl } from '@tosite/validation/text/http-link';
import { cleanLink } from '../text/clean-link.ts';
import { cleanLine } from '../text/clean-text.ts';

const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}(?![\p{L}\p{N}-])/u;
const ADDRESS = /\bhttps?:\/\/[^\s<>"'“”„«»「」()[\]{}|\\^`]+/giu;

/** The first e-mail address that a text shows. */
export function emailIn(text: string | null): string | null {
  const email = EMAIL.exec((text ?? '').slice(0, 20_000))?.[0] ?? null;
  return email !== null && safeUrl(`mailto:${email}`) !== null && email.length <= 300 ? email : null;
}

/** The addresses that a text shows, in order, each once. */
export function linksIn(text: string | null): string[] {
  const found = [...(text ?? '').slice(0, 20_000).matchAll(ADDRESS)].map(([url]) =>
    url.replace(/[.,;:!?…。、]+$/u, ''),
  );
  return [...new Set(found.flatMap((url) => cleanLink(url) ?? []))];
}

/** The first line that speaks, when it is short enough to stand under a name. */
export function firstLineOf(text: string | null): string | null {
  const line = (text ?? '')
    .split('\n')
    .map((one) => cleanLine(one, 1000))
    .find((one) => one !== null);
  const speaks =
    line !== undefined && line !== null && line.length <= 200 && !/https?:\/\/|@\S+\.\S|^#/u.test(line);
  return speaks ? line : null;
}

/** A country's English name from its two letters; what is longer is a name already. */
export function countryName(value: string | null): string | null {
  const text = cleanLine(value);
  if (text === null || !/^[A-Za-z]{2}$/u.test(text)) return text;
  try {
    const name = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(text.toUpperCase());
    return name ?? null;
  } catch {
    return null;
  }
}

/** A language tag in its usual spelling; null for what is none. */
export function languageTag(value: string | null): string | null {
  const tag = value?.trim() ?? '';
  if (!/^[a-z]{2,3}(?:-[\da-z]{2,8}){0,3}$/iu.test(tag) || /^(?:und|zxx)(?:-|$)/iu.test(tag)) return null;
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? null;
  } catch {
    return null;
  }
}

/** The language of more than half of what says one; null when there is none such. */
export function mainLanguage(tags: readonly (string | null)[]): string | null {
  const read = tags.flatMap((tag) => languageTag(tag) ?? []);
  const counts = new Map<string, number>();
  for (const tag of read) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return best !== undefined && best[1] * 2 > read.length ? best[0] : null;
}
