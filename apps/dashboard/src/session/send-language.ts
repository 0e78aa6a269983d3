import { setLanguage } from '@tosite/api-client/endpoints/account';
import type { User } from '@tosite/validation/account/user';
import { isUnsent, languageIsSent } from '../words/language.ts';
import { language } from '../words/this-language.ts';
import { api } from './api.ts';
import { useAuthStore } from './auth-store.ts';

/** Lets an account's mails be in the language that was chosen here, or that a new account is looked at in. */
export async function sendLanguage(user: User): Promise<void> {
  const isNew = user.language === undefined && language !== 'en';
  if (!isNew && (!isUnsent() || user.language === language)) return;
  try {
    const answer = await api.call(setLanguage, { body: { language } });
    languageIsSent();
    if (useAuthStore.getState().user?._id === user._id) useAuthStore.getState().setUser(answer.user);
  } catch {
    // It is told the next time.
  }
}
