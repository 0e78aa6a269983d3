// Reports of payments in random order, duplicates among them, to the running product: how long until what is stored is
// what the payment service says. Build first: `pnpm build`.
import { startStack, type Stack } from '@tosite/e2e/stack';
import { startStripeStandIn } from '../apps/api/src/testing/payments/stripe-stand-in.ts';
import type { StripeEvent, Subscription } from '../apps/api/src/testing/payments/stripe-state.ts';
import { ask, json } from './api.ts';
import { line, summary } from './statistics.ts';

const REPORTS = Number(process.argv[2] ?? 5000);
const SITES = 10;
const AT_ONCE = 20;
const SAMPLE = 'https://github.com/tosite-sample-tove';

type Bought = { id: string; headers: Record<string, string>; subscription: Subscription };

const stripe = await startStripeStandIn();
const databaseUrl = process.env['DATABASE_URL'];
const stack = await startStack({
  ...stripe.settings,
  ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
});
try {
  const sites: Bought[] = [];
  for (let index = 0; index < SITES; index += 1) sites.push(await buy(stack, index));
  // Each lives through the same number of changes, half of them ends in being over.
  const reports: StripeEvent[] = [];
  const each = Math.ceil((REPORTS * 0.8) / SITES);
  for (const [index, { subscription }] of sites.entries()) {
    const before = stripe.events.length;
    for (let change = 1; change < each; change += 1)
      stripe.life.change(subscription, { cancel_at_period_end: change % 2 === 0 });
    if (index % 2 === 0) stripe.life.end(subscription, 'cancellation_requested');
    reports.push(...stripe.events.slice(before));
  }
  while (reports.length < REPORTS)
    reports.push(reports[Math.floor(Math.random() * reports.length)] as StripeEvent);
  shuffle(reports);

  const times: number[] = [];
  const began = performance.now();
  const waiting = [...reports];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let event = waiting.pop(); event !== undefined; event = waiting.pop())
        times.push(await send(stack, event));
    }),
  );
  const sent = performance.now();
  let wrong = await differing(stack, sites);
  while (wrong > 0 && performance.now() - sent < 120_000) wrong = await differing(stack, sites);
  const { median, p95 } = summary(times);
  line('reports, different ones', `${reports.length}, ${new Set(reports.map(({ id }) => id)).size}`);
  line('all taken after', `${((sent - began) / 1000).toFixed(1)} s`);
  line('one answer', `median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`);
  line('all as the payment service says after', `${((performance.now() - began) / 1000).toFixed(1)} s`);
  line('websites whose state differs', `${wrong} of ${SITES}`);
  if (wrong > 0) process.exitCode = 1;
} finally {
  await stack.stop();
  await stripe.close();
}

async function buy(target: Stack, index: number): Promise<Bought> {
  const account = { email: `payer${index}@example.com`, password: 'correct horse battery 9', name: 'Bench' };
  const signedUp = await ask(target, 'dashboard', '/api/auth/email/signup', { body: account });
  const headers = { authorization: `Bearer ${String(json(signedUp)['accessToken'])}` };
  const call = async (path: string, body: object) =>
    json(await ask(target, 'dashboard', path, { headers, body }));
  const preview = await call('/api/onboard/previewData', { profileUrl: SAMPLE });
  const { theme_name: theme } = preview['design'] as { theme_name: string };
  const made = await call('/api/website/create', {
    websiteName: 'Bench',
    websiteDomain: `payer${index}`,
    theme,
    type: preview['website_type'],
    previewId: preview['previewId'],
  });
  const { _id: id } = made['website'] as { _id: string };
  const { sessionId } = await call('/api/payment/create-checkout-session', {
    websiteId: id,
    planType: 'monthly',
  });
  const session = stripe.state.sessions[String(sessionId)];
  if (session === undefined) throw new Error('nothing was begun');
  return { id, headers, subscription: stripe.life.begin(session, 'paid') };
}

async function send(target: Stack, event: StripeEvent): Promise<number> {
  const { body, signature } = stripe.sign(event);
  const began = performance.now();
  const options = { raw: Buffer.from(body), headers: { 'stripe-signature': signature } };
  const { status } = await ask(target, 'dashboard', '/api/payment/webhook', options);
  if (status !== 200) throw new Error(`a report was answered ${status}`);
  return performance.now() - began;
}

/** How many websites are not what the payment service says they are. */
async function differing(target: Stack, sites: readonly Bought[]): Promise<number> {
  let count = 0;
  for (const { id, headers, subscription } of sites) {
    const answer = json(await ask(target, 'dashboard', `/api/payment/state?websiteId=${id}`, { headers }));
    const seen = answer['subscription'] as { status: string; cancelAtPeriodEnd: boolean } | null;
    const ended = subscription.status === 'canceled';
    const right =
      answer['plan'] === (ended ? 'free' : 'standard') &&
      seen?.status === (ended ? 'ended' : 'active') &&
      seen.cancelAtPeriodEnd === subscription.cancel_at_period_end;
    if (!right) count += 1;
  }
  return count;
}

function shuffle(items: unknown[]): void {
  for (let index = items.length - 1; index > 0; index -= 1) {
    const other = Math.floor(Math.random() * (index + 1));
    [items[index], items[other]] = [items[other], items[index]];
  }
}
