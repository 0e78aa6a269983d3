import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parseEnv } from '../../env.ts';
import { startStripeStandIn, type StripeStandIn } from '../../testing/payments/stripe-stand-in.ts';
import { setUpPayments } from './set-up-payments.ts';

let stripe: StripeStandIn;
beforeEach(async () => {
  stripe = await startStripeStandIn({ bare: true });
});
afterEach(async () => stripe.close());

const setUp = (): Promise<string[]> => {
  const reading = parseEnv({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_API_BASE: stripe.origin });
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  return setUpPayments(reading.env);
};
const counts = (): number[] => {
  const { products, prices, configurations, webhooks } = stripe.state;
  return [products, prices, configurations, webhooks].map((all) => Object.keys(all).length);
};

const settingsOf = (output: string): Record<string, string | undefined> => ({
  STRIPE_WEBHOOK_SECRET: undefined,
  ...Object.fromEntries([...output.matchAll(/^(\w+)=(.+)$/gmu)].map(([, name, value]) => [name, value])),
});

/** The program as an operator starts it. */
async function command(settings: Record<string, string>) {
  const program =
    "import { setUpPaymentsCommand } from './src/set-up-payments.ts';" +
    'process.exitCode = await setUpPaymentsCommand(process.env);';
  const flags = ['--import', 'tsx', '--conditions=@tosite/source', '--input-type=module'];
  const child = spawn(process.execPath, [...flags, '--eval', program], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { PATH: process.env['PATH'], ...settings },
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output, errors };
}

it('makes what is sold once, and prints settings that a server takes', async () => {
  const first = await setUp();
  expect(counts()).toEqual([1, 2, 1, 1]);
  expect(
    Object.values(stripe.state.prices).map((price) => [price.unit_amount, price.recurring.interval]),
  ).toEqual([
    [500, 'month'],
    [1500, 'year'],
  ]);
  const [endpoint] = Object.values(stripe.state.webhooks);
  expect(endpoint?.['url']).toBe('http://dashboard.localhost:3000/api/payment/webhook');
  const printed = Object.fromEntries(first.map((line) => line.split('=')));
  const reading = parseEnv({ STRIPE_SECRET_KEY: 'sk_test_x', ...printed });
  expect(reading.ok && reading.env.stripe.webhookSecret).toMatch(/^whsec_.{16,}$/u);

  const second = await setUp();
  expect(counts()).toEqual([1, 2, 1, 1]);
  expect(second.slice(0, 3)).toEqual(first.slice(0, 3));
  expect(second[3]).toMatch(/^# STRIPE_WEBHOOK_SECRET stays/u);
});

it('is a command: run twice it makes the same, prints the same, and says when Stripe refuses', async () => {
  const run = (settings: Record<string, string> = {}) =>
    command({ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_API_BASE: stripe.origin, ...settings });
  const first = await run();
  expect([first.code, first.errors, counts()]).toEqual([0, '', [1, 2, 1, 1]]);
  const reading = parseEnv({ STRIPE_SECRET_KEY: 'sk_test_x', ...settingsOf(first.output) });
  expect(reading.ok).toBe(true);
  const second = await run();
  expect([second.code, counts()]).toEqual([0, [1, 2, 1, 1]]);
  expect(settingsOf(second.output)).toEqual({
    ...settingsOf(first.output),
    STRIPE_WEBHOOK_SECRET: undefined,
  });
  stripe.fail(500);
  const refused = await run();
  expect([refused.code, refused.output]).toEqual([1, '']);
  expect(refused.errors).toMatch(/^[A-Z].+\.\n$/u);
}, 120_000);

it('sells at a new price when the table has one, and leaves the old one to who pays it', async () => {
  const [before] = await setUp();
  const monthly = Object.values(stripe.state.prices).find(({ recurring }) => recurring.interval === 'month');
  if (monthly === undefined) throw new Error('it was made');
  monthly.unit_amount = 400;
  const [after] = await setUp();
  expect(after).not.toBe(before);
  expect(Object.values(stripe.state.prices).filter(({ active }) => active)).toHaveLength(3);
});
