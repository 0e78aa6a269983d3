import type { Profile } from '@tosite/validation/profile/profile';
import { cleanLink } from '../../text/clean-link.ts';
import { clip } from '../../text/clean-text.ts';
import { writtenLine } from '../linkedin-text.ts';
import { decodeEntities } from '../../text/decode-entities.ts';
import { stableId } from './stable-id.ts';

type Link = Profile['links'][number];
type Origin = Link['origin'];

const KINDS: Record<string, string> = {
  PERSONAL: 'Personal website',
  COMPANY: 'Company',
  BLOG: 'Blog',
  RSS: 'RSS feed',
  RSS_FEED: 'RSS feed',
  PORTFOLIO: 'Portfolio',
  OTHER: 'Website',
};

/** "[PORTFOLIO:https://…,COMPANY:…]", or addresses alone, with and without the brackets. */
export function readWebsites(cell: string | undefined, origin: Origin, onUnreadable?: () => void): Link[] {
  const text = decodeEntities((cell ?? '').slice(0, 20_000)).trim();
  const list = text.replace(/^\[/u, '').replace(/\]$/u, '');
  // An address may hold a comma: a new entry begins with its kind or its scheme.
  const entries = list.split(/[,;\n|]\s*(?=(?:[A-Z][A-Z_ ]*:)|https?:\/\/|www\.)/u);
  return entries.flatMap((entry): Link[] => {
    const [, kind, rest] = /^\s*([\p{L}][\p{L}_ ]{1,39}):(?!\/\/)\s*(.+)$/su.exec(entry) ?? [];
    const url = cleanLink(rest ?? entry);
    if (url === null) {
      if (entry.trim() !== '') onUnreadable?.();
      return [];
    }
    const label = kind === undefined ? null : labelOf(kind);
    return [
      {
        id: stableId('link', url),
        origin,
        label: label ?? clip(new URL(url).hostname.replace(/^www\./u, ''), 300),
        url,
      },
    ];
  });
}

function labelOf(kind: string): string | null {
  const known = kind.trim().toUpperCase().replace(/\s+/gu, '_');
  if (Object.hasOwn(KINDS, known)) return KINDS[known] ?? null;
  return writtenLine(/^[A-Z_]+$/u.test(kind) ? humanWord(kind) : kind);
}

/** "ARTS_AND_CULTURE" as "Arts and culture"; what is written for people stays as it is. */
export function humanWord(word: string): string {
  if (!/^[A-Z]+(?:_[A-Z]+)*$/u.test(word) || (word.length < 4 && !word.includes('_'))) return word;
  const text = word.toLowerCase().replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "[name]", "[one, two]", with and without "@". */
export function readTwitter(cell: string | undefined, origin: Origin): Link[] {
  const names = (cell ?? '').slice(0, 2000).match(/\w{1,30}/gu) ?? [];
  const isList = /^[\s[\]@,;\w"']*$/u.test(cell ?? '');
  return (isList ? names : []).map((name) => {
    const url = `https://x.com/${name}`;
    return { id: stableId('link', url), origin, label: 'X', url };
  });
}
