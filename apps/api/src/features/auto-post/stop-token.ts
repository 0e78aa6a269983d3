import { timingSafeEqual } from 'node:crypto';
import type { Env } from '../../env.ts';
import type { Keys } from '../../secrets/keys.ts';

export const STOP_PATH = '/mails/stop';

/** What stops the mails of a website without a login: it names the website, and nobody else can make it. */
function stopToken(keys: Pick<Keys, 'mac'>, websiteId: string): string {
  return `${websiteId}.${keys.mac('auto-post-mails', websiteId).toString('base64url')}`;
}

export function stopAddress(
  env: Pick<Env, 'dashboardOrigin'>,
  keys: Pick<Keys, 'mac'>,
  websiteId: string,
): string {
  return `${env.dashboardOrigin}${STOP_PATH}?token=${stopToken(keys, websiteId)}`;
}

/** The website whose mails a token stops; null: it is none of ours. */
export function websiteOfToken(keys: Pick<Keys, 'mac'>, token: string): string | null {
  const [websiteId = '', ...rest] = token.split('.');
  const given = Buffer.from(token);
  const made = Buffer.from(stopToken(keys, websiteId));
  return rest.length === 1 && given.length === made.length && timingSafeEqual(given, made) ? websiteId : null;
}
