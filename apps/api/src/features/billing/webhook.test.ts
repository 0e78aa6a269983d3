import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { createPayingApi, type Buyer, type PayingApi } from '../../testing/payments/paying-api.ts';
import type { StripeEvent } from '../../testing/payments/stripe-state.ts';

const LIST = /^GET \/subscriptions$/u;
const SOON = { timeout: 20_000, interval: 20 };

/** Every order of these. */
function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}

describeOnEachDatabase('reports of payments', (engine) => {
  let paying: PayingApi;
  let buyer: Buyer;
  beforeAll(async () => {
    paying = await createPayingApi(engine);
    buyer = await paying.buyer();
  });
  afterAll(async () => paying.close());

  const written = async (): Promise<number> =>
    (await paying.test.database.db.selectFrom('payment_events').select('id').execute()).length;
  /** Bought at Stripe, with what it reports of that. */
  const bought = async (): Promise<{ id: string; events: StripeEvent[] }> => {
    // Nobody buys twice in one second, which is as exact as the payment service is.
    paying.stripe.state.shiftMs += 1000;
    const begun = await paying.checkout(buyer);
    const before = paying.stripe.events.length;
    const { id } = paying.payAt(begun.body['sessionId']);
    return { id, events: paying.stripe.events.slice(before) };
  };
  const lists = (): number =>
    paying.stripe.asked.filter(({ method, path }) => LIST.test(`${method} ${path}`)).length;
  it('P1: are taken only signed, from the raw body, within 300 seconds to either side', async () => {
    const { events } = await bought();
    const event = events[0] as StripeEvent;
    const { stripe } = paying;
    const now = Date.now();
    const good = stripe.sign(event, now);
    const tampered = good.body.replace('"livemode":false', '"livemode": false');
    const other = good.signature.replace(/v1=..../u, 'v1=0000');
    const ahead = stripe.sign(event, now + 3_600_000);
    const refused = [
      { body: good.body },
      { body: good.body, signature: '' },
      { body: good.body, signature: other },
      { body: tampered, signature: good.signature },
      { body: '', signature: good.signature },
      stripe.sign(event, now - 302_000),
      stripe.sign(event, now + 302_000),
      ahead,
      // Dated twice: the one ahead is signed.
      { body: ahead.body, signature: `t=${Math.floor(now / 1000)},${ahead.signature}` },
    ];
    const before = await written();
    for (const delivery of refused) expect((await paying.send(delivery)).status).toBe(400);
    expect((await paying.send({ body: 'x'.repeat(600 * 1024), signature: good.signature })).status).toBe(413);
    expect(await written()).toBe(before);
    for (const near of [now - 297_000, now + 297_000])
      expect((await paying.send(stripe.sign({ ...event, id: `evt_${near}` }, near))).status).toBe(200);
    expect(await written()).toBe(before + 2);
    await expect.poll(async () => (await paying.state(buyer)).plan, SOON).toBe('standard');
  });

  it('P2: have one effect, however often they come, and also when the answer was lost', async () => {
    await ended();
    const { id, events } = await bought();
    const event = events[0] as StripeEvent;
    const before = await written();
    const asked = lists();
    const answers = await Promise.all(Array.from({ length: 20 }, () => paying.report(event)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await written()).toBe(before + 1);
    await expect.poll(async () => (await paying.state(buyer)).subscription?._id, SOON).toBe(id);
    const { updated_at: at } = await rowOf(id);
    // The effect is there, and its sender never heard so.
    expect((await paying.report(event)).status).toBe(200);
    await expect.poll(() => paying.busy(), SOON).toBe(0);
    expect((await rowOf(id)).updated_at).toBe(at);
    expect((await paying.send(paying.stripe.sign(event, Date.now() - 400_000))).status).toBe(400);
    // What it asks for was asked for once.
    expect(lists()).toBe(asked + 1);
  });

  it('P2: a process that dies within has taken nothing, so that the same one again is taken', async () => {
    await ended();
    const { id, events } = await bought();
    const event = events[0] as StripeEvent;
    const { queue } = paying.api.services;
    const enqueue = queue.enqueue.bind(queue);
    queue.enqueue = async () => {
      throw new Error('the process ends here');
    };
    expect((await paying.report(event)).status).toBe(500);
    queue.enqueue = enqueue;
    expect((await paying.report(event)).status).toBe(200);
    await expect.poll(async () => (await paying.state(buyer)).subscription?._id, SOON).toBe(id);
  });

  it('P3: come to the same in all 24 orders, whatever they say themselves', async () => {
    for (const order of ordersOf(['created', 'updated', 'paid', 'deleted'])) {
      await ended();
      const { id, events } = await bought();
      const subscription = paying.stripe.state.subscriptions[id];
      if (subscription === undefined) throw new Error('it was bought');
      paying.stripe.life.change(subscription, { cancel_at_period_end: true });
      const updated = paying.stripe.events.at(-1);
      paying.stripe.life.end(subscription, 'cancellation_requested');
      const told = {
        created: events.find(({ type }) => type.endsWith('created')),
        updated,
        paid: events.find(({ type }) => type === 'invoice.paid'),
        deleted: paying.stripe.events.at(-1),
      };
      for (const name of order) {
        const event = told[name as keyof typeof told] as StripeEvent;
        const lies = { ...event, data: { object: { ...event.data.object, status: 'active' } } };
        expect((await paying.report(lies)).status).toBe(200);
      }
      const state = async () => {
        const { plan, subscription: seen } = await paying.state(buyer);
        return [seen?._id, seen?.status, plan];
      };
      await expect.poll(state, SOON).toEqual([id, 'ended', 'free']);
    }
  }, 240_000);

  it('P3: an answer that comes late does not overwrite one that was asked for after it', async () => {
    await ended();
    const { id, events } = await bought();
    const release = paying.stripe.hold(LIST);
    const before = lists();
    await paying.report(events[0] as StripeEvent);
    await expect.poll(lists, SOON).toBe(before + 1);
    const subscription = paying.stripe.state.subscriptions[id];
    if (subscription === undefined) throw new Error('it was bought');
    paying.stripe.life.end(subscription, 'cancellation_requested');
    await paying.report(paying.stripe.events.at(-1) as StripeEvent);
    const seen = async () => (await paying.state(buyer)).subscription;
    await expect.poll(seen, SOON).toMatchObject({ _id: id, status: 'ended' });
    release();
    await new Promise((resolve) => {
      setTimeout(resolve, 300);
    });
    expect(await paying.state(buyer)).toMatchObject({
      plan: 'free',
      subscription: { _id: id, status: 'ended' },
    });
  });

  it('P7: of real money, of another account and of nobody that is known here change nothing', async () => {
    const { events } = await bought();
    const event = events[0] as StripeEvent;
    const before = await written();
    expect((await paying.report({ ...event, livemode: true })).status).toBe(400);
    expect((await paying.report({ ...event, account: 'acct_other' })).status).toBe(400);
    expect(await written()).toBe(before);
    const lines = paying.api.logLines.filter((line) => line.includes('a report of a payment was refused'));
    expect(lines.filter((line) => line.includes('real money')).length).toBe(1);
    const stranger = {
      ...event,
      id: 'evt_stranger',
      data: { object: { id: 'sub_unknown', object: 'subscription' } },
    };
    const dispute = { ...event, id: 'evt_dispute', data: { object: { id: 'dp_1', object: 'dispute' } } };
    expect((await paying.report(stranger)).status).toBe(200);
    expect((await paying.report(dispute)).status).toBe(200);
    const unknown = (): boolean =>
      paying.api.logLines.some((line) => line.includes('of nobody that is known'));
    await expect.poll(unknown, SOON).toBe(true);
  });

  const rowOf = (id: string) =>
    paying.test.database.db
      .selectFrom('payment_subscriptions')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  /** Nothing lives that pays for the website. */
  async function ended(): Promise<void> {
    for (const subscription of Object.values(paying.stripe.state.subscriptions))
      paying.stripe.life.end(subscription, 'cancellation_requested');
    for (const session of Object.values(paying.stripe.state.sessions))
      if (session.status === 'open') paying.stripe.life.expire(session);
    await paying.report(paying.stripe.events.at(-1) as StripeEvent);
    await expect.poll(async () => (await paying.state(buyer)).plan, SOON).toBe('free');
    await expect.poll(() => paying.busy(), SOON).toBe(0);
  }
});

describeOnEachDatabase('without a secret that is one', (engine) => {
  it.each([undefined, '', ' ', 'whsec_short', 'secret_of_another_kind_altogether'])(
    'P1: %j, there is no place to report to, and nothing can be bought',
    async (secret) => {
      const settings = { STRIPE_WEBHOOK_SECRET: secret ?? '' };
      const paying = await createPayingApi(engine, settings);
      const owner = await paying.api.signUp('ann@example.com');
      const event = {
        id: 'evt_1',
        object: 'event',
        livemode: false,
        data: { object: {} },
      } as unknown as StripeEvent;
      const answer = await paying.report(event);
      expect([answer.status, answer.body.error]).toEqual([404, 'not_found']);
      expect((await paying.send({ body: '{}' })).status).toBe(404);
      expect(await paying.test.database.db.selectFrom('payment_events').select('id').execute()).toEqual([]);
      const body = { websiteId: 'web_1', planType: 'monthly' };
      const bought = await paying.api.post('/api/payment/create-checkout-session', body, {
        token: owner.token,
      });
      expect([bought.status, bought.body.error]).toEqual([503, 'payments_not_configured']);
      expect(paying.api.logLines.some((line) => line.includes('STRIPE_WEBHOOK_SECRET'))).toBe(true);
      await paying.close();
    },
  );
});
