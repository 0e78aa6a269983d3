import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding } from '../http/accepted-encoding.ts';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Of brotli 11 a page costs 97 ms, of brotli 5 one and a half, for a tenth more bytes. */
export type Effort = Record<Encoding, number>;
export const ONCE: Effort = { br: 11, gzip: 9 };
/** While somebody waits. */
export const AT_ONCE: Effort = { br: 5, gzip: 6 };

const COMPRESSIBLE =
  /^(text\/|application\/(json|javascript|xml|atom\+xml|feed\+json|manifest\+json|ld\+json)|image\/svg)/u;
const SMALLEST = 512;

/** Small files and pictures go as they are. */
export function isCompressible({ contentType, size }: { contentType: string; size: number }): boolean {
  return size >= SMALLEST && COMPRESSIBLE.test(contentType);
}

export function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'gzip') return deflate(body, { level: effort.gzip });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort.br,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
