import type { Platform, WebsiteType } from './platform.ts';
import { platformOfHost } from './platform-of-host.ts';
import { PLATFORM_RECORDS } from './platform-records.ts';
import { readLink } from './read-link.ts';

/**
 * The platform of an address, and what a profile there becomes. Decided on the parsed host name; it does not say
 * that the address is a profile. Without a scheme it reads the address as https. Null for any other host.
 */
export function detectPlatform(url: string): { platform: Platform; websiteType: WebsiteType } | null {
  if (typeof url !== 'string') return null;
  const text = url.trim();
  const link = readLink(/^https?:\/\//iu.test(text) ? text : `https://${text}`);
  const platform = link === null ? null : platformOfHost(link.host);
  if (link === null || platform === null) return null;
  // A key of the record's types, which the type of the rules does not know.
  return { platform, websiteType: PLATFORM_RECORDS[platform].link.typeAt(link.segments) as WebsiteType };
}
