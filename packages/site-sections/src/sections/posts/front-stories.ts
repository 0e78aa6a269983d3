import type { Profile } from '@tosite/validation/profile/profile';
import type { SectionSettings } from '@tosite/validation/website/section-settings';
import type { PostItem } from '../../pages/site-item.ts';
import { postItems } from '../../posts/post-items.ts';
import { arrange } from '../arrange.ts';
import { filmsOf, type Film } from '../film.ts';
import type { SectionSite } from '../section.ts';
import { postedFilms } from './posted-films.ts';

export type FrontStory = { kind: 'post'; post: PostItem } | { kind: 'film'; film: Film };

const USUAL = 7;

/** What the front page tells of: posts in their owner's order, then the newest films that no post is about. */
export function frontStories(
  profile: Profile,
  settings: SectionSettings['posts'],
  site: SectionSite,
): FrontStory[] {
  const posts = postItems(profile, site);
  const shown = settings.shown ?? USUAL;
  const stories = posts.slice(0, shown).map((post): FrontStory => ({ kind: 'post', post }));
  const posted = new Set(posts.flatMap(({ about }) => (about?.list === 'videos' ? [about.film.id] : [])));
  const films = arrange(filmsOf(profile.videos), settings).filter(({ id }) => !posted.has(id));
  return [
    ...stories,
    ...postedFilms(films, shown - stories.length).map((film): FrontStory => ({ kind: 'film', film })),
  ];
}

/** The film that a story tells of. */
export function filmOfStory(story: FrontStory): Film | null {
  if (story.kind === 'film') return story.film;
  return story.post.about?.list === 'videos' ? story.post.about.film : null;
}
