import type { Core } from '../../core.ts';
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
  } satisfies Feature;
}
