import type { TestCall } from './test-api.ts';

const BOUNDARY = 'a-boundary-of-the-tests';

/** A form with one text file, as a browser sends it. */
export function formOf(name: string, content: string, fields: Record<string, string> = {}): TestCall {
  const parts = [
    ...Object.entries(fields).map(
      ([field, value]) => `Content-Disposition: form-data; name="${field}"\r\n\r\n${value}`,
    ),
    `Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n${content}`,
  ];
  return {
    raw: `${parts.map((part) => `--${BOUNDARY}\r\n${part}\r\n`).join('')}--${BOUNDARY}--\r\n`,
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
  };
}

/** A form with one picture. */
export function imageFormOf(
  picture: Uint8Array,
  fields: Record<string, string>,
  name = 'picture.png',
): TestCall {
  const { raw = '', headers = {} } = formOf(name, '', fields);
  const [before = '', after = ''] = raw.split(/(?<=octet-stream\r\n\r\n)/u);
  const bytes = Buffer.concat([Buffer.from(before), picture, Buffer.from(after)]);
  return { headers, rawBytes: new Uint8Array(bytes) };
}
