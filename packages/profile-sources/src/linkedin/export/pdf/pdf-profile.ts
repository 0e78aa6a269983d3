import { toEducation, type PdfEducation } from './education.ts';
import { toPositions, type PdfPosition } from './experience.ts';
import { toSections, type Section, type SectionOfLines } from './headings.ts';
import { join, rightEdge, toParagraphs } from './paragraphs.ts';
import type { PdfLine } from './pdf-lines.ts';
import type { PdfPage } from './read-pdf.ts';
import { toItems, wrapGap } from './side-items.ts';
import { splitColumns } from './split-columns.ts';

/** What a LinkedIn profile saved as PDF says. Empty texts and lists where it says nothing. */
export type PdfProfile = {
  name: string;
  headline: string;
  location: string;
  summary: string;
  /** The lines of the contact section: links, an e-mail address, a telephone number. */
  contact: string[];
  skills: string[];
  languages: { name: string; proficiency: string }[];
  certifications: string[];
  honours: string[];
  publications: string[];
  positions: PdfPosition[];
  education: PdfEducation[];
  /** All headings, as they are written. */
  headings: string[];
  /** Sections that are not read, with their lines. */
  unread: { heading: string; lines: number }[];
};

const LISTED: readonly Section[] = ['skills', 'languages', 'certifications', 'honours', 'publications'];
const OF_A_LIFE: readonly Section[] = ['experience', 'education', 'summary'];
const READ: ReadonlySet<Section> = new Set([...LISTED, ...OF_A_LIFE, 'contact']);

/** Reads the pages of a profile; null when they are not one. */
export function toPdfProfile(pages: readonly PdfPage[]): PdfProfile | null {
  const { main, side } = splitColumns(pages);
  const read = { main: toSections(main), side: toSections(side) };
  const all = [...read.main.sections, ...read.side.sections];
  const head = readHead(read.main.before);
  if (head === null || !isProfile(all, [...main, ...side])) return null;

  const linesOf = (section: Section) =>
    all.filter((one) => one.section === section).flatMap(({ lines }) => lines);
  const sideWrap = wrapGap(read.side.sections.flatMap(({ lines }) => lines));
  const sideEdge = rightEdge(side);
  const mainEdge = rightEdge(main);
  const items = (section: Section) => {
    const inSide = read.side.sections.some((one) => one.section === section);
    const lines = linesOf(section);
    return inSide ? toItems(lines, sideWrap, sideEdge) : toItems(lines, wrapGap(lines), mainEdge);
  };
  return {
    ...head,
    summary: toParagraphs(linesOf('summary'), mainEdge),
    contact: items('contact'),
    skills: items('skills'),
    languages: items('languages').map((item) => readLanguage(item)),
    certifications: items('certifications'),
    honours: items('honours'),
    publications: items('publications'),
    positions: toPositions(linesOf('experience'), mainEdge),
    education: toEducation(linesOf('education')),
    headings: all.map(({ heading }) => heading),
    unread: all.flatMap(({ section, heading, lines }) =>
      READ.has(section) || lines.length === 0 ? [] : [{ heading, lines: lines.length }],
    ),
  };
}

/** A page that is no profile may have one heading of these names, hardly two. */
function isProfile(sections: readonly SectionOfLines[], lines: readonly PdfLine[]): boolean {
  const named = new Set(
    sections.filter(({ lines: below }) => below.length > 0).map(({ section }) => section),
  );
  const hasLink = lines.some((line) => /linkedin\.com\/(?:in|pub)\//iu.test(line.text));
  const ofALife = OF_A_LIFE.filter((section) => named.has(section)).length;
  const listed = LISTED.filter((section) => named.has(section)).length;
  return ofALife > 0 && (hasLink || ofALife + listed + (named.has('contact') ? 1 : 0) >= 2);
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

/** Above the first heading: the name in the largest letters, the headline, the place. */
function readHead(lines: readonly PdfLine[]): Pick<PdfProfile, 'name' | 'headline' | 'location'> | null {
  const largest = Math.max(0, ...lines.map((line) => line.size));
  const at = lines.findIndex((line) => line.size === largest);
  const first = lines[at];
  if (first === undefined) return null;
  let end = at + 1;
  while (lines[end]?.size === largest && lines[end]?.page === first.page) end += 1;
  const name = lines
    .slice(at, end)
    .reduce((text, line) => (text === '' ? line.text : join(text, line.text)), '');
  // Older PDFs had the e-mail address here.
  const below = lines.slice(end).filter((line) => line.page === first.page && !EMAIL.test(line.text));
  if (name.length > 120 || below.length > 12) return null;
  const last = below.at(-1);
  const isPlace = below.length > 1 && last !== undefined && looksLikePlace(below, last);
  const headline = isPlace ? below.slice(0, -1) : below;
  return {
    name,
    headline: headline.reduce((text, line) => (text === '' ? line.text : join(text, line.text)), ''),
    location: isPlace ? last.text : '',
  };
}

/** The last line is the place, unless it is plainly the end of the headline. */
function looksLikePlace(below: readonly PdfLine[], last: PdfLine): boolean {
  if (/[|@•·!?]|[.…]$|^\p{Ll}/u.test(last.text) || last.text.length > 100) return false;
  const gaps = below.slice(1, -1).flatMap((line) => (line.gap === null ? [] : [line.gap]));
  const setApart = last.gap !== null && gaps.length > 0 && last.gap > Math.max(...gaps) + 0.5;
  return setApart || last.text.split(' ').length <= 8;
}

/** "French (Native or Bilingual)". */
function readLanguage(item: string): { name: string; proficiency: string } {
  const [, name = item, proficiency = ''] = /^(.+?)\s*[(（]([^()（）]+)[)）]$/u.exec(item) ?? [];
  return { name, proficiency };
}
