import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnEachDatabase } from '../../testing/databases.ts';
import { createPayingApi, type PayingApi } from '../../testing/payments/paying-api.ts';
import { makeWebsite } from '../../testing/test-websites.ts';

const SOON = { timeout: 20_000, interval: 20 };

describeOnEachDatabase('what is paid for ends first', (engine) => {
  let paying: PayingApi;
  beforeAll(async () => {
    paying = await createPayingApi(engine, {}, { paymentTimeoutMs: 1500 });
  });
  afterAll(async () => paying.close());

  it('when a website is deleted; while Stripe is silent it stays, and its owner is told', async () => {
    const buyer = await paying.buyer();
    const other = await makeWebsite(paying.api, buyer, `free${buyer.website.domain_name}`);
    const subscription = await paying.subscribed(buyer);
    const remove = (id: string) =>
      paying.api.call('DELETE', `/api/website/${id}/delete`, { token: buyer.token });
    for (const fault of ['down', 500] as const) {
      paying.stripe.fail(fault);
      const waits = await remove(buyer.website._id);
      expect([waits.status, waits.body.error]).toEqual([503, 'payments_unavailable']);
      expect(waits.body.message).toContain('Nothing was deleted');
      expect((await paying.state(buyer)).plan).toBe('standard');
    }
    // One that was never paid for needs nobody.
    expect((await remove(other._id)).status).toBe(204);
    paying.stripe.fail(null);
    const stranger = await paying.api.signUp(`stranger${buyer.email}`);
    const refused = await paying.api.call('DELETE', `/api/website/${buyer.website._id}/delete`, {
      token: stranger.token,
    });
    expect([refused.status, subscription.status]).toEqual([404, 'active']);
    expect((await remove(buyer.website._id)).status).toBe(204);
    expect(subscription.status).toBe('canceled');
    const left = await paying.test.database.db
      .selectFrom('payment_subscriptions')
      .select('id')
      .where('owner_id', '=', buyer.userId)
      .execute();
    expect(left).toEqual([]);
  });

  it('and a page for paying that is still open can be paid no more; what is paid all the same is given back', async () => {
    const buyer = await paying.buyer();
    const begun = await paying.checkout(buyer);
    const session = paying.stripe.state.sessions[String(begun.body['sessionId'])];
    if (session === undefined) throw new Error('it was begun');
    const remove = await paying.api.call('DELETE', `/api/website/${buyer.website._id}/delete`, {
      token: buyer.token,
    });
    expect([remove.status, session.status]).toEqual([204, 'expired']);
    // In the moment between.
    const late = paying.stripe.life.begin(session, 'paid');
    await paying.report(paying.stripe.events.at(-1) as never);
    await expect.poll(() => late.status, SOON).toBe('canceled');
    expect(Object.values(paying.stripe.state.refunds)).toHaveLength(1);
    const told = () =>
      paying.api.mails.some(({ kind, text }) => kind === 'operator-alert' && text.includes(late.id));
    await expect.poll(told, SOON).toBe(true);
  });

  it('when an account is deleted, with its customer; while Stripe is silent it stays', async () => {
    const buyer = await paying.buyer();
    const subscription = await paying.subscribed(buyer);
    const exported = await paying.api.call('GET', '/api/account/export', { token: buyer.token });
    expect(exported.text).toContain(subscription.id);
    expect(exported.text).toContain(subscription.customer);
    const remove = () => paying.api.call('DELETE', '/api/auth/delete-account', { token: buyer.token });
    paying.stripe.fail('down');
    const waits = await remove();
    expect([waits.status, waits.body.error]).toEqual([503, 'payments_unavailable']);
    expect((await paying.state(buyer)).plan).toBe('standard');
    paying.stripe.fail(null);
    expect((await remove()).status).toBe(204);
    expect(subscription.status).toBe('canceled');
    expect(paying.stripe.state.customers[subscription.customer]).toBe(undefined);
    // What is reported of it afterwards is about nobody.
    expect((await paying.report(paying.stripe.events.at(-1) as never)).status).toBe(200);
    await expect.poll(() => paying.busy(), SOON).toBe(0);
    const rows = await paying.test.database.db.selectFrom('payment_customers').select('owner_id').execute();
    expect(rows.map((row) => row.owner_id)).not.toContain(buyer.userId);
  });
});
