import type { FilmManifest } from '@tosite/validation/profile/stored-film';
import type { Executor } from '../database/database.ts';
import type { PublishedFile } from './published-file.ts';
import type { MediaHolder, StoredVariant } from './media-store.ts';

const CONTENT_TYPE = 'video/mp4';

/** A film's one file: where pages find it, where it is stored, and the hash of its bytes. */
export type FilmFile = { id: string; path: string; key: string; hash: string; size: number };

/** No picture has such an id: one file that were both would not be mistaken for the other. */
export function filmId(hash: string): string {
  return `film-${hash}`;
}

export async function findFilm(db: Executor, id: string): Promise<FilmFile | null> {
  const row = await db
    .selectFrom('media')
    .select(['id', 'variants'])
    .where('id', '=', id)
    .where('content_type', '=', CONTENT_TYPE)
    .executeTakeFirst();
  return row === undefined ? null : filmFromRow(row);
}

/** `/media/<the first letters of its hash>.mp4`. */
const FILM_PATH = /^\/media\/([0-9a-f]{40})\.mp4$/u;

/** A film by its path alone, which only who has the film or a page that shows it can name. null: there is none. */
export async function findFilmFile(db: Executor, pathname: string): Promise<PublishedFile | null> {
  const [, begin] = FILM_PATH.exec(pathname) ?? [];
  if (begin === undefined) return null;
  const rows = await db
    .selectFrom('media')
    .select(['id', 'variants'])
    .where('id', '>=', filmId(begin))
    // The letter after the last hexadecimal digit.
    .where('id', '<', `${filmId(begin)}g`)
    .where('content_type', '=', CONTENT_TYPE)
    .execute();
  const film = rows.map(filmFromRow).find((one) => one?.path === pathname);
  return film === undefined || film === null ? null : publishedFilm(film);
}

/** Remembers a copy; when somebody else copied the same film meanwhile, theirs is the one. */
export async function insertFilm(db: Executor, film: FilmFile, now: number): Promise<FilmFile> {
  const { id, path, key, hash, size } = film;
  const variant: StoredVariant = { width: 0, height: 0, path, key, hash, size };
  const inserted = await db
    .insertInto('media')
    .values({
      id,
      width: 0,
      height: 0,
      color: '',
      placeholder: '',
      variants: JSON.stringify([variant]),
      bytes: size,
      created_at: now,
      content_type: CONTENT_TYPE,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted === undefined ? ((await findFilm(db, id)) ?? film) : film;
}

/** Every film that a holder's pages may show, by the address that the profile names. */
export async function filmsOfHolder(db: Executor, holder: MediaHolder): Promise<Map<string, FilmFile>> {
  const rows = await db
    .selectFrom('media_links')
    .innerJoin('media', 'media.id', 'media_links.media_id')
    .select(['media_links.source_url as url', 'media.id as id', 'media.variants as variants'])
    .where('media_links.holder', '=', holder)
    .where('media.content_type', '=', CONTENT_TYPE)
    .orderBy('media_links.source_hash')
    .execute();
  return new Map(
    rows.flatMap(({ url, ...row }): [string, FilmFile][] => {
      const film = filmFromRow(row);
      return film === null ? [] : [[url, film]];
    }),
  );
}

/** Which of these addresses are known to be dead for the holder. */
export async function deadAddresses(db: Executor, holder: MediaHolder): Promise<Set<string>> {
  const rows = await db
    .selectFrom('media_links')
    .select('source_url')
    .where('holder', '=', holder)
    .where('media_id', 'is', null)
    .execute();
  return new Set(rows.map((row) => row.source_url));
}

/**
 * Lets go of a holder's films beyond `most`: those that its pages show no more, and of these first what a source may
 * give again. Their files go with the sweep that finds neither a holder nor a kept version of a site showing them.
 */
export async function limitFilms(
  db: Executor,
  holder: MediaHolder,
  { shown, most }: { shown: readonly string[]; most: number },
): Promise<void> {
  const stored = [...(await filmsOfHolder(db, holder)).keys()];
  const rank = (url: string): number => (shown.includes(url) ? 0 : url.startsWith('import:') ? 1 : 2);
  const surplus = stored.sort((a, b) => rank(a) - rank(b)).slice(most);
  for (const url of surplus) {
    await db.deleteFrom('media_links').where('holder', '=', holder).where('source_url', '=', url).execute();
  }
}

/** The manifest that pages are drawn from. `origin`: of the host that has the films, where the pages are on another. */
export function filmManifest(films: ReadonlyMap<string, FilmFile>, origin = ''): FilmManifest {
  return Object.fromEntries(
    [...films].map(([url, { id, path, size }]) => [
      url,
      { id, path: `${origin}${path}`, bytes: size, contentType: CONTENT_TYPE },
    ]),
  );
}

/** The films that pages name, as files of a version. */
export function filmFiles(
  films: ReadonlyMap<string, FilmFile>,
  mediaPaths: readonly string[],
): PublishedFile[] {
  const named = new Set(mediaPaths);
  const files = new Map([...films.values()].map((film) => [film.path, film]));
  return [...files.values()].filter(({ path }) => named.has(path)).map(publishedFilm);
}

function publishedFilm({ path, key, hash, size }: FilmFile): PublishedFile {
  return { path, key, hash, size, contentType: CONTENT_TYPE, styleHashes: [] };
}

function filmFromRow({ id, variants }: { id: string; variants: string }): FilmFile | null {
  // Written by insertFilm only.
  const [variant] = JSON.parse(variants) as StoredVariant[];
  if (variant === undefined) return null;
  const { path, key, hash, size } = variant;
  return { id, path, key, hash, size };
}
