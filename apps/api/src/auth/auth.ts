import type { AuthenticatedUser } from '../http/request-context.ts';
import type { Core } from '../core.ts';
import type { AuthParts } from './auth-parts.ts';
import type { Feature } from '../feature.ts';
import { readCookie, REFRESH_COOKIE } from './auth-cookies.ts';
import { createLoginLimits } from './login-limits.ts';
import { emailChangeStore } from './email-change-store.ts';
import { emailTokenStore } from './email-token-store.ts';
import { createPasswordHashing, type PasswordCost } from './password-hashing.ts';
import { challengeStore } from './two-factor/challenge-store.ts';
import { sessionStore } from './session-store.ts';
import { createSessions } from './sessions.ts';

export type Auth = AuthParts & {
  authenticate(request: Request): Promise<AuthenticatedUser | null>;
  /** Whose browser it is, also when its access token has run out: for what shall belong to them, not for what they may do. */
  ownerOf(request: Request): Promise<string | null>;
  /** Deletes sessions and tokens that ended a month ago. */
  sweep(): Promise<void>;
};

const KEPT_MS = 30 * 86_400_000;

/** `features` may grow until the first request. */
export function createAuth(core: Core, features: readonly Feature[], passwordCost?: PasswordCost): Auth {
  const sessions = createSessions(core);
  return {
    core,
    sessions,
    hashing: createPasswordHashing(passwordCost),
    loginLimits: createLoginLimits(core.limits, core.keys),
    beforehand: () => features.flatMap(({ beforeAccountDelete = [] }) => beforeAccountDelete),
    endings: () => features.flatMap(({ onAccountDelete = [] }) => onAccountDelete),
    async verified(trx, user) {
      if (user.email_verified_at !== null) return;
      for (const { onEmailVerified } of features) await onEmailVerified?.(trx, user.id);
    },
    authenticate: (request) => sessions.authenticate(request),
    async ownerOf(request) {
      const user = await sessions.authenticate(request);
      if (user !== null) return user.id;
      const cookie = readCookie(request, REFRESH_COOKIE);
      return cookie === null ? null : sessions.ownerOf(cookie);
    },
    async sweep() {
      const before = core.clock.now() - KEPT_MS;
      await sessionStore.sweep(core.database.db, before);
      await emailTokenStore.sweep(core.database.db, before);
      await challengeStore.sweep(core.database.db, core.clock.now());
      await emailChangeStore.sweep(core.database.db, core.clock.now());
    },
  };
}
