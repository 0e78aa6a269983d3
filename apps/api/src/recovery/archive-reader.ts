import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import * as v from 'valibot';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { FORMAT, MANIFEST, ManifestSchema, type Manifest, type Part } from './manifest.ts';
import { Refused } from './refused.ts';
import { readSum, SUM_LENGTH } from './sum-at-the-end.ts';

/** Bytes that can be read from anywhere. */
export type Source = {
  /** As a person names it. */
  name: string;
  size: number;
  /** The bytes from `start`, as many as there are up to before `end`. */
  read(start: number, end: number): Promise<Buffer>;
  close(): Promise<void>;
};

export type Archive = {
  manifest: Manifest;
  /** The SHA-256 that it ends with. */
  sum: string;
  /** The bytes of a part; whoever reads to their end has those that were written, or an error. */
  open(part: Part): Promise<AsyncIterable<Buffer>>;
  close(): Promise<void>;
};

const PIECE = 1 << 20;
/** An archive is read from its begin to its end, in pieces of some fifty bytes among others. */
const WINDOW = 4 << 20;

/** Reads an archive from its first byte to its last before anybody uses any of it. Throws Refused for what is not whole. */
export async function openArchive(source: Source): Promise<Archive> {
  const cut = new Refused(
    `${source.name} is not a whole backup: its end is missing, or it is no backup of to.site at all. Take another copy of it, or another backup.`,
  );
  if (source.size <= SUM_LENGTH) throw cut;
  const { said, is } = await readSum(pieces(source, 0, source.size));
  if (!/^[0-9a-f]{64}$/u.test(said)) throw cut;
  if (said !== is)
    throw new Refused(
      `${source.name} was changed since it was made: its sum is not the one that it ends with. Take another copy of it, or another backup.`,
    );
  const zip = await fromRandomAccessReaderPromise(new SourceReader(source), source.size, {
    lazyEntries: true,
    autoClose: false,
  }).catch(() => Promise.reject(cut));
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  const manifest = await readManifest(zip, entries.get(MANIFEST), source.name);
  return {
    manifest,
    sum: is,
    async open(part) {
      const entry = entries.get(part.name);
      if (entry === undefined) throw new Refused(`${source.name} names ${part.name} and does not hold it.`);
      return checked(await zip.openReadStreamPromise(entry), part, source.name);
    },
    close: () => source.close(),
  };
}

async function readManifest(zip: ZipFile, entry: Entry | undefined, name: string): Promise<Manifest> {
  const foreign = new Refused(`${name} is no backup of to.site: it holds no ${MANIFEST} that can be read.`);
  if (entry === undefined) throw foreign;
  const bytes = await collect(await zip.openReadStreamPromise(entry));
  let json: unknown;
  try {
    json = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw foreign;
  }
  const format = v.safeParse(v.object({ format: v.number() }), json);
  if (format.success && format.output.format > FORMAT)
    throw new Refused(
      `${name} was made by a newer version: it has format ${format.output.format}, and this version knows up to ${FORMAT}. Restore it with that version.`,
    );
  const read = v.safeParse(ManifestSchema, json);
  if (!read.success) throw foreign;
  return read.output;
}

async function* checked(stream: Readable, part: Part, name: string): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    hash.update(piece);
    size += piece.length;
    yield piece;
  }
  if (size !== part.size || hash.digest('hex') !== part.sha256)
    throw new Refused(
      `${part.name} in ${name} is not what the manifest says. Take another copy of it, or another backup.`,
    );
}

export async function collect(bytes: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of bytes) all.push(piece);
  return Buffer.concat(all);
}

async function* pieces(source: Source, from: number, until: number): AsyncGenerator<Buffer> {
  for (let start = from; start < until;) {
    const piece = await source.read(start, Math.min(start + PIECE, until));
    if (piece.length === 0) throw new Refused(`${source.name} ended while it was read.`);
    yield piece;
    start += piece.length;
  }
}

class SourceReader extends RandomAccessReader {
  readonly #source: Source;
  #window: Buffer = Buffer.alloc(0);
  #start = 0;

  constructor(source: Source) {
    super();
    this.#source = source;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#pieces(start, end), { objectMode: false });
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#from(position, position + length).then(
      (bytes) => {
        bytes.copy(target, offset, 0, length);
        callback(bytes.length < length ? new Error('the archive ends before this') : null);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error('not readable')),
    );
  }

  async *#pieces(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end;) {
      const piece = await this.#from(at, Math.min(end, at + PIECE));
      if (piece.length === 0) throw new Error('the archive ends before this');
      yield piece;
      at += piece.length;
    }
  }

  /** Never at once: yauzl expects to be called back after it has returned. */
  async #from(start: number, end: number): Promise<Buffer> {
    const isHere = start >= this.#start && end <= this.#start + this.#window.length;
    if (!isHere) {
      const until = Math.min(this.#source.size, Math.max(end, start + WINDOW));
      this.#window = await this.#source.read(start, until);
      this.#start = start;
    }
    return this.#window.subarray(start - this.#start, end - this.#start);
  }
}
