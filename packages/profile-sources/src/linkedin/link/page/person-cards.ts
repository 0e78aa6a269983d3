import type { Profile } from '@tosite/validation/profile/profile';
import { withDistinctIds, contentOf, withoutRepeats } from '../../../identity/distinct-ids.ts';
import { shownLine, shownText } from '../../linkedin-text.ts';
import { isAhead, meansPresent, readDate } from '../../rows/dates.ts';
import { stableId } from '../../rows/stable-id.ts';
import { attributeOf, findAll, findFirst, textOf, type HtmlElement, type parsePage } from './html-page.ts';
import { leadsTo, profileAddress, timesOf } from './page-parts.ts';
import { PAGE_DATA } from './person-data.ts';

/* The smaller sections of a person's page: each a list of cards with a title, a second line, dates and a text. */

type Page = ReturnType<typeof parsePage>;
type Card = {
  title: string;
  subtitle: string | null;
  start: string | null;
  end: string | null;
  current: boolean;
  description: string | null;
  url: string | null;
};

type Cards = Pick<
  Profile,
  | 'certifications'
  | 'volunteering'
  | 'projects'
  | 'spokenLanguages'
  | 'honours'
  | 'publications'
  | 'organisations'
>;

export function cardsOf(page: Page, today: string | null): Cards {
  const read = <T extends { id: string }>(
    section: RegExp,
    path: string,
    toItem: (card: Card, base: Base) => T,
  ) => {
    const cards = cardsIn(page, section, today);
    // A page repeats itself; what differs in any word is another thing.
    return withDistinctIds(
      withoutRepeats(
        cards.map((card) => toItem(card, { origin: { source: PAGE_DATA, path } })),
        contentOf,
      ),
    );
  };
  return {
    certifications: read(/^certif/iu, 'certifications', (card, base) => ({
      ...base,
      id: stableId('certification', card.title, card.subtitle, card.start),
      name: card.title,
      issuer: card.subtitle,
      issued: card.start,
      expires: card.end,
      url: card.url,
      licence: null,
    })),
    volunteering: read(/^volunteer/iu, 'volunteering', (card, base) => ({
      ...base,
      id: stableId('volunteering', card.subtitle, card.title, card.start),
      start: card.start,
      end: card.end,
      current: card.current,
      role: card.title,
      organisation: card.subtitle,
      cause: null,
      description: card.description,
    })),
    projects: read(/^(?:personal-)?project/iu, 'projects', (card, base) => ({
      ...base,
      id: stableId('project', card.title, card.start),
      name: card.title,
      description: card.description,
      url: card.url,
      homepage: null,
      start: card.start,
      end: card.end,
      updatedAt: null,
      stars: null,
      forks: null,
      language: null,
      topics: [],
      licence: null,
      pinned: false,
      fork: false,
      archived: false,
      picture: null,
    })),
    spokenLanguages: read(/^language/iu, 'languages', (card, base) => ({
      ...base,
      id: stableId('language', card.title),
      name: card.title,
      proficiency: card.subtitle,
    })),
    honours: read(/^(?:honou?r|award)/iu, 'awards', (card, base) => ({
      ...base,
      id: stableId('honour', card.title),
      title: card.title,
      issuer: card.subtitle,
      issued: card.start,
      description: card.description,
    })),
    publications: read(/^publication/iu, 'publications', (card, base) => ({
      ...base,
      id: stableId('publication', card.title, card.subtitle),
      title: card.title,
      publisher: card.subtitle,
      published: card.start,
      url: card.url,
      description: card.description,
    })),
    organisations: read(/^organi[sz]ation/iu, 'organizations', (card, base) => ({
      ...base,
      id: stableId('organisation', card.title, card.start),
      name: card.title,
      handle: null,
      description: card.description,
      role: card.subtitle,
      start: card.start,
      end: card.end,
      url: null,
      avatar: null,
    })),
  };
}

type Base = { origin: { source: string; path: string } };

function cardsIn(page: Page, section: RegExp, today: string | null): Card[] {
  const sections = findAll(page, { tag: 'section' }).filter((element) =>
    [attributeOf(element, 'data-section'), ...(attributeOf(element, 'class') ?? '').split(/\s+/u)].some(
      (name) => name !== null && section.test(name),
    ),
  );
  return sections
    .flatMap((element) => findAll(element, { tag: 'li' }))
    .slice(0, 300)
    .flatMap((element) => toCard(element, today));
}

function toCard(element: HtmlElement, today: string | null): Card[] {
  const heading = findFirst(element, { tag: 'h3' });
  const title = shownLine(textOf(heading));
  if (title === null) return [];
  const range = findFirst(element, { className: 'date-range' });
  const times = timesOf(range ?? element);
  const start = readDate(times.start);
  const end = readDate(times.end);
  const link =
    heading === null ? null : (findFirst(heading, { tag: 'a' }) ?? findFirst(element, { tag: 'a' }));
  const described =
    findFirst(element, { className: 'show-more-less-text__text--more' }) ??
    findFirst(element, { className: 'show-more-less-text__text--less' });
  return [
    {
      title,
      subtitle: shownLine(textOf(findFirst(element, { tag: 'h4' }))),
      start,
      end,
      current:
        end === null && start !== null && (times.open || meansPresent(times.end)) && !isAhead(start, today),
      description: shownText(textOf(described)),
      url: link === null ? null : outwards(attributeOf(link, 'href')),
    },
  ];
}

/** Where a card's link leads; an address of LinkedIn's own only when it is nobody's redirect. */
function outwards(address: string | null): string | null {
  return leadsTo(address) ?? (address?.includes('/redir/') === true ? null : profileAddress(address));
}
