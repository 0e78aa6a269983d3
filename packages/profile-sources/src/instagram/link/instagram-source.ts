import { PlatformPaused } from '../../outbound/platform-limiter.ts';
import { asSourceFailure } from '../../platform-failures.ts';
import type { ProfileReading, ProfileSource, SourceFailure, SourceLog } from '../../profile-source.ts';
import type { BusinessDiscovery } from './business-discovery.ts';
import type { InstagramAccount } from '../account/instagram-account.ts';
import { GraphRefusal } from '../account/graph-refusal.ts';
import { instagramLimited, notFound, notProfessional, wall } from '../instagram-failures.ts';
import type { InstagramPublic } from './instagram-public.ts';

/**
 * The bucket that every preview needs. Nothing is asked on it: each way has a bucket of its own, so that one that is
 * paused leaves the others open.
 */
export const INSTAGRAM_BUCKET = 'previews';

/** The server's own token: either it reads other professional accounts, or only the account it belongs to. */
export type ServerWay =
  | { kind: 'discovery'; discovery: BusinessDiscovery }
  | { kind: 'own_account'; account: InstagramAccount; token: string };

/** A pasted link: the server's token first, then the public way where the operator switched it on, then the wall. */
export function createInstagramSource(options: {
  server: ServerWay | null;
  publicWay: InstagramPublic | null;
  log: SourceLog;
}): ProfileSource {
  const { server, publicWay, log } = options;

  /** Null: the server's token says nothing about this account. */
  async function readWithToken(username: string, signal: AbortSignal): Promise<ProfileReading | null> {
    if (server === null) return null;
    if (server.kind === 'discovery') return server.discovery.read(username, signal);
    const own = await server.account.readConnectedProfile(server.token, {
      signal,
      onlyIf: (owner) => owner.toLowerCase() === username.toLowerCase(),
    });
    return own === null ? null : { result: own.result, validators: {}, partial: own.partial };
  }

  /** What to say when the token's way failed and there is no other. */
  function withoutToken(error: unknown, username: string, signal: AbortSignal): SourceFailure {
    if (error instanceof PlatformPaused && error.reason === 'limit') return instagramLimited(error.until);
    if (!(error instanceof GraphRefusal)) {
      const failure = asSourceFailure(error, 'instagram', signal);
      // A refused token is the operator's to renew: the visitor only meets the wall.
      return failure.code === 'platform_blocked' ? wall() : failure;
    }
    if (error.kind === 'unknown_user') return notProfessional(username);
    return error.kind === 'rate' && error.until !== null ? instagramLimited(error.until) : wall();
  }

  return {
    platform: 'instagram',
    notFound: (link) => notFound(link.siteName),
    async readProfile(link, { signal }) {
      const username = link.siteName.toLowerCase();
      if (!/^(?=.{1,30}$)[a-z\d_]+(?:\.[a-z\d_]+)*$/u.test(username)) throw notFound(link.siteName);
      let failure: SourceFailure = wall();
      try {
        const reading = await readWithToken(username, signal);
        if (reading !== null) return reading;
      } catch (error) {
        if (signal.aborted) throw error;
        failure = withoutToken(error, username, signal);
        if (!(error instanceof GraphRefusal) || error.kind !== 'unknown_user') {
          log.warn({ reason: String(error) }, 'Instagram could not be read with INSTAGRAM_ACCESS_TOKEN.');
        }
      }
      if (publicWay === null) throw failure;
      return publicWay.read(username, signal);
    },
  };
}
