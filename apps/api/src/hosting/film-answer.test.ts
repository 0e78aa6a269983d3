import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { filmAnswer } from './film-answer.ts';

const SIZE = 2_500_000;
const bytes = randomBytes(SIZE);
const file = {
  path: '/media/film.mp4',
  hash: 'ab'.repeat(32),
  key: 'media/ab/film.mp4',
  contentType: 'video/mp4',
  size: SIZE,
  styleHashes: [],
};
const ETAG = `"${'ab'.repeat(16)}"`;

function ask(
  headers: Record<string, string> = {},
  { method = 'GET', stored = bytes }: { method?: string; stored?: Buffer | null } = {},
) {
  const reads: number[] = [];
  const answer = filmAnswer(new Request('http://site.test/media/film.mp4', { method, headers }), file, {
    headers: { 'x-content-type-options': 'nosniff' },
    readPart: async (start, end) => {
      reads.push(end - start + 1);
      return stored === null ? null : stored.subarray(start, end + 1);
    },
  });
  return { answer, reads };
}

describe('an answer with a film', () => {
  it.each([
    [{}, 200, 0, SIZE - 1],
    [{ range: 'bytes=0-1' }, 206, 0, 1],
    [{ range: 'bytes=1000000-2200000' }, 206, 1_000_000, 2_200_000],
    [{ range: 'bytes=2499990-' }, 206, SIZE - 10, SIZE - 1],
    [{ range: 'bytes=-10' }, 206, SIZE - 10, SIZE - 1],
    [{ range: 'bytes=0-1,4-5' }, 200, 0, SIZE - 1],
    [{ range: 'bytes=0-9', 'if-range': ETAG }, 206, 0, 9],
    [{ range: 'bytes=0-9', 'if-range': '"another"' }, 200, 0, SIZE - 1],
    [{ range: 'bytes=0-9', 'if-range': 'Sat, 28 Nov 2026 10:00:00 GMT' }, 200, 0, SIZE - 1],
  ])('to %o is %i with exactly these bytes', async (headers, status, start, end) => {
    const { answer } = ask(headers);
    const body = Buffer.from(await answer.arrayBuffer());
    expect(answer.status).toBe(status);
    expect(body.equals(bytes.subarray(start, end + 1))).toBe(true);
    expect(Object.fromEntries(answer.headers)).toEqual({
      'accept-ranges': 'bytes',
      'content-length': String(end - start + 1),
      'content-type': 'video/mp4',
      etag: ETAG,
      'x-content-type-options': 'nosniff',
      ...(status === 206 ? { 'content-range': `bytes ${start}-${end}/${SIZE}` } : {}),
    });
  });

  it('says how long the film is when there is no such part', async () => {
    const { answer } = ask({ range: `bytes=${SIZE}-` });
    expect([answer.status, answer.headers.get('content-range'), await answer.text()]).toEqual([
      416,
      `bytes */${SIZE}`,
      '',
    ]);
  });

  it('to HEAD, and to who has it already, reads nothing', async () => {
    const head = ask({ range: 'bytes=0-1' }, { method: 'HEAD' });
    expect([head.answer.status, head.answer.headers.get('content-length'), head.answer.body]).toEqual([
      200,
      String(SIZE),
      null,
    ]);
    const known = ask({ 'if-none-match': ETAG, range: 'bytes=0-1' });
    expect([known.answer.status, known.answer.body]).toEqual([304, null]);
    expect([...head.reads, ...known.reads]).toEqual([]);
  });

  it('is read a piece at a time, and no further than the visitor watches', async () => {
    const { answer, reads } = ask();
    const reader = answer.body?.getReader();
    expect(reads).toEqual([]);
    await reader?.read();
    await reader?.cancel();
    expect(reads).toEqual([1024 * 1024]);
  });

  it('breaks off when the file is gone, or shorter than it was', async () => {
    await expect(ask({}, { stored: null }).answer.arrayBuffer()).rejects.toThrow('not all there');
    await expect(ask({}, { stored: bytes.subarray(0, 1_200_000) }).answer.arrayBuffer()).rejects.toThrow(
      'not all there',
    );
  });
});
