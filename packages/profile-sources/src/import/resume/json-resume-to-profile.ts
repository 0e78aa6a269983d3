import { normalizeProfileUrl } from '@tosite/validation/platforms';
import { emptyProfile, type Profile } from '@tosite/validation/profile/profile';
import { cleanLink } from '../../text/clean-link.ts';
import { cleanLine, clip } from '../../text/clean-text.ts';
import { readItem, type ResumeIssue, type ResumeItem } from './resume-reader.ts';
import { readLists } from './resume-to-lists.ts';

const SECTIONS = [
  'work',
  'education',
  'skills',
  'projects',
  'volunteer',
  'awards',
  'publications',
  'languages',
];

/** Whether a document is a JSON Resume, of any version: a `basics`, or two of its sections. */
export function isJsonResume(json: unknown): boolean {
  const item = readItem(json, '', []);
  if (item === null) return false;
  const sections = SECTIONS.filter((key) => item.keys.includes(key)).length;
  return (
    sections >= 2 ||
    (item.item('basics')?.keys.some((key) => ['name', 'label', 'summary'].includes(key)) ?? false)
  );
}

/**
 * A JSON Resume as a Profile, and the fields that could not be used, each by its name. Takes any document: whatever
 * is absent, null or of another type is left out, and nothing is put in its place.
 */
export function jsonResumeToProfile(json: unknown): { profile: Profile; issues: ResumeIssue[] } {
  const issues: ResumeIssue[] = [];
  const resume = readItem(json, '', issues) ?? readItem({}, '', issues);
  const basics = resume?.item('basics') ?? readItem({}, 'basics', issues);
  if (resume === null || basics === null) throw new TypeError('an empty object is an item');
  const about = basics.text('summary');
  const image = basics.link('image', 'picture');
  const name = basics.name('name') ?? '';
  const links = readLinks(basics);
  const known = addressOnLinkedIn(links);
  const profile: Profile = {
    ...emptyProfile({
      platform: 'linkedin',
      type: 'linkedin-individual',
      handle: known?.handle ?? '',
      url: known?.url ?? '',
      name,
    }),
    headline: basics.line('label'),
    about: about === null ? null : { format: 'text', text: about, base: null },
    avatar: image === null ? null : { url: image, alt: name, width: null, height: null },
    location: readPlace(basics.item('location')),
    contact: {
      email: readEmail(basics),
      phone: basics.line('phone'),
      website: basics.link('url', 'website'),
      address: null,
    },
    links,
    ...readLists(resume),
  };
  return { profile, issues };
}

function readEmail(basics: ResumeItem): string | null {
  const email = basics.line('email');
  return email !== null && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/u.test(email) ? email : null;
}

/** City, region and country; the street and the postal code are nobody's business. */
function readPlace(location: ResumeItem | null): string | null {
  if (location === null) return null;
  const parts = [location.line('city'), location.line('region'), location.line('countryCode', 'country')];
  return cleanLine([...new Set(parts.filter((part) => part !== null))].join(', '));
}

function readLinks(basics: ResumeItem): Profile['links'] {
  const links = basics.items('profiles').flatMap((item): Profile['links'] => {
    const network = item.name('network');
    const url = item.link('url') ?? addressOf(network, item.line('username'));
    if (url === null) return [];
    return [
      {
        id: clip(`json-resume:profile:${url}`, 200),
        origin: { source: 'json-resume', path: clip(item.path, 300) },
        label: network ?? new URL(url).hostname.replace(/^www\./u, ''),
        url,
      },
    ];
  });
  return [...new Map(links.map((link) => [link.id, link])).values()].slice(0, 100);
}

const ADDRESSES: Record<string, string> = {
  linkedin: 'https://www.linkedin.com/in/',
  github: 'https://github.com/',
  twitter: 'https://x.com/',
  x: 'https://x.com/',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/@',
};

/** The address of an account that is given by its name only, on the networks whose addresses are known. */
function addressOf(network: string | null, username: string | null): string | null {
  const key = network?.toLowerCase() ?? '';
  const name = username?.replace(/^@/u, '') ?? '';
  const base = Object.hasOwn(ADDRESSES, key) ? ADDRESSES[key] : undefined;
  return base === undefined || !/^[\w.-]{1,100}$/u.test(name) ? null : cleanLink(`${base}${name}`);
}

function addressOnLinkedIn(links: Profile['links']): { handle: string; url: string } | null {
  for (const { url } of links) {
    const link = normalizeProfileUrl(url, null);
    if (link.ok && link.websiteType === 'linkedin-individual')
      return { handle: link.siteName, url: link.url };
  }
  return null;
}
