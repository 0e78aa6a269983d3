import type Stripe from 'stripe';

/** For whoever waits in a browser; together with the one retry it stays below what a browser waits. */
const TIMEOUT_MS = 10_000;

/** The client of Stripe, loaded when it is first asked for: most installations sell nothing. */
export async function openStripe(secretKey: string, base: URL, timeout = TIMEOUT_MS): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  const protocol = base.protocol === 'http:' ? 'http' : 'https';
  return new Client(secretKey, {
    host: base.hostname,
    port: base.port === '' ? (protocol === 'http' ? 80 : 443) : base.port,
    protocol,
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}
