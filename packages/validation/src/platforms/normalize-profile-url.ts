import { detectPlatform } from './detect-platform.ts';
import { looksLikeHost } from './looks-like-host.ts';
import { platformList } from './platform-names.ts';
import { platformOfHost } from './platform-of-host.ts';
import { PLATFORM_RECORDS } from './platform-records.ts';
import { platformOfSubdomain, type Platform, type Subdomain, type WebsiteType } from './platform.ts';
import { readLink } from './read-link.ts';
import { siteNameOf } from './site-name.ts';
import { tidyInput } from './tidy-input.ts';

export const PROFILE_LINK_REQUIRED = 'Profile link is required';
export const PROFILE_LINK_INVALID = `Please enter a valid ${platformList('en-US', 'or')} profile URL`;

/**
 * A profile that can be asked for by its `url` or its `siteName`; what the person typed is never fetched.
 * `siteName` is the handle as its platform writes it, decoded, in NFC, with its own letter case.
 */
export type ProfileLink = {
  ok: true;
  platform: Platform;
  websiteType: WebsiteType;
  siteName: string;
  url: string;
};
export type ProfileLinkReading = ProfileLink | { ok: false; message: string };

/**
 * Reads what a person typed or pasted as a profile: a link, the visible half of one, or, on a platform's subdomain,
 * a name. `subdomain` is where they are; null and the main host have no platform. Total: never throws, asks no
 * network. Idempotent: reading the returned `url` gives the same again.
 */
export function normalizeProfileUrl(input: string, subdomain: Subdomain | null): ProfileLinkReading {
  const text = tidyInput(input);
  if (text === '') return { ok: false, message: PROFILE_LINK_REQUIRED };
  const canonical = text === null ? null : profileAddress(text, platformOfSubdomain(subdomain));
  const detected = canonical === null ? null : detectPlatform(canonical);
  if (canonical === null || detected === null) return { ok: false, message: PROFILE_LINK_INVALID };
  const typed = /^https?:\/\//u.test(input.trim()) ? input.trim() : `https://${input.trim()}`;
  const url = PLATFORM_RECORDS[detected.platform].link.written.test(typed) ? typed : canonical;
  return { ok: true, ...detected, siteName: siteNameOf(canonical), url };
}

/** The canonical address of the profile that a text means, or null. */
function profileAddress(text: string, platform: Platform | null): string | null {
  if (/^https?:\/\//iu.test(text)) return addressOfLink(text);
  if (text.startsWith('//')) return addressOfLink(`https:${text}`);
  const rules =
    platform !== null && Object.hasOwn(PLATFORM_RECORDS, platform) ? PLATFORM_RECORDS[platform].link : null;
  if (rules === null) return /[./]/u.test(text) ? addressOfLink(`https://${text}`) : null;

  const isName = text.startsWith('@');
  const slash = text.indexOf('/');
  if (slash === -1) {
    const isLink = !isName && text.includes('.') && !(rules.dottedNames && !looksLikeHost(text));
    return isLink
      ? addressOfLink(`https://${text}`)
      : rules.profileOf(text.replace(/^@/u, '').normalize('NFC'));
  }
  const first = text.slice(0, slash);
  if (first.includes(':')) return null;
  if (!isName && first.includes('.')) return addressOfLink(`https://${text}`);
  return addressOfLink(`https://${rules.host}/${text.replace(/^\//u, '')}`);
}

function addressOfLink(text: string): string | null {
  const link = readLink(text);
  const platform = link === null ? null : platformOfHost(link.host);
  return link === null || platform === null
    ? null
    : PLATFORM_RECORDS[platform].link.profileAt(link.segments, link.host);
}
