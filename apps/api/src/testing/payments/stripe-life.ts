import {
  stripeId,
  type CheckoutSession,
  type Customer,
  type Invoice,
  type StripeEvent,
  type StripeState,
  type Subscription,
} from './stripe-state.ts';

const DAY_S = 86_400;

/** What happens to what was bought, whoever brings it about: a person, the stand-in's pages, or time. */
export function stripeLife(state: StripeState, emit: (event: StripeEvent) => void) {
  const now = (): number => Math.floor((Date.now() + state.shiftMs) / 1000);
  const say = (type: string, object: object): void =>
    emit({
      id: stripeId('evt'),
      object: 'event',
      type,
      api_version: '2026-10-28.endive',
      created: now(),
      livemode: false,
      data: { object: structuredClone(object) },
    });

  const charge = (subscription: Subscription): void => {
    const [item] = subscription.items.data;
    const declined = state.customers[subscription.customer]?.card === 'declined';
    const invoice: Invoice = {
      id: stripeId('in'),
      object: 'invoice',
      metadata: {},
      created: now(),
      customer: subscription.customer,
      status: declined ? 'open' : 'paid',
      amount_paid: declined ? 0 : item.price.unit_amount,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
      payments: {
        object: 'list',
        has_more: false,
        data: [{ payment: { type: 'payment_intent', payment_intent: stripeId('pi') } }],
      },
    };
    state.invoices[invoice.id] = invoice;
    say(declined ? 'invoice.payment_failed' : 'invoice.paid', invoice);
  };
  const change = (subscription: Subscription, changed: Partial<Subscription>): void => {
    Object.assign(subscription, changed);
    const type = subscription.status === 'canceled' ? 'deleted' : 'updated';
    say(`customer.subscription.${type}`, subscription);
  };
  const end = (subscription: Subscription, reason: string): void => {
    if (subscription.status === 'canceled') return;
    change(subscription, { status: 'canceled', canceled_at: now(), cancellation_details: { reason } });
  };
  const periodOf = (subscription: Subscription): number =>
    (subscription.items.data[0].price.recurring.interval === 'year' ? 365 : 30) * DAY_S;

  const renew = (subscription: Subscription): void => {
    const [item] = subscription.items.data;
    const ends =
      subscription.cancel_at_period_end ||
      (subscription.cancel_at !== null && subscription.cancel_at <= now());
    if (ends) return end(subscription, 'cancellation_requested');
    item.current_period_end += periodOf(subscription);
    charge(subscription);
    const declined = state.customers[subscription.customer]?.card === 'declined';
    change(subscription, { status: declined ? 'past_due' : 'active' });
  };

  return {
    now,
    end,
    change,
    begin(session: CheckoutSession, outcome: 'paid' | 'failed'): Subscription {
      const price = state.prices[session.price];
      if (price === undefined) throw new Error(`no price ${session.price}`);
      const subscription: Subscription = {
        id: stripeId('sub'),
        object: 'subscription',
        customer: session.customer,
        metadata: session.subscription_metadata,
        created: now(),
        start_date: now(),
        status: outcome === 'paid' ? 'active' : 'incomplete_expired',
        cancel_at: null,
        cancel_at_period_end: false,
        canceled_at: null,
        cancellation_details: { reason: null },
        items: {
          object: 'list',
          has_more: false,
          data: [{ id: stripeId('si'), object: 'subscription_item', price, current_period_end: now() }],
        },
      };
      subscription.items.data[0].current_period_end += periodOf(subscription);
      state.subscriptions[subscription.id] = subscription;
      session.status = 'complete';
      session.payment_status = outcome === 'paid' ? 'paid' : 'unpaid';
      session.subscription = subscription.id;
      session.url = null;
      say('customer.subscription.created', subscription);
      if (outcome === 'paid') charge(subscription);
      say('checkout.session.completed', session);
      return subscription;
    },
    expire(session: CheckoutSession): void {
      session.status = 'expired';
      session.url = null;
      say('checkout.session.expired', session);
    },
    /** Pays what is owed, as a new card does. */
    payOpen(customer: Customer): void {
      customer.card = 'good';
      for (const subscription of Object.values(state.subscriptions)) {
        if (subscription.customer !== customer.id) continue;
        for (const invoice of Object.values(state.invoices)) {
          const { subscription: of } = invoice.parent.subscription_details;
          if (of !== subscription.id || invoice.status !== 'open') continue;
          invoice.status = 'paid';
          invoice.amount_paid = subscription.items.data[0].price.unit_amount;
          say('invoice.paid', invoice);
        }
        if (subscription.status === 'past_due') change(subscription, { status: 'active' });
      }
    },
    /** What falls due by now is charged, and what was to end has ended. */
    tick(): void {
      for (const subscription of Object.values(state.subscriptions)) {
        const lives = (): boolean => subscription.status === 'active' || subscription.status === 'past_due';
        for (
          let most = 0;
          most < 40 && lives() && subscription.items.data[0].current_period_end <= now();
          most += 1
        )
          renew(subscription);
      }
      for (const session of Object.values(state.sessions))
        if (session.status === 'open' && session.created + DAY_S <= now()) this.expire(session);
    },
  };
}
export type StripeLife = ReturnType<typeof stripeLife>;
