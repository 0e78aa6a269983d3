import type { SyncSource } from '@tosite/api-client/endpoints/sync';
import { shortLink } from '../../previews/preview-steps.ts';
import { words } from '../../words/words.ts';

/** A source as people say it: `github.com/jane`; a file may tell no more than its platform. */
export function sourceName({
  profileUrl,
  handle,
  platform,
}: Pick<SyncSource, 'profileUrl' | 'handle' | 'platform'>): string {
  return [shortLink(profileUrl), handle, words.platforms[platform]].find((name) => name !== '') ?? '';
}

/** LinkedIn's public page is read when its owner asks, never by itself. */
export const isReadOnlyWhenAsked = ({ method }: Pick<SyncSource, 'method'>) => method === 'linkedin:page';
