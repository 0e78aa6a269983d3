import type Stripe from 'stripe';
import type { Report } from './payments.ts';

const TOLERANCE_S = 300;
/** What can change what somebody pays for; anything else is taken and means nothing. */
const ABOUT: readonly string[] = ['subscription', 'checkout.session', 'invoice'];

/**
 * Who reported what: signed by whoever knows the secret, within five minutes of now to either side (the library takes
 * what is dated ahead), and from the account that we sell with. Of what it says only the id of its object is read.
 */
export function readReport(
  stripe: Stripe,
  delivery: { body: Buffer; signature: string | null; secret: string; live: boolean; now: number },
): Report {
  const { body, signature, secret, live, now } = delivery;
  if (signature === null) return { ok: false, reason: 'it is not signed' };
  const times = [...signature.matchAll(/(?:^|,)t=(-?\d+)/gu)].map(([, time]) => Number(time));
  if (times.length !== 1 || (times[0] ?? 0) > now / 1000 + TOLERANCE_S)
    return { ok: false, reason: 'it is dated ahead, or twice' };
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_S, undefined, now);
  } catch {
    return { ok: false, reason: 'its signature does not fit, or it is too old' };
  }
  if (typeof event.id !== 'string' || event.id === '') return { ok: false, reason: 'it has no id' };
  if (event.livemode !== live)
    return {
      ok: false,
      reason: live ? 'it comes from a test' : 'it is about real money, and this is a test',
    };
  if (typeof event.account === 'string') return { ok: false, reason: 'it is about another account' };
  const object = event.data.object as { id?: unknown; object?: unknown };
  const isAbout =
    typeof object.id === 'string' && typeof object.object === 'string' && ABOUT.includes(object.object);
  return { ok: true, id: event.id, about: isAbout ? `${String(object.object)}:${String(object.id)}` : null };
}
