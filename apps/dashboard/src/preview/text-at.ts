import type { SiteInput } from '@tosite/site-sections/site';
import { cleanLine } from '@tosite/site-sections/text/clean-text';
import type { ProfileItem } from '@tosite/validation/profile/owner-edits';
import type { SectionKey } from '@tosite/validation/website/section-order';
import type { TextTarget } from './frame-messages.ts';
import { SECTION_LISTS } from './section-lists.ts';

/** What an element shows of the profile: where it belongs, and how a new text becomes the field's new value. */
export type TextAt = { target: TextTarget; text: string; valueOf: (text: string) => string };

/** The texts of an item that a page shows as they are. */
const ITEM_TEXTS = [
  'title',
  'name',
  'role',
  'school',
  'organisation',
  'degree',
  'field',
  'issuer',
  'publisher',
  'author',
  'authorTitle',
  'label',
  'location',
  'cause',
  'proficiency',
  'description',
  'text',
  'caption',
  'activities',
] as const;

/**
 * Which text of the profile this element shows; null when it shows none, or a part that cannot be told apart. The
 * page is the published one, without marks for an editor: the text itself says where it comes from.
 */
export function textAt(element: Element, site: SiteInput): TextAt | null {
  const section = element.closest<HTMLElement>('[data-section]');
  if (section === null) return null;
  const key = section.dataset['section'] ?? '';
  const name = element.closest('.hero .name');
  if (name !== null) return whole({ kind: 'field', path: 'name' }, site.profile.name);
  if (element.querySelector('*') !== null) return null;
  const shown = cleanLine(element.textContent);
  if (shown === null) return null;
  if (element.matches('.section-title')) return whole({ kind: 'title', section: key }, shown);
  return (
    fieldAt(shown, site) ?? (key in SECTION_LISTS ? itemAt(element, shown, key as SectionKey, site) : null)
  );
}

function fieldAt(shown: string, { profile }: SiteInput): TextAt | null {
  const { about, headline, location } = profile;
  if (cleanLine(headline) === shown) return whole({ kind: 'field', path: 'headline' }, headline ?? '');
  if (cleanLine(location) === shown) return whole({ kind: 'field', path: 'location' }, location ?? '');
  return about?.format === 'text' ? partOf({ kind: 'field', path: 'about' }, about.text, shown) : null;
}

function itemAt(element: Element, shown: string, key: SectionKey, site: SiteInput): TextAt | null {
  const list = SECTION_LISTS[key];
  if (list === undefined) return null;
  const around = cleanLine(element.closest('li, article, figure')?.textContent) ?? shown;
  let best: { found: TextAt; score: number } | null = null;
  for (const item of site.profile[list]) {
    const found = textOfItem(item, shown, (field) => ({ kind: 'item', list, id: item.id, field }));
    if (found === null) continue;
    const score = textsOf(item).filter(([, text]) => around.includes(cleanLine(text) ?? '\n')).length;
    if (best === null || score > best.score) best = { found, score };
  }
  return best?.found ?? null;
}

function textOfItem(
  item: ProfileItem,
  shown: string,
  targetOf: (field: string) => TextTarget,
): TextAt | null {
  for (const [field, text] of textsOf(item))
    if (cleanLine(text) === shown) return whole(targetOf(field), text);
  for (const [field, text] of textsOf(item)) {
    const part = partOf(targetOf(field), text, shown);
    if (part !== null) return part;
  }
  return null;
}

function textsOf(item: ProfileItem): [string, string][] {
  const values: Record<string, unknown> = item;
  return ITEM_TEXTS.flatMap((field) => {
    const value = values[field];
    return typeof value === 'string' && value !== '' ? [[field, value] as [string, string]] : [];
  });
}

function whole(target: TextTarget, text: string): TextAt {
  return { target, text, valueOf: (next) => next };
}

/** A paragraph of a longer text, where it stands there once and fills whole lines. */
function partOf(target: TextTarget, text: string, shown: string): TextAt | null {
  const lines = text.split('\n').filter((line) => cleanLine(line.replace(/^\s*[-–—•·*]\s+/u, '')) === shown);
  const [line] = lines;
  if (lines.length !== 1 || line === undefined || lines[0] === text) return null;
  const mark = /^\s*(?:[-–—•·*]\s+)?/u.exec(line)?.[0] ?? '';
  return {
    target,
    text: line.slice(mark.length).trim(),
    valueOf: (next) =>
      text
        .split('\n')
        .flatMap((other) => (other === line ? (next === '' ? [] : [mark + next]) : [other]))
        .join('\n'),
  };
}
