import { typeOf, tidy, type SiteSeen } from './site-seen.ts';

/** What of structured data is looked at: each claim with the words that the source has for it. */
export type Truth = {
  name: readonly string[];
  handle: string;
  /** Titles and employers of jobs that may go on: begun, and without an end. */
  titles: readonly string[];
  employers: readonly string[];
  /** Words of every address that the source names. */
  links: readonly string[];
};

type Thing = Record<string, unknown>;

function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Thing, ...Object.values(value).flatMap(thingsIn)];
}

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).flatMap((one) =>
    typeof one === 'string'
      ? [one]
      : typeof one === 'object' && one !== null && 'name' in one
        ? [String(one.name)]
        : [],
  );

export function claimsOf(site: SiteSeen, truth: Truth): string[] {
  const things = [...site.pages.values()].flatMap((page) => page.things.flatMap(thingsIn));
  const faults = new Set<string>();
  const must = (claim: string, texts: readonly string[], allowed: readonly string[]) => {
    for (const text of texts) {
      if (!allowed.some((word) => word !== '' && tidy(text).includes(word)))
        faults.add(`${claim}: “${text}”`);
    }
  };
  for (const thing of things) {
    must('jobTitle', textsOf(thing['jobTitle']), truth.titles);
    must('worksFor', textsOf(thing['worksFor']), truth.employers);
    must('alternateName', textsOf(thing['alternateName']), [truth.handle]);
    must('sameAs', textsOf(thing['sameAs']), [...truth.links, truth.handle]);
    if (thing['@type'] === 'Person')
      must('name', textsOf(thing['name']), [...truth.name, ...truth.employers]);
  }
  return [...faults];
}

export function languageOf(site: SiteSeen, language: string): string[] {
  const faults = [...site.pages].flatMap(([path, page]) => {
    const claimed = page.things.flatMap(thingsIn).flatMap((thing) => textsOf(thing['inLanguage']));
    return [page.lang, ...claimed]
      .filter((tag) => tag !== '' && tag !== 'und' && tag.split('-')[0] !== language)
      .map((tag) => `${path} claims “${tag}” of ${language}`);
  });
  return [...new Set(faults)].slice(0, 5);
}

const ISO = /\b\d{4}-\d\d(?:-\d\d(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d))?)?/gu;
const TODAY = 3 * 86_400_000;

/** Moments that a page or a feed names and the source does not, at that precision. The publishing's own are of today. */
export function momentsOf(site: SiteSeen, dates: ReadonlySet<string>): string[] {
  const known = new Set<string>(dates);
  for (const date of dates)
    if (date.includes('T')) known.add(date.slice(0, 10)).add(date.replace(/Z$/u, '.000Z'));
  const isOk = (text: string): boolean => {
    // A year of a date that is known to the day is less than the source said, not more.
    if ([...known].some((date) => date.startsWith(text))) return true;
    const at = Date.parse(text);
    return Number.isFinite(at) && at > Date.now() - TODAY && at < Date.now() + 400 * 86_400_000;
  };
  const faults = new Set<string>();
  for (const [path, page] of site.pages) {
    for (const time of page.times) if (!isOk(time)) faults.add(`${path} <time> ${time}`);
    const data = JSON.stringify(page.things.map((thing) => onlyDates(thing)));
    for (const [moment] of data.matchAll(ISO)) if (!isOk(moment)) faults.add(`${path} data ${moment}`);
  }
  for (const [path, answer] of site.files) {
    if (!/atom|feed\+json/u.test(typeOf(answer))) continue;
    const said = answer.text.matchAll(
      /<(?:published|updated)>([^<]+)<|"date_(?:published|modified)":\s*"([^"]+)"/gu,
    );
    for (const [, atom, feed] of said) {
      const moment = atom ?? feed ?? '';
      // A feed's form asks for a moment: the day of a date is its first.
      const day = moment.slice(0, 10);
      const exact = [...known].some((date) => isOk(date) && sameMoment(date, moment));
      if (!exact && !isOk(moment) && !known.has(day)) faults.add(`${path} ${moment}`);
    }
  }
  return [...faults];
}

function sameMoment(date: string, moment: string): boolean {
  return Date.parse(date) === Date.parse(moment);
}

function onlyDates(thing: unknown): unknown {
  return thingsIn(thing).map((one) =>
    Object.entries(one).flatMap(([key, value]) =>
      /date|uploadDate|founding/iu.test(key) && typeof value === 'string' ? [value] : [],
    ),
  );
}
