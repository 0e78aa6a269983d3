import { clockTime } from '../platform-failures.ts';
import { SourceFailure } from '../profile-source.ts';
import { clip } from '../text/clean-text.ts';

/* What a person reads when Instagram does not give the profile, and what to do next. */

/** Instagram wants a login before it shows anything. */
export function wall(): SourceFailure {
  return new SourceFailure(
    'platform_blocked',
    "Instagram doesn't let us read this profile without its owner. Connect your account or upload your Instagram data (JSON).",
    { next: ['connect', 'import', 'sample'] },
  );
}

export function privateAccount(): SourceFailure {
  return new SourceFailure(
    'profile_private',
    'This account is private. Only its owner can bring in the posts: connect it or upload your data.',
    { next: ['connect', 'import', 'sample'] },
  );
}

/** At connecting: the account is neither a business nor a creator account. */
export function personalAccount(): SourceFailure {
  return new SourceFailure(
    'platform_blocked',
    'Instagram only shares posts of professional accounts. Switch to a (free) creator account, or upload your data.',
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
    `Instagram shows us only professional accounts, and none is named ${clip(name, 60)}. Check the spelling, connect your account or upload your Instagram data (JSON).`,
    { next: ['connect', 'import', 'sample'] },
  );
}

export function notFound(name: string): SourceFailure {
  return new SourceFailure(
    'profile_not_found',
    `We couldn't find an Instagram profile named ${clip(name, 60)}. Check the spelling.`,
    { next: ['import', 'sample'] },
  );
}

export function noPermission(): SourceFailure {
  return new SourceFailure(
    'platform_blocked',
    'Instagram did not give us permission to read your posts. Please connect again and allow it, or upload your data.',
    { next: ['connect', 'import', 'sample'] },
  );
}

export function signInRefused(): SourceFailure {
  return new SourceFailure(
    'platform_blocked',
    'Instagram did not accept this sign-in. Please connect again.',
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
    `Instagram is limiting requests right now. Try again at ${clockTime(retryAt)}.`,
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
  readonly reason: LostConnection;

  constructor(reason: LostConnection) {
    super('platform_blocked', 'Your Instagram connection has expired. Please connect again.', {
      next: ['connect', 'import'],
    });
    this.reason = reason;
  }
}
