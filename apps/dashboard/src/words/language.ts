import type { Language } from '@tosite/validation/account/language';

export type { Language };

/** Every language of the dashboard, by its own name. */
export const LANGUAGES: Readonly<Record<Language, string>> = { en: 'English', es: 'Español' };

const KEY = 'language';
/** Set from the choice until the account knows of it. */
const UNSENT = 'language-untold';

/** What the person chose here; else the first language of theirs that the dashboard has; else English. */
export function chosenLanguage(): Language {
  const stored = readStored();
  if (isLanguage(stored)) return stored;
  for (const tag of navigator.languages) {
    const [language = ''] = tag.toLowerCase().split('-');
    if (isLanguage(language)) return language;
  }
  return 'en';
}

/** Where storage is forbidden, the choice ends with the page. */
export function chooseLanguage(language: Language): void {
  try {
    window.localStorage.setItem(KEY, language);
    window.localStorage.setItem(UNSENT, language);
  } catch {
    // The page can be read without it.
  }
}

function readStored(): string {
  try {
    return window.localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

function isLanguage(name: string): name is Language {
  return Object.hasOwn(LANGUAGES, name);
}

/** Whether the language was chosen here and the account was not told yet. */
export function isUnsent(): boolean {
  try {
    return window.localStorage.getItem(UNSENT) !== null;
  } catch {
    return false;
  }
}

export function languageIsSent(): void {
  try {
    window.localStorage.removeItem(UNSENT);
  } catch {
    // Then there was nothing to remove.
  }
}
