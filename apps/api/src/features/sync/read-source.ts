import { SourceFailure, type ProfileResult } from '@tosite/profile-sources/profile-source';
import { normalizeProfileUrl } from '@tosite/validation/platforms';
import { isConnectable, type Platform } from '@tosite/validation/platforms/platform';
import type { Message } from '@tosite/validation/messages/message';
import type { MessageValue } from '@tosite/validation/messages/message-value';
import type { SourceLayers } from '../../site-content/source-layers.ts';
import type { SyncServices } from './sync-services.ts';
import { isAccount } from '../../site-content/ways-of-reading.ts';

export type SourceAnswer =
  | { ok: true; result: ProfileResult }
  | {
      ok: false;
      reason: MessageValue;
      /** Only its owner can mend it, by connecting the account again. */
      needsReconnect: boolean;
      /** Milliseconds since 1970; null: as usual. */
      retryAt: number | null;
    };

type Asked = Pick<SourceLayers, 'platform' | 'handle' | 'profileUrl' | 'method'>;

/** So old may an answer be that somebody else has had, when the owner asks. */
const ON_DEMAND_MS = 60_000;

/**
 * Asks a source what it says now: the owner's connected account where there is one, else the platform by the profile's
 * link. What was read earlier and stands in for an answer is none.
 */
export async function readSource(
  services: SyncServices,
  ownerId: string,
  source: Asked,
  options: { signal: AbortSignal; demanded: boolean; maxAgeMs?: number | undefined },
): Promise<SourceAnswer> {
  try {
    const connected = await readConnected(services, ownerId, source, options.signal);
    const result = connected ?? (await readByLink(services, source, options));
    if (result.report.method !== 'cache') return { ok: true, result };
    return failed(result.report.warnings[0] ?? unread(source.platform));
  } catch (error) {
    if (options.signal.aborted || !(error instanceof SourceFailure)) throw error;
    const needsReconnect = isAccount(source.method) && error.next.includes('connect');
    return failed(error.reason, needsReconnect, error.retryAt?.getTime() ?? null);
  }
}

/** null: the owner has connected no such account. */
async function readConnected(
  services: SyncServices,
  userId: string,
  { platform, handle, method }: Asked,
  signal: AbortSignal,
): Promise<ProfileResult | null> {
  if (!isConnectable(platform)) return null;
  try {
    return await services.readOwnersConnection({ userId, platform, handle, signal });
  } catch (error) {
    // A profile that its link gives as well needs no connection.
    if (isAccount(method) || !(error instanceof SourceFailure)) throw error;
    return null;
  }
}

async function readByLink(
  services: SyncServices,
  { platform, profileUrl, handle, method }: Asked,
  { signal, demanded, maxAgeMs }: { signal: AbortSignal; demanded: boolean; maxAgeMs?: number | undefined },
): Promise<ProfileResult> {
  const link = normalizeProfileUrl(profileUrl === '' ? handle : profileUrl, platform);
  if (!link.ok) {
    throw new SourceFailure(
      'platform_blocked',
      { id: isAccount(method) ? 'sync.notConnected' : 'sync.placeUnknown', platform },
      { next: isAccount(method) ? ['connect', 'import'] : ['import'] },
    );
  }
  const oldest = demanded ? ON_DEMAND_MS : maxAgeMs;
  return services.fetchProfile(link, { signal, ...(oldest === undefined ? {} : { maxAgeMs: oldest }) });
}

const unread = (platform: Platform): Message => ({ id: 'sync.unread', platform });

function failed(reason: MessageValue, needsReconnect = false, retryAt: number | null = null): SourceAnswer {
  return { ok: false, reason, needsReconnect, retryAt };
}
