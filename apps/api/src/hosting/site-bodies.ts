import { LRUCache } from 'lru-cache';
import type { Encoding } from '../http/accepted-encoding.ts';
import { AT_ONCE, compress, isCompressible } from '../site-content/compress.ts';
import type { FormMaker } from '../site-content/form-maker.ts';
import { traitsOf, type PageTraits } from '../site-content/page-traits.ts';
import type { PublishedFile } from '../site-content/published-file.ts';
import { readForms } from '../site-content/stored-forms.ts';
import { hasForms, type Storage } from '../storage/storage.ts';

/** What is sent of a file, in one encoding. */
export type SiteBody = {
  /** null: it was let go, to be read again. */
  bytes: Buffer | null;
  readonly encoding: Encoding | null;
  readonly traits: PageTraits;
  /** Tells this form of the file from its others. */
  readonly mark: string;
};

export type SiteBodies = {
  /** null: its bytes are not in the storage any more. */
  read(file: PublishedFile, accepted: Encoding | null): Promise<SiteBody | null>;
};

/** What the stored form of a file is waited for before it is looked for again. */
const MADE_AT_ONCE_MS = 60_000;
/** One that is larger is read for each visitor: it would push out hundreds of pages. */
const LARGEST = 4 * 1024 * 1024;
/** Beside the bytes. */
const ROOM = 512;

let meanwhile = 0;

/** How often this process compressed a body while somebody waited for it. */
export const compressedMeanwhile = (): number => meanwhile;

/** Bodies as they are sent, so that memory holds compressed pages only; each is read once, however many ask for it. */
export function createSiteBodies(
  { storage, forms }: { storage: Storage; forms: Pick<FormMaker, 'missing'> },
  maxBytes: number,
): SiteBodies {
  const known = new LRUCache<string, SiteBody>({
    maxSize: maxBytes,
    maxEntrySize: LARGEST,
    sizeCalculation: ({ bytes }) => (bytes?.length ?? 0) + ROOM,
    // Whoever prepared an answer of it must not keep it in memory.
    dispose: (body) => {
      body.bytes = null;
    },
  });
  const reading = new Map<string, Promise<SiteBody | null>>();

  async function load(file: PublishedFile, encoding: Encoding | null, key: string): Promise<SiteBody | null> {
    const stored = encoding !== null && hasForms(file.key) ? await readForms(storage, file.key) : null;
    if (stored !== null && encoding !== null)
      return keep(key, { bytes: stored[encoding], encoding, traits: stored.traits, mark: `-${encoding}` });
    const bytes = await storage.get(file.key);
    if (bytes === null) return null;
    const traits = traitsOf(bytes, file.contentType);
    if (encoding === null) return keep(key, { bytes, encoding, traits, mark: '' });
    forms.missing(file);
    meanwhile += 1;
    const body = {
      bytes: await compress(bytes, encoding, AT_ONCE),
      encoding,
      traits,
      mark: `-${encoding}-${AT_ONCE[encoding]}`,
    };
    return keep(key, body, hasForms(file.key) ? MADE_AT_ONCE_MS : 0);
  }
  function keep(key: string, body: SiteBody, ttl = 0): SiteBody {
    known.set(key, body, { ttl });
    return body;
  }

  return {
    async read(file, accepted) {
      const encoding = isCompressible(file) ? accepted : null;
      const key = `${file.hash} ${file.contentType} ${encoding ?? ''}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const under = reading.get(key);
      if (under !== undefined) return under;
      const read = load(file, encoding, key).finally(() => reading.delete(key));
      reading.set(key, read);
      return read;
    },
  };
}
