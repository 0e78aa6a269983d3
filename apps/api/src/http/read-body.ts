import type { Message } from '@tosite/validation/messages/message';
import { ApiFailure } from './api-failure.ts';

const JSON_TYPE = /^application\/json(?:; ?charset="?utf-8"?)?$/iu;

/** Reads the whole body, never more than `limit` bytes of it. */
export async function readBytes(request: Request, limit: number): Promise<Buffer> {
  const declared = Number(request.headers.get('content-length') ?? '0');
  if (declared > limit) throw tooLarge(limit);
  if (request.body === null) return Buffer.alloc(0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) throw tooLarge(limit);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function tooLarge(limit: number): ApiFailure {
  return new ApiFailure('too_large', { id: 'service.bodyTooLarge', kilobytes: Math.floor(limit / 1024) });
}

/** Refuses every content type but JSON; a body is never guessed at. */
export function assertJsonType(request: Request): void {
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) {
    throw new ApiFailure('unsupported_media_type', { id: 'service.jsonType' });
  }
}

/** Parses a JSON text and refuses what no honest client sends: deep nesting, `__proto__` keys, text that cannot be stored. */
export function parseJson(bytes: Buffer, maxDepth: number): unknown {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw malformed({ id: 'service.notUtf8' }, cause);
  }
  if (isTooDeep(text, maxDepth)) throw malformed({ id: 'service.tooDeep' });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw malformed({ id: 'service.notJson' }, cause);
  }
  assertHarmless(value);
  return value;
}

function malformed(reason: Message, cause?: unknown): ApiFailure {
  return new ApiFailure('malformed_body', reason, { cause });
}

/** Counts brackets outside strings, before anything is built. */
function isTooDeep(text: string, maxDepth: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === 92) index += 1;
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 91 || code === 123) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (code === 93 || code === 125) depth -= 1;
  }
  return false;
}

/** NUL, which PostgreSQL cannot store, and lone surrogates, which no encoding can carry. */
// oxlint-disable-next-line no-control-regex -- NUL is what is looked for
const UNSTORABLE = /\u0000|\p{Surrogate}/u;

function assertHarmless(value: unknown): void {
  if (typeof value === 'string') {
    if (UNSTORABLE.test(value)) throw malformed({ id: 'service.unstorable' });
  } else if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw malformed({ id: 'service.outOfRange' });
  } else if (Array.isArray(value)) {
    for (const item of value) assertHarmless(item);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, item] of Object.entries(value)) {
      if (key === '__proto__') throw malformed({ id: 'service.forbiddenKey' });
      if (UNSTORABLE.test(key)) throw malformed({ id: 'service.unstorable' });
      assertHarmless(item);
    }
  }
}
