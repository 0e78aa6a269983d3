import { normalizeProfileUrl } from '@tosite/validation/platforms';
import { PROFILE_LISTS, type Profile } from '@tosite/validation/profile/profile';
import { datesMessages } from '../../left-out/dates-messages.ts';
import { leftOutMessages } from '../../left-out/left-out-messages.ts';
import { createTally } from '../../left-out/tally.ts';
import { languageOfWords } from '../rows/header-language.ts';
import { linkedInRowsToProfile, type LinkedInRows } from '../rows/rows-to-profile.ts';
import { shownName } from '../../import/archive/archive-failures.ts';
import type { ImportContext } from '../../import/import-context.ts';
import type { ImportResult } from '../../import/import-result.ts';
import { notAProfile, pdfHasNoText } from './pdf/pdf-failures.ts';
import { toPdfProfile, type PdfProfile } from './pdf/pdf-profile.ts';
import { readPdf } from './pdf/read-pdf.ts';

const SOURCE = 'linkedin:pdf';
/** Fewer letters than this on all pages together are a stamp or a page number. */
const LEAST_LETTERS = 20;

/** A profile from LinkedIn's "Save to PDF". Throws ImportFailure for any other PDF. */
export async function importLinkedInPdf(
  file: { bytes: Uint8Array; name: string },
  context: ImportContext,
): Promise<ImportResult> {
  const { signal, onProgress } = context;
  const pages = await readPdf(file.bytes, { name: file.name, signal, ...(onProgress && { onProgress }) });
  const letters = pages.flatMap(({ items }) => items).reduce((sum, { text }) => sum + text.trim().length, 0);
  if (letters < LEAST_LETTERS) throw pdfHasNoText(file.name);
  const read = toPdfProfile(pages);
  if (read === null) throw notAProfile(file.name);
  const known = context.known ?? ownAddress(read.contact);
  const tally = createTally();
  const now = context.now().toISOString();
  const profile = linkedInRowsToProfile(toRows(read), {
    source: 'linkedin:export',
    ...(known === null ? {} : { known }),
    language: languageOfWords(read.headings),
    today: now.slice(0, 10),
    tally,
  });
  const table = shownName(file.name);
  const contacts = read.contact.filter((line) => toWebsite(line).length === 0 && !isLinkedIn(line));
  tally.add({ table, column: 'contact' }, 'private', contacts.length);
  for (const { heading, lines } of read.unread) tally.add({ table, column: heading }, 'unsupported', lines);
  const leftOut = tally.list();
  return {
    profile: fromPdf(profile),
    report: {
      method: SOURCE,
      fetchedAt: now,
      warnings: [{ id: 'source.pdfHoldsLess' }, ...datesMessages(profile), ...leftOutMessages(leftOut)],
      leftOut,
      next: ['import', 'form'],
    },
    pictures: [],
    unusable: [],
  };
}

/** The same columns as the files of the export, so that one mapper serves both, and ids agree. */
export function toRows(read: PdfProfile): LinkedInRows {
  return {
    profile: [
      {
        'First Name': read.name,
        'Last Name': '',
        Headline: read.headline,
        Summary: read.summary,
        'Geo Location': read.location,
        Websites: `[${read.contact.flatMap((line) => toWebsite(line)).join(',')}]`,
      },
    ],
    positions: read.positions.map((position) => ({
      'Company Name': position.company,
      Title: position.title,
      Description: position.description,
      Location: position.location,
      'Started On': position.start,
      'Finished On': position.end,
    })),
    education: read.education.map(({ school, degree, start, end }) => ({
      'School Name': school,
      'Degree Name': degree,
      'Start Date': start,
      'End Date': end,
    })),
    skills: read.skills.map((name) => ({ Name: name })),
    languages: read.languages.map(({ name, proficiency }) => ({ Name: name, Proficiency: proficiency })),
    certifications: read.certifications.map((name) => ({ Name: name, Authority: '' })),
    honors: read.honours.map((title) => ({ Title: title, 'Issued On': '' })),
    publications: read.publications.map((name) => ({ Name: name, Publisher: '' })),
  };
}

/** "mireille.example.com (Portfolio)"; the address of the profile itself, e-mail and telephone are no websites. */
function toWebsite(line: string): string[] {
  const [, address = '', kind = ''] = /^(\S+)(?:\s*[(（]([^()（）]{1,40})[)）])?$/u.exec(line) ?? [];
  const isSite = /^(?:https?:\/\/)?[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#:]\S*)?$/iu.test(address);
  if (!isSite || isLinkedIn(address)) return [];
  const url = /^https?:/iu.test(address) ? address : `https://${address}`;
  return [kind === '' ? url : `${kind}:${url}`];
}

function isLinkedIn(address: string): boolean {
  return /^(?:https?:\/\/)?(?:[\w-]+\.)?linkedin\.com\//iu.test(address);
}

/** The address of the profile, from the contact lines. */
function ownAddress(contact: readonly string[]): { handle: string; url: string } | null {
  for (const line of contact) {
    const [address = ''] = line.split(' ');
    if (!isLinkedIn(address)) continue;
    const link = normalizeProfileUrl(address, null);
    if (link.ok && link.websiteType === 'linkedin-individual')
      return { handle: link.siteName, url: link.url };
  }
  return null;
}

/** Every item says that a PDF was its source. */
function fromPdf(profile: Profile): Profile {
  const copy = structuredClone(profile);
  for (const list of PROFILE_LISTS) {
    for (const item of copy[list]) item.origin = { source: SOURCE, path: list };
  }
  return copy;
}
