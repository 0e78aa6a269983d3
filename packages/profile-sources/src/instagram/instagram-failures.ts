import { SourceFailure } from '../profile-source.ts';
import { clip } from '../text/clean-text.ts';

/* What a person reads when Instagram does not give the profile, and what to do next. */

/** Instagram wants a login before it shows anything. */
export function wall(): SourceFailure {
  return new SourceFailure(
    'platform_blocked',
    { id: 'platform.instagramWall' },
    { next: ['connect', 'import', 'sample'] },
  );
}

export function privateAccount(): SourceFailure {
  return new SourceFailure(
    'profile_private',
    { id: 'platform.instagramPrivate' },
    { next: ['connect', 'import', 'sample'] },
  );
}

/** At connecting: the account is neither a business nor a creator account. */
export function personalAccount(): SourceFailure {
  return new SourceFailure(
    'platform_blocked',
    { id: 'platform.instagramPersonal' },
    { next: ['import', 'connect', 'sample'] },
  );
}

/**
 * The official way knows no professional account of this name. A personal account that exists gets the same answer
 * from Instagram, so this never says that there is none.
 */
export function notProfessional(name: string): SourceFailure {
  return new SourceFailure(
    'platform_blocked',
    { id: 'platform.notProfessional', name: clip(name, 60) },
    { next: ['connect', 'import', 'sample'] },
  );
}

export function notFound(name: string): SourceFailure {
  return new SourceFailure(
    'profile_not_found',
    { id: 'platform.notFound', platform: 'instagram', name: clip(name, 60) },
    { next: ['import', 'sample'] },
  );
}

export function noPermission(): SourceFailure {
  return new SourceFailure(
    'platform_blocked',
    { id: 'platform.instagramNoPermission' },
    { next: ['connect', 'import', 'sample'] },
  );
}

export function signInRefused(): SourceFailure {
  return new SourceFailure(
    'platform_blocked',
    { id: 'platform.instagramSignInRefused' },
    {
      next: ['connect', 'import'],
    },
  );
}

/** `until` in milliseconds since 1970. */
export function instagramLimited(until: number): SourceFailure {
  const retryAt = Math.ceil(until / 60_000) * 60_000;
  return new SourceFailure(
    'platform_rate_limited',
    { id: 'platform.limited', platform: 'instagram', at: retryAt },
    { next: ['retry', 'connect', 'import', 'sample'], retryAt: new Date(retryAt) },
  );
}

/** Why a stored connection no longer works. */
export type LostConnection = 'expired' | 'password_changed' | 'app_removed' | 'invalid';

/**
 * The owner has to connect again. A class of its own, so that a sync can tell it from a wall: it pauses the sync and
 * shows a notice, and changes nothing on the site.
 */
export class ConnectionLost extends SourceFailure {
  readonly lost: LostConnection;

  constructor(lost: LostConnection) {
    super(
      'platform_blocked',
      { id: 'platform.connectionExpired', platform: 'instagram' },
      {
        next: ['connect', 'import'],
      },
    );
    this.lost = lost;
  }
}
