import type { Profile } from '@tosite/validation/profile/profile';
import { arrange } from '../sections/arrange.ts';
import { filmsOf, type Film } from '../sections/film.ts';
import { postedFilms } from '../sections/posts/posted-films.ts';
import type { SectionSite } from '../sections/section.ts';

/** The archive carries no more; the others stay on YouTube. */
const MAX = 300;

/** Every film that the owner lets one of the sections tell of, newest first. */
export function shownFilms(profile: Profile, { design, sectionOrder }: SectionSite): Film[] {
  const all = filmsOf(profile.videos);
  const { posts = {}, videos = {} } = design.sections;
  const told = [
    ...(sectionOrder.includes('posts') && posts.hidden !== true
      ? postedFilms(arrange(all, posts), Infinity)
      : []),
    ...(sectionOrder.includes('videos') && videos.hidden !== true
      ? arrange(all, videos).filter(({ kind }) => videos.kinds?.includes(kind) ?? true)
      : []),
  ];
  const byId = new Map(told.map((film) => [film.id, film]));
  return [...new Set(all.map(({ id }) => id))].flatMap((id) => byId.get(id) ?? []).slice(0, MAX);
}
