import { afterEach, expect, it, vi } from 'vitest';
import { startModelServer, type ModelBehaviour, type ModelServer } from '../testing/model-server.ts';
import { clientOf, countingMeter } from '../testing/test-film.ts';
import type { ModelClient, ModelSettings } from './model-client.ts';

const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function open(
  behaviour: ModelBehaviour,
  settings: Partial<ModelSettings> = {},
): Promise<{ server: ModelServer; client: ModelClient }> {
  const server = await startModelServer({ behaviour });
  const client = clientOf(server, settings);
  ends.push(
    () => client.close(),
    () => server.close(),
  );
  return { server, client };
}

const request = (meter = countingMeter(), signal = new AbortController().signal) => ({
  system: 'Write.',
  messages: [{ role: 'user' as const, content: 'About 20 words.\n[1] Hello there.' }],
  maxTokens: 100,
  signal,
  meter,
  schema: { type: 'object' as const, properties: {}, additionalProperties: false },
});
const forms = (server: ModelServer) =>
  server.requests.map(({ body }) => body.response_format?.type ?? 'text');

it('asks by schema, and remembers what a server does not take', async () => {
  const { server, client } = await open('no_json');
  const meter = countingMeter();
  expect(await client.answer(request(meter))).toMatch(/Hello there/u);
  expect(await client.answer(request(meter))).toMatch(/Hello there/u);
  expect(forms(server)).toEqual(['json_schema', 'json_object', 'text', 'text']);
  // What was refused costs nothing.
  expect(meter.taken - meter.given).toBe(2);
  const other = await open('no_schema');
  await other.client.answer(request());
  await other.client.answer(request());
  expect(forms(other.server)).toEqual(['json_schema', 'json_object', 'json_object']);
});

it('does as it is told where it is not to find out', async () => {
  const off = await open('good', { structured: 'off' });
  await off.client.answer(request());
  expect(forms(off.server)).toEqual(['text']);
  const on = await open('no_schema', { structured: 'on' });
  await expect(on.client.answer(request())).rejects.toMatchObject({ code: 'refused', status: 400 });
  expect(forms(on.server)).toEqual(['json_schema']);
});

it('a server that refuses everything is not taken for one without JSON', async () => {
  const { server, client } = await open('good');
  server.next('no_json', 'no_json');
  await client.answer(request());
  expect(forms(server)).toEqual(['json_schema', 'json_object', 'text']);
  server.requests.length = 0;
  const fresh = await open('refused');
  await expect(fresh.client.answer(request())).rejects.toMatchObject({ code: 'refused' });
  fresh.server.always('good');
  await fresh.client.answer(request());
  expect(forms(fresh.server)).toEqual(['json_schema', 'json_schema']);
});

it('a failure makes one request, says a status, and neither the key nor what was asked', async () => {
  const warn = vi.spyOn(console, 'warn');
  const { server, client } = await open('limited');
  const meter = countingMeter();
  const error = await client.answer(request(meter)).catch((one: unknown) => one);
  expect(error).toMatchObject({ code: 'limited', status: 429 });
  expect(server.requests).toHaveLength(1);
  expect(server.requests[0]?.headers.authorization).toBe('Bearer sk-a-secret-key');
  expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(/sk-a|Hello/u);
  expect([meter.taken, meter.given]).toEqual([1, 1]);
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

it('without a key none is sent; nobody listening is said to be so', async () => {
  const { server, client } = await open('good', { apiKey: null });
  await client.answer(request());
  expect(server.requests[0]?.headers.authorization).toBeUndefined();
  await server.close();
  ends.pop();
  await expect(client.answer(request())).rejects.toMatchObject({ code: 'unreachable' });
});

it('a text comes piece by piece; who stops reading, or goes away, ends the request', async () => {
  const server = await startModelServer({ behaviour: 'good', pace: 20 });
  const client = clientOf(server);
  ends.push(
    () => client.close(),
    () => server.close(),
  );
  const material = {
    role: 'user' as const,
    content: `The owner asks: write\nx\nMARK\n${'many words of it. '.repeat(50)}`,
  };
  const pieces: string[] = [];
  for await (const piece of client.stream({ ...request(), messages: [material] })) {
    pieces.push(piece);
    if (pieces.length === 5) break;
  }
  await vi.waitFor(() => expect(server.requests[0]?.left).toBe(true));
  const gone = new AbortController();
  const reading = (async () => {
    for await (const piece of client.stream({
      ...request(countingMeter(), gone.signal),
      messages: [material],
    })) {
      if (piece !== '') gone.abort(new Error('gone'));
    }
  })();
  await expect(reading).rejects.toThrow('gone');
  await vi.waitFor(() => expect(server.requests[1]?.left).toBe(true));
});

it.each([
  ['half', 'unreachable'],
  ['silent', 'slow'],
  ['broken', 'failed'],
  ['refused', 'refused'],
] as const)('a stream that is %s is an error (%s), and given back', async (behaviour, code) => {
  const { client } = await open(behaviour);
  const meter = countingMeter();
  const read = async () => {
    for await (const piece of client.stream({
      ...request(meter),
      messages: [{ role: 'user', content: 'The owner asks: x\nx\nMARK\nSome words that are said here.' }],
    }))
      void piece;
  };
  await expect(read()).rejects.toMatchObject({ code });
  expect([meter.taken, meter.given]).toEqual([1, 1]);
});
