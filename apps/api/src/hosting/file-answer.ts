import { encodedBody, type ServedFile } from './served-file.ts';

export type FileAnswerOptions = {
  status?: 200 | 400 | 404 | 410;
  cacheControl: string;
  headers: Record<string, string>;
};

/** Answers a GET or HEAD with a file: compressed where that helps, 304 when the visitor has it already. */
export async function fileAnswer(
  request: Request,
  file: ServedFile,
  options: FileAnswerOptions,
): Promise<Response> {
  const status = options.status ?? 200;
  const { body, encoding } = await encodedBody(file, request.headers.get('accept-encoding'));
  const etag = `"${file.tag.slice(0, 32)}${encoding === null ? '' : `-${encoding}`}"`;
  const headers: Record<string, string> = {
    ...options.headers,
    'content-type': file.contentType,
    'cache-control': options.cacheControl,
    etag,
    vary:
      options.headers['vary'] === undefined
        ? 'Accept-Encoding'
        : `Accept-Encoding, ${options.headers['vary']}`,
  };
  if (status === 200 && knows(request.headers.get('if-none-match'), etag)) {
    delete headers['content-type'];
    return new Response(null, { status: 304, headers });
  }
  if (encoding !== null) headers['content-encoding'] = encoding;
  headers['content-length'] = String(body.length);
  // A Buffer is a view of memory that nobody writes to again.
  return new Response(
    request.method === 'HEAD'
      ? null
      : new Uint8Array(body.buffer as ArrayBuffer, body.byteOffset, body.length),
    {
      status,
      headers,
    },
  );
}

/** Whether a visitor has this version, by an `If-None-Match`. */
export function knows(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch
    .split(',')
    .some((part) => part.trim().replace(/^W\//u, '') === etag || part.trim() === '*');
}

/** Only what a static host answers: everything else is refused before anything is looked up. */
export function methodNotAllowed(request: Request): Response | null {
  if (request.method === 'GET' || request.method === 'HEAD') return null;
  return new Response(null, { status: 405, headers: { allow: 'GET, HEAD', 'cache-control': 'no-store' } });
}
