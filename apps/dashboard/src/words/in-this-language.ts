import type { Language } from '@tosite/validation/account/language';
import { language } from './this-language.ts';

/**
 * The sentences of whoever reads: `english` is there, another language is fetched before anything is shown. A language
 * that is missing in a file does not compile.
 */
export async function inThisLanguage<T>(
  english: T,
  others: Readonly<Record<Exclude<Language, 'en'>, () => Promise<T>>>,
): Promise<T> {
  return language === 'en' ? english : others[language]();
}
