import { type FormObject, type FormValue } from './form-fields.ts';
import type { StripeLife } from './stripe-life.ts';
import {
  stripeId,
  type CheckoutSession,
  type Named,
  type StripeState,
  type Subscription,
} from './stripe-state.ts';

type Call = {
  method: string;
  /** Below `/v1`. */
  path: string;
  query: URLSearchParams;
  form: FormObject;
  origin: string;
};

export class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const missing = (): Refusal => new Refusal(404, 'resource_missing');
const text = (value: FormValue | undefined): string => (typeof value === 'string' ? value : '');
const fields = (value: FormValue | undefined): FormObject =>
  typeof value === 'object' && !Array.isArray(value) ? value : {};
const metadataOf = (form: FormObject): Record<string, string> =>
  Object.fromEntries(Object.entries(fields(form['metadata'])).map(([key, value]) => [key, text(value)]));
const list = (data: object[], hasMore = false): object => ({
  object: 'list',
  data,
  has_more: hasMore,
  url: '/v1',
});
function of<T>(all: Record<string, T>, id: string): T {
  const found = all[id];
  if (found === undefined) throw missing();
  return found;
}
/** Stripe refuses what it does not know, so a misspelt parameter fails here too. */
function only(form: FormObject, ...names: string[]): void {
  const unknown = Object.keys(form).find((name) => !names.includes(name));
  if (unknown !== undefined) throw new Refusal(400, 'parameter_unknown');
}

/** Answers what the product asks of Stripe, in its shapes. */
export function answerStripe(state: StripeState, life: StripeLife, call: Call): object {
  const [resource = '', id = '', action = ''] = call.path
    .replace('checkout/', 'checkout_')
    .replace('billing_portal/', 'portal_')
    .split('/');
  const key = `${call.method} ${resource}${id === '' ? '' : '/id'}${action === '' ? '' : `/${action}`}`;
  const answer = CALLS[key];
  if (answer === undefined) throw new Refusal(404, `no such call: ${key}`);
  return answer({ ...call, state, life, id });
}

type Answering = Call & { state: StripeState; life: StripeLife; id: string };
const CALLS: Record<string, (call: Answering) => object> = {
  'POST customers': ({ form, state, life }) => {
    only(form, 'email', 'metadata');
    const customer = {
      id: stripeId('cus'),
      object: 'customer',
      email: text(form['email']),
      metadata: metadataOf(form),
      created: life.now(),
      card: 'good',
    } as const;
    return (state.customers[customer.id] = customer);
  },
  'DELETE customers/id': ({ id, state, life }) => {
    const customer = of(state.customers, id);
    for (const subscription of Object.values(state.subscriptions))
      if (subscription.customer === id) life.end(subscription, 'cancellation_requested');
    for (const session of Object.values(state.sessions))
      if (session.customer === id && session.status === 'open') life.expire(session);
    delete state.customers[id];
    return { id: customer.id, object: 'customer', deleted: true };
  },
  'POST checkout_sessions': beginCheckout,
  'GET checkout_sessions/id': ({ id, state, query }) => {
    const session = of(state.sessions, id);
    const expands = [...query.values()].includes('subscription');
    const subscription = session.subscription;
    return {
      ...session,
      subscription: expands && subscription !== null ? state.subscriptions[subscription] : subscription,
    };
  },
  'POST checkout_sessions/id/expire': ({ id, state, life }) => {
    const session = of(state.sessions, id);
    if (session.status !== 'open') throw new Refusal(400, 'session_not_open');
    life.expire(session);
    return session;
  },
  'GET subscriptions': ({ state, query }) => {
    const customer = of(state.customers, query.get('customer') ?? '');
    const all = Object.values(state.subscriptions)
      .filter((each) => each.customer === customer.id)
      .toReversed();
    const after = query.get('starting_after');
    const rest = after === null ? all : all.slice(all.findIndex((each) => each.id === after) + 1);
    const limit = Number(query.get('limit') ?? '10');
    return list(rest.slice(0, limit), rest.length > limit);
  },
  'GET subscriptions/id': ({ id, state }) => of(state.subscriptions, id),
  'POST subscriptions/id': ({ id, state, life, form }) => {
    only(form, 'cancel_at_period_end', 'cancel_at');
    const subscription = of(state.subscriptions, id);
    if (subscription.status === 'canceled') throw new Refusal(400, 'subscription_canceled');
    const changed: Partial<Subscription> = {};
    if (form['cancel_at_period_end'] !== undefined)
      changed.cancel_at_period_end = form['cancel_at_period_end'] === 'true';
    if (form['cancel_at'] === '') changed.cancel_at = null;
    life.change(subscription, changed);
    return subscription;
  },
  'DELETE subscriptions/id': ({ id, state, life }) => {
    const subscription = of(state.subscriptions, id);
    if (subscription.status === 'canceled') throw missing();
    life.end(subscription, 'cancellation_requested');
    return subscription;
  },
  'GET invoices': ({ state, query }) => {
    const found = Object.values(state.invoices).filter(
      ({ parent, status }) =>
        parent.subscription_details.subscription === query.get('subscription') &&
        status === query.get('status'),
    );
    return list(found.toReversed().slice(0, Number(query.get('limit') ?? '10')));
  },
  'GET invoices/id': ({ id, state }) => of(state.invoices, id),
  'POST refunds': ({ form, state }) => {
    only(form, 'payment_intent');
    const intent = text(form['payment_intent']);
    if (state.refunds[intent] !== undefined) throw new Refusal(400, 'charge_already_refunded');
    return (state.refunds[intent] = {
      id: stripeId('re'),
      object: 'refund',
      metadata: {},
      payment_intent: intent,
    });
  },
  'POST portal_sessions': ({ form, state, origin }) => {
    only(form, 'customer', 'return_url', 'configuration');
    const customer = of(state.customers, text(form['customer']));
    const id = stripeId('bps');
    state.portals[id] = { customer: customer.id, return_url: text(form['return_url']) };
    return { id, object: 'billing_portal.session', url: `${origin}/stand-in/portal/${id}` };
  },
  'GET products/id': ({ id, state }) => of(state.products, id),
  'POST products': ({ form, state }) => {
    const id = text(form['id']);
    if (state.products[id] !== undefined) throw new Refusal(400, 'resource_already_exists');
    return (state.products[id] = { ...form, id, object: 'product', metadata: metadataOf(form) });
  },
  'GET prices': ({ state, query }) => {
    const keys = [...query].filter(([name]) => name.startsWith('lookup_keys')).map(([, value]) => value);
    return list(
      Object.values(state.prices).filter((price) => price.active && keys.includes(price.lookup_key ?? '')),
    );
  },
  'POST prices': ({ form, state }) => {
    const lookup = text(form['lookup_key']);
    for (const price of Object.values(state.prices)) if (price.lookup_key === lookup) price.lookup_key = null;
    const price = {
      id: stripeId('price'),
      object: 'price' as const,
      product: text(form['product']),
      unit_amount: Number(form['unit_amount']),
      currency: text(form['currency']),
      lookup_key: lookup,
      tax_behavior: text(form['tax_behavior']),
      active: true,
      recurring: { interval: text(fields(form['recurring'])['interval']) as 'month' | 'year' },
    };
    return (state.prices[price.id] = price);
  },
  'GET portal_configurations': ({ state }) => list(Object.values(state.configurations)),
  'POST portal_configurations': (call) => make(call, 'configurations', 'bpc', 'billing_portal.configuration'),
  'POST portal_configurations/id': (call) => edit(call, 'configurations'),
  'GET webhook_endpoints': ({ state }) =>
    list(Object.values(state.webhooks).map((each) => ({ ...each, secret: undefined }))),
  'POST webhook_endpoints': (call) => {
    const made = make(call, 'webhooks', 'we', 'webhook_endpoint');
    made['secret'] = `whsec_${stripeId('of')}`;
    return made;
  },
  'POST webhook_endpoints/id': (call) => edit(call, 'webhooks'),
};

function make(
  { form, state }: Answering,
  table: 'configurations' | 'webhooks',
  prefix: string,
  object: string,
): Named {
  const named: Named = { ...form, active: true, id: stripeId(prefix), object, metadata: metadataOf(form) };
  state[table][named.id] = named;
  return named;
}

function edit({ form, state, id }: Answering, table: 'configurations' | 'webhooks'): object {
  return Object.assign(of(state[table], id), form);
}

function beginCheckout({ form, state, life, origin }: Answering): CheckoutSession {
  only(
    form,
    'mode',
    'customer',
    'client_reference_id',
    'line_items',
    'metadata',
    'subscription_data',
    'success_url',
    'cancel_url',
    'automatic_tax',
    'tax_id_collection',
    'customer_update',
  );
  const [item] = (form['line_items'] ?? []) as FormObject[];
  const customer = of(state.customers, text(form['customer']));
  const price = of(state.prices, text(item?.['price']));
  // As Stripe does: it knows no address, and may not ask for one.
  const taxes = text(fields(form['automatic_tax'])['enabled']) === 'true';
  if (taxes && text(fields(form['customer_update'])['address']) !== 'auto')
    throw new Refusal(400, 'customer_tax_location_invalid');
  const id = stripeId('cs_test');
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    customer: customer.id,
    status: 'open',
    payment_status: 'unpaid',
    subscription: null,
    price: price.id,
    url: `${origin}/stand-in/checkout/${id}`,
    success_url: text(form['success_url']).replace('{CHECKOUT_SESSION_ID}', id),
    cancel_url: text(form['cancel_url']),
    metadata: metadataOf(form),
    created: life.now(),
    subscription_metadata: metadataOf(fields(form['subscription_data'])),
  };
  return (state.sessions[id] = session);
}
