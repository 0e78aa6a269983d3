import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Profile } from '@tosite/validation/profile/profile';
import type { PictureRule } from '../../../pictures/picture-rule.ts';
import { clip } from '../../../text/clean-text.ts';
import { onePlace } from '../../../text/one-place.ts';
import { isHidden, shownLine, shownName, shownText } from '../../linkedin-text.ts';
import { readDate } from '../../rows/dates.ts';
import { locationsOf, peopleOf } from './company-lists.ts';
import {
  attributeOf,
  findAll,
  findFirst,
  metaOf,
  parsePage,
  structuredData,
  textOf,
  type HtmlElement,
} from './html-page.ts';
import {
  countOf,
  followersOf,
  listOf,
  pictureOf,
  readThings,
  thingOf,
  typesOf,
  wordsOf,
  type Thing,
} from './json-ld.ts';
import { firstPicture, imageAddress, leadsTo, readCount, toPicture } from './page-parts.ts';
import { postsLeftOut, type PageReading } from './person-page.ts';

type Page = ReturnType<typeof parsePage>;

const ORGANISATION =
  /Organization$|^(?:Corporation|LocalBusiness|NGO|CollegeOrUniversity|School|HighSchool|Brand|Company)$/u;

/**
 * A company's public page as a Profile; null when the page shows none. The updates on it are not taken: LinkedIn's
 * terms forbid showing its feed elsewhere.
 */
export function readCompanyPage(
  html: string,
  options: Pick<Profile, 'handle' | 'url'> & { pictureOk: PictureRule },
): PageReading | null {
  const page = parsePage(html);
  const heading = shownName(textOf(findFirst(page, { className: 'top-card-layout__title' })));
  const things = readThings(structuredData(page)).filter((thing) =>
    typesOf(thing).some((type) => ORGANISATION.test(type)),
  );
  const company = things.find((thing) => shownName(wordsOf(thing.name)) === heading) ?? things[0] ?? {};
  const name = shownName(wordsOf(company.name)) ?? heading;
  if (name === null) return null;

  const founded = foundedOf(page, company);
  const headquarters = rowOf(page, 'headquarters');
  const website = websiteOf(page, company);
  const description = descriptionOf(page, company);
  const profile: Profile = {
    ...emptyProfile({
      platform: 'linkedin',
      type: 'linkedin-company',
      handle: options.handle,
      url: options.url,
      name,
    }),
    headline: shownLine(wordsOf(company.slogan), 1000) ?? sloganOf(page),
    about: description === null ? null : { format: 'text', text: description, base: null },
    avatar: firstPicture(logosOf(page, company), name, options.pictureOk),
    banner: toPicture(coverOf(page), '', options.pictureOk),
    location: headquarters ?? placeOf(company),
    since: founded,
    contact: { email: null, phone: null, website, address: null },
    organisation: {
      industry: rowOf(page, 'industry') ?? shownLine(wordsOf(company.industry)),
      size: rowOf(page, 'size'),
      kind: rowOf(page, 'organizationType'),
      founded,
      headquarters,
      website,
      specialities: specialitiesOf(page, company),
    },
    people: peopleOf(page, options.pictureOk),
    locations: locationsOf(page, company),
    stats: {
      ...emptyStats(),
      followers: followersOf(company) ?? followersShown(page),
      employees: countOf(thingOf(company.numberOfEmployees)?.value ?? company.numberOfEmployees),
    },
  };
  const updates = findAll(page, { tag: 'article', attribute: ['data-id', 'main-feed-card'] }).length;
  return {
    profile,
    masked: isHidden(wordsOf(company.name) ?? ''),
    leftOut: postsLeftOut('updates', updates),
  };
}

/** One row of "About us": what stands beside its label. */
function rowElement(page: Page, row: string): HtmlElement | null {
  const element = findFirst(page, { attribute: ['data-test-id', `about-us__${row}`] });
  return element === null ? null : (findFirst(element, { tag: 'dd' }) ?? element);
}

function rowOf(page: Page, row: string): string | null {
  return shownLine(textOf(rowElement(page, row)));
}

function websiteOf(page: Page, company: Thing): string | null {
  const row = rowElement(page, 'website');
  const link = row === null ? null : findFirst(row, { tag: 'a' });
  const behind = link === null ? null : leadsTo(attributeOf(link, 'href'));
  const stated = listOf(company.sameAs).map((address) => leadsTo(wordsOf(address)));
  return behind ?? leadsTo(textOf(link)) ?? stated.find((address) => address !== null) ?? null;
}

function descriptionOf(page: Page, company: Thing): string | null {
  const element = findFirst(page, { attribute: ['data-test-id', 'about-us__description'] });
  const preformatted = element === null ? null : rawText(element);
  return (
    shownText(wordsOf(company.description), 200_000) ??
    shownText(preformatted, 200_000) ??
    shownText(textOf(element), 200_000)
  );
}

/** The text of an element whose spaces count. */
function rawText(element: HtmlElement): string | null {
  const only = element.childNodes.every((node) => 'value' in node);
  return only ? element.childNodes.map((node) => ('value' in node ? node.value : '')).join('') : null;
}

function sloganOf(page: Page): string | null {
  const element = findFirst(page, { className: 'top-card-layout__second-subline' });
  return shownLine(textOf(element), 1000);
}

function foundedOf(page: Page, company: Thing): string | null {
  return readDate(rowOf(page, 'foundedOn')) ?? readDate(wordsOf(company.foundingDate));
}

function placeOf(company: Thing): string | null {
  const address = thingOf(company.address);
  const parts = [address?.addressLocality, address?.addressRegion].map((part) => shownLine(wordsOf(part)));
  const place = onePlace(parts);
  return place === '' ? shownLine(wordsOf(address?.addressCountry)) : clip(place, 300);
}

/** "service design, accessibility, and plain language": the last of a list follows a word for "and". */
function specialitiesOf(page: Page, company: Thing): string[] {
  const stated = [...listOf(company.knowsAbout), ...listOf(company.keywords)].map((one) =>
    shownLine(wordsOf(one)),
  );
  const row = textOf(rowElement(page, 'specialties') ?? rowElement(page, 'specialities'));
  const listed = (row ?? '')
    .split(/[,;、،\n]/u)
    .map((one, index, all) =>
      index === all.length - 1 ? one.replace(/^\s*(?:and|et|und|y|e|en|i|ve)\s+/iu, '') : one,
    )
    .map((one) => shownLine(one));
  const known = [...listed, ...(row === null ? stated : [])].filter((one) => one !== null);
  return [...new Map(known.map((one) => [one.toLowerCase(), one])).values()].slice(0, 200);
}

function logosOf(page: Page, company: Thing): (string | null)[] {
  const image = findFirst(page, { tag: 'img', className: 'top-card-layout__entity-image' });
  return [pictureOf(company.logo), pictureOf(company.image), imageAddress(image), metaOf(page, 'og:image')];
}

function coverOf(page: Page): string | null {
  return imageAddress(
    findFirst(page, { tag: 'img', className: 'cover-img__image' }) ??
      findFirst(page, { tag: 'img', attribute: ['data-embed-id', 'cover-image'] }),
  );
}

function followersShown(page: Page): number | null {
  const line = textOf(findFirst(page, { className: 'top-card-layout__first-subline' }));
  const [, described] =
    /\|\s*([^|]{1,60}?)\s+(?:on|sur|auf|en|no|su|op)\s+LinkedIn/u.exec(
      metaOf(page, 'og:description') ?? '',
    ) ?? [];
  return readCount(line) ?? readCount(described ?? null);
}

function emptyStats(): Profile['stats'] {
  return emptyProfile({ platform: 'linkedin', type: 'linkedin-company', handle: '', url: '', name: '' })
    .stats;
}
