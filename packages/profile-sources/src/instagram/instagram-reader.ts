import { createPlatformLimiter } from '../outbound/platform-limiter.ts';
import { isOutage } from '../platform-failures.ts';
import type { PlatformReader, ReaderParts } from '../platform-reader.ts';
import { createInstagramAccount, type InstagramAccount } from './account/instagram-account.ts';
import { createInstagramPublic } from './link/instagram-public.ts';
import { createInstagramSource, INSTAGRAM_BUCKET } from './link/instagram-source.ts';
import { createServerWay } from './link/server-way.ts';

export function createInstagramReader(parts: ReaderParts): PlatformReader & { account: InstagramAccount } {
  const { outbound, pictureOk, settings, log, clock } = parts;
  const { upstream, instagramAccessToken: token } = settings;
  const limiter = createPlatformLimiter({ mainBucket: INSTAGRAM_BUCKET, isOutage, clock });
  const shared = { outbound, limiter, pictureOk, clock };
  const account = createInstagramAccount({
    ...shared,
    apiBase: upstream.instagramApi,
    authBase: upstream.instagramAuth,
  });
  const server = createServerWay({ ...shared, token, account, facebookBase: upstream.facebookApi });
  const publicWay = settings.instagramPublic
    ? createInstagramPublic({ ...shared, base: upstream.instagram, log })
    : null;
  return { limiter, account, source: createInstagramSource({ server, publicWay, log }) };
}
