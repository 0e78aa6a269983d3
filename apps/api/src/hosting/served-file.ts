import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** A file in memory, and its compressed forms once somebody asked for them. */
export type ServedFile = {
  readonly body: Buffer;
  readonly contentType: string;
  /** Strong: the content's hash. */
  readonly tag: string;
  /** Bytes that it holds in memory, compressed forms included. */
  size: number;
  encoded: Partial<Record<'br' | 'gzip', Promise<Buffer>>>;
};

export function servedFile(body: Buffer, contentType: string, tag: string): ServedFile {
  return { body, contentType, tag, size: body.length, encoded: {} };
}

const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|xml|atom\+xml|feed\+json|manifest\+json|ld\+json)|image\/svg)/u;

/** The form of a file that a visitor takes best. Small files and pictures go as they are. */
export async function encodedBody(
  file: ServedFile,
  acceptEncoding: string | null,
): Promise<{ body: Buffer; encoding: 'br' | 'gzip' | null }> {
  const accepted = acceptEncoding ?? '';
  if (file.body.length < 512 || !COMPRESSIBLE.test(file.contentType))
    return { body: file.body, encoding: null };
  const encoding = /\bbr\b/u.test(accepted) ? 'br' : /\bgzip\b/u.test(accepted) ? 'gzip' : null;
  if (encoding === null) return { body: file.body, encoding: null };
  file.encoded[encoding] ??= compress(file, encoding);
  return { body: await file.encoded[encoding], encoding };
}

async function compress(file: ServedFile, encoding: 'br' | 'gzip'): Promise<Buffer> {
  const body =
    encoding === 'br'
      ? await brotli(file.body, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 9,
            [constants.BROTLI_PARAM_SIZE_HINT]: file.body.length,
          },
        })
      : await deflate(file.body, { level: 9 });
  file.size += body.length;
  return body;
}
