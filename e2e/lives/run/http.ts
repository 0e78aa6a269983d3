import http from 'node:http';

export type Answer = { status: number; headers: http.IncomingHttpHeaders; bytes: Buffer; text: string };
export type Ask = {
  token?: string;
  body?: unknown;
  /** Sent as they are, as a browser sends a form. */
  form?: { fields?: Record<string, string>; files: readonly { name: string; data: Buffer }[] };
  /** Reads the answer in small pieces with pauses between, as a slow line does. */
  slowly?: boolean;
};
export type Client = {
  port: number;
  /** Of the dashboard's host. */
  api: (method: string, path: string, ask?: Ask) => Promise<Answer>;
  /** Of a site's host, or of `preview`. */
  visit: (label: string, path: string) => Promise<Answer>;
};

const BOUNDARY = '----a-boundary-of-a-life';

/** `publicPort`: the one that browsers would use, where it is another. */
export function createClient(port: number, publicPort: number = port): Client {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
  const send = (
    label: string,
    method: string,
    path: string,
    { token, body, form, slowly = false }: Ask,
  ): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const host = `${label}.localhost:${publicPort}`;
      const payload =
        form === undefined
          ? body === undefined
            ? null
            : Buffer.from(JSON.stringify(body))
          : multipart(form.fields ?? {}, form.files);
      const request = http.request(
        {
          host: '127.0.0.1',
          port,
          method,
          path,
          agent,
          headers: {
            host,
            ...(label === 'dashboard' ? { origin: `http://${host}` } : {}),
            ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
            ...(payload === null
              ? {}
              : {
                  'content-length': payload.length,
                  'content-type':
                    form === undefined ? 'application/json' : `multipart/form-data; boundary=${BOUNDARY}`,
                }),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => {
            chunks.push(chunk);
            if (!slowly) return;
            response.pause();
            setTimeout(() => response.resume(), 3);
          });
          response.on('error', reject);
          response.on('aborted', () => reject(new Error(`${method} ${path}: the answer broke off`)));
          response.on('end', () => {
            const bytes = Buffer.concat(chunks);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              bytes,
              text: bytes.toString('utf8'),
            });
          });
        },
      );
      request.on('error', reject);
      request.setTimeout(120_000, () => request.destroy(new Error(`${method} ${path}: no answer`)));
      request.end(payload ?? undefined);
    });
  return {
    port,
    api: (method, path, ask = {}) => send('dashboard', method, path, ask),
    visit: (label, path) => send(label, 'GET', path, {}),
  };
}

function multipart(fields: Record<string, string>, files: readonly { name: string; data: Buffer }[]): Buffer {
  const parts = [
    ...Object.entries(fields).map(([name, value]) => [
      `Content-Disposition: form-data; name="${name}"\r\n\r\n`,
      Buffer.from(value),
    ]),
    ...files.map(({ name, data }) => [
      `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
      data,
    ]),
  ] as [string, Buffer][];
  return Buffer.concat([
    ...parts.flatMap(([head, data]) => [Buffer.from(`--${BOUNDARY}\r\n${head}`), data, Buffer.from('\r\n')]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);
}
