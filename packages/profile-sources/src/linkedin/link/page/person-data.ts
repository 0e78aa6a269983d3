import type { Profile } from '@tosite/validation/profile/profile';
import { shownLine, shownName } from '../../linkedin-text.ts';
import { readDate } from '../../rows/dates.ts';
import { stableId } from '../../rows/stable-id.ts';
import { listOf, thingOf, thingsOf, typesOf, wordsOf, type Thing } from './json-ld.ts';
import { profileAddress } from './page-parts.ts';

/* What a person's structured data says that their page does not show, or shows less exactly. */

export const PAGE_DATA = 'linkedin:page';
const origin = (path: string) => ({ source: PAGE_DATA, path: `Person.${path}` });

export function toLanguages(person: Thing): Profile['spokenLanguages'] {
  return listOf(person.knowsLanguage).flatMap((language) => {
    const name = shownLine(wordsOf(language));
    if (name === null) return [];
    return [{ id: stableId('language', name), origin: origin('knowsLanguage'), name, proficiency: null }];
  });
}

export function toHonours(person: Thing): Profile['honours'] {
  return [...listOf(person.awards), ...listOf(person.award)].flatMap((award) => {
    const title = shownLine(wordsOf(award));
    if (title === null) return [];
    return [
      {
        id: stableId('honour', title),
        origin: origin('awards'),
        title,
        issuer: null,
        issued: null,
        description: null,
      },
    ];
  });
}

export function toMemberships(person: Thing): Profile['organisations'] {
  return thingsOf(person.memberOf).flatMap((organisation) => {
    const name = shownName(wordsOf(organisation.name));
    if (name === null) return [];
    const role = thingOf(organisation.member);
    const start = readDate(wordsOf(role?.startDate));
    return [
      {
        id: stableId('organisation', name, start),
        origin: origin('memberOf'),
        name,
        handle: null,
        description: null,
        role: null,
        start,
        end: readDate(wordsOf(role?.endDate)),
        url: profileAddress(wordsOf(organisation.url)),
        avatar: null,
      },
    ];
  });
}

/** Articles that the person published on LinkedIn: titles and addresses. Posts are not taken. */
export function toArticles(things: readonly Thing[]): Profile['publications'] {
  return things.flatMap((thing) => {
    const title = shownLine(wordsOf(thing.headline) ?? wordsOf(thing.name));
    if (!typesOf(thing).some((type) => /^(?:News|Blog)?Article$/u.test(type)) || title === null) return [];
    return [
      {
        id: stableId('publication', title, 'LinkedIn'),
        origin: { source: PAGE_DATA, path: 'Article' },
        title,
        publisher: 'LinkedIn',
        published: readDate(wordsOf(thing.datePublished)),
        url: profileAddress(wordsOf(thing.url)),
        description: null,
      },
    ];
  });
}
