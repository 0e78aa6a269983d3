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
