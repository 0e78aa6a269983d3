import type { Profile } from '@tosite/validation/profile/profile';
import { withDistinctIds, contentOf, withoutRepeats } from '../../../identity/distinct-ids.ts';
import type { PictureRule } from '../../../pictures/picture-rule.ts';
import { clip } from '../../../text/clean-text.ts';
import { shownLine, shownName } from '../../linkedin-text.ts';
import { stableId } from '../../rows/stable-id.ts';
import { attributeOf, findAll, findAround, findFirst, textOf, type parsePage } from './html-page.ts';
import { thingOf, thingsOf, wordsOf, type Thing } from './json-ld.ts';
import { imageAddress, profileAddress, toPicture } from './page-parts.ts';
import { PAGE_DATA } from './person-data.ts';

/* The lists of a company's page: people who work there, as far as the page names them, and places. */

type Page = ReturnType<typeof parsePage>;
type Location = Profile['locations'][number];

export function peopleOf(page: Page, pictureOk: PictureRule): Profile['people'] {
  const section =
    findFirst(page, { tag: 'section', attribute: ['data-test-id', 'employees-at'] }) ??
    findFirst(page, { tag: 'section', className: 'employees' });
  if (section === null) return [];
  return withoutTwins(
    findAll(section, { tag: 'li' }).flatMap((item): Profile['people'] => {
      const name = shownName(textOf(findFirst(item, { tag: 'h3' })));
      if (name === null || name === 'LinkedIn Member') return [];
      const link = findFirst(item, { tag: 'a' });
      const url = profileAddress(link === null ? null : attributeOf(link, 'href'));
      return [
        {
          id: stableId('person', url ?? name),
          origin: { source: PAGE_DATA, path: 'employees-at' },
          name,
          title: shownLine(textOf(findFirst(item, { tag: 'h4' }))),
          url,
          picture: toPicture(imageAddress(findFirst(item, { tag: 'img' })), name, pictureOk),
        },
      ];
    }),
  );
}

/** A page repeats itself; two people of one name are two. */
function withoutTwins<T extends { id: string; origin: unknown }>(items: readonly T[]): T[] {
  return withDistinctIds(withoutRepeats(items, contentOf));
}

/** The offices that the page lists; the one that the structured data takes apart is taken apart here too. */
export function locationsOf(page: Page, company: Thing): Location[] {
  const stated = thingsOf(company.address).flatMap((address) => statedLocation(address));
  const listed = findAll(page, { attribute: ['id', /^address-\d+$/u] }).flatMap(
    (element, index): Location[] => {
      const lines = findAll(element, { tag: 'p' })
        .map((line) => shownLine(textOf(line)))
        .filter((line) => line !== null);
      const written = lines.length > 0 ? lines : [shownLine(textOf(element))].filter((line) => line !== null);
      const [first] = written;
      if (first === undefined) return [];
      const item = findAround(element, { tag: 'li' });
      const primary = item !== null && findFirst(item, { className: 'tag-sm' }) !== null;
      const label = clip(written.join(', '), 300);
      const known = stated.find(({ street }) => street !== null && street === first);
      const place = { id: stableId('location', label), origin: origin(`locations/${index}`), primary };
      if (known !== undefined) return [{ ...known, ...place }];
      return [{ ...NOWHERE, ...place, label }];
    },
  );
  return withoutTwins(listed.length > 0 ? listed : stated).slice(0, 300);
}

const NOWHERE = { label: null, street: null, city: null, region: null, postcode: null, country: null };
const origin = (path: string) => ({ source: PAGE_DATA, path });

function statedLocation(address: Thing): Location[] {
  const field = (name: string) => shownLine(wordsOf(address[name]) ?? wordsOf(thingOf(address[name])?.name));
  const place = {
    street: field('streetAddress'),
    city: field('addressLocality'),
    region: field('addressRegion'),
    postcode: field('postalCode'),
    country: field('addressCountry'),
  };
  const written = Object.values(place).filter((part) => part !== null);
  if (written.length === 0) return [];
  return [
    {
      id: stableId('location', ...written),
      origin: origin('Organization.address'),
      label: null,
      ...place,
      primary: true,
    },
  ];
}
