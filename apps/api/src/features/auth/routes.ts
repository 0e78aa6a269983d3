import { normalizeEmail } from '@tosite/validation/account/account-fields';
import type { Handlers } from '../../http/endpoint-handler.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Core } from '../../core.ts';
import type { Auth } from '../../auth/auth.ts';
import { deviceCookie, signedInCookies, signedOutCookies } from '../../auth/auth-cookies.ts';
import { deleteAccount } from '../../auth/delete-account.ts';
import { logIn } from '../../auth/log-in.ts';
import { assertOwnOrigin } from '../../auth/origin-check.ts';
import { presentUser } from '../../auth/present-user.ts';
import { presentedToken, refreshSession } from '../../auth/refresh-session.ts';
import { forgotPassword, resetPassword } from '../../auth/reset-password.ts';
import { signUp } from '../../auth/sign-up.ts';
import { signInWithCode } from '../../auth/two-factor/sign-in-with-code.ts';
import { userStore } from '../../auth/user-store.ts';
import { resendVerification, verifyEmail } from '../../auth/verify-email.ts';

type AuthHandlers = Pick<
  Handlers,
  | 'signup'
  | 'login'
  | 'signInWithCode'
  | 'refreshToken'
  | 'authStatus'
  | 'logout'
  | 'forgotPassword'
  | 'resetPassword'
  | 'verifyEmail'
  | 'resendVerification'
  | 'deleteAccount'
>;
type SetCookie = (cookie: string) => void;

export function authHandlers({ env, database }: Core, auth: Auth): AuthHandlers {
  return {
    async signup({ body }, context) {
      assertOwnOrigin(env, context, 'when-said');
      return signUp(auth, body, context, async (trx, answer) => {
        setSignedIn(context.setCookie, answer.refreshToken);
        context.setCookie(deviceCookie(auth.loginLimits.deviceMark(normalizeEmail(body.email))));
        await context.remember(trx, answer);
      });
    },
    async login({ body }, context) {
      assertOwnOrigin(env, context, 'when-said');
      const answer = await logIn(auth, body, context);
      if ('twoFactor' in answer) return answer;
      setSignedIn(context.setCookie, answer.refreshToken);
      context.setCookie(deviceCookie(auth.loginLimits.deviceMark(normalizeEmail(body.email))));
      return answer;
    },
    async signInWithCode({ body }, context) {
      assertOwnOrigin(env, context, 'when-said');
      return signInWithCode(auth, body, context, async (trx, answer, user) => {
        setSignedIn(context.setCookie, answer.refreshToken);
        context.setCookie(deviceCookie(auth.loginLimits.deviceMark(user.email_normalized)));
        await context.remember(trx, answer);
      });
    },
    async refreshToken({ body }, context) {
      const presented = presentedToken(auth, context, body.refreshToken);
      const pair = await refreshSession(auth, presented);
      if (presented.fromCookie) setSignedIn(context.setCookie, pair.refreshToken);
      return pair;
    },
    async authStatus(_, { user }) {
      const row = await userStore.byId(database.db, user.id);
      if (row === undefined) throw new ApiFailure('not_signed_in', { id: 'account.notSignedIn' });
      return { user: presentUser(env, row) };
    },
    async logout({ body }, context) {
      const { token } = presentedToken(auth, context, body.refreshToken);
      const sessionId = token === null ? null : await auth.sessions.sessionOf(token);
      if (sessionId !== null) await auth.sessions.end(sessionId, 'logged_out');
      const bearer = await auth.authenticate(context.request);
      if (bearer !== null) await auth.sessions.end(bearer.sessionId, 'logged_out');
      setSignedOut(context.setCookie);
      // Not the storage: another tab may hold words there that are not saved yet. The dashboard clears what is its own.
      context.setHeader('clear-site-data', '"cache"');
      return undefined;
    },
    forgotPassword: ({ body }, context) => forgotPassword(auth, body, context),
    resetPassword: ({ body }, context) => resetPassword(auth, body, context),
    verifyEmail: ({ body }, context) => verifyEmail(auth, body, context),
    resendVerification: (_, context) => resendVerification(auth, context.user, context),
    async deleteAccount(_, context) {
      await deleteAccount(auth, context.user);
      setSignedOut(context.setCookie);
      return undefined;
    },
  };
}

function setSignedIn(setCookie: SetCookie, refreshToken: string): void {
  for (const cookie of signedInCookies(refreshToken)) setCookie(cookie);
}

function setSignedOut(setCookie: SetCookie): void {
  for (const cookie of signedOutCookies()) setCookie(cookie);
}
