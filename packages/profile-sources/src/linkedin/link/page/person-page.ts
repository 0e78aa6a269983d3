import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Profile } from '@tosite/validation/profile/profile';
import type { LeftOut } from '@tosite/validation/profile/source-report';
import type { PictureRule } from '../../../pictures/picture-rule.ts';
import { clip } from '../../../text/clean-text.ts';
import { isHidden, shownLine, shownName, shownText } from '../../linkedin-text.ts';
import { decodeEntities } from '../../../text/decode-entities.ts';
import { joinTellings } from '../../../identity/distinct-ids.ts';
import {
  findAll,
  findFirst,
  metaOf,
  parsePage,
  structuredData,
  textOf,
  type HtmlElement,
} from './html-page.ts';
import {
  followersOf,
  listOf,
  pictureOf,
  readThings,
  thingOf,
  typesOf,
  wordsOf,
  type Thing,
} from './json-ld.ts';
import { firstPicture, imageAddress } from './page-parts.ts';
import { toArticles, toHonours, toLanguages, toMemberships } from './person-data.ts';
import { educationOf, experienceOf, type Places } from './person-places.ts';
import { cardsOf } from './person-cards.ts';

export type PageReading = {
  profile: Profile;
  /** True when LinkedIn showed asterisks in place of facts. */
  masked: boolean;
  /** What the page shows besides, counted: posts, which are not shown elsewhere. */
  leftOut: LeftOut[];
};

type Page = ReturnType<typeof parsePage>;
type Known = Pick<Profile, 'handle' | 'url'>;

/** A person's public page as a Profile; null when the page shows nobody. Pure; takes any page. */
export function readPersonPage(
  html: string,
  options: Known & { pictureOk: PictureRule; today?: string },
): PageReading | null {
  const today = options.today ?? null;
  const page = parsePage(html);
  const things = readThings(structuredData(page));
  const person = things.find((thing) => typesOf(thing).includes('Person')) ?? {};
  const name = nameOf(page, person);
  if (name === null) return null;

  const places: Places = { page, person, today };
  const cards = cardsOf(page, today);
  const profile: Profile = {
    ...emptyProfile({
      platform: 'linkedin',
      type: 'linkedin-individual',
      handle: options.handle,
      url: options.url,
      name,
    }),
    headline: headlineOf(page, person),
    about: aboutOf(page, person),
    avatar: firstPicture(photosOf(page, person), name, options.pictureOk),
    location: locationOf(page, person),
    experience: experienceOf(places),
    education: educationOf(places),
    certifications: cards.certifications,
    volunteering: cards.volunteering,
    projects: cards.projects,
    spokenLanguages: joinTellings(cards.spokenLanguages, toLanguages(person)).slice(0, 100),
    honours: joinTellings(cards.honours, toHonours(person)),
    publications: joinTellings(cards.publications, toArticles(things)),
    organisations: joinTellings(cards.organisations, toMemberships(person)),
    stats: { ...emptyStats(), followers: followersOf(person) },
  };
  const posts = things.filter((thing) => typesOf(thing).includes('DiscussionForumPosting')).length;
  return { profile, masked: isMasked(page, person), leftOut: postsLeftOut('posts', posts) };
}

/** Posts and updates are LinkedIn's: its terms forbid showing them elsewhere. */
export function postsLeftOut(table: string, count: number): LeftOut[] {
  return count === 0 ? [] : [{ table, column: null, count, why: 'unsupported' }];
}

function nameOf(page: Page, person: Thing): string | null {
  const title = findFirst(page, { className: 'top-card-layout__title' }) ?? oldHeading(page);
  const parts = [metaOf(page, 'profile:first_name'), metaOf(page, 'profile:last_name')].map((part) =>
    shownName(part),
  );
  return (
    shownName(wordsOf(person.name)) ??
    shownName(textOf(title)) ??
    (parts.every((part) => part !== null) ? clip(parts.join(' '), 300) : null)
  );
}

/** Pages of before 2019. */
function oldHeading(page: Page): HtmlElement | null {
  return (
    findFirst(page, { tag: 'h1', attribute: ['id', 'name'] }) ??
    findFirst(page, { tag: 'h1', className: 'fn' })
  );
}

function headlineOf(page: Page, person: Thing): string | null {
  const element =
    findFirst(page, { className: 'top-card-layout__headline' }) ??
    findFirst(page, { tag: 'p', className: 'headline' });
  const written = shownLine(textOf(element), 1000) ?? headlineOfDescription(page, person);
  if (written !== null) return written;
  const titles = listOf(person.jobTitle).map((title) => shownLine(wordsOf(title)));
  return titles.find((title) => title !== null) ?? null;
}

/**
 * The description for link previews begins with the headline or with the first words of the text about the person, and
 * goes on with labelled facts: " · Experience: …".
 */
function headlineOfDescription(page: Page, person: Thing): string | null {
  const description = metaOf(page, 'og:description') ?? metaOf(page, 'description');
  const [first] = decodeEntities(description ?? '').split(/ · (?=[^·]{2,40}: )/u);
  const text = shownLine(first ?? null, 1000);
  // LinkedIn's own limit for a headline; what is longer or cut is a text.
  if (description === null || first === description || text === null) return null;
  if (text.length > 220 || /(?:…|\.\.\.)$/u.test(text)) return null;
  const about = shownLine(wordsOf(person.description), 1000);
  return about?.startsWith(text.slice(0, 60)) === true ? null : text;
}

function aboutOf(page: Page, person: Thing): Profile['about'] {
  const section =
    findFirst(page, { tag: 'section', attribute: ['data-section', 'summary'] }) ??
    findFirst(page, { tag: 'section', className: 'summary' }) ??
    findFirst(page, { tag: 'section', attribute: ['id', 'summary'] });
  const content =
    section === null
      ? null
      : (findFirst(section, { className: 'core-section-container__content' }) ??
        findFirst(section, { tag: 'p' }) ??
        section);
  const text = shownText(textOf(content), 200_000) ?? shownText(wordsOf(person.description), 200_000);
  return text === null ? null : { format: 'text', text, base: null };
}

function photosOf(page: Page, person: Thing): (string | null)[] {
  const image = findFirst(page, { tag: 'img', className: 'top-card-layout__entity-image' });
  return [pictureOf(person.image), imageAddress(image), metaOf(page, 'og:image')];
}

function locationOf(page: Page, person: Thing): string | null {
  const address = thingOf(person.address);
  const subline =
    findFirst(page, { className: 'profile-info-subheader' }) ??
    findFirst(page, { className: 'top-card-layout__first-subline' });
  const first = subline === null ? null : findFirst(subline, { tag: 'span' });
  const shown = shownLine(textOf(first));
  return (
    shownLine(wordsOf(address?.addressLocality)) ??
    (shown === null || /\d/u.test(shown) ? null : shown) ??
    shownLine(textOf(findFirst(page, { className: 'locality' }))) ??
    shownLine(wordsOf(address?.addressCountry))
  );
}

/** Whether any fact of the person's own work history is masked. */
function isMasked(page: Page, person: Thing): boolean {
  const facts = [person.worksFor, person.alumniOf, person.memberOf].flatMap((list) => listOf(list));
  const words = [...listOf(person.jobTitle), ...facts].map((fact) => wordsOf(fact) ?? '');
  if (words.some((text) => isHidden(decodeEntities(text)))) return true;
  const titles = findAll(page, {
    attribute: ['class', /(?:^|\s)(?:blur|experience-item__title|profile-section-card__title)(?:\s|$)/u],
  });
  return titles.some((title) => isHidden(textOf(title) ?? ''));
}

function emptyStats(): Profile['stats'] {
  return emptyProfile({ platform: 'linkedin', type: 'linkedin-individual', handle: '', url: '', name: '' })
    .stats;
}
