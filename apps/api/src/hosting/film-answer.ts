import type { PublishedFile } from '../site-content/published-file.ts';
import { knows } from './file-answer.ts';
import { readRange, type ByteRange } from './read-range.ts';

/** What a visitor who has stopped watching costs at most. */
const PIECE = 1024 * 1024;

export function isFilm(file: Pick<PublishedFile, 'contentType'>): boolean {
  return file.contentType.startsWith('video/');
}

/**
 * Answers a GET or HEAD with a film or the part of it that a player asks for. It is read from the storage piece by
 * piece, as fast as the visitor takes it, and is never in memory as a whole.
 */
export function filmAnswer(
  request: Request,
  file: PublishedFile,
  options: {
    headers: Record<string, string>;
    readPart: (start: number, end: number) => Promise<Buffer | null>;
  },
): Response {
  const etag = `"${file.hash.slice(0, 32)}"`;
  const headers: Record<string, string> = { ...options.headers, etag, 'accept-ranges': 'bytes' };
  if (knows(request.headers.get('if-none-match'), etag)) return new Response(null, { status: 304, headers });

  const condition = request.headers.get('if-range');
  const asksForPart = request.method === 'GET' && (condition === null || condition === etag);
  const range = asksForPart ? readRange(request.headers.get('range'), file.size) : null;
  if (range === 'unsatisfiable') {
    headers['content-range'] = `bytes */${file.size}`;
    return new Response(null, { status: 416, headers });
  }
  const part = range ?? { start: 0, end: file.size - 1 };
  if (range !== null) headers['content-range'] = `bytes ${range.start}-${range.end}/${file.size}`;
  headers['content-type'] = file.contentType;
  headers['content-length'] = String(part.end - part.start + 1);
  return new Response(request.method === 'HEAD' ? null : streamOf(part, options.readPart), {
    status: range === null ? 200 : 206,
    headers,
  });
}

function streamOf(
  { start, end }: ByteRange,
  readPart: (start: number, end: number) => Promise<Buffer | null>,
): ReadableStream<Uint8Array> {
  let next = start;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const last = Math.min(next + PIECE - 1, end);
        const bytes = await readPart(next, last);
        // Cut short rather than filled up: the player sees that the length is not what was promised, and asks again.
        if (bytes === null || bytes.length !== last - next + 1) throw new Error('the film is not all there');
        next += bytes.length;
        controller.enqueue(bytes);
        if (next > end) controller.close();
      },
    },
    // Nothing is read ahead of what the visitor takes.
    { highWaterMark: 0 },
  );
}
