import { memo } from 'react';
import { FilmMeta, FilmStill } from '../../parts/film-still.tsx';
import { Frame } from '../../parts/frame.tsx';
import { ItemLink } from '../../parts/item-link.tsx';
import { More } from '../../parts/more.tsx';
import { SafeLink } from '../../parts/safe-link.tsx';
import { classNames } from '../../parts/class-names.ts';
import { sizesOf, type PictureSlot } from '../../themes/picture-sizes.ts';
import type { FilmKind } from '../../words/words.ts';
import { arrange, everyItem, collapse, type Collapsed } from '../arrange.ts';
import { isVisible } from '../is-visible.ts';
import { itemRendersTheSame } from '../renders-the-same.ts';
import { filmsOf, type Film } from '../film.ts';
import { PLATFORM_NAMES } from '@tosite/validation/platforms/platform-names';
import { filmOfStory, frontStories } from '../posts/front-stories.ts';
import type { PageContext, Section } from '../section.ts';
import { Player } from './player.tsx';

type VideosContent = { groups: { kind: FilmKind; films: Collapsed<Film>; left: boolean }[]; channel: string };

const KINDS: readonly FilmKind[] = ['video', 'short', 'live', 'premiere'];
/** Of one kind; the others stay on YouTube, where a link leads. */
const MAX = 60;
/** Two groups of so few films stand beside each other. */
const FEW = 2;

/** The films that the front page does not tell of already, each kind on its own. */
export const videos: Section<'videos', VideosContent> = {
  key: 'videos',
  css: ['films'],
  select: (profile, settings, site) => {
    const all = filmsOf(profile.videos);
    const front = isVisible(site, 'posts')
      ? frontStories(profile, site.design.sections.posts ?? {}, site)
      : [];
    const told = new Set(front.map((story) => filmOfStory(story)?.id));
    const wanted = arrange(all, settings).filter(({ id }) => !told.has(id));
    const groups = KINDS.filter((kind) => settings.kinds?.includes(kind) ?? true).flatMap((kind) => {
      const films = wanted.filter((film) => film.kind === kind);
      const collapsed = collapse(films, settings.shown ?? 12, MAX);
      return collapsed === null ? [] : [{ kind, films: collapsed, left: films.length > MAX }];
    });
    return groups.length === 0 ? null : { groups, channel: profile.url };
  },
  View: ({ content: { groups, channel }, page }) => {
    const { words } = page;
    const named = groups.length > 1;
    return (
      <Frame section="videos" page={page}>
        <div className="groups">
          {groups.map(({ kind, films, left }) => (
            <div key={kind} className={classNames('group', named && films.shown.length <= FEW && 'few')}>
              {named ? <h3 className="group-title">{words.filmKinds[kind]}</h3> : null}
              <Films films={films.shown} kind={kind} named={named} page={page} />
              {films.collapsed.length > 0 ? (
                <More label={words.more(films.collapsed.length)}>
                  <Films films={films.collapsed} kind={kind} named={named} page={page} />
                </More>
              ) : null}
              {left && channel !== '' ? (
                <p className="onward">
                  <SafeLink href={channel} me>
                    {words.allOn(PLATFORM_NAMES.youtube)}
                  </SafeLink>
                </p>
              ) : null}
            </div>
          ))}
        </div>
      </Frame>
    );
  },
  count: ({ groups }) => groups.reduce((sum, { films }) => sum + films.all, 0),
  pictures: ({ groups }) =>
    groups.flatMap(({ films }) => everyItem(films).flatMap(({ thumbnail }) => thumbnail ?? [])),
};

type FilmsProps = { films: readonly Film[]; kind: FilmKind; named: boolean; page: PageContext };

function Films({ films, kind, named, page }: FilmsProps) {
  return (
    <ul className={classNames('films', kind === 'short' && 'upright')}>
      {films.map((film) => (
        <FilmOfList
          key={film.id}
          film={film}
          heading={named ? 'h4' : 'h3'}
          sizes={sizesOf(page.theme, slotOf(kind, named && films.length <= FEW))}
          page={page}
        />
      ))}
    </ul>
  );
}

/** Upright ones stand closer, and few of a kind are larger. */
function slotOf(kind: FilmKind, few: boolean): PictureSlot {
  if (kind === 'short') return 'short';
  return few ? 'fewFilms' : 'film';
}

type FilmOfListProps = { film: Film; heading: 'h3' | 'h4'; sizes: string; page: PageContext };

/** There are hundreds: another title of the section, or one film less, leaves the others as they stand. */
const FilmOfList = memo(
  ({ film, heading: Title, sizes, page }: FilmOfListProps) => (
    <li className="film">
      <Player film={film} page={page}>
        <FilmStill film={film} page={page} sizes={sizes} />
      </Player>
      <Title className="film-title" dir="auto">
        <ItemLink list="videos" id={film.id} href={film.href} page={page}>
          {film.title}
        </ItemLink>
      </Title>
      <FilmMeta film={film} page={page} />
    </li>
  ),
  (before, after) =>
    before.film === after.film &&
    before.heading === after.heading &&
    before.sizes === after.sizes &&
    itemRendersTheSame('videos', after.film.id, before.page, after.page),
);
