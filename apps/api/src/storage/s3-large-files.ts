import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import type { Env } from '../env.ts';
import { away, createClient, isFull } from './s3-storage.ts';
import { assertStorageKey, StorageFull } from './storage.ts';

/** Files of any size in the bucket, in pieces: nobody sees one before its last piece is there. */
export type LargeFiles = {
  write(key: string, bytes: AsyncIterable<Buffer>, expected: number, signal?: AbortSignal): Promise<void>;
  size(key: string): Promise<number>;
  /** Lets go of what was begun before this time and never ended: it is paid for, and nobody can see it. */
  abandonOld(prefix: string, before: number): Promise<void>;
};

/** A piece has to arrive within this, also over a slow line. */
const PIECE_MS = 300_000;
/** The least that S3 takes for all but the last. */
const LEAST = 8 << 20;
/** S3 takes 10,000, and some stores take only pieces of one size. */
const MOST_PIECES = 9000;

export function s3LargeFiles(settings: NonNullable<Env['s3']>): LargeFiles {
  const Bucket = settings.bucket;
  const client = createClient(settings, { connection: 3000, request: PIECE_MS, operation: PIECE_MS });
  const fail = (error: unknown): never => {
    throw isFull(error) ? new StorageFull('no room left in the bucket', { cause: error }) : away(error);
  };
  return {
    async write(key, bytes, expected, signal) {
      assertStorageKey(key);
      const options = signal === undefined ? {} : { abortSignal: signal };
      const size = Math.max(LEAST, Math.ceil((expected * 1.2) / MOST_PIECES));
      const { UploadId } = await client
        .send(new CreateMultipartUploadCommand({ Bucket, Key: key }), options)
        .catch(fail);
      const upload = { Bucket, Key: key, UploadId };
      const parts: { PartNumber: number; ETag: string | undefined }[] = [];
      try {
        for await (const Body of inPieces(bytes, size)) {
          const PartNumber = parts.length + 1;
          const { ETag } = await client
            .send(new UploadPartCommand({ ...upload, PartNumber, Body }), options)
            .catch(fail);
          parts.push({ PartNumber, ETag });
        }
        await client
          .send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }), options)
          .catch(fail);
      } catch (error) {
        // What this cannot do, `abandonOld` does.
        await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
        throw error;
      }
    },
    async size(key) {
      assertStorageKey(key);
      const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key: key })).catch(fail);
      return ContentLength ?? 0;
    },
    async abandonOld(prefix, before) {
      const { Uploads } = await client
        .send(new ListMultipartUploadsCommand({ Bucket, Prefix: prefix }))
        .catch(fail);
      for (const { Key, UploadId, Initiated } of Uploads ?? []) {
        if (Initiated !== undefined && Initiated.getTime() < before)
          await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(fail);
      }
    },
  };
}

async function* inPieces(bytes: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const piece of bytes) {
    waiting.push(piece);
    length += piece.length;
    while (length >= size) {
      const all = Buffer.concat(waiting);
      yield all.subarray(0, size);
      waiting = [all.subarray(size)];
      length -= size;
    }
  }
  if (length > 0) yield Buffer.concat(waiting);
}
