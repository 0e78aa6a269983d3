import ky from 'ky';
import { ApiError } from './api-error.ts';
import { refreshToken } from './endpoints/auth.ts';
import type { Endpoint, EndpointAnswer, EndpointInput } from './endpoints/define-endpoint.ts';
import type { JobStep, PreviewProgress, PreviewStep } from './endpoints/stream-events.ts';
import { startExchange } from './exchange.ts';
import { readAnswer } from './read-answer.ts';
import type { FileProgress } from './read-file.ts';
import { requestPath, type CallParts } from './request-path.ts';
import { createSession } from './session.ts';
import type { TokenStore } from './token-store.ts';

export type { TokenPair, TokenStore } from './token-store.ts';

export type ApiClientOptions = {
  /** The origin of the dashboard host; empty in a page that stands on it. */
  baseUrl: string;
  tokens: TokenStore;
  /** Called once when a session turns out to be over, after the store was cleared. Not for a caller who had none. */
  onSessionEnded: () => void;
  /** How long a request may be silent: until its answer begins, and between two pieces of it. */
  timeoutMs?: number;
  /** For example one that goes through a test's own server. */
  fetch?: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
};

export type CallOptions = {
  /** An aborted call rejects with the signal's own reason, the only failure that is no ApiError. */
  signal?: AbortSignal | undefined;
  /** For a call that changes something: the same key gives the first answer again instead of doing it twice. */
  idempotencyKey?: string | undefined;
  /** Asks an endpoint that streams for its steps as they happen. */
  onStep?: ((step: PreviewStep) => void) | undefined;
  /** The same of work that goes on by itself. */
  onJobStep?: ((step: JobStep) => void) | undefined;
  /** How far the last step is, where it can be counted; told only with one of these two. */
  onProgress?: ((progress: PreviewProgress) => void) | undefined;
  /** Asks an endpoint that writes for its text as it comes. */
  onText?: ((delta: string) => void) | undefined;
  /** How much of a file is here, for an endpoint that answers with one. */
  onFile?: FileProgress | undefined;
};

/** An endpoint without any input is called without one. */
type CallArguments<E extends Endpoint> =
  unknown extends EndpointInput<E>
    ? [input?: Record<string, never>, options?: CallOptions]
    : [input: EndpointInput<E>, options?: CallOptions];

export type ApiClient = {
  /** Calls an endpoint as it is declared. Fails with ApiError. */
  call<E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<EndpointAnswer<E>>;
};

const TIMEOUT_MS = 30_000;

/** ky with three things added: the token, one shared refresh, one shape of errors. */
export function createApiClient({
  baseUrl,
  tokens,
  onSessionEnded,
  timeoutMs = TIMEOUT_MS,
  fetch,
}: ApiClientOptions): ApiClient {
  const http = ky.create({
    prefix: baseUrl,
    credentials: 'include',
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    ...(fetch === undefined ? {} : { fetch }),
  });

  async function send(
    endpoint: Endpoint,
    parts: CallParts,
    options: CallOptions,
    accessToken: string | null,
  ): Promise<unknown> {
    const path = requestPath(endpoint, parts);
    const body = bodyOf(endpoint, parts);
    const wantsEvents =
      endpoint.streams !== null && (options.onStep ?? options.onJobStep ?? options.onText) !== undefined;
    const headers = new Headers({ accept: wantsEvents ? 'text/event-stream' : 'application/json' });
    if (accessToken !== null) headers.set('authorization', `Bearer ${accessToken}`);
    // A form names its own boundary.
    if (typeof body === 'string') headers.set('content-type', 'application/json');
    if (endpoint.method !== 'GET' && options.idempotencyKey !== undefined) {
      headers.set('idempotency-key', options.idempotencyKey);
    }
    const exchange = startExchange(timeoutMs, options.signal);
    try {
      const request = {
        method: endpoint.method,
        headers,
        signal: exchange.signal,
        ...(body === undefined ? {} : { body }),
      };
      // Nobody knows how long files take to send; the server ends an upload that stands still.
      const response = await exchange.wait(http(path, request), endpoint.multipart ? null : undefined);
      return await readAnswer(endpoint, response, exchange, options);
    } finally {
      exchange.close();
    }
  }

  const session = createSession({
    tokens,
    onSessionEnded,
    renew: async (held) => {
      const parts = { body: held === null ? {} : { refreshToken: held } };
      // `readAnswer` has checked it against this endpoint's own schema.
      return (await send(refreshToken, parts, {}, null)) as EndpointAnswer<typeof refreshToken>;
    },
  });

  return {
    call: async <E extends Endpoint>(endpoint: E, ...[input, options = {}]: CallArguments<E>) => {
      // The endpoint's type has said which parts there are; each is an object of plain values.
      const parts: CallParts = input ?? {};
      const answer = await session.run({
        send: (accessToken) => send(endpoint, parts, options, accessToken),
        isRefusal: (error, accessToken) => isRefusal(endpoint, error, accessToken),
        signal: options.signal,
      });
      // `readAnswer` has checked it against this endpoint's own schema.
      return answer as EndpointAnswer<E>;
    },
  };
}

/** The plain fields go first: the server knows them when the first byte of a file arrives. */
function bodyOf(endpoint: Endpoint, { body, files = [] }: CallParts): string | FormData | undefined {
  if (!endpoint.multipart) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  for (const [name, value] of Object.entries(body ?? {})) {
    if (typeof value === 'string') form.append(name, value);
  }
  for (const file of files) form.append('file', file, file.name);
  return form;
}

/** A wrong password is a 401 too, and a refresh that is refused must not ask for another. */
function isRefusal(endpoint: Endpoint, error: unknown, accessToken: string | null): boolean {
  if (!(error instanceof ApiError) || error.status !== 401 || endpoint.access === 'session') return false;
  if (endpoint.access === 'user' || endpoint.access === 'operator') return true;
  return accessToken !== null && (error.code === 'not_signed_in' || error.code === 'session_expired');
}
