import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { answerOfModel, type ChatRequest } from './model-answers.ts';

/**
 * What a server of chat completions does with a request.
 * - `good`: answers out of what it was given; `invents`: with one number that nobody said.
 * - `no_schema`, `no_json`: 400 for `json_schema`; for any form of JSON.
 * - `limited`, `broken`, `refused`, `moved`: 429 with Retry-After; 500; 401; a redirect elsewhere.
 * - `half`: breaks off; `silent`: says nothing at all; `slow`: is silent for 1.5 seconds first; `huge`: a megabyte.
 * - `invalid`: no JSON; `fenced`: JSON with words around it; `foreign`: in another language; `numbers`: captions that
 *   there are not; `hostile`: script, pictures, links, front matter; `leaks`: repeats what it was told to keep.
 * - `refuses`: says that what was asked for is not there.
 */
export type ModelBehaviour =
  | 'good'
  | 'invents'
  | 'no_schema'
  | 'no_json'
  | 'limited'
  | 'broken'
  | 'refused'
  | 'moved'
  | 'half'
  | 'silent'
  | 'slow'
  | 'huge'
  | 'invalid'
  | 'fenced'
  | 'foreign'
  | 'numbers'
  | 'hostile'
  | 'leaks'
  | 'refuses';

export type SeenRequest = {
  body: ChatRequest;
  headers: IncomingHttpHeaders;
  /** Set when the caller went away. */ left: boolean;
};

export type ModelServer = {
  origin: string;
  /** In the order in which they came. */
  requests: SeenRequest[];
  /** What it does with the next requests, one each; then `always` again. */
  next(...behaviours: ModelBehaviour[]): void;
  always(behaviour: ModelBehaviour): void;
  close(): Promise<void>;
};

/** A server on this machine that speaks chat completions as they were recorded, and writes out of what it is given. */
export async function startModelServer(
  options: {
    behaviour?: ModelBehaviour;
    port?: number;
    /** Milliseconds between two pieces of a stream. */ pace?: number;
  } = {},
): Promise<ModelServer> {
  let usual = options.behaviour ?? 'good';
  const queue: ModelBehaviour[] = [];
  const requests: SeenRequest[] = [];
  const server = createServer((incoming, outgoing) => {
    const pieces: Buffer[] = [];
    incoming.on('data', (piece: Buffer) => pieces.push(piece));
    incoming.on('end', () => {
      if (incoming.method !== 'POST' || !(incoming.url ?? '').endsWith('/v1/chat/completions')) {
        fail(outgoing, 404, 'no such path');
        return;
      }
      const request: SeenRequest = {
        body: JSON.parse(Buffer.concat(pieces).toString()) as ChatRequest,
        headers: incoming.headers,
        left: false,
      };
      requests.push(request);
      outgoing.on('close', () => {
        if (!outgoing.writableFinished) request.left = true;
      });
      void answer(outgoing, request.body, queue.shift() ?? usual, options.pace ?? 0);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    next: (...behaviours) => void queue.push(...behaviours),
    always: (behaviour) => {
      usual = behaviour;
      queue.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function answer(
  outgoing: ServerResponse,
  body: ChatRequest,
  behaviour: ModelBehaviour,
  pace: number,
): Promise<void> {
  const form = body.response_format?.type ?? 'text';
  if (behaviour === 'no_schema' && form === 'json_schema')
    return fail(outgoing, 400, "'response_format.type' must be 'json_object' or 'text'");
  if (behaviour === 'no_json' && form !== 'text')
    return fail(outgoing, 400, 'response_format is not supported');
  if (behaviour === 'limited') return fail(outgoing, 429, 'Rate limit reached', { 'retry-after': '20' });
  if (behaviour === 'broken') return fail(outgoing, 500, 'The server had an error');
  if (behaviour === 'refused') return fail(outgoing, 401, 'Incorrect API key provided');
  if (behaviour === 'moved')
    return fail(outgoing, 307, 'moved', { location: 'http://127.0.0.1:9/v1/chat/completions' });
  if (behaviour === 'silent') return undefined;
  if (behaviour === 'slow') await pause(1_500);
  const text = answerOfModel(body, behaviour);
  return body.stream === true ? stream(outgoing, text, behaviour, pace) : whole(outgoing, text, behaviour);
}

function fail(
  outgoing: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string> = {},
): undefined {
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
  outgoing.end(JSON.stringify({ error: { message, type: 'error', code: null } }));
  return undefined;
}

function whole(outgoing: ServerResponse, content: string, behaviour: ModelBehaviour): undefined {
  const json = JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_790_000_000,
    model: 'recorded',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 900, completion_tokens: 300, total_tokens: 1200 },
  });
  outgoing.writeHead(200, { 'content-type': 'application/json' });
  if (behaviour === 'half') outgoing.write(json.slice(0, json.length / 2), () => outgoing.destroy());
  else outgoing.end(json);
  return undefined;
}

async function stream(
  outgoing: ServerResponse,
  text: string,
  behaviour: ModelBehaviour,
  pace: number,
): Promise<void> {
  const chunk = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_790_000_000, model: 'recorded', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  outgoing.writeHead(200, { 'content-type': 'text/event-stream' });
  outgoing.write(chunk({ role: 'assistant', content: '' }, null));
  const words = text.match(/\s*\S+/gu) ?? [];
  for (const [index, word] of words.entries()) {
    if (behaviour === 'half' && index > words.length / 2) {
      outgoing.destroy();
      return;
    }
    if (outgoing.destroyed) return;
    outgoing.write(chunk({ content: word }, null));
    if (pace > 0) await pause(pace);
  }
  outgoing.end(`${chunk({}, 'stop')}data: [DONE]\n\n`);
}
