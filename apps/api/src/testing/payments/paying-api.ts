import type { Website } from '@tosite/validation/website/website';
import { sql } from 'kysely';
import type { Overrides } from '../../overrides.ts';
import type { Engine, TestDatabase } from '../databases.ts';
import { createTestApi, PASSWORD, type SignedIn, type TestAnswer, type TestApi } from '../test-api.ts';
import { makeWebsite } from '../test-websites.ts';
import { startStripeStandIn, type Delivery, type StripeStandIn } from './stripe-stand-in.ts';
import type { StripeEvent, Subscription } from './stripe-state.ts';

type Count = { count: number | string };
export type Buyer = SignedIn & { website: Website };
export type State = {
  plan: string;
  subscription: null | {
    _id: string;
    status: string;
    interval: string;
    cancelAtPeriodEnd: boolean;
    graceUntil: string | null;
  };
};

/** The whole application beside a Stripe of ours, and what its tests do again and again. */
export type PayingApi = {
  test: TestDatabase;
  api: TestApi;
  stripe: StripeStandIn;
  /** A new account with a website. */
  buyer(): Promise<Buyer>;
  checkout(buyer: Buyer, planType?: string, websiteId?: string): Promise<TestAnswer>;
  /** Pays what was begun, at Stripe: nobody is told. */
  payAt(sessionId: unknown): Subscription;
  /** Bought and known here. */
  subscribed(buyer: Buyer, planType?: string): Promise<Subscription>;
  session(buyer: SignedIn, sessionId: unknown): Promise<TestAnswer>;
  state(buyer: Buyer): Promise<State>;
  send(delivery: Partial<Delivery>): Promise<TestAnswer>;
  report(event: StripeEvent): Promise<TestAnswer>;
  /** Both clocks. */
  advance(ms: number): void;
  sweep(): Promise<void>;
  /** How much is still to be asked of Stripe. */
  busy(): Promise<number>;
  close(): Promise<void>;
};

export async function createPayingApi(
  engine: Engine,
  settings: Record<string, string> = {},
  overrides: Overrides = {},
): Promise<PayingApi> {
  const test = await engine.create();
  const stripe = await startStripeStandIn();
  const all = {
    RATE_LIMITS: 'off',
    OPERATOR_EMAILS: 'operator@example.com',
    ...stripe.settings,
    ...settings,
  };
  const api = await createTestApi(test, all, { ...overrides });
  let made = 0;

  const paying: PayingApi = {
    test,
    api,
    stripe,
    async buyer() {
      made += 1;
      const owner = await api.signUp(`buyer${made}@example.com`, { from: `10.1.0.${made}` });
      return { ...owner, website: await makeWebsite(api, owner, `bought${made}`) };
    },
    checkout: (buyer, planType = 'monthly', websiteId = buyer.website._id) =>
      api.post('/api/payment/create-checkout-session', { websiteId, planType }, { token: buyer.token }),
    payAt(sessionId) {
      const session = stripe.state.sessions[String(sessionId)];
      if (session === undefined) throw new Error(`no checkout ${String(sessionId)}`);
      return stripe.life.begin(session, 'paid');
    },
    async subscribed(buyer, planType) {
      const begun = await paying.checkout(buyer, planType);
      const subscription = paying.payAt(begun.body['sessionId']);
      const answer = await paying.session(buyer, begun.body['sessionId']);
      if (answer.body['status'] !== 'paid') throw new Error(`not paid: ${answer.text}`);
      return subscription;
    },
    session: (buyer, sessionId) =>
      api.call('GET', `/api/payment/session?sessionId=${String(sessionId)}`, { token: buyer.token }),
    async state(buyer) {
      const path = `/api/payment/state?websiteId=${buyer.website._id}`;
      const answer = await api.call('GET', path, { token: buyer.token });
      if (answer.status === 200) return answer.body as unknown as State;
      // The clock was moved on: they have to sign in again.
      const { email } = buyer;
      const signedIn = await api.post(
        '/api/auth/email/login',
        { email, password: PASSWORD },
        { from: '10.2.0.1' },
      );
      buyer.token = String(signedIn.body['accessToken']);
      return (await api.call('GET', path, { token: buyer.token })).body as unknown as State;
    },
    send: ({ body = '', signature }) =>
      api.call('POST', '/api/payment/webhook', {
        raw: body,
        origin: null,
        ...(signature === undefined ? {} : { headers: { 'stripe-signature': signature } }),
      }),
    report: (event) => paying.send(stripe.sign(event, Date.now() + stripe.state.shiftMs)),
    advance(ms) {
      api.advance(ms);
      stripe.advance(ms);
    },
    async sweep() {
      for (const sweep of api.services.sweeps) await sweep();
    },
    async busy() {
      const { rows } = await (
        engine.dialect === 'sqlite'
          ? sql<Count>`select count(*) as count from jobs where kind = 'read-payments' and state in ('waiting', 'running')`
          : sql<Count>`select count(*) as count from pgboss.job where name = 'read-payments' and state in ('created', 'retry', 'active')`
      ).execute(test.database.db);
      return Number(rows[0]?.count ?? 0);
    },
    async close() {
      await api.close();
      await stripe.close();
      await test.drop();
    },
  };
  return paying;
}
