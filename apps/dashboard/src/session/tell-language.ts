import { setLanguage } from '@tosite/api-client/endpoints/account';
import type { User } from '@tosite/validation/account/user';
import { isUntold, languageIsTold } from '../words/language.ts';
import { language } from '../words/this-language.ts';
import { api } from './api.ts';
import { useAuthStore } from './auth-store.ts';

/** Lets an account's mails be in the language that was chosen here, or that a new account is looked at in. */
export async function tellLanguage(user: User): Promise<void> {
  const isNew = user.language === undefined && language !== 'en';
  if (!isNew && (!isUntold() || user.language === language)) return;
  try {
    const answer = await api.call(setLanguage, { body: { language } });
    languageIsTold();
    if (useAuthStore.getState().user?._id === user._id) useAuthStore.getState().setUser(answer.user);
  } catch {
    // It is told the next time.
  }
}
