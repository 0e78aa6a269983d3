import { acceptedEncoding, type Encoding } from '../http/accepted-encoding.ts';
import { compress, isCompressible, type Effort } from '../site-content/compress.ts';

/** A file of the product in memory, and its compressed forms once somebody asked for them. */
export type ServedFile = {
  readonly body: Buffer;
  readonly contentType: string;
  /** Strong: the content's hash. */
  readonly tag: string;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
};

const EFFORT: Effort = { br: 9, gzip: 9 };

export function servedFile(body: Buffer, contentType: string, tag: string): ServedFile {
  return { body, contentType, tag, encoded: {} };
}

/** The form of a file that a visitor takes best. */
export async function encodedBody(
  file: ServedFile,
  acceptEncoding: string | null,
): Promise<{ body: Buffer; encoding: Encoding | null }> {
  const encoding = acceptedEncoding(acceptEncoding);
  const { body, contentType } = file;
  if (encoding === null || !isCompressible({ contentType, size: body.length }))
    return { body, encoding: null };
  file.encoded[encoding] ??= compress(body, encoding, EFFORT);
  return { body: await file.encoded[encoding], encoding };
}
