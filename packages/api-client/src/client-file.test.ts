import { expect, expectTypeOf, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { createApiClient } from './client.ts';
import { exportAccount } from './endpoints/account.ts';
import { memoryTokens } from './testing/memory-tokens.ts';
import { json, pause, startServer } from './testing/start-server.ts';

const clientOf = (baseUrl: string) =>
  createApiClient({
    baseUrl,
    tokens: memoryTokens('at-1').tokens,
    onSessionEnded: () => undefined,
    timeoutMs: 1500,
  });

test('a file comes as its bytes, however long it takes once it has begun', async () => {
  const { baseUrl, received } = await startServer(async (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"not":');
    await pause(2500);
    response.end('"parsed"}');
  });
  const file = await clientOf(baseUrl).call(exportAccount);
  expectTypeOf(file).toEqualTypeOf<Blob>();
  expect(await file.text()).toBe('{"not":"parsed"}');
  expect(received[0]?.headers).toMatchObject({ authorization: 'Bearer at-1' });
});

test('a file that is refused fails as every other call does', async () => {
  const { baseUrl } = await startServer((_, response) =>
    json(response, 429, { error: 'too_many_requests', message: 'Your data was downloaded too often.' }),
  );
  const error = await clientOf(baseUrl)
    .call(exportAccount)
    .then(
      () => null,
      (reason: unknown) => reason,
    );
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 429, code: 'too_many_requests' });
});
