import type { Clock, PlatformLimiter } from '../../outbound/platform-limiter.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import type { PictureRule } from '../../pictures/picture-rule.ts';
import { createBusinessDiscovery } from './business-discovery.ts';
import type { InstagramAccount } from '../account/instagram-account.ts';
import type { ServerWay } from './instagram-source.ts';

/**
 * What the server's token can do. One of Facebook Login reads any professional account; one of Instagram Login, which
 * begins with "IG", only the account it belongs to.
 */
export function createServerWay(options: {
  token: string | null;
  account: InstagramAccount;
  outbound: Outbound;
  limiter: PlatformLimiter;
  facebookBase: string;
  pictureOk: PictureRule;
  clock?: Clock;
}): ServerWay | null {
  const { token, account, outbound, limiter, facebookBase, pictureOk, clock } = options;
  if (token === null) return null;
  if (/^IG[A-Z\d]/u.test(token)) return { kind: 'own_account', account, token };
  const discovery = createBusinessDiscovery({
    outbound,
    limiter,
    apiBase: facebookBase,
    token,
    pictureOk,
    ...(clock === undefined ? {} : { clock }),
  });
  return { kind: 'discovery', discovery };
}
