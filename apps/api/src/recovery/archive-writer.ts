import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { Readable, type PassThrough } from 'node:stream';
import { ZipFile } from 'yazl';
import { MANIFEST, type Manifest, type Part } from './manifest.ts';
import { NO_SUM, withSum } from './sum-at-the-end.ts';

/** Files of an archive one after the other. Each call waits until there is room for more: nothing piles up in memory. */
export type ArchiveWriter = {
  /** The bytes of the archive, to be read while it is written. */
  bytes: AsyncIterable<Buffer>;
  /** Answers their sum. */
  addBytes(name: string, bytes: Buffer): Promise<string>;
  /** A large file that can be squeezed. */
  addFile(name: string, path: string): Promise<void>;
  /** With this as its last file the archive is whole. */
  end(manifest: Omit<Manifest, 'parts'>): Promise<void>;
  /** Lets the reader fail. */
  fail(error: Error): void;
};

const OPTIONS = { mode: 0o100600, forceDosTimestamp: true } as const;

/** Streams a ZIP whose comment is the sum of everything before it. */
export function createArchiveWriter(madeAt: Date): ArchiveWriter {
  const zip = new ZipFile();
  // A stream of Node's own, whatever its type says.
  const output = zip.outputStream as PassThrough;
  zip.on('error', (error: Error) => output.destroy(error));
  const closed = new Promise<never>((_, reject) => {
    output.once('close', () => reject(output.errored ?? new Error('nobody takes the archive')));
  });
  closed.catch(() => undefined);
  const parts: Part[] = [];
  const options = { ...OPTIONS, mtime: madeAt };
  const room = async (): Promise<void> => {
    if (output.destroyed) await closed;
    if (output.writableNeedDrain) await Promise.race([once(output, 'drain'), closed]);
  };
  const addBytes = async (name: string, bytes: Buffer, compress = false): Promise<string> => {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    parts.push({ name, size: bytes.length, sha256 });
    zip.addBuffer(bytes, name, { ...options, compress });
    await room();
    return sha256;
  };
  return {
    bytes: withSum(output as AsyncIterable<Buffer>),
    addBytes: (name, bytes) => addBytes(name, bytes),
    async addFile(name, path) {
      const hash = createHash('sha256');
      let size = 0;
      // Counted on its way, so that the sum is of the bytes that went in.
      const count = async function* (): AsyncGenerator<Buffer> {
        for await (const piece of createReadStream(path, {
          highWaterMark: 1 << 18,
        }) as AsyncIterable<Buffer>) {
          hash.update(piece);
          size += piece.length;
          yield piece;
        }
      };
      const counted = Readable.from(count(), { objectMode: false });
      const ended = once(counted, 'end');
      zip.addReadStream(counted, name, { ...options, compress: true });
      await Promise.race([ended, closed]);
      parts.push({ name, size, sha256: hash.digest('hex') });
      await room();
    },
    async end(manifest) {
      const text = JSON.stringify({ ...manifest, parts: [...parts] } satisfies Manifest);
      await addBytes(MANIFEST, Buffer.from(text), true);
      zip.end({ forceZip64Format: false, comment: NO_SUM });
    },
    fail: (error) => void output.destroy(error),
  };
}
