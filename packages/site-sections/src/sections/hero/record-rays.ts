import type { Picture, Profile } from '@tosite/validation/profile/profile';
import { isEnough } from '../contributions/enough.ts';
import { isVisible } from '../is-visible.ts';
import type { SectionSite } from '../section.ts';
import { readDate, yearsOf } from '../../text/partial-date.ts';

type Contributions = NonNullable<Profile['contributions']>;

/** What a curtain of light above the name is of: amounts from 0 to 1, oldest first, and how they came about. */
export type Sky = {
  rays: number[];
  /** The weeks that the rays are, where they are weeks. */
  weeks: Contributions['weeks'] | null;
  /** Pictures hang in it instead. */
  hung: { picture: Picture; amount: number }[];
};

const MOST_RAYS = 60;
const MOST_PICTURES = 12;
const LEAST_PICTURES = 6;
/** An even low curtain, where there is nothing to count. */
export const LOW = Array.from({ length: 24 }, () => 0.08);

/** Weeks of contributions, pictures, films by their views, repositories by their stars, else a life's months at work. */
export function skyOf(profile: Profile, site: SectionSite): Sky {
  const hung = isVisible(site, 'highlights') ? hungPictures(profile) : [];
  if (hung.length > 0) return { rays: [], weeks: null, hung };
  const { contributions } = profile;
  if (contributions !== null && isVisible(site, 'contributions') && isEnough(contributions))
    return { rays: shares(contributions.weeks.map(({ count }) => count)), weeks: contributions.weeks, hung };
  const counted = [
    ...(isVisible(site, 'videos') || isVisible(site, 'posts')
      ? [profile.videos.map(({ views }) => views)]
      : []),
    ...(isVisible(site, 'repositories') ? [profile.projects.map(({ stars }) => stars)] : []),
    ...(isVisible(site, 'highlights') ? [profile.media.map(({ likes }) => likes)] : []),
  ]
    .map((values) => values.filter((value) => value !== null).slice(0, MOST_RAYS))
    .find((values) => values.length >= LEAST_PICTURES);
  if (counted !== undefined)
    return {
      rays: shares(
        counted.map((value) => Math.log1p(value)),
        0.25,
      ).toReversed(),
      weeks: null,
      hung,
    };
  const months = isVisible(site, 'experience') ? monthsAtWork(profile.experience) : [];
  return { rays: months.length > 0 ? months : LOW, weeks: null, hung };
}

/** Each as a part of the largest; what is below `least` of it is no light to speak of. */
function shares(values: readonly number[], least = 0): number[] {
  const most = Math.max(...values);
  const from = most * least;
  return most === 0 ? [...LOW] : values.map((value) => Math.max(value - from, most * 0.02) / (most - from));
}

function hungPictures({ media }: Profile): Sky['hung'] {
  const shown = media.filter(({ pictures }) => pictures.length > 0).slice(0, MOST_PICTURES);
  if (shown.length < LEAST_PICTURES) return [];
  const most = Math.max(...shown.map(({ likes }) => likes ?? 0));
  return shown.flatMap(({ pictures: [picture], likes }) =>
    picture === undefined ? [] : [{ picture, amount: most === 0 ? 0.6 : (likes ?? 0) / most }],
  );
}

/** How much of each of sixty equal times somebody worked: two jobs at once are more light. */
function monthsAtWork(jobs: Profile['experience']): number[] {
  const spans = jobs.flatMap(({ start, end, current }) => {
    const from = readDate(start);
    const to = current ? null : readDate(end);
    if (from === null || (to === null && !current)) return [];
    return [{ from: yearsOf(from, 'start'), to: to === null ? Infinity : yearsOf(to, 'end') }];
  });
  if (spans.length < 2) return [];
  const first = Math.min(...spans.map(({ from }) => from));
  const ends = spans.flatMap(({ from, to }) => (to === Infinity ? [from + 1] : [to]));
  const step = (Math.max(...ends) - first) / MOST_RAYS;
  const counts = Array.from({ length: MOST_RAYS }, (_, index) => {
    const at = first + (index + 0.5) * step;
    return spans.filter(({ from, to }) => from <= at && at < to).length;
  });
  // Light does not end at a day: each time has some of its neighbours'.
  return shares(
    counts.map((count, index) => count + 0.5 * ((counts[index - 1] ?? count) + (counts[index + 1] ?? count))),
  );
}
