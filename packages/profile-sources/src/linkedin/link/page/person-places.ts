import type { Profile } from '@tosite/validation/profile/profile';
import { withDistinctIds, contentOf, withoutRepeats } from '../../../identity/distinct-ids.ts';
import { isHidden, shownLine, shownName, shownText } from '../../linkedin-text.ts';
import { isAhead, meansPresent, readDate, type Period } from '../../rows/dates.ts';
import { byCurrentThenStart } from '../../rows/rows-with-periods.ts';
import { stableId } from '../../rows/stable-id.ts';
import {
  attributeOf,
  findAll,
  findAround,
  findFirst,
  textOf,
  type HtmlElement,
  type parsePage,
} from './html-page.ts';
import { listOf, thingOf, thingsOf, typesOf, wordsOf, type Thing } from './json-ld.ts';
import { profileAddress, timesOf } from './page-parts.ts';
import { PAGE_DATA } from './person-data.ts';

/* Where a person works, worked and learnt: from the lists of the page, else from its structured data. */

export type Places = {
  page: ReturnType<typeof parsePage>;
  person: Thing;
  /** `2026-11-20`; null: nothing is taken to lie ahead. */
  today: string | null;
};

type Job = Profile['experience'][number];
type School = Profile['education'][number];
const origin = (path: string) => ({ source: PAGE_DATA, path });

/** Jobs as they are shown. One whose title is hidden is left out whole; one that never had a title has none. */
export function experienceOf(places: Places): Job[] {
  const shown = jobElements(places.page).flatMap((element) => toJob(element, places));
  const stated = shown.length > 0 ? [] : currentJobs(places);
  return byCurrentThenStart(withoutTwins([...shown, ...stated]));
}

/** A page repeats itself; two contracts of one name are two. */
function withoutTwins<T extends Job | School>(items: readonly T[]): T[] {
  return withDistinctIds(withoutRepeats(items, contentOf));
}

const MAX_PLACES = 300;
const JOB = /(?:^|\s)(?:experience-item|experience-group-position|position)(?:\s|$)/u;
const GROUP = /(?:^|\s)experience-group(?:\s|$)/u;

function jobElements(page: Places['page']): HtmlElement[] {
  return findAll(page, { tag: 'li', attribute: ['class', JOB] })
    .filter((element) => !GROUP.test(attributeOf(element, 'class') ?? ''))
    .slice(0, MAX_PLACES);
}

function toJob(element: HtmlElement, { person, today }: Places): Job[] {
  const written = textOf(
    partOf(element, [
      'experience-item__title',
      'profile-section-card__title',
      'result-card__title',
      'item-title',
    ]),
  );
  if (written !== null && isHidden(written)) return [];
  const title = shownLine(written);
  const group = findAround(element, { attribute: ['class', GROUP] });
  const company =
    group === null
      ? partOf(element, [
          'experience-item__subtitle',
          'profile-section-card__subtitle',
          'result-card__subtitle',
          'item-subtitle',
        ])
      : partOf(group, ['experience-group-header__company', 'experience-group-header__title']);
  const organisation = shownName(textOf(company));
  if (title === null && organisation === null) return [];
  const when = periodOf(element, attributeOf(element, 'data-section') === 'currentPositionsDetails', today);
  const link =
    company === null ? null : (findFirst(company, { tag: 'a' }) ?? findAround(company, { tag: 'a' }));
  const described = partOf(element, [
    'show-more-less-text__text--more',
    'show-more-less-text__text--less',
    'experience-item__description',
    'experience-group-position__description',
    'description',
  ]);
  return [
    {
      id: stableId('experience', organisation, title, when.start),
      origin: origin('experience'),
      ...when,
      title,
      organisation,
      organisationUrl:
        (organisation === null ? null : profileAddress(addressOfCompany(organisation, person))) ??
        profileAddress(link === null ? null : attributeOf(link, 'href')),
      location: shownLine(
        textOf(
          partOf(element, ['experience-item__location', 'experience-group-position__location', 'location']),
        ),
      ),
      description: shownText(textOf(described)),
      skills: [],
      logo: null,
    },
  ];
}

function addressOfCompany(name: string, person: Thing): string | null {
  const companies = [...thingsOf(person.worksFor), ...thingsOf(person.alumniOf)];
  return wordsOf(companies.find((company) => shownName(wordsOf(company.name)) === name)?.url);
}

/** The jobs that the structured data names: titles and employers in two lists that go together when equally long. */
function currentJobs({ person, today }: Places): Job[] {
  const employers = thingsOf(person.worksFor);
  const titles = listOf(person.jobTitle).map((title) => shownLine(wordsOf(title)));
  if (employers.length !== titles.length) return [];
  return employers.flatMap((employer, index): Job[] => {
    const title = titles[index] ?? null;
    if (title === null) return [];
    const organisation = shownName(wordsOf(employer.name));
    const when = statedPeriod(employer);
    return [
      {
        id: stableId('experience', organisation, title, when.start),
        origin: origin('Person.worksFor'),
        ...when,
        current: when.end === null && !isAhead(when.start, today),
        title,
        organisation,
        organisationUrl: profileAddress(wordsOf(employer.url)),
        location: null,
        description: shownText(wordsOf(thingOf(employer.member)?.description)),
        skills: [],
        logo: null,
      },
    ];
  });
}

/** Schools of the page with their degrees, then those that only the structured data names. */
export function educationOf({ page, person, today }: Places): School[] {
  const stated = thingsOf(person.alumniOf).filter((place) =>
    typesOf(place).some((type) => /Educational|College|School|University/u.test(type)),
  );
  const shown = schoolElements(page).flatMap((element): School[] => {
    const school = shownName(
      textOf(partOf(element, ['profile-section-card__title', 'result-card__title', 'item-title'])),
    );
    if (school === null) return [];
    const degree = shownLine(
      textOf(partOf(element, ['profile-section-card__subtitle', 'result-card__subtitle', 'item-subtitle'])),
    );
    const when = periodOf(element, false, today);
    const described = partOf(element, [
      'show-more-less-text__text--more',
      'show-more-less-text__text--less',
      'education__item--details',
    ]);
    return [
      {
        ...emptySchool('education'),
        id: stableId('education', school, degree, when.start),
        ...when,
        school,
        degree,
        description: shownText(textOf(described)),
      },
    ];
  });
  const names = new Set(shown.map(({ school }) => school));
  const others = stated.flatMap((place): School[] => {
    const school = shownName(wordsOf(place.name));
    if (school === null || names.has(school)) return [];
    const when = statedPeriod(place);
    return [
      {
        ...emptySchool('Person.alumniOf'),
        id: stableId('education', school, null, when.start),
        ...when,
        school,
      },
    ];
  });
  return withoutTwins([...shown, ...others]);
}

function schoolElements(page: Places['page']): HtmlElement[] {
  return findAll(page, {
    tag: 'li',
    attribute: ['class', /(?:^|\s)(?:education__list-item|education-item|school)(?:\s|$)/u],
  }).slice(0, MAX_PLACES);
}

function emptySchool(path: string): Omit<School, 'id' | 'school' | keyof Period> {
  return {
    origin: origin(path),
    degree: null,
    field: null,
    grade: null,
    activities: null,
    description: null,
    logo: null,
  };
}

/** The first of these classes that the element has below it: layouts of several years. */
function partOf(element: HtmlElement, classNames: readonly string[]): HtmlElement | null {
  for (const className of classNames) {
    const found = findFirst(element, { className });
    if (found !== null) return found;
  }
  return null;
}

function periodOf(element: HtmlElement, isCurrent: boolean, today: string | null): Period {
  const range = findFirst(element, { attribute: ['class', /(?:^|\s)date-range(?:\s|$)/u] }) ?? element;
  const { start, end, open } = timesOf(range);
  const [from, to] = [readDate(start), readDate(end)];
  return {
    start: from,
    end: to,
    current:
      to === null && from !== null && (isCurrent || open || meansPresent(end)) && !isAhead(from, today),
  };
}

function statedPeriod(place: Thing): Period {
  const role = thingOf(place.member);
  return { start: readDate(wordsOf(role?.startDate)), end: readDate(wordsOf(role?.endDate)), current: false };
}
