import { readRange } from './date-range.ts';
import { join } from './paragraphs.ts';
import type { PdfLine } from './pdf-lines.ts';

export type PdfEducation = { school: string; degree: string; start: string; end: string };

/** "Degree, field · (2008 - 2013)": the years stand last, in brackets. */
const YEARS = /[\s·•]*[(（]([^()（）]{4,60})[)）]\s*$/u;

/** Older: "Degree, field, 2008 - 2013". */
const YEARS_ALONE = /(?:^|,)\s*(\d{4}\s*[-–—]\s*\d{4})\s*$/u;

/** The schools of the education section, each with a line or two below it in smaller letters. */
export function toEducation(lines: readonly PdfLine[]): PdfEducation[] {
  const largest = Math.max(0, ...lines.map((line) => line.size));
  const oneSize = lines.every((line) => line.size > largest - 0.2);
  const entries: { school: string; details: string }[] = [];
  for (const line of lines) {
    const entry = entries.at(-1);
    const isLarge = line.size > largest - 0.2;
    const tight = line.gap !== null && line.gap <= line.size * 1.45;
    const startsEntry = oneSize
      ? !tight
      : isLarge && !(tight && entry?.details === '' && goesOn(entry.school));
    if (entry === undefined || startsEntry) entries.push({ school: line.text, details: '' });
    else if (isLarge && !oneSize) entry.school = join(entry.school, line.text);
    else entry.details = entry.details === '' ? line.text : join(entry.details, line.text);
  }
  return entries.map(({ school, details }) => ({ school, ...readDetails(details) }));
}

/** A school's name that is longer than a line. */
function goesOn(school: string): boolean {
  return school.length > 45;
}

function readDetails(details: string): Omit<PdfEducation, 'school'> {
  const years = YEARS.exec(details) ?? YEARS_ALONE.exec(details);
  const written = years?.[1]?.trim() ?? '';
  const range = readRange(written) ?? readRange(`${written} - ${written}`);
  if (years === null || range === null) {
    const alone = readRange(details);
    return alone === null ? { degree: details, start: '', end: '' } : { degree: '', ...alone };
  }
  const start = range.start === range.end && !/[-–—−]/u.test(written) ? '' : range.start;
  return { degree: details.slice(0, years.index).replace(/[\s·•,]+$/u, ''), start, end: range.end };
}
