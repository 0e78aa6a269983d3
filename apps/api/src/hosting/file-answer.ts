import { encodedBody, type ServedFile } from './served-file.ts';

export type FileAnswerOptions = {
  status?: 200 | 400 | 404 | 410;
  cacheControl: string;
  headers: Record<string, string>;
};

/** What is sent of a file, and how it is told from its other forms. */
export type SentForm = { bytes: Buffer; encoding: 'br' | 'gzip' | null; etag: string; contentType: string };

/** Answers a GET or HEAD with a file: compressed where that helps, 304 when the visitor has it already. */
export async function fileAnswer(
  request: Request,
  file: ServedFile,
  options: FileAnswerOptions,
): Promise<Response> {
  const { body, encoding } = await encodedBody(file, request.headers.get('accept-encoding'));
  const etag = `"${file.tag.slice(0, 32)}${encoding === null ? '' : `-${encoding}`}"`;
  return formAnswer(request, { bytes: body, encoding, etag, contentType: file.contentType }, options);
}

export function formAnswer(request: Request, form: SentForm, options: FileAnswerOptions): Response {
  const status = options.status ?? 200;
  if (status === 200 && knows(request.headers.get('if-none-match'), form.etag))
    return new Response(null, { status: 304, headers: notModifiedHeaders(form, options) });
  const { bytes } = form;
  return new Response(
    request.method === 'HEAD'
      ? null
      : // A Buffer is a view of memory that nobody writes to again.
        new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.length),
    { status, headers: formHeaders(form, options) },
  );
}

export function notModifiedHeaders(
  { etag }: Pick<SentForm, 'etag'>,
  { headers, cacheControl }: FileAnswerOptions,
): Record<string, string> {
  const { vary } = headers;
  return {
    ...headers,
    'cache-control': cacheControl,
    etag,
    vary: vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${vary}`,
  };
}

export function formHeaders(form: SentForm, options: FileAnswerOptions): Record<string, string> {
  return {
    ...notModifiedHeaders(form, options),
    'content-type': form.contentType,
    ...(form.encoding === null ? {} : { 'content-encoding': form.encoding }),
    'content-length': String(form.bytes.length),
  };
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
