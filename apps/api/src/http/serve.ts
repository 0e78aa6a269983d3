import type { Hono } from 'hono';
import * as v from 'valibot';
import type { Endpoint, EndpointAnswer } from '@tosite/api-client/endpoints/define-endpoint';
import { ApiFailure } from './api-failure.ts';
import { addressKey } from './client-address.ts';
import type { Handler, HandlerContext } from './endpoint-handler.ts';
import { streamAnswer } from './event-answer.ts';
import { wantsEvents } from './event-stream.ts';
import type { AnswerOf, Idempotency, KeptAnswer, Ticket } from './idempotency.ts';
import type { Limits } from './limits.ts';
import { assertJsonType, parseJson, readBytes } from './read-body.ts';
import { readInput } from './read-input.ts';
import { previewHash } from '../secrets/preview-hash.ts';
import type { AuthenticatedUser, RequestFacts } from './request-context.ts';

/** What the API's router carries with a request. */
export type ApiEnv = { Bindings: { facts: RequestFacts } };

export type ServeParts = {
  /** Who the bearer token belongs to; null: nobody, or no longer. */
  authenticate: (request: Request) => Promise<AuthenticatedUser | null>;
  /** Who acts as an operator; throws for anybody else. */
  admitOperator: (request: Request) => Promise<AuthenticatedUser>;
  limits: Limits;
  idempotency: Idempotency;
};

/** Mounts one endpoint: who calls, how often, with what, and then the handler. Errors go to the app's border. */
export function serve<E extends Endpoint>(
  app: Hono<ApiEnv>,
  parts: ServeParts,
  endpoint: E,
  handler: Handler<E>,
): void {
  const path = endpoint.path.replace(/\{(\w+)\}/gu, ':$1');
  // One that is declared with a slash at its end answers without it too.
  const paths = path.endsWith('/') ? [path, path.slice(0, -1)] : [path];
  app.on(endpoint.method, paths, async (c) => {
    const { facts } = c.env;
    const user = await admit(endpoint, parts, facts);
    const bytes = await readJsonBody(endpoint, facts.request);
    const input = readInput(endpoint, {
      params: c.req.param() as Record<string, string>,
      query: new URL(facts.request.url).searchParams,
      body: bytes.length === 0 ? undefined : parseJson(bytes, endpoint.maxDepth),
    });

    const started = await beginOnce(endpoint, parts, facts, user, bytes);
    if ('answer' in started) return replay(started.answer);
    const { ticket } = started;
    const headers = new Headers();
    const cookies = new Map<string, string>();
    let remembered = false;
    const run = async (stream: HandlerContext['stream']): Promise<EndpointAnswer<E>> => {
      const context = {
        ...facts,
        ...(user === null ? {} : { user }),
        stream,
        setHeader: (name: string, value: string) => headers.set(name, value),
        setCookie: (cookie: string) => cookies.set(cookie.split('=')[0] ?? '', cookie),
        remember: async (executor, answer) => {
          if (ticket === null) return;
          await parts.idempotency.keep(
            executor,
            ticket,
            keptAnswer(endpoint, answer, [...cookies.values()]),
            answerOf(answer),
          );
          remembered = true;
        },
        // `user` is there exactly when the endpoint's access asks for it: `admit` threw otherwise.
      } as HandlerContext<E>;
      try {
        // A file comes as a Response, which goes out as it is.
        const answer = (await handler(input, context)) as EndpointAnswer<E>;
        if (ticket !== null && !remembered) {
          await parts.idempotency.keep(
            parts.idempotency.executor,
            ticket,
            keptAnswer(endpoint, answer, [...cookies.values()]),
            answerOf(answer),
          );
        }
        return answer;
      } catch (error) {
        // A remembered answer whose transaction failed is rolled back with it, so the claim still stands.
        if (ticket !== null) await parts.idempotency.release(ticket);
        throw error;
      }
    };

    if (endpoint.streams !== null && wantsEvents(facts.request)) {
      return streamAnswer({
        run,
        present: (answer) => presented(endpoint, answer),
        answerEvent: endpoint.streams.answer,
        facts,
        headers,
      });
    }
    const answer = await run(null);
    if (answer instanceof Response) return answer;
    return replay(keptAnswer(endpoint, answer, [...cookies.values()]), headers);
  });
}

/** The bytes of a JSON body. Those of a form are left in the stream: its handler reads them to disk. */
async function readJsonBody(endpoint: Endpoint, request: Request): Promise<Buffer> {
  if (endpoint.multipart) return Buffer.alloc(0);
  const bytes = await readBytes(request, endpoint.maxBytes);
  if (bytes.length > 0 || (endpoint.input.body !== undefined && request.headers.has('content-type'))) {
    assertJsonType(request);
  }
  return bytes;
}

async function admit(
  endpoint: Endpoint,
  parts: ServeParts,
  facts: RequestFacts,
): Promise<AuthenticatedUser | null> {
  if (endpoint.access === 'operator') return admitOperator(endpoint, parts, facts);
  const user = endpoint.access === 'user' ? await parts.authenticate(facts.request) : null;
  if (user === null) await parts.limits.take('apiByAddress', addressKey(facts.clientAddress));
  else {
    facts.userId = user.id;
    const { often, queued, reads } = endpoint;
    await parts.limits.take(often ? 'draftsByOwner' : 'apiByOwner', user.id);
    if (queued) await parts.limits.take('wishesByOwner', user.id);
    else if (!reads && !often) await parts.limits.take('writesByOwner', user.id);
  }
  if (endpoint.access === 'user' && user === null) {
    throw new ApiFailure('not_signed_in', { id: 'account.notSignedIn' });
  }
  return user;
}

async function admitOperator(
  endpoint: Endpoint,
  { admitOperator: admit, limits }: ServeParts,
  facts: RequestFacts,
): Promise<AuthenticatedUser> {
  const { request, clientAddress } = facts;
  const user = await admit(request).catch(async (error: unknown) => {
    await limits.take('apiByAddress', addressKey(clientAddress));
    throw error;
  });
  facts.userId = user.id;
  await limits.take('apiByOwner', user.id);
  if (!endpoint.reads) await limits.take('writesByOwner', user.id);
  return user;
}

async function beginOnce(
  endpoint: Endpoint,
  parts: ServeParts,
  facts: RequestFacts,
  user: AuthenticatedUser | null,
  bytes: Buffer,
): Promise<{ answer: KeptAnswer } | { ticket: Ticket | null }> {
  const key = facts.request.headers.get('idempotency-key');
  // What an upload is, is known when all of it is here; the same one again makes one more preview, which ends by itself.
  if (key === null || endpoint.method === 'GET' || endpoint.multipart) return { ticket: null };
  if (!/^[\w-]{8,128}$/u.test(key)) {
    throw new ApiFailure('bad_request', { id: 'service.idempotencyKey' });
  }
  const { pathname } = new URL(facts.request.url);
  const scope = user === null ? `anybody ${endpoint.path}` : `user:${user.id}`;
  const request = Buffer.concat([Buffer.from(`${endpoint.method} ${pathname}\n`), bytes]);
  return parts.idempotency.begin(scope, key, request);
}

/** The answer as its schema allows it: a field that is not declared does not leave the server. */
function presented<E extends Endpoint>(endpoint: E, answer: EndpointAnswer<E>): unknown {
  return endpoint.output === null ? null : v.parse(endpoint.output, answer);
}

function keptAnswer<E extends Endpoint>(
  endpoint: E,
  answer: EndpointAnswer<E>,
  cookies: string[],
): KeptAnswer {
  return {
    status: endpoint.status,
    body: endpoint.output === null ? null : JSON.stringify(presented(endpoint, answer)),
    cookies,
  };
}

/** By its own ids: of the preview, the website (or that of its post) or the account that it was made for. */
function answerOf(answer: unknown): AnswerOf | null {
  const has = (value: unknown, name: string): unknown =>
    typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  const preview = has(answer, 'previewId');
  if (typeof preview === 'string') return `preview:${previewHash(preview)}`;
  const website = has(has(answer, 'website'), '_id');
  if (typeof website === 'string') return `website:${website}`;
  const ofPost = has(has(answer, 'post'), 'website_id');
  if (typeof ofPost === 'string') return `website:${ofPost}`;
  const user = has(has(answer, 'user'), '_id');
  return typeof user === 'string' ? `user:${user}` : null;
}

function replay(answer: KeptAnswer, own = new Headers()): Response {
  const headers = new Headers(own);
  for (const cookie of answer.cookies) headers.append('set-cookie', cookie);
  if (answer.body !== null) headers.set('content-type', 'application/json; charset=utf-8');
  return new Response(answer.body, { status: answer.status, headers });
}
