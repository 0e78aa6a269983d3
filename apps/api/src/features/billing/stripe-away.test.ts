import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { createPayingApi, type Buyer, type PayingApi } from '../../testing/payments/paying-api.ts';
import type { Subscription } from '../../testing/payments/stripe-state.ts';

const FAULTS = ['down', 'slow', 500, 429] as const;

describeOnEachDatabase('while Stripe does not answer', (engine) => {
  let paying: PayingApi;
  let buyer: Buyer;
  let subscription: Subscription;
  beforeAll(async () => {
    paying = await createPayingApi(engine, {}, { paymentTimeoutMs: 500 });
    buyer = await paying.buyer();
    subscription = await paying.subscribed(buyer);
  });
  afterAll(async () => paying.close());

  const post = (path: string, body?: object) =>
    paying.api.call('POST', `/api/payment/${path}`, {
      token: buyer.token,
      ...(body === undefined ? {} : { body }),
    });
  const unavailable = async (
    answer: Promise<{ status: number; body: { error?: string }; headers: Headers }>,
  ) => {
    const { status, body, headers } = await answer;
    expect([status, body.error]).toEqual([503, 'payments_unavailable']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  };

  describe.each(FAULTS)('%s', (fault) => {
    it('what is stored is shown, and every other call says so and changes nothing', async () => {
      const before = JSON.stringify(paying.stripe.state.subscriptions);
      paying.stripe.fail(fault);
      await unavailable(post('cancel-subscription', { subscriptionId: subscription.id }));
      await unavailable(post('resume-subscription', { subscriptionId: subscription.id }));
      await unavailable(post('create-customer-portal-session'));
      const [session] = await paying.test.database.db
        .selectFrom('payment_sessions')
        .select('id')
        .where('owner_id', '=', buyer.userId)
        .execute();
      await unavailable(paying.session(buyer, session?.id));
      expect(await paying.state(buyer)).toMatchObject({
        plan: 'standard',
        subscription: { status: 'active' },
      });
      paying.stripe.fail(null);
      expect(JSON.stringify(paying.stripe.state.subscriptions)).toBe(before);
    });

    it('nothing can be bought, at whichever call it falls silent', async () => {
      const other = await paying.buyer();
      const sessions = () =>
        paying.test.database.db
          .selectFrom('payment_sessions')
          .select('id')
          .where('owner_id', '=', other.userId)
          .execute();
      for (const calls of [/POST \/customers/u, /GET \/subscriptions/u, /POST \/checkout/u]) {
        paying.stripe.fail(fault, calls);
        await unavailable(paying.checkout(other));
        expect(await sessions()).toEqual([]);
      }
      paying.stripe.fail(null);
      expect((await paying.checkout(other)).status).toBe(200);
      // A second time it has a session to ask about.
      paying.stripe.fail(fault, /GET \/checkout/u);
      await unavailable(paying.checkout(other));
      paying.stripe.fail(null);
      expect((await paying.checkout(other)).status).toBe(200);
      expect(await sessions()).toHaveLength(1);
    });
  });
});
