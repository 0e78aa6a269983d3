import type { Platform, WebsiteType } from './platform.ts';
import { platformOfHost } from './platform-rules.ts';
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
  if (platform !== 'linkedin') return { platform, websiteType: platform };
  const kind = link.segments.find((segment) => segment !== 'mwlite')?.toLowerCase();
  return { platform, websiteType: kind === 'company' ? 'linkedin-company' : 'linkedin-individual' };
}
