import type { SyncSource } from '@tosite/api-client/endpoints/sync';
import { shortLink } from '../../previews/preview-steps.ts';
import { words } from '../../words/words.ts';
import { settingsWords } from '../../words/settings-words.ts';

const copy = settingsWords.sources.method;
type Way = keyof typeof copy;

/** By which way a source was read, from the method that its reader names. */
export function wayOfMethod(method: string): Way {
  if (method === 'sample') return 'sample';
  if (/(?:export|pdf|takeout|resume|import)/u.test(method)) return 'file';
  return /:(?:graph|userinfo|portability)\b/u.test(method) ? 'account' : 'page';
}

/** A source as people say it: `github.com/jane`; a file may tell no more than its platform. */
export function sourceName({
  profileUrl,
  handle,
  platform,
}: Pick<SyncSource, 'profileUrl' | 'handle' | 'platform'>): string {
  return [shortLink(profileUrl), handle, words.platforms[platform]].find((name) => name !== '') ?? '';
}

/** Whether it can be read again by itself: a file and a sample say the same for ever. */
export function isReadable({ method }: Pick<SyncSource, 'method'>): boolean {
  const way = wayOfMethod(method);
  return way === 'page' || way === 'account';
}

/** LinkedIn's public page is read when its owner asks, never by itself. */
export const isReadOnlyWhenAsked = ({ method }: Pick<SyncSource, 'method'>) => method === 'linkedin:page';
