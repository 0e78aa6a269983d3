import { createHash } from 'node:crypto';
import { PictureFailure } from '@tosite/profile-sources/pictures/fetch-picture';
import type { Database } from '../database/database.ts';
import type { Storage } from '../storage/storage.ts';
import { cleanFilm, FilmFailure } from './clean-film.ts';
import type { CopyOutcome } from './copy-pictures.ts';
import {
  deadAddresses,
  filmId,
  filmsOfHolder,
  findFilm,
  insertFilm,
  type FilmFile,
} from '../site-content/film-store.ts';
import { linkMedia, type MediaHolder } from '../site-content/media-store.ts';
import { newPictureFolder } from '../site-content/picture-keys.ts';

export type FilmServices = {
  database: Database;
  storage: Storage;
  now: () => number;
  /** Brings the bytes of a film that a profile names; through the guarded fetcher. */
  fetchFilm: (url: string, options: { signal: AbortSignal }) => Promise<Buffer>;
};

/** Of one site. */
export const MAX_FILMS = 24;

/**
 * Copies films into our own storage and remembers them for the holder: the first ones of the page that are not here
 * yet, one after another, since each may take 50 MB. What is no film, too large or gone is remembered as dead: its
 * still and its link stay. Stops when the signal says so; what was not reached by then is left.
 */
export async function copyFilms(
  services: FilmServices,
  holder: MediaHolder,
  urls: readonly string[],
  signal: AbortSignal,
): Promise<CopyOutcome> {
  const { db } = services.database;
  const [stored, dead] = await Promise.all([filmsOfHolder(db, holder), deadAddresses(db, holder)]);
  const outcome: CopyOutcome = { copied: 0, dead: 0, left: 0 };
  for (const url of wantedFilms(urls)) {
    if (stored.has(url) || dead.has(url)) continue;
    outcome[signal.aborted ? 'left' : await copyOne(services, holder, url, signal)] += 1;
  }
  return outcome;
}

/** The films that a site has room for, out of those of its pages in their order. */
export function wantedFilms(urls: readonly string[]): string[] {
  return [...new Set(urls)].slice(0, MAX_FILMS);
}

async function copyOne(
  services: FilmServices,
  holder: MediaHolder,
  url: string,
  signal: AbortSignal,
): Promise<keyof CopyOutcome> {
  const { database, now } = services;
  const link = async (mediaId: string | null): Promise<void> =>
    linkMedia(database.db, { holder, url, mediaId, now: now() });
  let bytes: Buffer;
  try {
    bytes = await services.fetchFilm(url, { signal });
    if (signal.aborted) return 'left';
    cleanFilm(bytes);
  } catch (error) {
    // What was stopped, or what may work the next time, says nothing about the film.
    if (signal.aborted || (error instanceof PictureFailure && !error.permanent)) return 'left';
    if (!(error instanceof PictureFailure) && !(error instanceof FilmFailure)) throw error;
    await link(null);
    return 'dead';
  }
  const film = await storeFilm(services, bytes);
  try {
    await link(film.id);
  } catch {
    // Its last other user let go of it between the two statements, and it was deleted: store it anew.
    await link((await storeFilm(services, bytes)).id);
  }
  return 'copied';
}

/** Stores a film once it is clean; one that is here already costs nothing. */
async function storeFilm({ database, storage, now }: FilmServices, bytes: Buffer): Promise<FilmFile> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const id = filmId(hash);
  const known = await findFilm(database.db, id);
  if (known !== null) return known;
  const key = `${newPictureFolder(hash)}/film.mp4`;
  await storage.put(key, bytes);
  const path = `/media/${hash.slice(0, 40)}.mp4`;
  return await insertFilm(database.db, { id, path, key, hash, size: bytes.length }, now());
}
