import { createPlatformLimiter } from '../outbound/platform-limiter.ts';
import { isOutage } from '../platform-failures.ts';
import type { PlatformReader, ReaderParts } from '../platform-reader.ts';
import { createLinkedInAccount, type LinkedInAccount } from './account/linkedin-account.ts';
import { createLinkedInClient, LINKEDIN_PAGES } from './link/linkedin-client.ts';
import { createLinkedInSource } from './link/linkedin-source.ts';

export function createLinkedInReader(parts: ReaderParts): PlatformReader & { account: LinkedInAccount } {
  const { outbound, pictureOk, settings, log, clock } = parts;
  const { linkedin: base, linkedinApi: apiBase } = settings.upstream;
  const limiter = createPlatformLimiter({ mainBucket: LINKEDIN_PAGES, isOutage, clock });
  const client = settings.linkedinPublic ? createLinkedInClient({ outbound, limiter, base, clock }) : null;
  return {
    limiter,
    source: createLinkedInSource({ client, pictureOk, clock }),
    account: createLinkedInAccount({ outbound, limiter, apiBase, pictureOk, log, clock }),
  };
}
