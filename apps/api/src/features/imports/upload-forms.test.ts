import { mkdir, readdir, stat, statfs, utimes, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { startServer, type RunningServer } from '../../server.ts';
import { createSqlite, type TestDatabase } from '../../testing/databases.ts';
import { createTestApi, type TestApi } from '../../testing/test-api.ts';
import { uploadBytes } from '../../testing/uploads.ts';
import { StorageFull } from '../../storage/storage.ts';
import { createIncomingFolder } from '../../http/forms/incoming-folder.ts';
import { receiveUpload } from '../../http/forms/receive-upload.ts';

// The forms of control U5: what killed other servers must be an answer here, and leave nothing behind.

let test: TestDatabase;
let api: TestApi;
let server: RunningServer;
beforeAll(async () => {
  test = await createSqlite();
  api = await createTestApi(test, { RATE_LIMITS: 'off' });
  server = await startServer(api.services, {
    port: 0,
    host: '127.0.0.1',
    times: { requestTimeout: 600, headersTimeout: 500, connectionsCheckingInterval: 100 },
  });
});
afterAll(async () => {
  await server.stop({ timeoutMs: 500 });
  await api.close();
  await test.drop();
});
const incoming = () => readdir(join(test.folder, 'incoming')).catch(() => []);
// Whatever became of an upload, its files are gone soon after.
afterEach(async () => {
  await vi.waitFor(
    async () => {
      const left = await incoming();
      if (left.length > 0) throw new Error(`An upload left ${left.join(', ')} behind.`);
    },
    { timeout: 20_000 },
  );
});

const B = 'bound';
const TYPE = { 'content-type': `multipart/form-data; boundary=${B}` };
const part = (head: string, content: string) => `--${B}\r\n${head}\r\n\r\n${content}\r\n`;
const file = (content: string, name = 'a.json', field = 'file') =>
  part(`Content-Disposition: form-data; name="${field}"; filename="${name}"`, content);
const END = `--${B}--\r\n`;
const RESUME = '{"basics":{"name":"Ann Owner","label":"Designer"}}';

describe('a form', () => {
  it.each([
    ['that is none', 415, '{}', { 'content-type': 'application/json' }],
    ['without a type', 415, 'x', {}],
    ['without a boundary', 400, file(RESUME) + END, { 'content-type': 'multipart/form-data' }],
    ['with an empty boundary', 400, file(RESUME) + END, { 'content-type': 'multipart/form-data; boundary=' }],
    ['with an empty body', 400, '', TYPE],
    [
      'of another boundary',
      400,
      file(RESUME) + END,
      { 'content-type': 'multipart/form-data; boundary=other' },
    ],
    ['cut off in a file', 400, file(RESUME).slice(0, -20), TYPE],
    ['cut off in a header', 400, `--${B}\r\nContent-Disposition: form-da`, TYPE],
    ['without its end', 400, file(RESUME), TYPE],
    ['without a file', 422, part('Content-Disposition: form-data; name="platform"', 'linkedin') + END, TYPE],
    ['with a field of a file and no file in it', 422, file('', '') + END, TYPE],
    [
      'with an empty field name',
      400,
      file(RESUME) + part('Content-Disposition: form-data; name=""', 'x') + END,
      TYPE,
    ],
    [
      'with a field without a name',
      400,
      file(RESUME) + part('Content-Disposition: form-data', 'x') + END,
      TYPE,
    ],
    [
      'with a field twice',
      400,
      part('Content-Disposition: form-data; name="platform"', 'github').repeat(2) + file(RESUME) + END,
      TYPE,
    ],
    ['with a file under another name', 400, file(RESUME, 'a.json', 'upload') + END, TYPE],
    [
      'with a field that is too long',
      400,
      part('Content-Disposition: form-data; name="platform"', 'x'.repeat(5000)) + file(RESUME) + END,
      TYPE,
    ],
    [
      'of ten thousand parts',
      400,
      part('Content-Disposition: form-data; name="x"', '1').repeat(10_000) + END,
      TYPE,
    ],
    ['of ten thousand files', 422, file('x').repeat(10_000) + END, TYPE],
    [
      'with a header of a megabyte',
      422,
      part(
        `X-Long: ${'y'.repeat(1_000_000)}\r\nContent-Disposition: form-data; name="file"; filename="a"`,
        'x',
      ) + END,
      TYPE,
    ],
    ['with a header that never ends', 400, `--${B}\r\n${'X-A: b\r\n'.repeat(50_000)}`, TYPE],
  ])('%s is answered %i with a sentence', async (_, status, body, headers) => {
    const answer = await uploadBytes(server.port, Buffer.from(body), headers);
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(/^[A-Z].*\.$/u)]);
  });

  it('I3, U6: with names that lead out of the folder is written under names of our own', async () => {
    for (const name of [
      '../../x.json',
      '/etc/passwd',
      String.raw`C:\x.json`,
      'CON',
      `${'a'.repeat(4000)}.json`,
    ]) {
      const answer = await uploadBytes(server.port, Buffer.from(file(RESUME, name) + END), TYPE);
      expect(answer.status).toBe(200);
    }
    expect((await readdir(test.folder)).some((name) => name.includes('x.json'))).toBe(false);
  });

  it('that says it is larger than 4 GB is refused before any of it has come', async () => {
    const text = await raw(`${head({ ...TYPE, 'content-length': String(5 * 1024 ** 3) })}${file(RESUME)}`);
    expect(text).toMatch(/^HTTP\/1\.1 413 /u);
    expect(text).toContain('"error":"too_large"');
  });

  it('may come slowly, for longer than any other request may take', async () => {
    const body = file(RESUME) + END;
    const pieces = Array.from({ length: 12 }, (_, index) =>
      body.slice((index * body.length) / 12, ((index + 1) * body.length) / 12),
    );
    const text = await raw(head({ ...TYPE, 'content-length': String(body.length) }), pieces, 100);
    expect(text).toMatch(/^HTTP\/1\.1 200 /u);
  });

  it('U5: that breaks off, five hundred times, leaves no file, no open file and a server that answers', async () => {
    const before = (await readdir('/proc/self/fd')).length;
    const body = file('x'.repeat(50_000));
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          const start = head({ ...TYPE, 'content-length': '1000000' }) + body.slice(0, index * 1000);
          await cutOff(start, index % 7);
        }),
      );
    }
    await expect.poll(incoming, { timeout: 25_000 }).toEqual([]);
    const good = await uploadBytes(server.port, Buffer.from(file(RESUME) + END), TYPE);
    expect(good.status).toBe(200);
    await expect
      .poll(async () => (await readdir('/proc/self/fd')).length, { timeout: 25_000 })
      .toBeLessThan(before + 15);
    expect(api.logLines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

describe('receiving', () => {
  const receive = async (
    body: ReadableStream | string,
    limits: Parameters<typeof receiveUpload>[1]['limits'] = {},
    signal = new AbortController().signal,
    room = Infinity,
  ) => {
    const folder = join(test.folder, 'received', Math.random().toString(36).slice(2));
    await mkdir(folder, { recursive: true });
    const request = new Request('http://dashboard.localhost/', {
      method: 'POST',
      body,
      headers: TYPE,
      duplex: 'half',
    } as RequestInit);
    return receiveUpload(request, { folder, signal, limits, room });
  };
  const endless = (piece: string, everyMs: number, pieces = Infinity) => {
    let sent = 0;
    return new ReadableStream({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, everyMs));
        sent += 1;
        if (sent <= pieces) controller.enqueue(Buffer.from(sent === 1 ? file(piece).slice(0, -2) : piece));
        else await new Promise(() => undefined);
      },
    });
  };

  it('ends when nothing comes any more, and not while something does', async () => {
    await expect(receive(endless('x', 1, 3), { stallMs: 200 })).rejects.toMatchObject({
      code: 'bad_request',
      message:
        'Nothing arrived for 30 seconds, so the upload was stopped. Check your connection and send the files again.',
    });
  });

  it('ends at the limit, however little was declared', async () => {
    const failed = receive(endless('x'.repeat(60_000), 0), { bytes: 500_000, overhead: 1000 });
    await expect(failed).rejects.toMatchObject({ code: 'too_large' });
  });

  it('ends for whoever sends a little now and then for hours', async () => {
    const failed = receive(endless('x', 10), { stallMs: 1000, longestMs: 200 });
    await expect(failed).rejects.toMatchObject({
      code: 'bad_request',
      message: /took longer than two hours/u,
    });
  });

  it('ends before the disk is full', async () => {
    const failed = receive(endless('x'.repeat(60_000), 0), {}, undefined, 500_000);
    await expect(failed).rejects.toBeInstanceOf(StorageFull);
    const folders = createIncomingFolder(test.folder);
    const folder = await folders.create();
    const { bavail, bsize } = await statfs(folder);
    const room = await folders.room(folder);
    expect(room).toBeGreaterThan(0);
    expect(room).toBeLessThan(bavail * bsize - 128 * 1024 ** 2);
    await folders.remove(folder);
  });

  it('ends with whoever was sending', async () => {
    const caller = new AbortController();
    const failed = receive(endless('x', 5), {}, caller.signal);
    setTimeout(() => caller.abort(new Error('gone')), 50);
    await expect(failed).rejects.toMatchObject({ code: 'malformed_body' });
  });

  it('writes each file under a number, readable by nobody else, and keeps its name beside it', async () => {
    const { files, fields, bytes } = await receive(
      part('Content-Disposition: form-data; name="platform"', 'github') +
        file('one', 'ä.json') +
        file('two') +
        END,
    );
    expect(fields).toEqual({ platform: 'github' });
    expect(files.map(({ name }) => name)).toEqual(['ä.json', 'a.json']);
    expect(bytes).toBeGreaterThan(100);
    for (const { path } of files) expect((await stat(path)).mode & 0o777).toBe(0o600);
  });
});

describe('what a process that is gone has left', () => {
  it('is deleted: all of it by the only process, else what is old', async () => {
    const dataDir = join(test.folder, 'elsewhere');
    const put = async (name: string, ageMs: number) => {
      const folder = join(dataDir, 'incoming', name);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, '0'), 'x');
      await utimes(folder, new Date(Date.now() - ageMs), new Date(Date.now() - ageMs));
    };
    const folders = createIncomingFolder(dataDir);
    const mine = await folders.create();
    await put('old', 5 * 3_600_000);
    await put('new', 1000);
    await folders.sweep(false);
    expect(new Set(await readdir(join(dataDir, 'incoming')))).toEqual(
      new Set([mine.split('/').at(-1), 'new']),
    );
    await folders.sweep(true);
    expect(await readdir(join(dataDir, 'incoming'))).toEqual([mine.split('/').at(-1)]);
  });
});

function head(headers: Record<string, string>): string {
  const lines = Object.entries({ host: 'dashboard.localhost:3000', connection: 'close', ...headers });
  return `POST /api/onboard/import HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`;
}

/** Sends pieces with pauses between them and answers everything that came back. */
function raw(start: string, pieces: readonly string[] = [], pauseMs = 0): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(server.port, '127.0.0.1');
    socket.on('data', (chunk) => (text += chunk.toString()));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(text));
    socket.write(start);
    void (async () => {
      for (const piece of pieces) {
        await new Promise((done) => setTimeout(done, pauseMs));
        socket.write(piece);
      }
    })();
  });
}

function cutOff(start: string, afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => {
      socket.write(start, () => setTimeout(() => socket.resetAndDestroy(), afterMs));
    });
    socket.on('data', () => undefined);
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
  });
}
