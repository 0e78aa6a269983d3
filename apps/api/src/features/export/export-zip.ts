import { Readable } from 'node:stream';
import type { RenderedSite } from '@tosite/site-renderer/rendered-site';
import { SITE_DATA_FILE, type SiteFilm, type SitePicture } from '@tosite/validation/website/site-data';
import { ZipFile } from 'yazl';
import type { Storage } from '../../storage/storage.ts';
import type { ExportedSite } from './exported-site.ts';

export type ZipExport = {
  /** How many bytes the stream gives in all. */
  size: number;
  stream: ReadableStream<Uint8Array>;
};

/**
 * The pages of a site, every picture and film and the data file in one ZIP. They are read one at a time while it is sent.
 * Nothing is squeezed further: pictures are so already, and so its size is known before its first byte.
 */
export async function zipSite(
  storage: Storage,
  exported: ExportedSite,
  rendered: RenderedSite,
): Promise<ZipExport> {
  const mtime = new Date(exported.data.exportedAt);
  const zip = new ZipFile();
  const options = { mtime, mode: 0o100644, compress: false };
  const pictures: Record<string, SitePicture> = Object.fromEntries(
    exported.pictures.map(({ address, color, path }) => [address, { color, file: path.slice(1) }]),
  );
  const films: Record<string, SiteFilm> = Object.fromEntries(
    exported.films.map(({ address, path }) => [address, { file: path.slice(1) }]),
  );
  const data = Buffer.from(`${JSON.stringify({ ...exported.data, pictures, films }, null, 2)}\n`);
  for (const { path, body } of rendered.files) zip.addBuffer(body, path.slice(1), options);
  zip.addBuffer(data, SITE_DATA_FILE, options);
  const kept = [...exported.pictures, ...exported.films].map(({ path }) => path);
  const named = new Set([...rendered.mediaPaths, ...kept]);
  for (const path of named) {
    const copy = exported.copies.get(path);
    if (copy === undefined) continue;
    zip.addReadStreamLazy(path.slice(1), { ...options, size: copy.size }, (give) => {
      storage.get(copy.key).then(
        (bytes) => give(bytes === null ? new Error(`${copy.key} is gone`) : null, Readable.from(bytes ?? [])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  // A stream of Node's own, whatever its type says: not wrapped in another one, which would be destroyed together with
  // what its reader has not taken yet as soon as the last byte is written.
  const output = zip.outputStream as Readable;
  // A picture that cannot be read ends the download: half a site must not look like a whole one.
  zip.on('error', (error: Error) => output.destroy(error));
  const size = await new Promise<number>((resolve) => {
    // The size that the callback is given is missing from its type.
    zip.end({ forceZip64Format: false, comment: '' }, resolve as () => void);
  });
  // Node's type of a web stream and the platform's are the same thing.
  return { size, stream: Readable.toWeb(output) as ReadableStream<Uint8Array> };
}
