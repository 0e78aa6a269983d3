import type { PlatformRecord } from '../platform-record.ts';
import { isSampleHandle } from '../sample-handle.ts';

/** `www.`, the mobile host, and the two-letter country hosts that are LinkedIn's own canonical ones. */
const HOST = /^(?:(?:www|m|[a-z]{2})\.)?linkedin\.com$/u;

const ASCII_PERSON = /^[a-z0-9-]{3,100}$/iu;
const PERSON = /^[\p{L}\p{M}\p{N}-]{1,100}$/u;
/** Company addresses keep some of the punctuation of the company's name. */
const COMPANY = /^[\p{L}\p{M}\p{N}\-_.&'+,]{1,100}$/u;

/** Addresses below /in and /company that are LinkedIn's own pages: the viewer's profile, the flow that makes a page. */
const NO_PERSON = new Set(['me', 'edit', 'unavailable']);
const NO_COMPANY = new Set(['setup', 'unavailable']);

const PERSON_TABS = new Set(['recent-activity', 'details', 'detail', 'overlay', 'edit']);
const COMPANY_TABS = new Set([
  'about',
  'admin',
  'events',
  'insights',
  'jobs',
  'life',
  'mycompany',
  'people',
  'posts',
  'products',
  'services',
  'updates',
  'videos',
]);
/** The last segment of a profile that is written in several languages. */
const LOCALE = /^[a-z]{2}(?:[-_][a-z]{2})?$/iu;

export const LINKEDIN = {
  name: 'LinkedIn',
  link: {
    host: 'linkedin.com',
    isHost: (host) => HOST.test(host),
    profileAt: (segments) => {
      // The mobile web puts its own name before the path.
      const [kind, name, tab] = segments[0] === 'mwlite' ? segments.slice(1) : segments;
      if (kind === undefined || name === undefined) return null;
      const isCompany = kind.toLowerCase() === 'company';
      if (!isCompany && kind.toLowerCase() !== 'in') return null;
      if (tab !== undefined) {
        const known = isCompany ? COMPANY_TABS.has(tab) : PERSON_TABS.has(tab) || LOCALE.test(tab);
        if (!known) return null;
      }
      return isCompany ? companyAddress(name) : personAddress(name);
    },
    profileOf: personAddress,
    written: /^https?:\/\/(?:www\.)?linkedin\.com\/(?:in|company)\/[A-Za-z0-9-]+\/?$/u,
    dottedNames: false,
    typeAt: (segments) =>
      segments.find((segment) => segment !== 'mwlite')?.toLowerCase() === 'company'
        ? 'linkedin-company'
        : 'linkedin-individual',
  },
  upstream: {
    linkedinApi: 'https://api.linkedin.com',
    linkedin: 'https://www.linkedin.com',
  },
  types: {
    'linkedin-individual': {
      kind: 'person',
      theme: 'atelier',
      suits: ['swiss', 'ledger', 'aurora', 'broadsheet', 'terminal', 'cinema', 'gallery'],
      sections: [
        'hero',
        'about',
        'experience',
        'education',
        'skills',
        'certifications',
        'projects',
        'recommendations',
        'languages',
        'volunteering',
        'organisations',
        'honours',
        'publications',
        'contact',
      ],
    },
    'linkedin-company': {
      kind: 'company',
      theme: 'ledger',
      suits: ['atelier', 'broadsheet', 'swiss', 'aurora', 'terminal', 'cinema', 'gallery'],
      sections: ['hero', 'about', 'facts', 'specialities', 'updates', 'people', 'locations', 'contact'],
    },
  },
  actions: { connect: true, import: true },
  showsEmail: false,
  caseCounts: false,
  pictureHosts: ['media.licdn.com'],
  signedPictures: ['licdn.com'],
  colours: {
    accent: ['#0a66c2', '#78b7f5'],
    accentText: ['#0a66c2', '#78b7f5'],
    field: ['#0a5cb0', '#0f3562'],
    thread: ['#b9dcff', '#8cc4fb'],
    wash: ['#eff4f9', '#141b23'],
  },
} as const satisfies PlatformRecord;

function personAddress(name: string): string | null {
  const fits = isSampleHandle(name) || (isAscii(name) ? ASCII_PERSON : PERSON).test(name);
  if (!fits || !/[\p{L}\p{N}]/u.test(name) || NO_PERSON.has(name.toLowerCase())) return null;
  return `https://linkedin.com/in/${encodeURIComponent(name)}`;
}

function companyAddress(name: string): string | null {
  if (!COMPANY.test(name) || !/[\p{L}\p{N}]/u.test(name) || NO_COMPANY.has(name.toLowerCase())) return null;
  return `https://linkedin.com/company/${encodeURIComponent(name)}`;
}

function isAscii(text: string): boolean {
  return /^[!-~]*$/u.test(text);
}
