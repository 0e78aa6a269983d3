import type { Profile } from '@tosite/validation/profile/profile';
import { cleanLine, clip } from '../../text/clean-text.ts';
import { cleanLink } from '../../text/clean-link.ts';
import { oneLinkEach } from '../../text/one-link-each.ts';
import { onePlace } from '../../text/one-place.ts';
import { accountAddress } from './account-address.ts';
import type { ResumeItem } from './resume-reader.ts';

type Found = Pick<Profile, 'contact' | 'links'> & {
  /** The profile that the document is of, where it says so: no link on itself. */
  own: Profile['links'][number] | null;
};

const MAX_LINKS = 100;
const LINKEDIN = /^https?:\/\/(?:[\w-]+\.)?linkedin\.com\//iu;

/** How a person can be reached: what the document says of it, also where it stands among the accounts. */
export function readContact(basics: ResumeItem, place: ResumeItem | null): Found {
  const contact: Found['contact'] = {
    email: readEmail(basics),
    phone: basics.line('phone'),
    website: basics.link('url', 'website'),
    address: readStreet(place),
  };
  const links: Profile['links'] = [];
  let own: Found['own'] = null;
  for (const item of basics.items('profiles')) {
    const network = item.name('network');
    const url = item.line('url');
    const username = item.line('username');
    const found = reachedBy(network, url, username);
    if (found === null) {
      noteLost(item, network, url ?? username);
    } else if (found.kind === 'link') {
      const link = {
        id: clip(`json-resume:profile:${found.value}`, 200),
        origin: { source: 'json-resume', path: clip(item.path, 300) },
        label: network ?? clip(new URL(found.value).hostname.replace(/^www\./u, ''), 300),
        url: found.value,
      };
      if (item.isTrue('own') && LINKEDIN.test(found.value)) own = link;
      else links.push(link);
    } else if (!keep(contact, found.kind, found.value)) {
      item.leave('unsupported', 'url');
      const kept = contact[found.kind] ?? '';
      item.note({ id: 'resume.secondContact', value: clip(found.value, 100), kind: found.kind, kept });
    }
  }
  const different = oneLinkEach(links);
  basics.leave('repeated', 'profiles', links.length - different.length);
  basics.leave('limit', 'profiles', different.length - MAX_LINKS);
  return { contact, links: different.slice(0, MAX_LINKS), own };
}

type Way = { kind: 'link' | 'email' | 'phone'; value: string };
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/u;
const PHONE = /^\+?[\d\s().\-/]{5,30}$/u;

/** What an account's address, or only its name, leads to. */
function reachedBy(network: string | null, url: string | null, username: string | null): Way | null {
  if (url === null) return named(network, username);
  const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*):(?!\d+(?:\/|$))(.*)$/isu.exec(url) ?? [];
  const target = decoded(rest.replace(/\?.*$/u, '')).trim();
  switch (scheme.toLowerCase()) {
    case 'mailto':
      return EMAIL.test(target) ? { kind: 'email', value: target } : null;
    case 'tel':
    case 'sms':
    case 'callto':
      return PHONE.test(target) ? { kind: 'phone', value: target } : null;
    case 'tg': {
      const [, name] = /[?&]domain=(\w{3,32})/u.exec(rest) ?? [];
      return name === undefined ? null : named('telegram', name);
    }
    case 'whatsapp': {
      const [, number] = /[?&]phone=\+?(\d{5,20})/u.exec(rest) ?? [];
      return number === undefined ? null : { kind: 'link', value: `https://wa.me/${number}` };
    }
    case 'acct':
      return named('mastodon', target);
    default: {
      const link = isPhone(network, url) ? null : cleanLink(url);
      if (link !== null) return { kind: 'link', value: link };
      if (EMAIL.test(url) && !/mastodon|fediverse/iu.test(network ?? ''))
        return { kind: 'email', value: url };
      return named(network, url) ?? named(network, username);
    }
  }
}

/** By the account's name only. */
function named(network: string | null, username: string | null): Way | null {
  if (username === null) return null;
  if (isPhone(network, username)) return { kind: 'phone', value: username };
  if (/^e-?mail$/iu.test(network ?? '') && EMAIL.test(username)) return { kind: 'email', value: username };
  // Some write the whole address where the name belongs.
  const address =
    accountAddress(network, username) ?? (/^https?:\/\//iu.test(username) ? cleanLink(username) : null);
  return address === null ? null : { kind: 'link', value: address };
}

function isPhone(network: string | null, text: string): boolean {
  return /^(?:phone|telephone|tel|mobile|cell|sms|fax)/iu.test(network ?? '') && PHONE.test(text);
}

/** Whether a detail is kept: where there is none yet, or it is the same one. */
function keep(contact: Found['contact'], kind: 'email' | 'phone', value: string): boolean {
  const [had, plain] = [contact[kind], (text: string) => text.toLowerCase().replace(/[\s().\-/]/gu, '')];
  if (had === null) contact[kind] = cleanLine(value);
  return had === null || plain(had) === plain(value) || (kind === 'phone' && tail(had) === tail(value));
}

/** "(555) 010-7788" and "+44 555 010 7788" are one number, told with and without its country. */
function tail(phone: string): string {
  return phone.replace(/\D/gu, '').slice(-9);
}

function noteLost(item: ResumeItem, network: string | null, given: string | null): void {
  item.leave(given === null ? 'unreadable' : 'unsupported', given === null ? 'network' : 'username');
  item.note({
    id: 'resume.accountLeftOut',
    network: network === null ? null : clip(network, 60),
    given: given === null ? null : clip(given, 100),
  });
}

function readEmail(basics: ResumeItem): string | null {
  const email = basics.line('email')?.replace(/^mailto:/iu, '') ?? null;
  if (email === null || EMAIL.test(email)) return email;
  basics.leave('unreadable', 'email');
  basics.note({ id: 'resume.noEmail', value: clip(email, 100) });
  return null;
}

/** Street and postal code: kept, and shown only when the owner says so. */
function readStreet(place: ResumeItem | null): string | null {
  if (place === null) return null;
  return cleanLine(onePlace([place.line('address'), place.line('postalCode')]));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
