import { canParseUrl } from '../text/can-parse-url.ts';
import { parse } from 'tldts';
import { domainMessages } from '../messages/en/domain.ts';
import { platformOfHost } from '../platforms/platform-of-host.ts';
import { tidyInput } from '../platforms/tidy-input.ts';
import { decodePunycode } from './decode-punycode.ts';
import { looksLikeBrand } from './looks-like-brand.ts';
import type { HostSettings } from './read-host.ts';

/** Why a name can be nobody's own domain here. */
export type DomainNameProblem =
  | 'empty'
  | 'not_a_name'
  | 'too_long'
  | 'email'
  | 'ip_address'
  | 'single_label'
  | 'local'
  | 'unknown_ending'
  | 'public_suffix'
  | 'shared_host'
  | 'ours'
  | 'platform'
  | 'look_alike';

export type DomainNameReading =
  /** In letters of DNS: lower case, punycode. `apex` is what is registered: `jane.co.uk` of `www.jane.co.uk`. */
  { ok: true; hostname: string; apex: string } | { ok: false; code: DomainNameProblem; message: string };

type MessageOfDomain = Extract<keyof typeof domainMessages, `domain.name.${string}`>;
/** The message of the catalogue that says so. */
export const domainNameMessage = (code: DomainNameProblem): { id: MessageOfDomain } => ({ id: IDS[code] });

const IDS = {
  empty: 'domain.name.empty',
  not_a_name: 'domain.name.notAName',
  too_long: 'domain.name.tooLong',
  email: 'domain.name.email',
  ip_address: 'domain.name.ipAddress',
  single_label: 'domain.name.singleLabel',
  local: 'domain.name.local',
  unknown_ending: 'domain.name.unknownEnding',
  public_suffix: 'domain.name.publicSuffix',
  shared_host: 'domain.name.sharedHost',
  ours: 'domain.name.ours',
  platform: 'domain.name.platform',
  look_alike: 'domain.name.lookAlike',
} as const satisfies Record<DomainNameProblem, MessageOfDomain>;

const LONGEST = 2048;
const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/u;
/** Names that lead to nothing outside of a house (RFC 6761, RFC 8375, and what routers hand out). */
const LOCAL =
  /(?:^|\.)(?:localhost|local|localdomain|internal|intranet|lan|home|corp|test|example|invalid|onion|home\.arpa|arpa)$/u;
const OURS: HostSettings = { rootDomain: 'to.site', sitesDomain: 'to.site' };

/**
 * Reads what a person pastes as a domain of their own: a name, an address with scheme, port and path, in any letters.
 * `ours` is what this installation answers for itself. Total: never throws, asks no network; the returned `hostname`
 * gives the same again.
 */
export function normalizeDomainName(input: string, ours: HostSettings = OURS): DomainNameReading {
  if (typeof input !== 'string') return refused('not_a_name');
  if (input.length > LONGEST) return refused('too_long');
  const text = tidyInput(input);
  if (text === null) return refused('not_a_name');
  if (text === '') return refused('empty');
  const host = hostOf(text);
  if (typeof host !== 'string') return refused(host.code);
  const problem = problemOf(host, ours);
  if (problem !== null) return refused(problem);
  const { domain } = parse(host, { allowPrivateDomains: true });
  return domain === null ? refused('public_suffix') : { ok: true, hostname: host, apex: domain };
}

const refused = (code: DomainNameProblem): DomainNameReading => ({
  ok: false,
  code,
  message: domainMessages[IDS[code]],
});

/** The host of an address or of the visible half of one, as the URL standard writes it. */
function hostOf(text: string): string | { code: DomainNameProblem } {
  const [, scheme, rest = ''] = /^(?:([a-z][a-z0-9+.-]*):)?\/\/(.*)$/isu.exec(text) ?? [
    null,
    undefined,
    text,
  ];
  if (scheme !== undefined && !/^https?$/iu.test(scheme)) return { code: 'not_a_name' };
  const authority = /^[^/?#\\]*/u.exec(rest)?.[0] ?? '';
  if (authority.includes('@')) return { code: 'email' };
  if (authority.startsWith('[') || /^[0-9a-f:]+:[0-9a-f:.]+$/iu.test(authority))
    return { code: 'ip_address' };
  if (/[%\s]/u.test(authority)) return { code: 'not_a_name' };
  const name = authority.replace(/:\d{0,5}$/u, '').replace(/[.。．｡]$/u, '');
  if (name === '') return { code: 'not_a_name' };
  const address = `http://${name}/`;
  if (!canParseUrl(address)) return { code: name.length > 253 ? 'too_long' : 'not_a_name' };
  const { hostname, port, username } = new URL(address);
  if (port !== '' || username !== '') return { code: 'not_a_name' };
  return hostname.replace(/\.$/u, '');
}

function problemOf(host: string, { rootDomain, sitesDomain }: HostSettings): DomainNameProblem | null {
  if (host.length > 253) return 'too_long';
  if (/^[\d.]+$/u.test(host)) return 'ip_address';
  const labels = host.split('.');
  if (labels.some((label) => label.length > 63)) return 'too_long';
  if (!labels.every((label) => LABEL.test(label))) return 'not_a_name';
  if (isBelow(host, rootDomain) || isBelow(host, sitesDomain)) return 'ours';
  if (LOCAL.test(host)) return 'local';
  if (labels.length === 1) return parse(host).isIcann === true ? 'public_suffix' : 'single_label';
  if (isPlatforms(host) || OTHER_PLATFORMS.some((site) => isBelow(host, site))) return 'platform';
  const { isIcann, isPrivate, domain } = parse(host, { allowPrivateDomains: true });
  if (isPrivate === true) return 'shared_host';
  if (isIcann !== true) return 'unknown_ending';
  if (domain === null) return 'public_suffix';
  return labels.some(isLookAlike) ? 'look_alike' : null;
}

/** What lies below the platforms' own domains is theirs, also where no profiles are. */
function isPlatforms(host: string): boolean {
  const { domain } = parse(host);
  return [host, domain ?? host, `www.${domain}`].some((name) => platformOfHost(name) !== null);
}

/** Nobody's profile is read there, and nobody's domain is there either. */
const OTHER_PLATFORMS = ['facebook.com', 'tiktok.com', 'x.com', 'twitter.com', 'google.com'];

const isBelow = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Letters of two scripts in one label, or another script's letters that spell a known name. */
function isLookAlike(label: string): boolean {
  if (!label.startsWith('xn--')) return false;
  const letters = decodePunycode(label);
  if (letters === null) return true;
  const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u];
  if (scripts.filter((script) => script.test(letters)).length > 1) return true;
  const spelled = Array.from(
    letters.normalize('NFD').replace(/\p{M}/gu, ''),
    (letter) => LIKE[letter] ?? letter,
  );
  return looksLikeBrand(spelled.join('')) !== null;
}

/** Letters that look like one of ASCII. */
const LIKE: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  о: 'o',
  р: 'p',
  ԛ: 'q',
  ѕ: 's',
  т: 't',
  у: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  α: 'a',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ɡ: 'g',
  ɑ: 'a',
};
