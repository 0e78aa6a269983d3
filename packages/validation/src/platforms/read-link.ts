import { canParseUrl } from '../text/can-parse-url.ts';
import { UNSEEN } from '../text/unseen-characters.ts';

/** The longest text that can be a profile link. */
export const PROFILE_LINK_MAX = 2048;

type Link = {
  /** As the URL standard writes it: lower case, punycode; without a final dot. */
  host: string;
  /** The path, decoded once and in NFC; empty segments carry nothing and are left out. */
  segments: string[];
};

/**
 * Takes an http(s) address apart, when what it shows is what it is: no user info, no port of its own, nothing
 * invisible, no dot segments, no escape that is broken or hides a slash. Query and fragment are dropped.
 */
export function readLink(text: string): Link | null {
  if (text.length > PROFILE_LINK_MAX || UNSEEN.test(text) || text.includes('\\')) return null;
  const [, authority, path = ''] = /^https?:\/\/([^/?#]+)([^?#]*)/iu.exec(text) ?? [];
  if (authority === undefined || /[@%]/u.test(authority) || !canParseUrl(text)) return null;
  const url = new URL(text);
  if (url.port !== '') return null;
  const segments: string[] = [];
  for (const raw of path.split('/')) {
    if (raw === '') continue;
    const segment = decodeSegment(raw);
    if (segment === null) return null;
    segments.push(segment);
  }
  return { host: url.hostname.replace(/\.$/u, ''), segments };
}

function decodeSegment(raw: string): string | null {
  try {
    const segment = decodeURIComponent(raw).normalize('NFC');
    const misleading = segment === '.' || segment === '..' || /[/\\]/u.test(segment) || UNSEEN.test(segment);
    return misleading ? null : segment;
  } catch {
    return null;
  }
}
