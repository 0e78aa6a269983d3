import type { Profile } from '@tosite/validation/profile/profile';
import { canParseUrl } from '@tosite/validation/text/can-parse-url';

/**
 * What the owner of a profile wrote about themselves there. Nothing that others may write on it: what they recommend,
 * what is said of repositories and films.
 */
function ownTexts({ headline, about }: Pick<Profile, 'headline' | 'about'>): string[] {
  return [headline ?? '', about?.text ?? ''];
}

/** Whether a code stands in somebody's own words, by itself and however it is written. Total. */
export function saysCode(profile: Pick<Profile, 'headline' | 'about'>, code: string): boolean {
  const wanted = new RegExp(`(?<![\\p{L}\\p{N}])${code}(?![\\p{L}\\p{N}])`, 'iu');
  return ownTexts(profile).some((text) => wanted.test(text.normalize('NFKC')));
}

/** Where a profile itself links to. */
export function ownLinks({
  contact,
  organisation,
  links,
}: Pick<Profile, 'contact' | 'organisation' | 'links'>): string[] {
  return [contact.website, organisation?.website ?? null, ...links.map(({ url }) => url)].filter(
    (url) => url !== null,
  );
}

/** The website that a profile names as its owner's; null: none. */
export function ownPage({ contact, organisation }: Pick<Profile, 'contact' | 'organisation'>): string | null {
  return contact.website ?? organisation?.website ?? null;
}

/** Whether one of the addresses is a page of a website, which has these hosts (with their port where they have one). */
export function leadsTo(addresses: readonly string[], hosts: readonly string[]): boolean {
  return addresses.some((address) => canParseUrl(address) && hosts.includes(hostOf(address)));
}

const hostOf = (address: string): string => {
  const { host } = new URL(address);
  return host.replace(/^www\./u, '').replace(/\.(?=:|$)/u, '');
};
