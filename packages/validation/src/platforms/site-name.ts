import { readLink } from './read-link.ts';

/** The site name of a profile's address: its last path segment, without a leading `@`. Empty when there is none. */
export function siteNameOf(url: string): string {
  return (readLink(url)?.segments.at(-1) ?? '').replace(/^@/u, '');
}
