import { queryOptions } from '@tanstack/react-query';
import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  editAccount,
  exportAccount,
  getAccount,
  removePicture,
  setPicture,
  type Account,
} from '@tosite/api-client/endpoints/account';
import { finishLinking, startLinking, unlinkProvider } from '@tosite/api-client/endpoints/account-providers';
import {
  confirmTwoFactor,
  disableTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from '@tosite/api-client/endpoints/account-two-factor';
import type { SignInProvider } from '@tosite/api-client/endpoints/oauth';
import { listOperatorActions } from '@tosite/api-client/endpoints/operator';
import { endAllSessions, endSession, listSessions } from '@tosite/api-client/endpoints/sessions';
import type { User } from '@tosite/validation/account/user';
import { queryClient } from '../../query-client.ts';
import { api } from '../../session/api.ts';
import { useAuthStore } from '../../session/auth-store.ts';
import { say } from '../../words/say.ts';

const signedIn = () => useAuthStore.getState().user !== null;

export const accountQueries = {
  account: () =>
    queryOptions({
      queryKey: ['account', 'whole'],
      enabled: signedIn,
      queryFn: async ({ signal }) => {
        const account = await api.call(getAccount, {}, { signal });
        // The address may have changed by links that were opened elsewhere.
        useAuthStore.getState().setUser(account.user);
        return account;
      },
    }),
  sessions: () =>
    queryOptions({
      queryKey: ['account', 'sessions'],
      enabled: signedIn,
      queryFn: ({ signal }) => api.call(listSessions, {}, { signal }),
    }),
  operatorActions: () =>
    queryOptions({
      queryKey: ['operator-actions'],
      enabled: signedIn,
      queryFn: async ({ signal }) => (await api.call(listOperatorActions, {}, { signal })).entries,
    }),
};

/** Proof that it is the owner: left out where the account has no password. */
type Proof = { password?: string };
const readAgain = () => queryClient.invalidateQueries({ queryKey: ['account'] });

function keepUser({ user }: { user: User }): void {
  useAuthStore.getState().setUser(user);
  queryClient.setQueryData(accountQueries.account().queryKey, (known: Account | undefined) =>
    known === undefined ? known : { ...known, user },
  );
}

export async function saveName(name: string): Promise<void> {
  keepUser(await api.call(editAccount, { body: { name } }));
}

export async function uploadPicture(file: File): Promise<void> {
  keepUser(await api.call(setPicture, { files: [file] }));
}

export async function dropPicture(): Promise<void> {
  keepUser(await api.call(removePicture, {}));
}

export async function savePassword(body: { currentPassword?: string; newPassword: string }): Promise<string> {
  const { message, reason } = await api.call(changePassword, { body });
  await readAgain();
  return say(reason, message);
}

export async function askForEmail(body: { email: string } & Proof): Promise<void> {
  await api.call(changeEmail, { body });
  await readAgain();
}

export async function keepEmail(): Promise<void> {
  await api.call(cancelEmailChange, {});
  await readAgain();
}

/** Answers where to go. */
export async function beginLinking(provider: SignInProvider, body: Proof): Promise<string> {
  return (await api.call(startLinking, { params: { provider }, body })).url;
}

export async function endLinking(code: string, state: string): Promise<SignInProvider> {
  const { provider } = await api.call(finishLinking, { body: { code, state } });
  await readAgain();
  return provider;
}

export async function takeProviderAway(provider: SignInProvider): Promise<void> {
  await api.call(unlinkProvider, { params: { provider } });
  await readAgain();
}

export const beginTwoFactor = (body: Proof) => api.call(startTwoFactor, { body });

export async function turnTwoFactorOn(code: string): Promise<string[]> {
  const { recoveryCodes } = await api.call(confirmTwoFactor, { body: { code } });
  await readAgain();
  return recoveryCodes;
}

export async function turnTwoFactorOff(body: { code: string } & Proof): Promise<void> {
  await api.call(disableTwoFactor, { body });
  await readAgain();
}

export async function makeRecoveryCodes(body: { code: string } & Proof): Promise<string[]> {
  const { recoveryCodes } = await api.call(renewRecoveryCodes, { body });
  await readAgain();
  return recoveryCodes;
}

export async function signDeviceOut(id: string): Promise<void> {
  await api.call(endSession, { params: { id } });
  await queryClient.invalidateQueries({ queryKey: accountQueries.sessions().queryKey });
}

export const signOutEverywhere = () => api.call(endAllSessions, {});

export const downloadMyData = () => api.call(exportAccount, {});
