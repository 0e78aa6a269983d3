import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Env } from '../env.ts';

/** Whether a request carries AWS Signature Version 4 of these keys and this region, over these very bytes. */
export function isSignedWith(
  settings: NonNullable<Env['s3']>,
  request: IncomingMessage,
  body: Buffer,
): boolean {
  const { accessKeyId, secretAccessKey, region } = settings;
  const one = (name: string): string => {
    const value = request.headers[name] ?? '';
    return (Array.isArray(value) ? value.join(',') : value).trim().replaceAll(/ +/gu, ' ');
  };
  const time = one('x-amz-date');
  const day = time.slice(0, 8);
  const scope = `${day}/${region}/s3/aws4_request`;
  const parts = /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=(\S+)$/u.exec(
    one('authorization'),
  );
  const [, credential = '', signedHeaders = '', signature = ''] = parts ?? [];
  if (credential !== `${accessKeyId}/${scope}` || one('x-amz-content-sha256') !== sha256(body)) return false;

  const [path = '', query = ''] = (request.url ?? '').split('?');
  const canonical = [
    request.method,
    path,
    query.split('&').sort().join('&'),
    ...signedHeaders.split(';').map((name) => `${name}:${one(name)}`),
    '',
    signedHeaders,
    sha256(body),
  ].join('\n');
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer>(hmac, Buffer.from(`AWS4${secretAccessKey}`));
  const toSign = ['AWS4-HMAC-SHA256', time, scope, sha256(Buffer.from(canonical))].join('\n');
  return hmac(key, toSign).toString('hex') === signature;
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
