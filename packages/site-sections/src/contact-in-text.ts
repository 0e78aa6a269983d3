import type { SiteInput } from './site.ts';
import { isVisible } from './sections/is-visible.ts';
import { visibleProfile } from './visible-profile.ts';

/** The details of contact that have a switch of their own. */
export type ContactWay = 'email' | 'phone' | 'address';

/** What no page prints as words. */
const UNWRITTEN = new Set(['id', 'origin', 'contact', 'url', 'base', 'root', 'linkBase', 'linkRoot']);
/** So many letters stand on either side of what was found. */
const AROUND = 24;
/** Fewer digits in a row are any number. */
const LEAST_DIGITS = 6;
const NUMBERS = /\+?\d[\d\s().\-/\u2010-\u2013]{4,}\d/gu;

type Place = { start: number; end: number };

/**
 * Where a detail of contact that is hidden stands in words that the site shows all the same: its owner's own, in which
 * nothing is ever deleted. Answers those words; null where the detail is shown, not known, or in no text.
 */
export function contactInText(
  site: Pick<SiteInput, 'profile' | 'design' | 'sectionOrder' | 'order'>,
  way: ContactWay,
): string | null {
  const visible = visibleProfile(site.profile, site);
  const hidden = site.profile.contact[way]?.trim() ?? '';
  if (hidden === '' || visible.contact[way] !== null) return null;
  const find = way === 'phone' ? digitsIn : wordsIn;
  for (const text of [...textsIn(visible), ...textsIn(ownSections(site))]) {
    const place = find(hidden, text);
    if (place !== null) return around(text, place);
  }
  return null;
}

/** What the owner wrote for a section that is shown: its title, a text of their own. */
function ownSections(site: Pick<SiteInput, 'profile' | 'design' | 'sectionOrder'>): unknown[] {
  return site.sectionOrder.filter((key) => isVisible(site, key)).map((key) => site.design.sections[key]);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => (UNWRITTEN.has(name) ? [] : textsIn(part)));
}

/* What makes an address another, longer one. */
const GOES_BEFORE = /[\p{L}\p{N}._%+-]$/u;
const GOES_ON = /^(?:[\p{L}\p{N}_-]|\.[\p{L}\p{N}])/u;

/** The same letters, small or large, that are no part of a longer word. */
function wordsIn(hidden: string, text: string): Place | null {
  const [wanted, within] = [hidden.toLowerCase(), text.toLowerCase()];
  for (let start = within.indexOf(wanted); start !== -1; start = within.indexOf(wanted, start + 1)) {
    const end = start + wanted.length;
    if (!GOES_BEFORE.test(within.slice(0, start)) && !GOES_ON.test(within.slice(end))) return { start, end };
  }
  return null;
}

/** The same number, with and without its country, however it is spaced. */
function digitsIn(hidden: string, text: string): Place | null {
  const wanted = digits(hidden).slice(-9);
  if (wanted.length < LEAST_DIGITS) return null;
  for (const found of text.matchAll(NUMBERS))
    if (digits(found[0]).endsWith(wanted)) return { start: found.index, end: found.index + found[0].length };
  return null;
}

const digits = (text: string) => text.replaceAll(/\D/gu, '');

/** What was found, and the words beside it. */
function around(text: string, { start, end }: Place): string {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  const head = start > AROUND ? `… ${before.replace(/^\S*\s/u, '')}` : before;
  const tail = text.length - end > AROUND ? `${after.replace(/\s\S*$/u, '')} …` : after;
  return `${head}${text.slice(start, end)}${tail}`.replaceAll(/\s+/gu, ' ').trim();
}
