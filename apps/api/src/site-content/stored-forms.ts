import type { Encoding } from '../http/accepted-encoding.ts';
import { formsKey, type Storage } from '../storage/storage.ts';
import { compress, type Effort } from './compress.ts';
import { traitsOf, type PageTraits } from './page-traits.ts';

/*
 * The compressed forms of a file stand in one file beside it (docs/decisions/030): a head of 16 bytes, then the forms.
 * They can be made again at any time, so nothing but the file itself is ever named by a row, backed up or checked.
 */

/** How a file is sent to who can read it compressed. */
export type Forms = Record<Encoding, Buffer> & { traits: PageTraits };

const MARK = 0x74_73_66_31;
const HEAD = 16;

export async function makeForms(body: Buffer, contentType: string, effort: Effort): Promise<Forms> {
  const [br, gzip] = await Promise.all([compress(body, 'br', effort), compress(body, 'gzip', effort)]);
  return { br, gzip, traits: traitsOf(body, contentType) };
}

export async function storeForms(storage: Storage, key: string, forms: Forms): Promise<void> {
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(MARK, 0);
  head.writeUInt32BE(forms.br.length, 4);
  head.writeUInt32BE(forms.gzip.length, 8);
  head.writeUInt32BE((forms.traits.framesYouTube ? 1 : 0) + (forms.traits.ticksLinks ? 2 : 0), 12);
  await storage.put(formsKey(key), Buffer.concat([head, forms.br, forms.gzip]));
}

/** null: they were not made yet, or are not what we wrote. */
export async function readForms(storage: Pick<Storage, 'get'>, key: string): Promise<Forms | null> {
  const bytes = await storage.get(formsKey(key));
  if (bytes === null || bytes.length < HEAD || bytes.readUInt32BE(0) !== MARK) return null;
  const [br, gzip, traits] = [bytes.readUInt32BE(4), bytes.readUInt32BE(8), bytes.readUInt32BE(12)];
  if (bytes.length !== HEAD + br + gzip) return null;
  return {
    // Copies: a view of one would keep the other in memory.
    br: Buffer.from(bytes.subarray(HEAD, HEAD + br)),
    gzip: Buffer.from(bytes.subarray(HEAD + br)),
    traits: { framesYouTube: (traits & 1) !== 0, ticksLinks: (traits & 2) !== 0 },
  };
}
