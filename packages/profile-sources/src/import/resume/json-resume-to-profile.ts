import { normalizeProfileUrl } from '@tosite/validation/platforms';
import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Profile } from '@tosite/validation/profile/profile';
import type { LeftOut } from '@tosite/validation/profile/source-report';
import type { Message } from '@tosite/validation/messages/message';
import { createTally } from '../../left-out/tally.ts';
import { cleanLine } from '../../text/clean-text.ts';
import { languageTag } from '../../text/language-tag.ts';
import { onePlace } from '../../text/one-place.ts';
import { richWords } from '../../text/markup/plain-words.ts';
import { readContact } from './resume-contact.ts';
import { daysAreMonths } from './resume-dates.ts';
import { readItem, type ResumeItem, type ResumeReading } from './resume-reader.ts';
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
  const item = readItem(json, '', newReading(false, null));
  if (item === null) return false;
  const sections = SECTIONS.filter((key) => item.keys.includes(key)).length;
  return (
    sections >= 2 ||
    (item.item('basics')?.keys.some((key) => ['name', 'label', 'summary'].includes(key)) ?? false)
  );
}

function newReading(areMonths: boolean, today: string | null): ResumeReading {
  return {
    tally: createTally(),
    issues: new Map(),
    daysAreMonths: areMonths,
    isPlain: false,
    today,
  };
}

export type ReadResume = {
  profile: Profile;
  /** What could not be used, each in a sentence. */
  issues: Message[];
  leftOut: LeftOut[];
};

/**
 * A JSON Resume as a Profile, and what of it could not be used. Takes any document: whatever is absent, null or of
 * another type is left out and said, and nothing is put in its place. `today`: `2026-11-20`.
 */
export function jsonResumeToProfile(json: unknown, today: string | null = null): ReadResume {
  const reading = newReading(daysAreMonths(json), today);
  const resume = readItem(json, '', reading) ?? readItem({}, '', reading);
  const basics = resume?.item('basics') ?? readItem({}, 'basics', reading);
  if (resume === null || basics === null) throw new TypeError('an empty object is an item');
  const meta = resume.item('meta');
  // In the files that we write: nothing has to be guessed.
  if (meta?.line('texts') === 'plain') reading.isPlain = true;
  if (meta?.line('dates') === 'exact') reading.daysAreMonths = false;
  const image = basics.link('image', 'picture');
  const name = basics.name('name') ?? '';
  const place = basics.item('location');
  const { contact, links, own } = readContact(basics, place);
  const known = addressOnLinkedIn(own === null ? links : [own]);
  const profile: Profile = {
    ...emptyProfile({
      platform: 'linkedin',
      type: 'linkedin-individual',
      handle: known?.handle ?? '',
      url: known?.url ?? '',
      name,
    }),
    headline: cleanLine(basics.text('label'), 1000),
    about: readAbout(basics, reading.isPlain),
    avatar: image === null ? null : { url: image, alt: name, width: null, height: null },
    location: readPlace(place),
    language: languageTag(meta?.line('language', 'locale', 'lang') ?? basics.line('language', 'locale')),
    contact,
    links,
    ...readLists(resume, basics),
  };
  // About the document, not about the person.
  for (const key of OF_THE_DOCUMENT) resume.line(key);
  for (const key of ['version', 'canonical', 'lastModified', 'theme']) meta?.line(key);
  resume.countUnread();
  return { profile, issues: [...reading.issues.values()], leftOut: reading.tally.list() };
}

const OF_THE_DOCUMENT = ['$schema', '$id', 'version'];

/** The words in the format that keeps their lists and links; ours say which that is. */
function readAbout(basics: ResumeItem, isPlain: boolean): Profile['about'] {
  const rich = basics.item('about');
  const summary = basics.raw('summary');
  const format = rich?.line('format');
  const text = rich?.raw('text') ?? null;
  if (format === 'markdown' && text !== null) {
    const places = (['linkBase', 'root', 'linkRoot'] as const).flatMap((key) => {
      const place = rich?.link(key) ?? null;
      return place === null ? [] : [[key, place] as const];
    });
    return { format, text, base: rich?.link('base') ?? null, ...Object.fromEntries(places) };
  }
  if (summary === null) return null;
  return { ...(isPlain ? { format: 'text', text: summary } : richWords(summary)), base: null };
}

/** City, region and country, as one line. */
function readPlace(location: ResumeItem | null): string | null {
  if (location === null) return null;
  const parts = [location.line('city'), location.line('region'), location.line('countryCode', 'country')];
  return cleanLine(onePlace(parts));
}

function addressOnLinkedIn(links: Profile['links']): { handle: string; url: string } | null {
  for (const { url } of links) {
    const link = normalizeProfileUrl(url, null);
    if (link.ok && link.websiteType === 'linkedin-individual')
      return { handle: link.siteName, url: link.url };
  }
  return null;
}
