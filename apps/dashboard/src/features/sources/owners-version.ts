import { useQuery } from '@tanstack/react-query';
import type { getContent } from '@tosite/api-client/endpoints/content';
import type { EndpointAnswer } from '@tosite/api-client/endpoints/define-endpoint';
import type { Change } from '@tosite/api-client/endpoints/sync';
import { settingsWords } from '../../words/settings-words.ts';
import { websiteQueries } from '../../sites/website-queries.ts';

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
  return inWords(field.split('.').reduce(valueAt, holder));
}

function valueAt(holder: unknown, name: string): unknown {
  // Only ever read, and what is no text is dropped by `inWords`.
  return typeof holder === 'object' && holder !== null
    ? (holder as Record<string, unknown>)[name]
    : undefined;
}

function inWords(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.trim() === '' ? null : value;
  if (Array.isArray(value)) {
    const pictures = value.filter(isPicture).length;
    if (pictures > 0) return settingsWords.changeList.pictures(pictures);
    const parts = value.map(inWords).filter((part) => part !== null);
    return parts.length === 0 ? null : parts.join(', ');
  }
  if (isPicture(value)) return settingsWords.changeList.picture;
  if (typeof value !== 'object' || value === null) return null;
  const { text, title, name, url }: { text?: unknown; title?: unknown; name?: unknown; url?: unknown } =
    value;
  return inWords(text ?? title ?? name ?? url);
}

function isPicture(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'url' in value && 'alt' in value && 'width' in value;
}
