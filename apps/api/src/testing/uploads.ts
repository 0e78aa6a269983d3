import { request, type IncomingHttpHeaders } from 'node:http';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

export type UploadAnswer = {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  /** Of an answer in JSON. */
  body: { [key: string]: unknown; error?: string; message?: string; next?: string[]; fields?: unknown };
};

/** A file of an export as it was recorded, from the folder of the sources. */
export function exportFile(path: string): Buffer {
  const manifest = createRequire(import.meta.url).resolve('@tosite/profile-sources/package.json');
  return readFileSync(join(dirname(manifest), 'fixtures', path));
}

/** Sends a form to a running server, as a browser does. */
export async function uploadForm(
  port: number,
  files: readonly { name: string; data: Buffer | string }[],
  options: { fields?: Record<string, string>; events?: boolean; from?: string } = {},
): Promise<UploadAnswer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(options.fields ?? {})) form.append(name, value);
  for (const { name, data } of files)
    form.append('file', new File([Uint8Array.from(Buffer.from(data))], name));
  // It writes the form; nothing is sent with it.
  const encoded = new Response(form);
  return uploadBytes(port, Buffer.from(await encoded.arrayBuffer()), {
    'content-type': encoded.headers.get('content-type') ?? '',
    accept: options.events === true ? 'text/event-stream' : 'application/json',
  });
}

export function uploadBytes(
  port: number,
  body: Buffer,
  headers: Record<string, string>,
  path = '/api/onboard/import',
): Promise<UploadAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path,
        agent: false,
        headers: {
          host: 'dashboard.localhost:3000',
          origin: 'http://dashboard.localhost:3000',
          'content-length': body.length,
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          const isJson = response.headers['content-type']?.startsWith('application/json') === true;
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            body: isJson ? (JSON.parse(text) as UploadAnswer['body']) : {},
          });
        });
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** The events of a streamed answer, in order. */
export function eventsOf(text: string): { event: string; data: Record<string, unknown> }[] {
  return [...text.matchAll(/^event: (\w+)\ndata: (.*)$/gmu)].map(([, event = '', data = '']) => ({
    event,
    data: JSON.parse(data) as Record<string, unknown>,
  }));
}
