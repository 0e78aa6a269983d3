import type { Picture, Profile } from '@tosite/validation/profile/profile';
import type { TakenItem } from '../pages/site-item.ts';
import { safeAddress } from '../parts/safe-address.ts';
import { placeOf } from '../parts/same-place.ts';
import { filmsOf } from '../sections/film.ts';
import { youtubeId } from '@tosite/validation/posts/film-address';
import type { SitePost } from './site-post.ts';

type Source = NonNullable<SitePost['source']>;

/** Finds what of the profile a post was made from: by its platform's own id, else by its address. */
export function itemFinder(profile: Profile): (source: Source) => TakenItem | null {
  let films: Map<string, TakenItem> | null = null;
  let others: Map<string, TakenItem> | null = null;
  return ({ platform, url, videoId }) => {
    if (platform === 'youtube') {
      films ??= filmsById(profile);
      const id = videoId ?? youtubeId(url);
      return id === null ? null : (films.get(id) ?? null);
    }
    if (platform === null) return null;
    others ??= othersByName(profile);
    return (videoId === null ? undefined : others.get(videoId)) ?? others.get(placeName(url)) ?? null;
  };
}

function filmsById({ videos }: Profile): Map<string, TakenItem> {
  const sources = new Map(videos.toReversed().map((video) => [video.id, video]));
  return new Map(
    // Of two with one id the newest.
    filmsOf(videos)
      .toReversed()
      .flatMap((film): [string, TakenItem][] => {
        const source = sources.get(film.id);
        return source === undefined ? [] : [[source.videoId, { list: 'videos', source, film }]];
      }),
  );
}

function othersByName({ media, updates }: Profile): Map<string, TakenItem> {
  const all = [
    ...media.map((source): TakenItem => ({ list: 'media', source })),
    ...updates.map((source): TakenItem => ({ list: 'updates', source })),
  ];
  const byName = new Map<string, TakenItem>();
  for (const item of all)
    for (const name of [item.source.id, placeName(item.source.url ?? '')])
      if (name !== '' && !byName.has(name)) byName.set(name, item);
  return byName;
}

/** No id is written so. */
function placeName(address: string): string {
  const url = safeAddress(address);
  return url === null ? '' : `at ${placeOf(url)}`;
}

export function picturesOfItem(item: TakenItem): readonly Picture[] {
  if (item.list === 'media') return item.source.pictures;
  const picture = item.list === 'videos' ? item.source.thumbnail : item.source.picture;
  return picture === null ? [] : [picture];
}
