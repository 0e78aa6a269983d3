import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeZip } from '@tosite/profile-sources/import/testing/write-zip';
import { startServer, type RunningServer } from '../../server.ts';
import { createSqlite, type TestDatabase } from '../../testing/databases.ts';
import { imageFormOf } from '../../testing/forms.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/test-api.ts';
import { makeWebsite } from '../../testing/test-websites.ts';
import { uploadForm } from '../../testing/uploads.ts';

const FOLDER = fileURLToPath(new URL('../../../fixtures/pictures/', import.meta.url));
const MOVES = /^This picture moves, and pages show still ones\./u;
const UNKNOWN = /^This file is not a picture that we can read\. Save it as JPEG, PNG, WebP or AVIF/u;

describe('a picture that is not as pictures mostly are', () => {
  let test: TestDatabase;
  let api: TestApi;
  let server: RunningServer;
  let ann: SignedIn;
  let websiteId: string;
  beforeAll(async () => {
    test = await createSqlite();
    api = await createTestApi(test, { RATE_LIMITS: 'off' });
    server = await startServer(api.services, { port: 0, host: '127.0.0.1' });
    ann = await api.signUp('ann@example.com');
    websiteId = (await makeWebsite(api, ann, 'pictured'))._id;
  });
  afterAll(async () => {
    await server.stop({ timeoutMs: 500 });
    await api.close();
    await test.drop();
  });

  const upload = async (bytes: Buffer) =>
    api.call('POST', '/api/upload', { ...imageFormOf(bytes, { websiteId }), token: ann.token });
  /** An animation of three frames, as a PNG: a still one with the chunk that makes it move. */
  const movingPng = async (): Promise<Buffer> => {
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    const chunk = Buffer.alloc(20);
    chunk.writeUInt32BE(8, 0);
    chunk.write('acTL', 4, 'latin1');
    chunk.writeUInt32BE(3, 8);
    // Behind the signature and the header.
    return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
  };

  it.each([
    ['orientation-6-gps.jpg', 'turned'],
    ['cmyk.jpg', 'kept'],
    ['16bit.png', 'kept'],
    ['picture.avif', 'kept'],
    ['jpeg-named.png', 'turned'],
    ['one-pixel.png', 'kept'],
    ['very-wide.jpg', 'kept'],
    ['white-on-transparent.png', 'kept'],
  ])('is taken as it looks: %s', async (name, how) => {
    const bytes = await readFile(`${FOLDER}${name}`);
    const answer = await upload(bytes);
    expect([answer.status, answer.body.message]).toEqual([201, undefined]);
    const { width, height } = await sharp(bytes).metadata();
    const size = [answer.body['width'], answer.body['height']];
    expect(size).toEqual(how === 'turned' ? [height, width] : [width, height]);
    const copy = await api.call('GET', new URL(String(answer.body['imageUrl'])).pathname, {
      host: 'preview.localhost:3000',
      origin: null,
    });
    expect([copy.status, copy.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it.each([
    ['animated.gif', UNKNOWN],
    ['animated.webp', MOVES],
    ['drawing.svg', UNKNOWN],
    ['not-really.heic', UNKNOWN],
  ])('is refused in words: %s', async (name, sentence) => {
    const bytes = await readFile(`${FOLDER}${name}`);
    const answer = await upload(bytes);
    expect([answer.status, answer.body.error]).toEqual([415, 'unsupported_media_type']);
    expect(answer.body.fields?.['file']).toMatch(sentence);
  });

  it('is refused in words as one’s own picture and as a PNG too', async () => {
    const webp = await readFile(`${FOLDER}animated.webp`);
    const own = await api.call('POST', '/api/account/picture', {
      ...imageFormOf(webp, {}),
      token: ann.token,
    });
    expect([own.status, own.body.message]).toEqual([415, expect.stringMatching(MOVES)]);
    expect((await upload(await movingPng())).body.message).toMatch(MOVES);
  });

  it('of an import is shown as a still one, and that is said', async () => {
    const posts = [
      { media: [{ uri: 'media/posts/a.webp', creation_timestamp: 1_700_000_000, title: 'Waves' }] },
    ];
    const zip = writeZip([
      { name: 'your_instagram_activity/media/posts_1.json', data: JSON.stringify(posts) },
      { name: 'media/posts/a.webp', data: await readFile(`${FOLDER}animated.webp`) },
    ]);
    // Also the second time, when the copy is there already.
    await uploadForm(server.port, [{ name: 'made.zip', data: zip }]);
    const answer = await uploadForm(server.port, [{ name: 'made.zip', data: zip }]);
    const { source, media } = answer.body as unknown as {
      source: { warnings: string[] };
      media: Record<string, unknown>;
    };
    expect(source.warnings).toContain(
      'media/posts/a.webp: This picture moves; only its first frame is shown.',
    );
    expect(Object.values(media).filter((image) => image !== null)).toHaveLength(1);
  });
});
