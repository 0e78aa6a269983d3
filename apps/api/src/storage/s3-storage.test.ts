import { readdir } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSqlite } from '../testing/databases.ts';
import { refuse, startS3Server, type S3Server } from '../testing/s3-server.ts';
import { createTestApi } from '../testing/test-api.ts';
import { SAMPLE_GITHUB } from '../testing/test-websites.ts';
import { s3Storage } from './s3-storage.ts';
import { StorageFull, type Storage } from './storage.ts';

const awayBecause = (name: string) =>
  expect.objectContaining({ name: 'StorageAway', cause: expect.objectContaining({ name }) as unknown });

let server: S3Server;
let storage: Storage;

beforeEach(async () => {
  server = await startS3Server();
  storage = s3Storage(server.settings, { connection: 300, request: 300, operation: 2000 });
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await server.close();
});

describe('S3 storage', () => {
  it('is what the server keeps its files in when the settings name a bucket', async () => {
    const { endpoint, bucket, region, accessKeyId, secretAccessKey } = server.settings;
    const database = await createSqlite();
    const api = await createTestApi(database, {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    try {
      expect((await api.call('GET', '/readyz')).text).toBe('ready\n');
      expect(server.objects.get('ping')?.toString()).toBe('ping');
      expect(await readdir(database.folder)).not.toContain('files');
      server.intercept = (_, response) => {
        refuse(response, 403, 'AccessDenied');
        return true;
      };
      expect((await api.call('GET', '/readyz')).text).toBe('not ready: storage\n');
    } finally {
      await api.close();
      await database.drop();
    }
  });

  it('V17: that is away is a 503 with a sentence, for whoever makes a preview, and no half of one stays', async () => {
    const { endpoint, bucket, accessKeyId, secretAccessKey } = server.settings;
    const database = await createSqlite();
    const api = await createTestApi(database, {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    });
    try {
      server.intercept = (_, response) => {
        refuse(response, 403, 'AccessDenied');
        return true;
      };
      const answer = await api.post('/api/onboard/previewData', { profileUrl: SAMPLE_GITHUB });
      expect([answer.status, answer.body.message]).toEqual([
        503,
        'The server cannot reach its file storage right now. Try again in a minute.',
      ]);
      expect(await database.database.db.selectFrom('previews').selectAll().execute()).toEqual([]);
    } finally {
      await api.close();
      await database.drop();
    }
  });

  it('sends the bytes alone: no framing, no trailer, no checksum that older stores do not know', async () => {
    await storage.put('small', Buffer.from('small'));
    // Large enough for the client to ask first whether it may send.
    await storage.put('large', Buffer.alloc(3_000_000, 'x'));
    expect(server.objects.get('small')?.toString()).toBe('small');
    expect(server.objects.get('large')?.equals(Buffer.alloc(3_000_000, 'x'))).toBe(true);
    await storage.get('small');
    const names = server.requests.flatMap(({ headers }) => Object.keys(headers));
    expect(names).toContain('x-amz-content-sha256');
    expect(names.filter((name) => /checksum|trailer|decoded/u.test(name))).toEqual([]);
  });

  it('names the bucket in the path, never in the host', async () => {
    // An address of numbers has no place for a bucket before it anyway.
    const endpoint = server.settings.endpoint.replace('127.0.0.1', 'localhost');
    await s3Storage({ ...server.settings, endpoint }).put('media/a', Buffer.from('x'));
    expect(server.requests).toMatchObject([{ method: 'PUT', path: '/files/media/a' }]);
    expect(server.requests[0]?.headers.host).toBe(new URL(endpoint).host);
  });

  it('is not led astray by the settings of other programs', async () => {
    vi.stubEnv('AWS_USE_FIPS_ENDPOINT', 'true');
    vi.stubEnv('AWS_USE_DUALSTACK_ENDPOINT', 'true');
    vi.stubEnv('AWS_REQUEST_CHECKSUM_CALCULATION', 'WHEN_SUPPORTED');
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'ANOTHER');
    vi.stubEnv('AWS_REGION', 'eu-west-1');
    vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:9');
    await s3Storage(server.settings).put('a', Buffer.from('x'));
    expect(server.objects.get('a')?.toString()).toBe('x');
  });

  it.each([
    [403, 'QuotaExceeded'],
    [400, 'XMinioAdminBucketQuotaExceeded'],
    [507, 'XMinioStorageFull'],
    [403, 'InsufficientStorageSpace'],
    [507, 'AnythingElse'],
  ])('says that there is no room left when the store answers %i %s', async (status, code) => {
    await storage.put('a', Buffer.from('old'));
    server.intercept = ({ method }, response) => {
      if (method === 'PUT') refuse(response, status, code);
      return method === 'PUT';
    };
    await expect(storage.put('a', Buffer.from('new'))).rejects.toBeInstanceOf(StorageFull);
    expect((await storage.get('a'))?.toString()).toBe('old');
  });

  it('tells a missing bucket and wrong keys from a missing file', async () => {
    const elsewhere = s3Storage({ ...server.settings, bucket: 'no-such-bucket' });
    await expect(elsewhere.get('a')).rejects.toThrow(awayBecause('NoSuchBucket'));
    await expect(elsewhere.put('a', Buffer.from('x'))).rejects.not.toBeInstanceOf(StorageFull);
    await expect(elsewhere.ping()).rejects.toThrow(awayBecause('NoSuchBucket'));
    const stranger = s3Storage({ ...server.settings, secretAccessKey: 'guessed' });
    await expect(stranger.get('a')).rejects.toThrow(awayBecause('SignatureDoesNotMatch'));
    await expect(stranger.has('a')).rejects.toMatchObject({
      name: 'StorageAway',
      cause: { $metadata: { httpStatusCode: 403 } },
    });
  });

  it('takes no offence at a store that says what it deletes was not there', async () => {
    server.intercept = (_, response) => {
      refuse(response, 404, 'NoSuchKey');
      return true;
    };
    await expect(storage.delete('a')).resolves.toBeUndefined();
  });

  it('tries three times when the store stumbles, then says so', async () => {
    const stumble = (times: number): void => {
      server.requests.length = 0;
      server.intercept = (_, response) => {
        const isStumbling = server.requests.length <= times;
        if (isStumbling) refuse(response, 500, 'InternalError');
        return isStumbling;
      };
    };
    stumble(2);
    await storage.put('a', Buffer.from('x'));
    expect(server.objects.get('a')?.toString()).toBe('x');
    expect(server.requests).toHaveLength(3);
    stumble(3);
    await expect(storage.put('a', Buffer.from('x'))).rejects.toThrow(awayBecause('InternalError'));
    expect(server.requests).toHaveLength(3);
  });

  it.each([
    ['never answers', () => undefined],
    ['only ever says that it is at work', (response: ServerResponse) => response.writeProcessing()],
  ])('does not wait for a store that %s', async (_, meanwhile) => {
    server.intercept = (_, response) => {
      const passing = setInterval(() => meanwhile(response), 100);
      response.on('close', () => clearInterval(passing));
      return true;
    };
    await expect(storage.put('a', Buffer.from('x'))).rejects.toThrow(awayBecause('TimeoutError'));
    expect(server.requests).toHaveLength(3);
  });

  it.each([
    ['breaks off', (response: ServerResponse) => setTimeout(() => response.destroy(), 20), 'aborted'],
    ['falls silent', () => undefined, '300 ms of inactivity'],
  ])('gives no half file when the store %s in the middle of it', async (_, then, message) => {
    server.intercept = (_, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('x'.repeat(500));
      then(response);
      return true;
    };
    await expect(storage.get('a')).rejects.toThrow(message);
  });

  it('gives up on a file that comes in drops', async () => {
    server.intercept = (_, response) => {
      response.writeHead(200, { 'content-length': 1000 });
      const dripping = setInterval(() => response.write('x'), 50);
      response.on('close', () => clearInterval(dripping));
      return true;
    };
    const begun = Date.now();
    await expect(storage.get('a')).rejects.toThrow('aborted');
    expect(Date.now() - begun).toBeLessThan(20_000);
  });

  it('lists past the first thousand, and nothing that is not its own', async () => {
    for (let n = 0; n < 2500; n += 1) server.objects.set(`media/${n}`, Buffer.from('x'));
    server.objects.set('media/', Buffer.alloc(0));
    server.objects.set('media/My Picture.PNG', Buffer.from('x'));
    const found = new Set<string>();
    for await (const key of storage.list('media/')) found.add(key);
    expect(found.size).toBe(2500);
    expect(server.requests).toHaveLength(3);
  });

  it('is not ready when the bucket gives back something else', async () => {
    server.intercept = ({ method }, response) => {
      if (method === 'GET') response.writeHead(200).end('pong');
      return method === 'GET';
    };
    await expect(storage.ping()).rejects.toThrow('does not give back');
  });
});
