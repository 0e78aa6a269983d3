import { looksLikeHost } from './looks-like-host.ts';
import { PLATFORMS, type Platform } from './platform.ts';
import { PLATFORM_RECORDS } from './platform-records.ts';
import { tidyInput } from './tidy-input.ts';

/**
 * The name in a text that is only a name (`@name` too), without its `@`; null when it is a link, or no platform has
 * such names. On the main host the form then offers the platforms for which `profileUrlFor` gives an address.
 */
export function bareUsername(input: string): string | null {
  const text = tidyInput(input);
  if (text === null || text === '' || (!text.startsWith('@') && looksLikeHost(text))) return null;
  const name = text.replace(/^@/u, '').normalize('NFC');
  return PLATFORMS.some((platform) => PLATFORM_RECORDS[platform].link.profileOf(name) !== null) ? name : null;
}

/** The address of the profile with this name (`@` allowed) on a platform; null when the platform has no such names. */
export function profileUrlFor(platform: Platform, name: string): string | null {
  const text = tidyInput(name);
  if (text === null || !Object.hasOwn(PLATFORM_RECORDS, platform)) return null;
  return PLATFORM_RECORDS[platform].link.profileOf(text.replace(/^@/u, '').normalize('NFC'));
}
