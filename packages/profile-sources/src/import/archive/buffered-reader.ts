import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';

const WINDOW = 256 * 1024;

/**
 * Reads a file through a window: the directory of an archive is read in many pieces of some fifty bytes, one after
 * the other, and asking the disk for each takes ten times as long.
 */
export class BufferedReader extends RandomAccessReader {
  readonly #file: FileHandle;
  #window = Buffer.alloc(0);
  #start = 0;

  constructor(file: FileHandle) {
    super();
    this.#file = file;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return this.#file.createReadStream({ start, end: end - 1, autoClose: false });
  }

  override read(
    target: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    // Never at once: yauzl expects to be called back after it has returned.
    this.#fill(position, length).then(
      () => {
        const from = position - this.#start;
        if (from + length > this.#window.length) return callback(new Error('the file ends before this'));
        this.#window.copy(target, offset, from, from + length);
        return callback(null);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error('not readable')),
    );
  }

  async #fill(position: number, length: number): Promise<void> {
    if (!Number.isSafeInteger(position) || position < 0) throw new Error('no place in a file');
    const from = position - this.#start;
    if (from >= 0 && from + length <= this.#window.length) return;
    const { buffer, bytesRead } = await this.#file.read(
      Buffer.alloc(Math.max(WINDOW, length)),
      0,
      Math.max(WINDOW, length),
      position,
    );
    this.#window = buffer.subarray(0, bytesRead);
    this.#start = position;
  }

  override close(callback: (error: Error | null) => void): void {
    this.#file.close().then(
      () => callback(null),
      (error: unknown) => callback(error instanceof Error ? error : new Error('not closed')),
    );
  }
}
