import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { createPayingApi, type Buyer, type PayingApi } from '../../testing/payments/paying-api.ts';
import type { StripeEvent } from '../../testing/payments/stripe-state.ts';
import { visit } from '../../testing/test-websites.ts';

const SOON = { timeout: 50_000, interval: 50 };
const DAY = 86_400_000;
const LINE = 'Made with';

describeOnEachDatabase('who does not pay', (engine) => {
  let paying: PayingApi;
  beforeAll(async () => {
    paying = await createPayingApi(engine);
  });
  afterAll(async () => paying.close());
  afterEach(() => paying.stripe.fail(null));

  const plan = async (buyer: Buyer): Promise<string> => {
    const query = paying.test.database.db.selectFrom('websites').select('plan');
    return (await query.where('id', '=', buyer.website._id).executeTakeFirstOrThrow()).plan;
  };
  const hasLine = async (buyer: Buyer): Promise<boolean> =>
    (await visit(paying.api, buyer.website.domain_name)).text.includes(LINE);
  const kinds = (buyer: Buyer): string[] =>
    paying.api.mails
      .filter(({ to, kind }) => to === buyer.email && kind !== 'verify')
      .map(({ kind }) => kind);
  /** What is done once an hour, and what comes of it. */
  const hour = async (): Promise<void> => {
    await paying.sweep();
    await expect.poll(() => paying.busy(), SOON).toBe(0);
  };
  const customerOf = (buyer: Buyer) => {
    const customer = Object.values(paying.stripe.state.customers).find(({ email }) => email === buyer.email);
    if (customer === undefined) throw new Error('they bought something');
    return customer;
  };
  const hear = async (event: StripeEvent | undefined): Promise<void> => {
    expect((await paying.report(event as StripeEvent)).status).toBe(200);
    await expect.poll(() => paying.busy(), SOON).toBe(0);
  };

  it('P9: keeps the plan for seven days with three mails, then is on Free with nothing gone, and back when it is paid', async () => {
    const buyer = await paying.buyer();
    expect(await hasLine(buyer)).toBe(true);
    await paying.subscribed(buyer);
    await expect.poll(() => hasLine(buyer), SOON).toBe(false);

    customerOf(buyer).card = 'declined';
    paying.advance(30 * DAY + 60_000);
    await hear(paying.stripe.events.at(-1));
    expect(await paying.state(buyer)).toMatchObject({
      plan: 'standard',
      subscription: { status: 'past_due' },
    });
    await expect.poll(() => kinds(buyer), SOON).toEqual(['payment-failed']);
    const until = Date.parse((await paying.state(buyer)).subscription?.graceUntil ?? '');
    const left = until - Date.now() - paying.stripe.state.shiftMs;
    expect(left).toBeGreaterThan(7 * DAY - 120_000);
    expect(left).toBeLessThanOrEqual(7 * DAY);
    const mail = paying.api.mails.find(({ kind }) => kind === 'payment-failed');
    expect(mail?.text).toContain(new Date(until).toISOString().slice(0, 10));
    expect(mail?.text).toContain(`${buyer.website.domain_name}.localhost`);

    paying.advance(3.5 * DAY);
    await hour();
    expect(kinds(buyer)).toEqual(['payment-failed']);
    paying.advance(DAY);
    await hour();
    await hour();
    await expect.poll(() => kinds(buyer), SOON).toEqual(['payment-failed', 'grace-ending']);
    expect(await plan(buyer)).toBe('standard');

    paying.advance(3 * DAY);
    await hour();
    expect(await paying.state(buyer)).toMatchObject({ plan: 'free', subscription: { status: 'past_due' } });
    await hour();
    await expect.poll(() => kinds(buyer), SOON).toEqual(['payment-failed', 'grace-ending', 'plan-ended']);
    await expect.poll(() => hasLine(buyer), SOON).toBe(true);
    expect((await visit(paying.api, buyer.website.domain_name)).status).toBe(200);

    const paidAt = performance.now();
    paying.stripe.life.payOpen(customerOf(buyer));
    await hear(paying.stripe.events.at(-1));
    expect(await paying.state(buyer)).toMatchObject({
      plan: 'standard',
      subscription: { status: 'active', graceUntil: null },
    });
    await expect.poll(() => hasLine(buyer), SOON).toBe(false);
    expect(performance.now() - paidAt).toBeLessThan(60_000);
    expect(kinds(buyer)).toHaveLength(3);
    // The next failure is a new one, with its own days.
    customerOf(buyer).card = 'declined';
    paying.advance(30 * DAY);
    await hear(paying.stripe.events.at(-1));
    await expect.poll(() => kinds(buyer).at(-1), SOON).toBe('payment-failed');
    expect(await plan(buyer)).toBe('standard');
  }, 120_000);

  it('what Stripe gives up before its days are over keeps them, and is bought anew without a debt', async () => {
    const buyer = await paying.buyer();
    const subscription = await paying.subscribed(buyer);
    customerOf(buyer).card = 'declined';
    paying.advance(30 * DAY + 60_000);
    await hear(
      paying.stripe.events.findLast(({ data }) => (data.object as { id?: string }).id === subscription.id),
    );
    paying.stripe.life.end(subscription, 'payment_failed');
    await hear(paying.stripe.events.at(-1));
    expect(await paying.state(buyer)).toMatchObject({ plan: 'standard', subscription: { status: 'ended' } });
    customerOf(buyer).card = 'good';
    await paying.subscribed(buyer);
    paying.advance(8 * DAY);
    await paying.sweep();
    const { id } = customerOf(buyer);
    await hear(
      paying.stripe.events.findLast(({ data }) => (data.object as { customer?: string }).customer === id),
    );
    expect(await plan(buyer)).toBe('standard');
    expect(kinds(buyer)).toEqual(['payment-failed']);
  }, 120_000);

  it('a report that never came is found by whoever tidies', async () => {
    const buyer = await paying.buyer();
    const begun = await paying.checkout(buyer);
    const subscription = paying.payAt(begun.body['sessionId']);
    paying.advance(2 * 3_600_000);
    await hour();
    expect(await plan(buyer)).toBe('standard');
    paying.stripe.life.end(subscription, 'cancellation_requested');
    paying.advance(DAY);
    await hour();
    expect(await plan(buyer)).toBe('free');
  });

  // The last: what was asked in vain is asked again a minute later.
  it('P9: while Stripe is silent every plan stays, grace or not; after three days an operator is told, once a day', async () => {
    const buyer = await paying.buyer();
    const owing = await paying.buyer();
    await paying.subscribed(buyer);
    await paying.subscribed(owing);
    customerOf(owing).card = 'declined';
    paying.advance(30 * DAY + 60_000);
    await hear(
      paying.stripe.events.findLast(
        ({ data }) => (data.object as { customer?: string }).customer === customerOf(owing).id,
      ),
    );
    expect((await paying.state(owing)).subscription?.status).toBe('past_due');
    const silence = (): number =>
      paying.api.mails.filter(({ subject }) => subject.includes('not answered')).length;
    // Everybody was heard of a moment ago.
    await hour();
    paying.stripe.fail(500);
    for (const day of [1, 2, 3]) {
      paying.advance(DAY - 60_000);
      await paying.sweep();
      expect([day, await plan(buyer), await plan(owing), silence()]).toEqual([
        day,
        'standard',
        'standard',
        0,
      ]);
    }
    for (let day = 4; day <= 5; day += 1) {
      paying.advance(DAY);
      await paying.sweep();
      await paying.sweep();
      expect([day, await plan(buyer), await plan(owing)]).toEqual([day, 'standard', 'standard']);
      await expect.poll(silence, SOON).toBe(day - 3);
    }
    expect(paying.api.logLines.some((line) => line.includes('"kind":"silent"'))).toBe(true);
    expect((await visit(paying.api, buyer.website.domain_name)).status).toBe(200);
    paying.advance(5 * DAY);
    // It answers again: who owes for longer than seven days is on Free, and who pays is not.
    paying.stripe.fail(null);
    for (const each of [buyer, owing]) {
      const { subscription } = await paying.state(each);
      await paying.api.post(
        '/api/payment/cancel-subscription',
        { subscriptionId: subscription?._id },
        { token: each.token },
      );
    }
    expect([await plan(buyer), await plan(owing)]).toEqual(['standard', 'free']);
  }, 120_000);
});
