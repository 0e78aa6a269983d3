import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Env } from '../env.ts';
import { isSignedWith } from './s3-signature.ts';

export type S3Request = { method: string; path: string; headers: IncomingHttpHeaders };

/** A store that speaks as much S3 as `s3Storage` does, on loopback; what it cannot understand it refuses. */
export type S3Server = {
  settings: NonNullable<Env['s3']>;
  /** By key, the bytes as they arrived. */
  objects: Map<string, Buffer>;
  /** What was begun in pieces and is not whole yet; said to be years old. */
  uploads: Map<string, { key: string; parts: Map<number, Buffer> }>;
  /** Everything that was asked, oldest first. */
  requests: S3Request[];
  /** Called before each answer; true: it has answered itself, or will never. */
  intercept: (request: S3Request, response: ServerResponse) => boolean;
  close(): Promise<void>;
};

export async function startS3Server({ pageSize = 1000 } = {}): Promise<S3Server> {
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on a port, not on a pipe, has an address of this shape.
  const { port } = server.address() as AddressInfo;
  let uploads = 0;
  const store: S3Server = {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'files',
      region: 'test-region-1',
      accessKeyId: 'TESTACCESSKEY',
      secretAccessKey: 'a secret/of+the=tests',
    },
    objects: new Map(),
    uploads: new Map(),
    requests: [],
    intercept: () => false,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const body = Buffer.concat(pieces);
    const url = new URL(request.url ?? '', store.settings.endpoint);
    const { headers, method = '' } = request;
    const asked = { method, path: url.pathname, headers };
    store.requests.push(asked);
    if (store.intercept(asked, response)) return;
    if ('x-amz-trailer' in headers || headers['content-encoding']?.includes('aws-chunked') === true) {
      return refuse(response, 501, 'NotImplemented');
    }
    if (!isSignedWith(store.settings, request, body)) return refuse(response, 403, 'SignatureDoesNotMatch');
    const [, bucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    if (bucket !== store.settings.bucket) return refuse(response, 404, 'NoSuchBucket');
    const key = rest.join('/');
    if (key === '' && method === 'GET')
      return url.searchParams.has('uploads') ? listUploads(response) : list(url.searchParams, response);
    if (url.searchParams.has('uploads') || url.searchParams.has('uploadId'))
      return answerUpload({ method, key, query: url.searchParams, body }, response);
    const found = store.objects.get(key);
    if (method === 'PUT') {
      store.objects.set(key, body);
      response.writeHead(200, { etag: etag(body) }).end();
    } else if (method === 'DELETE') {
      store.objects.delete(key);
      response.writeHead(204).end();
    } else if (method !== 'GET' && method !== 'HEAD') {
      refuse(response, 405, 'MethodNotAllowed');
    } else if (found === undefined) {
      refuse(response, 404, 'NoSuchKey');
    } else {
      const range = /^bytes=(\d+)-(\d+)$/u.exec(headers.range ?? '');
      if (Number(range?.[1] ?? -1) >= found.length) return refuse(response, 416, 'InvalidRange');
      const part = range === null ? found : found.subarray(Number(range[1]), Number(range[2]) + 1);
      response.writeHead(range === null ? 200 : 206, { etag: etag(found), 'content-length': part.length });
      response.end(method === 'GET' ? part : undefined);
    }
  }

  function answerUpload(
    { method, key, query, body }: { method: string; key: string; query: URLSearchParams; body: Buffer },
    response: ServerResponse,
  ): void {
    const xml = (text: string): void =>
      void response.writeHead(200, { 'content-type': 'application/xml' }).end(text);
    if (method === 'POST' && query.has('uploads')) {
      const id = `upload-${(uploads += 1)}`;
      store.uploads.set(id, { key, parts: new Map() });
      return xml(
        `<InitiateMultipartUploadResult><Bucket>files</Bucket><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    const id = query.get('uploadId') ?? '';
    const upload = store.uploads.get(id);
    if (upload === undefined) return refuse(response, 404, 'NoSuchUpload');
    if (method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), body);
      response.writeHead(200, { etag: etag(body) }).end();
    } else if (method === 'DELETE') {
      store.uploads.delete(id);
      response.writeHead(204).end();
    } else {
      const named = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber>/gu)].map(([, at]) =>
        Number(at),
      );
      const parts = named.map((at) => upload.parts.get(at));
      const isWhole = parts.every(
        (part, at) => part !== undefined && (at === parts.length - 1 || part.length >= 5 << 20),
      );
      if (!isWhole) return refuse(response, 400, 'InvalidPart');
      store.objects.set(key, Buffer.concat(parts.filter((part) => part !== undefined)));
      store.uploads.delete(id);
      xml(
        `<CompleteMultipartUploadResult><Key>${key}</Key><ETag>"whole"</ETag></CompleteMultipartUploadResult>`,
      );
    }
  }

  function listUploads(response: ServerResponse): void {
    const begun = [...store.uploads].map(
      ([id, { key }]) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>2020-01-01T00:00:00.000Z</Initiated></Upload>`,
    );
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(`<ListMultipartUploadsResult>${begun.join('')}</ListMultipartUploadsResult>`);
  }

  function list(query: URLSearchParams, response: ServerResponse): void {
    if (query.get('list-type') !== '2') return refuse(response, 501, 'NotImplemented');
    const after = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString();
    const keys = [...store.objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .sort();
    const page = keys.slice(0, pageSize);
    const isTruncated = page.length < keys.length;
    const token = Buffer.from(page.at(-1) ?? '').toString('base64url');
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">',
          `<KeyCount>${page.length}</KeyCount><IsTruncated>${isTruncated}</IsTruncated>`,
          isTruncated ? `<NextContinuationToken>${token}</NextContinuationToken>` : '',
          ...page.map((key) => `<Contents><Key>${key}</Key></Contents>`),
          '</ListBucketResult>',
        ].join('\n'),
      );
  }

  return store;
}

/** Answers as S3 says no. */
export function refuse(response: ServerResponse, status: number, code: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>No.</Message></Error>`);
}

function etag(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`;
}
