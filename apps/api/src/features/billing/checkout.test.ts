import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { createPayingApi, type PayingApi } from '../../testing/payments/paying-api.ts';
import { makeWebsite } from '../../testing/test-websites.ts';

const SOON = { timeout: 20_000, interval: 20 };

describeOnEachDatabase('buying', (engine) => {
  let paying: PayingApi;
  beforeAll(async () => {
    paying = await createPayingApi(engine, { RATE_LIMITS: 'on' });
  });
  afterAll(async () => paying.close());

  const sessionsOf = (websiteId: string) =>
    Object.values(paying.stripe.state.sessions).filter(
      ({ metadata }) => metadata['website_id'] === websiteId,
    );

  it('brings the plan when the browser is back, and the pages follow', async () => {
    const buyer = await paying.buyer();
    const begun = await paying.checkout(buyer, 'yearly');
    expect(begun.body).toEqual({
      sessionId: expect.stringMatching(/^cs_test_/u),
      url: expect.stringContaining(paying.stripe.origin),
    });
    const session = paying.stripe.state.sessions[String(begun.body['sessionId'])];
    expect(session).toMatchObject({
      price: 'price_stand_in_yearly',
      success_url: `${paying.api.env.dashboardOrigin}/payment/success?session_id=${session?.id}`,
      cancel_url: `${paying.api.env.dashboardOrigin}/payment/cancelled?website=${buyer.website._id}`,
    });
    expect((await paying.session(buyer, session?.id)).body).toEqual({
      status: 'open',
      websiteId: buyer.website._id,
    });
    const { id } = paying.payAt(session?.id);
    expect((await paying.session(buyer, session?.id)).body['status']).toBe('paid');
    expect(await paying.state(buyer)).toMatchObject({
      configured: true,
      plan: 'standard',
      entitlements: { brandingLine: false, customDomain: true },
      subscription: {
        _id: id,
        status: 'active',
        interval: 'yearly',
        cancelAtPeriodEnd: false,
        graceUntil: null,
      },
      prices: { monthly: 5, yearly: 15 },
      customer: true,
    });
    // Asked twice: the report that comes after it changes nothing.
    expect((await paying.session(buyer, session?.id)).body['status']).toBe('paid');
  });

  it('P4: takes no price, no amount and no address from whoever buys', async () => {
    const buyer = await paying.buyer();
    for (const extra of [
      'price',
      'amount',
      'quantity',
      'currency',
      'success_url',
      'cancel_url',
      'customer',
      'plan',
    ]) {
      const body = { websiteId: buyer.website._id, planType: 'monthly', [extra]: '1' };
      const answer = await paying.api.post('/api/payment/create-checkout-session', body, {
        token: buyer.token,
      });
      expect([extra, answer.status, answer.body.error]).toEqual([extra, 400, 'invalid_input']);
    }
    for (const planType of ['weekly', 'price_stand_in_yearly', '', 5])
      expect((await paying.checkout(buyer, planType as string)).status).toBe(400);
    expect(sessionsOf(buyer.website._id)).toEqual([]);
  });

  it('with taxes asks Stripe to reckon them, for whoever has no address yet; without says nothing of them', async () => {
    const asked = async (settings: Record<string, string>) => {
      const other = await createPayingApi(engine, settings);
      try {
        const buyer = await other.buyer();
        expect((await other.checkout(buyer)).status).toBe(200);
        const call = other.stripe.asked.find(({ path }) => path === '/checkout/sessions');
        const { automatic_tax, tax_id_collection, customer_update } = (call?.form ?? {}) as Record<
          string,
          object
        >;
        return { automatic_tax, tax_id_collection, customer_update };
      } finally {
        await other.close();
      }
    };
    expect(await asked({ STRIPE_TAX: 'on' })).toEqual({
      automatic_tax: { enabled: 'true' },
      tax_id_collection: { enabled: 'true' },
      customer_update: { address: 'auto', name: 'auto' },
    });
    expect(await asked({})).toEqual({});
  }, 60_000);

  it("P5: a session that is forged, open or another's is no proof of a payment", async () => {
    const buyer = await paying.buyer();
    const other = await paying.buyer();
    const begun = await paying.checkout(buyer);
    const id = begun.body['sessionId'];
    for (const forged of ['cs_test_forged', `${String(id)}x`, 'sub_1', encodeURIComponent("' or 1=1 --")])
      expect((await paying.session(buyer, forged)).status).toBe(404);
    expect((await paying.session(buyer, id)).body['status']).toBe('open');
    paying.payAt(id);
    expect((await paying.session(other, id)).status).toBe(404);
    expect((await paying.state(other)).plan).toBe('free');
    expect((await paying.state(buyer)).plan).toBe('free');
    expect((await paying.session(buyer, id)).body['status']).toBe('paid');
    expect((await paying.state(buyer)).plan).toBe('standard');
  });

  it('P6: nobody ends, resumes or sees what another pays for', async () => {
    const buyer = await paying.buyer();
    const other = await paying.buyer();
    const { id, customer } = await paying.subscribed(buyer);
    await paying.subscribed(other);
    for (const call of ['cancel-subscription', 'resume-subscription'])
      for (const subscriptionId of [id, customer, 'sub_guessed']) {
        const answer = await paying.api.post(
          `/api/payment/${call}`,
          { subscriptionId },
          { token: other.token },
        );
        expect(answer.status).toBe(404);
      }
    expect(paying.stripe.state.subscriptions[id]?.cancel_at_period_end).toBe(false);
    const portal = (body?: object) =>
      paying.api.call('POST', '/api/payment/create-customer-portal-session', {
        token: other.token,
        ...(body === undefined ? {} : { body }),
      });
    expect((await portal({ customer })).status).toBe(400);
    expect((await portal()).status).toBe(200);
    const opened = Object.values(paying.stripe.state.portals).map((each) => each.customer);
    expect(opened).not.toContain(customer);
    expect((await paying.checkout(other, 'monthly', buyer.website._id)).status).toBe(404);
  });

  it('P8: fifty clicks make one session, and no more than ten an hour are let through', async () => {
    const buyer = await paying.buyer();
    const answers = await Promise.all(Array.from({ length: 50 }, () => paying.checkout(buyer)));
    expect(sessionsOf(buyer.website._id)).toHaveLength(1);
    expect(
      Object.values(paying.stripe.state.customers).filter(({ email }) => email === buyer.email),
    ).toHaveLength(1);
    const good = answers.filter(({ status }) => status === 200);
    expect(good).toHaveLength(10);
    expect(new Set(good.map(({ body }) => body['sessionId'])).size).toBe(1);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(40);
    expect(refused[0]?.headers.get('retry-after')).toMatch(/^\d+$/u);
  });

  it('two tabs for two intervals have one page between them, and what is paid is not bought twice', async () => {
    const buyer = await paying.buyer();
    const first = await paying.checkout(buyer, 'monthly');
    const second = await paying.checkout(buyer, 'yearly');
    expect(paying.stripe.state.sessions[String(first.body['sessionId'])]?.status).toBe('expired');
    paying.payAt(second.body['sessionId']);
    // Nobody has told us yet.
    const third = await paying.checkout(buyer, 'yearly');
    expect([third.status, third.body.error]).toEqual([409, 'subscription_exists']);
    expect((await paying.state(buyer)).plan).toBe('standard');
    // What ended can be bought anew, in the same hour too.
    const live = Object.values(paying.stripe.state.subscriptions).at(-1);
    if (live === undefined) throw new Error('it was bought');
    paying.stripe.life.end(live, 'cancellation_requested');
    expect((await paying.checkout(buyer, 'yearly')).status).toBe(200);
    // Another website of theirs is another matter, and theirs is one customer.
    const more = await makeWebsite(paying.api, buyer, `more${buyer.website.domain_name}`);
    expect((await paying.checkout(buyer, 'monthly', more._id)).status).toBe(200);
    expect(
      Object.values(paying.stripe.state.customers).filter(({ email }) => email === buyer.email),
    ).toHaveLength(1);
  });

  it('a second subscription of one website is ended and given back, whichever is heard of first', async () => {
    for (const firstHeard of [0, 1]) {
      const buyer = await paying.buyer();
      const one = await paying.checkout(buyer, 'monthly');
      const session = paying.stripe.state.sessions[String(one.body['sessionId'])];
      if (session === undefined) throw new Error('it was begun');
      const older = paying.stripe.life.begin(session, 'paid');
      older.created -= 60;
      const newer = paying.stripe.life.begin(session, 'paid');
      const created = paying.stripe.events
        .filter(({ type }) => type === 'customer.subscription.created')
        .slice(-2);
      for (const event of firstHeard === 0 ? created : created.toReversed())
        expect((await paying.report(event)).status).toBe(200);
      await expect.poll(() => newer.status, SOON).toBe('canceled');
      await expect.poll(() => paying.busy(), SOON).toBe(0);
      expect(older.status).toBe('active');
      const intents = Object.values(paying.stripe.state.invoices)
        .filter(({ parent }) => parent.subscription_details.subscription === newer.id)
        .map(({ payments }) => payments.data[0]?.payment.payment_intent ?? '');
      expect(intents.map((intent) => paying.stripe.state.refunds[intent] !== undefined)).toEqual([true]);
      expect((await paying.state(buyer)).subscription?._id).toBe(older.id);
      const told = () =>
        paying.api.mails.filter(({ kind, text }) => kind === 'operator-alert' && text.includes(newer.id))
          .length;
      await expect.poll(told, SOON).toBe(1);
    }
  });

  it('a debit that the bank refuses is said to have failed, and one of a day ago to be over', async () => {
    const buyer = await paying.buyer();
    const failed = await paying.checkout(buyer);
    const session = paying.stripe.state.sessions[String(failed.body['sessionId'])];
    if (session === undefined) throw new Error('it was begun');
    paying.stripe.life.begin(session, 'failed');
    expect((await paying.session(buyer, session.id)).body['status']).toBe('failed');
    expect((await paying.state(buyer)).plan).toBe('free');
    const again = await paying.checkout(buyer);
    expect(again.status).toBe(200);
    const left = paying.stripe.state.sessions[String(again.body['sessionId'])];
    if (left === undefined) throw new Error('it was begun');
    paying.stripe.life.expire(left);
    expect((await paying.session(buyer, left.id)).body['status']).toBe('expired');
  });

  it('is ended at the end of what is paid for, and that is taken back, also where the portal wrote it', async () => {
    const buyer = await paying.buyer();
    const subscription = await paying.subscribed(buyer);
    const call = (name: string) =>
      paying.api.post(
        `/api/payment/${name}-subscription`,
        { subscriptionId: subscription.id },
        { token: buyer.token },
      );
    expect((await call('cancel')).body['subscription']).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
    });
    expect((await paying.state(buyer)).plan).toBe('standard');
    expect((await call('resume')).body['subscription']).toMatchObject({ cancelAtPeriodEnd: false });
    paying.stripe.life.change(subscription, { cancel_at: subscription.items.data[0].current_period_end });
    expect((await call('resume')).body['subscription']).toMatchObject({ cancelAtPeriodEnd: false });
    expect(subscription.cancel_at).toBe(null);
    paying.stripe.life.end(subscription, 'cancellation_requested');
    const late = await call('resume');
    expect([late.status, late.body.error]).toEqual([409, 'conflict']);
    expect((await paying.state(buyer)).plan).toBe('free');
  });

  it('a price that the settings do not name keeps what is there, and an operator is told once', async () => {
    const buyer = await paying.buyer();
    const subscription = await paying.subscribed(buyer);
    const [item] = subscription.items.data;
    item.price = { ...item.price, id: 'price_of_somebody' };
    for (const event of [1, 2]) {
      paying.stripe.life.change(subscription, {
        metadata: { ...subscription.metadata, event: String(event) },
      });
      await paying.report(paying.stripe.events.at(-1) as never);
      await expect.poll(() => paying.busy(), SOON).toBe(0);
    }
    expect(await paying.state(buyer)).toMatchObject({ plan: 'standard', subscription: { status: 'active' } });
    const told = () => paying.api.mails.filter(({ text }) => text.includes(subscription.id)).length;
    await expect.poll(told, SOON).toBe(1);
    // Who never paid a price of ours gets nothing by it.
    const other = await paying.buyer();
    const begun = await paying.checkout(other);
    const foreign = paying.payAt(begun.body['sessionId']);
    foreign.items.data[0].price = { ...item.price, id: 'price_of_somebody' };
    await paying.session(other, begun.body['sessionId']);
    expect((await paying.state(other)).plan).toBe('free');
  });
});
