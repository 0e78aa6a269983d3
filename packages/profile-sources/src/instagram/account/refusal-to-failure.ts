import { PlatformPaused, systemClock, type Clock } from '../../outbound/platform-limiter.ts';
import { asSourceFailure, unavailable } from '../../platform-failures.ts';
import type { SourceFailure } from '../../profile-source.ts';
import {
  ConnectionLost,
  instagramLimited,
  noPermission,
  type LostConnection,
} from '../instagram-failures.ts';
import { GraphRefusal } from './graph-refusal.ts';

const LOST: Readonly<Record<number, LostConnection>> = {
  458: 'app_removed',
  459: 'expired',
  460: 'password_changed',
  463: 'expired',
  464: 'expired',
  467: 'expired',
};
const WITHOUT_A_TIME_MS = 60 * 60_000;

/** What the owner of a connected account is told when a call for it failed. */
export function refusalToFailure(
  error: unknown,
  signal: AbortSignal,
  clock: Clock = systemClock,
): SourceFailure {
  if (error instanceof PlatformPaused && error.reason === 'limit') return instagramLimited(error.until);
  if (!(error instanceof GraphRefusal)) return asSourceFailure(error, 'instagram', signal);
  switch (error.kind) {
    case 'token':
      return new ConnectionLost(LOST[error.subcode ?? 0] ?? 'invalid');
    case 'rate':
      // The limits are counted over an hour.
      return instagramLimited(error.until ?? clock.now() + WITHOUT_A_TIME_MS);
    case 'permission':
      return noPermission();
    case 'transient':
    case 'unknown_user':
    case 'field':
    case 'other':
      return unavailable('instagram');
  }
}
