import type { StripeLife } from './stripe-life.ts';
import type { CheckoutSession, StripeState } from './stripe-state.ts';

export type Page = { html: string } | { location: string };

const escape = (text: string): string => text.replace(/[&<>"']/gu, (char) => `&#${char.charCodeAt(0)};`);
const dollars = (cents: number): string => `$${cents / 100}`;
const button = (action: string, words: string): string =>
  `<form method="post" action="${escape(action)}"><button>${escape(words)}</button></form>`;

function page(title: string, body: string): Page {
  const css =
    'body{font:17px/1.5 system-ui,sans-serif;max-width:34rem;margin:0 auto;padding:1rem}strong.mark{display:block;background:#7a1f00;color:#fff;padding:.75rem 1rem;margin:0 0 1.5rem}button,a.way{display:block;width:100%;box-sizing:border-box;font:inherit;padding:.7rem 1rem;margin:.5rem 0;text-align:center;border:1px solid #555;background:#fff;color:#111}';
  return {
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(title)}</title><style>${css}</style><strong class="mark">A stand-in for Stripe, for development. No money moves here.</strong><h1>${escape(title)}</h1>${body}</html>`,
  };
}

/** The pages of Stripe that people meet, each outcome a button. null: there is no such page. */
export function standInPage(
  state: StripeState,
  life: StripeLife,
  request: { method: string; path: string },
): Page | null {
  const [, kind = '', id = '', action = ''] =
    /^\/stand-in\/(checkout|portal)\/(\w+)(?:\/([\w-]+))?$/u.exec(request.path) ?? [];
  if (kind === 'checkout') return checkoutPage(state, life, id, request.method === 'POST' ? action : '');
  return kind === 'portal' ? portalPage(state, life, id, request.method === 'POST' ? action : '') : null;
}

function checkoutPage(state: StripeState, life: StripeLife, id: string, action: string): Page | null {
  const session = state.sessions[id];
  if (session === undefined) return null;
  if (session.status !== 'open') return page('This payment is over', backTo(session));
  if (action === 'pay' || action === 'fail') {
    life.begin(session, action === 'pay' ? 'paid' : 'failed');
    return { location: session.success_url };
  }
  const price = state.prices[session.price];
  const interval = price?.recurring.interval ?? 'month';
  return page(
    `Standard, ${dollars(price?.unit_amount ?? 0)} a ${interval}`,
    `${button(`/stand-in/checkout/${id}/pay`, 'Pay')}${button(`/stand-in/checkout/${id}/fail`, 'Pay by a debit that the bank refuses')}${backTo(session)}`,
  );
}

const backTo = (session: CheckoutSession): string =>
  `<a class="way" href="${escape(session.cancel_url)}">Back, without paying</a>`;

const DAY_MS = 86_400_000;

function portalPage(state: StripeState, life: StripeLife, id: string, action: string): Page | null {
  const portal = state.portals[id];
  const customer = state.customers[portal?.customer ?? ''];
  if (portal === undefined || customer === undefined) return null;
  const here = `/stand-in/portal/${id}`;
  const subscriptions = Object.values(state.subscriptions).filter((each) => each.customer === customer.id);
  if (action !== '') {
    if (action === 'decline') customer.card = 'declined';
    else if (action === 'good') life.payOpen(customer);
    else if (action === 'month' || action === 'year') {
      const price = Object.values(state.prices).find((each) => each.recurring.interval === action);
      for (const subscription of subscriptions) {
        if (price === undefined || subscription.status === 'canceled') continue;
        subscription.items.data[0].price = price;
        life.change(subscription, {});
      }
    } else if (action === 'later') {
      state.shiftMs += 31 * DAY_MS;
      life.tick();
    }
    return { location: here };
  }
  const lines = subscriptions.map(
    ({ status, items: { data } }) =>
      `<li>Standard, ${dollars(data[0].price.unit_amount)} a ${data[0].price.recurring.interval}: ${status}, until ${new Date(data[0].current_period_end * 1000).toISOString().slice(0, 10)}</li>`,
  );
  return page(
    'Your subscriptions',
    `<ul>${lines.join('')}</ul><p>The card is ${customer.card}.</p>${[
      button(`${here}/decline`, 'Use a card that is declined'),
      button(`${here}/good`, 'Use a good card, and pay what is open'),
      button(`${here}/year`, 'Pay yearly'),
      button(`${here}/month`, 'Pay monthly'),
      button(`${here}/later`, 'Let 31 days pass'),
    ].join('')}<a class="way" href="${escape(portal.return_url)}">Back</a>`,
  );
}
