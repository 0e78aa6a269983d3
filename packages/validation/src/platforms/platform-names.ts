import { PLATFORM_RECORDS } from './platform-records.ts';
import { PLATFORMS, type Platform } from './platform.ts';

/** Platforms as they write themselves. */
// One entry a platform, from the list that the type is made of.
export const PLATFORM_NAMES = Object.fromEntries(
  PLATFORMS.map((platform) => [platform, PLATFORM_RECORDS[platform].name]),
) as Readonly<Record<Platform, string>>;

/** All of them in a sentence of a language. `en-US` sets a comma before the last, `en-GB` does not. */
export function platformList(language: string, joined: 'and' | 'or'): string {
  const type = joined === 'and' ? 'conjunction' : 'disjunction';
  return new Intl.ListFormat(language, { type }).format(Object.values(PLATFORM_NAMES));
}
