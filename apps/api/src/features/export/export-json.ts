import { Readable } from 'node:stream';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Storage } from '../../storage/storage.ts';
import type { ExportedSite } from './exported-site.ts';

/** A larger one could not be brought back: an import takes data files up to 64 MB, and base64 adds a third. */
const MOST_PICTURE_BYTES = 44_000_000;

/** The data of a site, all that its owner kept and decided, as one JSON file with its pictures inside; they are read one at a time while it is sent. */
export function jsonOfSite(storage: Storage, { own }: ExportedSite): ReadableStream<Uint8Array> {
  const { data, pictures } = own;
  if (pictures.reduce((sum, { size }) => sum + size, 0) > MOST_PICTURE_BYTES) {
    throw new ApiFailure(
      'too_large',
      'This site has too many pictures for one data file. Export the ZIP instead: it holds every page, and what visitors see of the data.',
    );
  }
  // Node's type of a web stream and the platform's are the same thing.
  return Readable.toWeb(Readable.from(pieces(storage, { data, pictures }))) as ReadableStream<Uint8Array>;
}

async function* pieces(
  storage: Storage,
  { data, pictures }: ExportedSite['own'],
): AsyncGenerator<Uint8Array> {
  const head = JSON.stringify({ ...data, pictures: {} });
  yield Buffer.from(head.slice(0, -'}}'.length));
  let before = '';
  for (const { address, color, key } of pictures) {
    const bytes = await storage.get(key);
    if (bytes === null) throw new Error(`${key} is gone`);
    const picture = JSON.stringify({ color, data: bytes.toString('base64') });
    yield Buffer.from(`${before}${JSON.stringify(address)}:${picture}`);
    before = ',';
  }
  yield Buffer.from('}}\n');
}
