import { readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';
import { standInPage } from './stand-in-pages.ts';
import { formFields } from './form-fields.ts';
import { answerStripe, Refusal } from './stripe-calls.ts';
import { stripeLife, type StripeLife } from './stripe-life.ts';
import { emptyState, makePrice, type StripeEvent, type StripeState } from './stripe-state.ts';

export type Delivery = { body: string; signature: string };
type Asked = { method: string; path: string; form: object; idempotencyKey: string | null };
/** `down` closes the connection, `slow` never answers, a number is answered. */
type Fault = 'down' | 'slow' | number;

export type StripeStandIn = {
  origin: string;
  /** What a server that talks to it is started with. */
  settings: Record<string, string>;
  state: StripeState;
  life: StripeLife;
  /** Everything that happened, oldest first. */
  events: StripeEvent[];
  asked: Asked[];
  /** From now on, for the calls whose `METHOD /path` fits; null: it answers again. */
  fail(fault: Fault | null, calls?: RegExp): void;
  /** Keeps the next answer that fits back, made when it was asked for, until what this answers is called. */
  hold(calls: RegExp): () => void;
  /** Lets its time go by; what falls due is charged. */
  advance(ms: number): void;
  /** As it is sent; `at` in milliseconds. */
  sign(event: StripeEvent, at?: number): Delivery;
  close(): Promise<void>;
};

const SECRET = 'whsec_of_the_stand_in_and_of_nobody_else';

/**
 * Stripe on this machine: stateful, in its shapes, with pages for paying and a clock that can be moved. No money and no
 * network. `deliver` gets every event once it is signed; `file` keeps the state over a restart.
 */
export async function startStripeStandIn(
  options: {
    port?: number;
    file?: string;
    deliver?: (delivery: Delivery) => Promise<unknown>;
    bare?: boolean;
  } = {},
): Promise<StripeStandIn> {
  const state = readState(options.file) ?? emptyState();
  if (options.bare !== true) {
    state.prices['price_stand_in_monthly'] ??= makePrice('price_stand_in_monthly', 'month', 5);
    state.prices['price_stand_in_yearly'] ??= makePrice('price_stand_in_yearly', 'year', 15);
  }
  const events: StripeEvent[] = [];
  const asked: Asked[] = [];
  const stripe = new Stripe('sk_test_of_the_stand_in');
  let held: { calls: RegExp; released: Promise<void> } | null = null;
  let fault: { what: Fault; calls: RegExp } | null = null;
  let sending: Promise<unknown> = Promise.resolve();

  const sign = (event: StripeEvent, at = Date.now()): Delivery => {
    const payload = JSON.stringify(event);
    const timestamp = Math.floor(at / 1000);
    return {
      body: payload,
      signature: stripe.webhooks.generateTestHeaderString({ payload, secret: SECRET, timestamp }),
    };
  };
  const life = stripeLife(state, (event) => {
    events.push(event);
    const { deliver } = options;
    if (deliver !== undefined) sending = sending.then(() => deliver(sign(event))).catch(() => undefined);
  });

  const server = createServer((incoming, outgoing) => {
    let body = '';
    incoming.on('data', (chunk: Buffer) => (body += chunk.toString()));
    incoming.on('end', () => {
      const url = new URL(incoming.url ?? '/', origin);
      if (!url.pathname.startsWith('/v1/')) return showPage(incoming, outgoing, url.pathname);
      const call = `${incoming.method} ${url.pathname.slice(3)}`;
      const key = incoming.headers['idempotency-key'];
      const idempotencyKey = typeof key === 'string' ? key : null;
      asked.push({
        method: incoming.method ?? '',
        path: url.pathname.slice(3),
        form: formFields(body),
        idempotencyKey,
      });
      if (fault !== null && fault.calls.test(call)) {
        if (fault.what === 'down') incoming.socket.destroy();
        else if (typeof fault.what === 'number') send(outgoing, fault.what, failure('api_error', 'internal'));
        return;
      }
      const { status, text } = answerOnce(`${call}?${body}`, idempotencyKey, () =>
        answerStripe(state, life, {
          method: incoming.method ?? '',
          path: url.pathname.slice(4),
          query: url.searchParams,
          form: formFields(body),
          origin,
        }),
      );
      keep();
      const answer = (): void =>
        void outgoing.writeHead(status, { 'content-type': 'application/json' }).end(text);
      if (held === null || !held.calls.test(call)) return answer();
      const { released } = held;
      held = null;
      void released.then(answer);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  function showPage(incoming: IncomingMessage, outgoing: ServerResponse, path: string): void {
    const shown = standInPage(state, life, { method: incoming.method ?? '', path });
    keep();
    if (shown === null) outgoing.writeHead(404).end();
    else if ('location' in shown)
      // What is reported comes first, as it does as a rule.
      void sending.then(() => outgoing.writeHead(303, { location: shown.location }).end());
    else outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(shown.html);
  }

  function answerOnce(
    call: string,
    key: string | null,
    answer: () => object,
  ): { status: number; text: string } {
    const before = key === null ? undefined : state.answered[key];
    if (before !== undefined && before.asked !== call)
      return { status: 400, text: JSON.stringify(failure('idempotency_error', 'another request')) };
    if (before !== undefined) return { status: 200, text: before.answer };
    try {
      const text = JSON.stringify(answer());
      if (key !== null && call.startsWith('POST')) state.answered[key] = { asked: call, answer: text };
      return { status: 200, text };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, text: JSON.stringify(failure('invalid_request_error', error.code)) };
    }
  }

  function keep(): void {
    if (options.file !== undefined) writeFileSync(options.file, JSON.stringify(state));
  }

  return {
    origin,
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_of_the_stand_in',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_PRICE_MONTHLY: 'price_stand_in_monthly',
      STRIPE_PRICE_YEARLY: 'price_stand_in_yearly',
      STRIPE_API_BASE: origin,
    },
    state,
    life,
    events,
    asked,
    fail(what, calls = /^/u) {
      fault = what === null ? null : { what, calls };
    },
    hold(calls) {
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { calls, released };
      return release;
    },
    advance(ms) {
      state.shiftMs += ms;
      life.tick();
    },
    sign,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

function readState(file: string | undefined): StripeState | null {
  if (file === undefined) return null;
  try {
    return { ...emptyState(), ...(JSON.parse(readFileSync(file, 'utf8')) as StripeState) };
  } catch {
    // Its first start.
    return null;
  }
}

const failure = (type: string, code: string): object => ({
  error: { type, code, message: `The stand-in: ${code}.` },
});

function send(outgoing: ServerResponse, status: number, json: object): void {
  outgoing.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(json));
}
