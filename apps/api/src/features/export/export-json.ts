import { Readable } from 'node:stream';
import type { SiteFilm, SitePicture } from '@tosite/validation/website/site-data';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Storage } from '../../storage/storage.ts';
import type { ExportedFilm, ExportedSite } from './exported-site.ts';

/** A larger one could not be brought back: an import takes data files up to 64 MB, and base64 adds a third. */
const MAX_BYTES = 44_000_000;

/**
 * The data of a site, all that its owner kept and decided, as one JSON file with its pictures inside, and the films for
 * which there is room beside them; they are read one at a time while it is sent.
 */
export function jsonOfSite(storage: Storage, { own }: ExportedSite): ReadableStream<Uint8Array> {
  const { pictures } = own;
  const room = MAX_BYTES - pictures.reduce((sum, { size }) => sum + size, 0);
  if (room < 0) {
    throw new ApiFailure('too_large', { id: 'website.exportTooLarge' });
  }
  // Node's type of a web stream and the platform's are the same thing.
  return Readable.toWeb(Readable.from(pieces(storage, own, room))) as ReadableStream<Uint8Array>;
}

async function* pieces(
  storage: Storage,
  { data, pictures, films }: ExportedSite['own'],
  room: number,
): AsyncGenerator<Uint8Array> {
  const bytesOf = async (key: string): Promise<string> => {
    const bytes = await storage.get(key);
    if (bytes === null) throw new Error(`${key} is gone`);
    return bytes.toString('base64');
  };
  const head = JSON.stringify({ ...data, pictures: {} });
  yield Buffer.from(head.slice(0, -'}}'.length));
  let before = '';
  for (const { address, color, key } of pictures) {
    const picture: SitePicture = { color, data: await bytesOf(key) };
    yield Buffer.from(`${before}${JSON.stringify(address)}:${JSON.stringify(picture)}`);
    before = ',';
  }
  yield Buffer.from('},"films":{');
  const inside = filmsWithin(films, room);
  before = '';
  for (const film of films) {
    // Said of one that has no room, too, so that whoever brings the file back reads that it is missing.
    const said: SiteFilm = inside.has(film)
      ? { data: await bytesOf(film.key) }
      : { file: film.path.slice(1) };
    yield Buffer.from(`${before}${JSON.stringify(film.address)}:${JSON.stringify(said)}`);
    before = ',';
  }
  yield Buffer.from('}}\n');
}

/** Those that fit. */
function filmsWithin(films: readonly ExportedFilm[], room: number): ReadonlySet<ExportedFilm> {
  const inside = new Set<ExportedFilm>();
  let left = room;
  for (const film of films) {
    if (film.size > left) continue;
    inside.add(film);
    left -= film.size;
  }
  return inside;
}
