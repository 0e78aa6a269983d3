import type { StoredFilm } from '@tosite/validation/profile/stored-film';
import type { StoredImage } from '@tosite/validation/profile/stored-image';
import type { PageContext } from '../sections/section.ts';

/** Our copy of a film; null when there is none (yet). A source's own address is never shown. */
export function storedFilm(address: string | null, { site }: Pick<PageContext, 'site'>): StoredFilm | null {
  const films = site.films ?? {};
  return address !== null && Object.hasOwn(films, address) ? (films[address] ?? null) : null;
}

type Props = {
  film: StoredFilm;
  /** The still that stands there until it is played. */
  poster: StoredImage | null;
  label: string;
};

/** What nearly all reels are, until the film itself says more. */
const UPRIGHT = { width: 1080, height: 1920 };

/** The browser's own player. Nothing of the film is asked for before the visitor plays it. */
export function OwnFilm({ film, poster, label }: Props) {
  const still = poster === null ? undefined : [...poster.variants].sort((a, b) => a.width - b.width);
  const usual = still?.find(({ width }) => width >= 800) ?? still?.at(-1);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- no source gives captions; its text stands beside the film
    <video
      className="picture"
      controls
      playsInline
      preload="none"
      src={film.path}
      poster={usual?.path}
      width={poster?.width ?? UPRIGHT.width}
      height={poster?.height ?? UPRIGHT.height}
      aria-label={label}
    />
  );
}
