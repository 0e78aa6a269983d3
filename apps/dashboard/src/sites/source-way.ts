import type { SyncSource } from '@tosite/api-client/endpoints/sync';
import type { settingsWords } from '../words/settings-words.ts';

type Way = keyof typeof settingsWords.sources.method;

/** By which way a source was read, from the method that its reader names. */
export function wayOfMethod(method: string): Way {
  if (method === 'sample') return 'sample';
  if (/(?:export|pdf|takeout|resume|import)/u.test(method)) return 'file';
  return /:(?:graph|userinfo|portability)\b/u.test(method) ? 'account' : 'page';
}

/** Whether it can be read again by itself: a file and a sample say the same for ever. */
export function isReadable({ method }: Pick<SyncSource, 'method'>): boolean {
  const way = wayOfMethod(method);
  return way === 'page' || way === 'account';
}
