import { setMaxListeners } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { ApiFailure } from '../api-failure.ts';
import { StorageFull } from '../../storage/storage.ts';
import * as failures from './upload-failures.ts';
import { UPLOAD_LIMITS, type UploadLimits } from './upload-limits.ts';

/** What arrived: plain fields, and files under names of our own; `name` is what their owner called them. */
export type Upload = {
  fields: Record<string, string>;
  files: { path: string; name: string }[];
  bytes: number;
};

type Options = {
  folder: string;
  signal: AbortSignal;
  /** Bytes that may still be written there. */
  room?: number;
  limits?: Partial<UploadLimits>;
};

/**
 * Reads a form from the stream and writes its files into the folder as they come, never more of them in memory than
 * a piece. Resolves when everything is on disk; throws ApiFailure, and then nothing is being written any more.
 */
export async function receiveUpload(request: Request, options: Options): Promise<Upload> {
  const limits = { ...UPLOAD_LIMITS, ...options.limits };
  const contentType = request.headers.get('content-type') ?? '';
  if (!/^multipart\/form-data(?:;|$)/iu.test(contentType.trim())) throw failures.notAForm();
  const { room = Infinity } = options;
  const declared = Number(request.headers.get('content-length') ?? 0);
  if (declared > limits.bytes + limits.overhead) throw failures.tooMuch();
  if (Math.max(declared, 0) > room) throw noRoom();
  if (request.body === null) throw failures.brokenOff();
  const form = openForm(contentType, limits);

  const ending = new AbortController();
  // Each file that is being written listens to it.
  setMaxListeners(0, ending.signal);
  const stop = (): void => ending.abort(failures.brokenOff(options.signal.reason));
  if (options.signal.aborted) stop();
  options.signal.addEventListener('abort', stop, { once: true });
  const receiving = new Receiving(form, options.folder, ending);
  const meter = createMeter({ ...limits, room }, (failure) => receiving.fail(failure));
  try {
    // Node's web stream is of the same kind as the request's.
    const body = Readable.fromWeb(request.body as ReadableStream<Uint8Array>);
    await pipeline(body, meter.stream, form, { signal: ending.signal });
    await receiving.written();
    receiving.assertGood();
    return { fields: receiving.fields, files: receiving.files, bytes: meter.bytes() };
  } catch (error) {
    ending.abort(error);
    await receiving.written();
    receiving.assertGood();
    throw toFailure(error);
  } finally {
    meter.end();
    options.signal.removeEventListener('abort', stop);
  }
}

function openForm(contentType: string, limits: UploadLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fieldNameSize: 100,
        fieldSize: limits.fieldBytes,
        fields: limits.fields,
        files: limits.files,
        // One more of each than is allowed, to be told of it.
        parts: limits.files + limits.fields + 2,
        headerPairs: limits.headerPairs,
        headerSize: limits.headerBytes,
      },
    });
  } catch {
    throw failures.noBoundary();
  }
}

/** What a form brings while it comes. The first thing that is wrong ends it. */
class Receiving {
  readonly fields: Record<string, string> = {};
  readonly files: { path: string; name: string }[] = [];
  readonly #writes: Promise<void>[] = [];
  readonly #folder: string;
  readonly #ending: AbortController;
  #failure: Error | null = null;

  constructor(form: BusboyInstance, folder: string, ending: AbortController) {
    this.#folder = folder;
    this.#ending = ending;
    form.on('file', (part: string | undefined, stream, name: string | undefined) =>
      this.#takeFile(part, stream, name),
    );
    form.on('field', (part: string | undefined, value, nameCut, valueCut) => {
      if (part === undefined || part === '' || nameCut || valueCut || Object.hasOwn(this.fields, part))
        this.fail(failures.strangeForm());
      else this.fields[part] = value;
    });
    form.on('filesLimit', () => this.fail(failures.tooManyFiles()));
    form.on('fieldsLimit', () => this.fail(failures.strangeForm()));
    form.on('partsLimit', () => this.fail(failures.strangeForm()));
  }

  fail(failure: Error): void {
    this.#failure ??= failure;
    this.#ending.abort(this.#failure);
  }

  assertGood(): void {
    if (this.#failure !== null) throw this.#failure;
  }

  /** Resolves when no file is being written any more, however that ended. */
  async written(): Promise<void> {
    await Promise.all(this.#writes);
  }

  #takeFile(part: string | undefined, stream: BusboyFileStream, name: string | undefined): void {
    // A part that breaks off says so on its stream; the form says it too, and is listened to.
    stream.on('error', () => undefined);
    if (part !== 'file') {
      this.fail(failures.strangeForm());
      stream.resume();
      return;
    }
    // What a browser sends for a field without a file.
    if (name === undefined || name === '') {
      stream.resume();
      return;
    }
    const path = join(this.#folder, String(this.#writes.length));
    this.files.push({ path, name });
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const write = pipeline(stream, file, { signal: this.#ending.signal });
    this.#writes.push(write.catch((error: unknown) => this.fail(toFailure(error))));
  }
}

/** Counts what passes, and notices when nothing does. */
function createMeter(limits: UploadLimits & { room: number }, fail: (failure: Error) => void) {
  let bytes = 0;
  const stalled = (): void => fail(failures.stalled());
  let timer = setTimeout(stalled, limits.stallMs);
  const longest = setTimeout(() => fail(failures.tooSlow()), limits.longestMs);
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      clearTimeout(timer);
      timer = setTimeout(stalled, limits.stallMs);
      if (bytes > limits.bytes + limits.overhead) fail(failures.tooMuch());
      else if (bytes > limits.room) fail(noRoom());
      done(null, chunk);
    },
    flush(done) {
      // All of it is here: what is still written has no one to wait for.
      clearTimeout(timer);
      done();
    },
  });
  return {
    stream,
    bytes: () => bytes,
    end() {
      clearTimeout(timer);
      clearTimeout(longest);
    },
  };
}

const noRoom = (): StorageFull => new StorageFull('no room for an upload');

function toFailure(error: unknown): Error {
  if (error instanceof ApiFailure || error instanceof StorageFull) return error;
  const code = error instanceof Error && 'code' in error ? error.code : '';
  if (code === 'ENOSPC' || code === 'EDQUOT') return noRoom();
  if (code === 'EACCES' || code === 'EROFS' || code === 'EMFILE' || code === 'ENOENT' || code === 'EIO')
    return error instanceof Error ? error : new Error(String(error));
  return failures.brokenOff(error);
}
