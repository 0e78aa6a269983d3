import { withoutRepeats } from '../identity/distinct-ids.ts';
import { clip } from './clean-text.ts';
import { sameAddress } from './same-address.ts';

type Link = { label: string; url: string };

/**
 * Each place once, by its first mention; two that would be called the same (`zoe.example` and `www.zoe.example/now`)
 * are told apart by their paths.
 */
export function oneLinkEach<T extends Link>(links: readonly T[]): T[] {
  return withoutRepeats(links, ({ url }) => sameAddress(url)).map((link, _index, all) => {
    const { hostname, pathname } = new URL(link.url);
    const host = hostname.replace(/^www\./u, '');
    const isNamedByHost = link.label === host && pathname !== '/';
    const shares = isNamedByHost && all.some((other) => other !== link && other.label === link.label);
    return shares ? { ...link, label: clip(host + pathname.replace(/\/$/u, ''), 300) } : link;
  });
}
