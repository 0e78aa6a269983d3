import type { Core } from '../../core.ts';
import { ofAccount } from '../../exported-table.ts';
import type { Feature } from '../../feature.ts';
import type { Auth } from '../../auth/auth.ts';
import type { OAuth } from '../../auth/oauth/oauth.ts';
import { oauthHandlers } from './oauth-routes.ts';
import { mailResetLink } from '../../auth/reset-password.ts';
import { authHandlers } from './routes.ts';

/** Accounts: opening, signing in, staying signed in, ending. */
export function authFeature(core: Core, { auth, oauth }: { auth: Auth; oauth: OAuth }) {
  return {
    handlers: { ...authHandlers(core, auth), ...oauthHandlers(core, { auth, oauth }) },
    jobs: { 'mail-reset-link': mailResetLink(core) },
    sweeps: [() => auth.sweep(), () => oauth.sweep()],
    close: () => oauth.close(),
    exports: [
      ofAccount('users', 'account', ['password_hash'], 'id'),
      ofAccount('sessions', 'sessions'),
      ofAccount('identities', 'signInProviders'),
      ofAccount('two_factor', 'twoFactor', ['sealed', 'last_step']),
      ofAccount('recovery_codes', 'recoveryCodes', ['hash']),
      ofAccount('email_tokens', 'mailedLinks', ['hash']),
    ],
  } satisfies Feature;
}
