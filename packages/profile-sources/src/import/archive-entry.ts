import type { Readable } from 'node:stream';

/** One file of an uploaded archive, read from disk when it is asked for. Folders and junk are never entries. */
export type ArchiveEntry = {
  /** With "/" between its parts, no "..", no leading "/", NFC: safe to compare and to show. */
  readonly path: string;
  /** Unpacked size as the archive declares it: what is really read is counted against it. */
  readonly size: number;
  /** Its checksum, where the archive has one: two entries of one path, size and sum are the same file. */
  readonly sum?: number;
  /** The whole file. Throws ImportFailure when it holds more than `limit` bytes, or is damaged. */
  bytes(limit: number): Promise<Buffer>;
  /** The file as a stream, which fails with ImportFailure when the entry is damaged or its size was a lie. */
  open(): Promise<Readable>;
};
