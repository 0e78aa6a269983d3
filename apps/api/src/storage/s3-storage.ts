import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { Env } from '../env.ts';
import { eachOf } from './each-of.ts';
import { assertStorageKey, isStorageKey, StorageAway, StorageFull, type Storage } from './storage.ts';

/** In milliseconds. */
export type S3Limits = {
  /** Until a connection stands, the wait for a free one included. */
  connection: number;
  /** Until an answer begins, and then between two pieces of it; of one try. */
  request: number;
  /** Everything, with the second and third try and the last byte. */
  operation: number;
};
const LIMITS: S3Limits = { connection: 3000, request: 15_000, operation: 60_000 };

/** Files in a bucket of any store that speaks S3. The bucket is there already and is this installation's own. */
export function s3Storage(settings: NonNullable<Env['s3']>, limits: S3Limits = LIMITS): Storage {
  const Bucket = settings.bucket;
  const client = createClient(settings, limits);
  const deadline = (): { abortSignal: AbortSignal } => ({
    abortSignal: AbortSignal.timeout(limits.operation),
  });

  const put = async (key: string, bytes: Uint8Array): Promise<void> => {
    assertStorageKey(key);
    try {
      await client.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes }), deadline());
    } catch (error) {
      throw isFull(error) ? new StorageFull('no room left in the bucket', { cause: error }) : away(error);
    }
  };

  const get = async (key: string, Range?: string): Promise<Buffer | null> => {
    assertStorageKey(key);
    const found = await client
      .send(new GetObjectCommand({ Bucket, Key: key, Range }), deadline())
      .catch(nullWhenAbsent);
    const bytes = await found?.Body?.transformToByteArray().catch((error: unknown) => {
      throw away(error);
    });
    return bytes === undefined ? null : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  };

  return {
    put,
    async putAll(files) {
      for (const { key } of files) assertStorageKey(key);
      await eachOf(files, ({ key, bytes }) => put(key, bytes));
    },
    get: (key) => get(key),
    async getRange(key, start, end) {
      const bytes = await get(key, `bytes=${start}-${end}`).catch((error: unknown) => {
        if (isBeyondEnd(error)) return Buffer.alloc(0);
        throw error;
      });
      // A store that knows no ranges gives the whole file.
      return bytes !== null && bytes.length > end - start + 1 ? bytes.subarray(start, end + 1) : bytes;
    },
    async has(key) {
      assertStorageKey(key);
      const command = new HeadObjectCommand({ Bucket, Key: key });
      return (await client.send(command, deadline()).catch(nullWhenAbsent)) !== null;
    },
    async delete(key) {
      assertStorageKey(key);
      // S3 itself says nothing about what was not there; Google's store answers NoSuchKey.
      await client.send(new DeleteObjectCommand({ Bucket, Key: key }), deadline()).catch(nullWhenAbsent);
    },
    async *list(prefix) {
      if (prefix !== '') assertStorageKey(prefix.replace(/\/$/u, ''));
      let token: string | undefined;
      do {
        const page = await client
          .send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: token }), deadline())
          .catch((error: unknown) => {
            throw away(error);
          });
        for (const { Key } of page.Contents ?? []) {
          // What else is in the bucket, such as the `folder/` objects of web consoles, is not ours.
          if (Key !== undefined && isStorageKey(Key)) yield Key;
        }
        token = page.NextContinuationToken;
      } while (token !== undefined);
    },
    async ping() {
      const ping = Buffer.from('ping');
      await put('ping', ping);
      const echo = await get('ping');
      if (echo === null || !echo.equals(ping)) throw new Error('the bucket does not give back what was put');
    },
  };
}

export function createClient(
  { endpoint, region, accessKeyId, secretAccessKey }: NonNullable<Env['s3']>,
  limits: S3Limits,
): S3Client {
  // More than the SDK's 50: a request that waits for a socket uses up its connection time, and a site is stored at once.
  const agent = { maxSockets: 200 };
  return new S3Client({
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's have no certificate for `bucket.host`.
    forcePathStyle: true,
    // Otherwise the SDK adds checksums that older stores do not know: they keep a trailer's framing as part of the file.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    // What AWS_* variables and ~/.aws would say otherwise, for other programs on the same machine.
    retryMode: 'standard',
    useDualstackEndpoint: false,
    useFipsEndpoint: false,
    requestHandler: {
      connectionTimeout: limits.connection,
      requestTimeout: limits.request,
      // Without it a request that takes too long is logged and goes on.
      throwOnRequestTimeout: true,
      socketTimeout: limits.request,
      httpAgent: agent,
      httpsAgent: agent,
    },
  });
}

function isBeyondEnd(error: unknown): boolean {
  const cause = error instanceof StorageAway ? error.cause : null;
  return cause instanceof S3ServiceException && cause.name === 'InvalidRange';
}

function nullWhenAbsent(error: unknown): null {
  // A missing bucket has another name, NoSuchBucket, and is an error.
  if (error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name)) return null;
  throw away(error);
}

export function away(error: unknown): StorageAway {
  return new StorageAway(error instanceof Error ? error.message : 'the store did not answer', {
    cause: error,
  });
}

/** Amazon's store is never full; Ceph's, MinIO's (for a disk and for a bucket) and Huawei's say it with these codes. */
const FULL = [
  'QuotaExceeded',
  'XMinioStorageFull',
  'XMinioAdminBucketQuotaExceeded',
  'InsufficientStorageSpace',
];

export function isFull(error: unknown): boolean {
  if (!(error instanceof S3ServiceException)) return false;
  return FULL.includes(error.name) || error.$metadata.httpStatusCode === 507;
}
