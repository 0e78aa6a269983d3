import * as v from 'valibot';

/** The languages that the dashboard and the mails speak. */
export const ACCOUNT_LANGUAGES = ['en', 'es'] as const;
export const LanguageSchema = v.picklist(ACCOUNT_LANGUAGES, 'Invalid input');
export type Language = (typeof ACCOUNT_LANGUAGES)[number];

export function isLanguage(name: string): name is Language {
  return ACCOUNT_LANGUAGES.some((known) => known === name);
}
