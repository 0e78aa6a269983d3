import { useQuery } from '@tanstack/react-query';
import type { getContent } from '@tosite/api-client/endpoints/content';
import type { EndpointAnswer } from '@tosite/api-client/endpoints/define-endpoint';
import type { Change } from '@tosite/api-client/endpoints/sync';
import type { Message } from '@tosite/validation/messages/message';
import type { MessageValue } from '@tosite/validation/messages/message-value';
import { FACT_WRITING, FIELD_WRITING, type Writing } from '@tosite/validation/profile/writing';
import { settingsWords } from '../../words/settings-words.ts';
import { websiteQueries } from '../../sites/website-queries.ts';
import { sayChange } from './say-change.ts';

type Content = Pick<EndpointAnswer<typeof getContent>, 'profile' | 'hidden'>;

/** What the owner made of the things that they edited, for those changes that touch them. */
export function useOwnersVersion(websiteId: string, changes: readonly Change[]) {
  const enabled = changes.some(({ conflict }) => conflict);
  const content = useQuery(websiteQueries.content(enabled ? websiteId : '')).data;
  return (change: Change): string | null =>
    content === undefined || !change.conflict ? null : ownersVersion(content, change);
}

/** As it stands on the site; null: it cannot be said in a few words. */
export function ownersVersion({ profile, hidden }: Content, change: Change): string | null {
  const { list, itemId, field } = change;
  if (list !== null && hidden.includes(`${list}/${itemId}`)) return settingsWords.changeList.hidden;
  if (field === null) return null;
  const holder: unknown =
    list === null ? profile : [...profile[list]].find((item: { id: string }) => item.id === itemId);
  if (list !== null && field === 'start' && hasPeriod(holder)) return formatPeriod(holder);
  const writings: Readonly<Record<string, Writing>> = list === null ? FACT_WRITING : FIELD_WRITING;
  const writing = Object.hasOwn(writings, field) ? writings[field] : undefined;
  return inWords(field.split('.').reduce(valueAt, holder), writing);
}

type Period = { start: string | null; end: string | null; current: boolean };

/** Its dates are one question; those of a project are two. */
function hasPeriod(holder: unknown): holder is Period {
  return typeof holder === 'object' && holder !== null && 'current' in holder;
}

function formatPeriod({ start, end, current }: Period): string | null {
  const last = end === null ? (current ? NOW : null) : onDate(end);
  if (start === null && last === null) return null;
  const period: Message = { id: 'change.period', start: start === null ? null : onDate(start), end: last };
  return sayChange(period, start ?? end ?? '');
}

const NOW: Message = { id: 'change.now' };
const onDate = (date: string): Message => ({ id: 'change.date', date });

function valueAt(holder: unknown, name: string): unknown {
  // Only ever read, and what is no text is dropped by `inWords`.
  return typeof holder === 'object' && holder !== null
    ? (holder as Record<string, unknown>)[name]
    : undefined;
}

function inWords(value: unknown, writing?: Writing): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return sayChange({ id: 'change.flag', isSet: value }, String(value));
  if (typeof value === 'string') {
    if (value.trim() === '') return null;
    return writing === undefined ? value : sayChange(written(value, writing), value);
  }
  if (Array.isArray(value)) {
    const pictures = value.filter(isPicture).length;
    if (pictures > 0) return settingsWords.changeList.pictures(pictures);
    const parts = value.map((part) => inWords(part)).filter((part) => part !== null);
    return parts.length === 0 ? null : parts.join(', ');
  }
  if (isPicture(value)) return settingsWords.changeList.picture;
  if (typeof value !== 'object' || value === null) return null;
  const { text, title, name, url }: { text?: unknown; title?: unknown; name?: unknown; url?: unknown } =
    value;
  return inWords(text ?? title ?? name ?? url);
}

function written(text: string, writing: Writing): MessageValue {
  if (writing === 'date') return onDate(text);
  const facts = writing === 'language' ? { tag: text } : { kind: text };
  return { id: `change.${writing}`, ...facts };
}

function isPicture(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'url' in value && 'alt' in value && 'width' in value;
}
