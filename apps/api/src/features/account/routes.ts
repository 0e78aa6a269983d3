import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import type { Handlers } from '../../http/endpoint-handler.ts';
import type { Core } from '../../core.ts';
import type { ExportedTable } from '../../exported-table.ts';
import type { Auth } from '../../auth/auth.ts';
import type { OAuth } from '../../auth/oauth/oauth.ts';
import type { ImageProcess } from '../../media/image-process.ts';
import { signedOutCookies } from '../../auth/auth-cookies.ts';
import { emailChangeStore } from '../../auth/email-change-store.ts';
import { identityStore } from '../../auth/oauth/identity-store.ts';
import { presentUser } from '../../auth/present-user.ts';
import { sessionStore } from '../../auth/session-store.ts';
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '../../auth/two-factor/change-two-factor.ts';
import { operatorStanding } from '../../auth/operators.ts';
import { twoFactorStore } from '../../auth/two-factor/two-factor-store.ts';
import { userStore, type UserRow } from '../../auth/user-store.ts';
import { changeEmail, confirmEmailChange } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { removePicture, setPicture } from './change-picture.ts';
import { exportAccount } from './export-account.ts';
import { finishLinking, startLinking, unlinkProvider } from './link-provider.ts';
import { listSessions } from './list-sessions.ts';
import { presentAccount } from './present-account.ts';

type AccountHandlers = Pick<
  Handlers,
  | 'getAccount'
  | 'editAccount'
  | 'setLanguage'
  | 'setPicture'
  | 'removePicture'
  | 'changePassword'
  | 'changeEmail'
  | 'cancelEmailChange'
  | 'confirmEmailChange'
  | 'exportAccount'
  | 'startLinking'
  | 'finishLinking'
  | 'unlinkProvider'
  | 'startTwoFactor'
  | 'confirmTwoFactor'
  | 'disableTwoFactor'
  | 'renewRecoveryCodes'
  | 'listSessions'
  | 'endSession'
  | 'endAllSessions'
>;

export function accountHandlers(
  core: Core,
  {
    auth,
    oauth,
    images,
    tables,
  }: { auth: Auth; oauth: OAuth; images: ImageProcess; tables: () => readonly ExportedTable[] },
): AccountHandlers {
  const { env, now, limits, database, storage } = core;
  const { db } = database;
  const pictures = {
    database,
    storage,
    now,
    ingestImage: (bytes: Buffer) => images.ingestImage(bytes),
  };
  const rowOf = async (userId: string): Promise<UserRow> => {
    const row = await userStore.byId(db, userId);
    if (row === undefined) throw new ApiFailure('not_signed_in', { id: 'account.gone' });
    return row;
  };
  const answerUser = async (userId: string) => ({ user: presentUser(env, await rowOf(userId)) });

  return {
    async getAccount(_, { user }) {
      const rows = {
        user: await rowOf(user.id),
        emailChange: await emailChangeStore.ofUser(db, user.id),
        twoFactor: await twoFactorStore.byUser(db, user.id),
        recoveryCodesLeft: await twoFactorStore.recoveryCodesLeft(db, user.id),
        identities: await identityStore.ofUser(db, user.id),
        offered: oauth.providers,
      };
      const operator = await operatorStanding(core, user.id);
      const account = presentAccount(env, rows, now());
      return operator === null ? account : { ...account, operator };
    },
    async editAccount({ body }, { user }) {
      await userStore.setName(db, user.id, body.name, now());
      auth.sessions.forget(user.id);
      return answerUser(user.id);
    },
    async setLanguage({ body }, { user }) {
      await userStore.setLanguage(db, user.id, body.language, now());
      auth.sessions.forget(user.id);
      return answerUser(user.id);
    },
    async setPicture(_, { user, request }) {
      await limits.take('pictureByOwner', user.id);
      await setPicture(pictures, user.id, request);
      return answerUser(user.id);
    },
    async removePicture(_, { user }) {
      await removePicture(pictures, user.id);
      return answerUser(user.id);
    },
    changePassword: ({ body }, { user }) => changePassword(auth, user, body),
    changeEmail: ({ body }, context) => changeEmail(auth, context.user, body, context),
    async cancelEmailChange(_, { user }) {
      await emailChangeStore.remove(db, user.id);
      return undefined;
    },
    confirmEmailChange: ({ body }, context) => confirmEmailChange(auth, body.token, context),
    async exportAccount(_, { user }) {
      await limits.take('exportByOwner', user.id);
      const pieces = Readable.from(exportAccount(db, await rowOf(user.id), { now: now(), tables: tables() }));
      const day = new Date(now()).toISOString().slice(0, 10);
      // Node's web stream is of the same kind as a response's.
      const body = Readable.toWeb(
        pieces.map((piece: string) => Buffer.from(piece)),
      ) as ReadableStream<Uint8Array>;
      return new Response(body as unknown as BodyInit, {
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'content-disposition': `attachment; filename="to-site-account-${day}.json"`,
        },
      });
    },
    startLinking: ({ params, body }, { user }) =>
      startLinking(auth, oauth, user, { provider: params.provider, password: body.password }),
    finishLinking: ({ body }, context) => finishLinking(auth, oauth, context.user, body, context),
    async unlinkProvider({ params }, { user }) {
      await unlinkProvider(auth, user, params.provider);
      return undefined;
    },
    startTwoFactor: ({ body }, { user }) => startTwoFactor(auth, user, body.password),
    confirmTwoFactor: ({ body }, context) =>
      confirmTwoFactor(auth, { user: context.user, facts: context }, body.code),
    async disableTwoFactor({ body }, context) {
      await disableTwoFactor(auth, { user: context.user, facts: context }, body);
      return undefined;
    },
    renewRecoveryCodes: ({ body }, context) =>
      renewRecoveryCodes(auth, { user: context.user, facts: context }, body),
    listSessions: (_, { user }) => listSessions(core, user),
    async endSession({ params }, { user }) {
      const session = { id: params.id, userId: user.id, reason: 'ended_by_owner' };
      if (!(await sessionStore.endOwn(db, session, now()))) throw notFound();
      auth.sessions.forget(user.id);
      return undefined;
    },
    async endAllSessions(_, { user, setCookie }) {
      await auth.sessions.endAll(db, user.id, 'ended_everywhere');
      for (const cookie of signedOutCookies()) setCookie(cookie);
      return undefined;
    },
  };
}
