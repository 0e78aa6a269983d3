import type { Profile } from '@tosite/validation/profile/profile';
import { PLATFORM_NAMES } from '@tosite/validation/platforms/platform-names';
import { cleanLine } from '../text/clean-text.ts';
import { mailAddress, safeAddress, telephoneAddress, writtenAddress } from './safe-address.ts';
import { placeOf } from './same-place.ts';
import { SafeLink } from './safe-link.tsx';
import { writtenHost } from './written-host.ts';

/** `href` null: words only. `phone`: the address is a telephone number. */
export type LinkLine = { id: string; text: string; href: string | null; me: boolean; phone: boolean };

/** Where else a person is found: the profile itself, their links, mail and telephone. Each address once. */
export function linksOf(
  profile: Profile,
  wanted: { email: boolean; phone: boolean; profile: boolean },
): LinkLine[] {
  const { contact } = profile;
  const lines: LinkLine[] = [];
  const places = new Set<string>();
  const line = (
    id: string,
    text: string | null,
    href: string | null,
    kind: 'me' | 'phone' | 'other' = 'other',
  ) => {
    const place = href === null ? null : placeOf(href);
    if (text === null || (place !== null && places.has(place))) return;
    if (place !== null) places.add(place);
    lines.push({ id, text, href, me: kind === 'me', phone: kind === 'phone' });
  };
  if (wanted.email) line('email', cleanLine(contact.email), mailAddress(contact.email));
  // A profile that was written or exported has no page of its own.
  const page = safeAddress(profile.url);
  if (wanted.profile && page !== null) line('profile', PLATFORM_NAMES[profile.platform], page, 'me');
  const website = safeAddress(contact.website);
  if (website !== null) line('website', writtenAddress(website), website, 'me');
  for (const { id, label, url } of profile.links) {
    const href = safeAddress(url);
    if (href !== null) line(`link-${id}`, labelOf(label) ?? writtenAddress(href), href, 'me');
  }
  const phone = wanted.phone ? cleanLine(contact.phone) : null;
  if (phone !== null) line('phone', phone, telephoneAddress(phone), 'phone');
  return distinctLines(lines);
}

/** Readers of profiles name a link by its host where nothing else does: as people read it. */
function labelOf(label: string): string | null {
  const text = cleanLine(label);
  return text === null || !/(?:^|\.)xn--/iu.test(text) ? text : writtenHost(text);
}

/** Two that would read alike lead to two places: each is written as its address. */
function distinctLines(lines: readonly LinkLine[]): LinkLine[] {
  return lines.map((line) => {
    const { href, text } = line;
    const isShared = lines.some((other) => other !== line && other.text === text);
    return isShared && href !== null && /^https?:/u.test(href)
      ? { ...line, text: writtenAddress(href) }
      : line;
  });
}

export function LinkList({ links }: { links: readonly LinkLine[] }) {
  if (links.length === 0) return null;
  return (
    <ul className="links">
      {links.map(({ id, text, href, me, phone }) => (
        <li key={id} dir="auto">
          {phone && href !== null ? (
            <a href={href}>
              <bdi>{text}</bdi>
            </a>
          ) : (
            <SafeLink href={href} me={me}>
              {text}
            </SafeLink>
          )}
        </li>
      ))}
    </ul>
  );
}
