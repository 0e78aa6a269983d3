/** The languages that a generated site can speak, by their own names. */
export const SITE_LANGUAGES = [
  { tag: 'en', name: 'English' },
  { tag: 'es', name: 'Español' },
  { tag: 'fr', name: 'Français' },
  { tag: 'de', name: 'Deutsch' },
  { tag: 'pt', name: 'Português' },
  { tag: 'it', name: 'Italiano' },
  { tag: 'nl', name: 'Nederlands' },
  { tag: 'pl', name: 'Polski' },
  { tag: 'tr', name: 'Türkçe' },
  { tag: 'ar', name: 'العربية' },
  { tag: 'hi', name: 'हिन्दी' },
  { tag: 'ja', name: '日本語' },
  { tag: 'zh', name: '简体中文' },
  { tag: 'zh-Hant', name: '繁體中文' },
  { tag: 'ko', name: '한국어' },
  { tag: 'ru', name: 'Русский' },
  { tag: 'uk', name: 'Українська' },
  { tag: 'bg', name: 'Български' },
  { tag: 'sr', name: 'Српски' },
  { tag: 'el', name: 'Ελληνικά' },
  { tag: 'ca', name: 'Català' },
  { tag: 'he', name: 'עברית' },
  { tag: 'fa', name: 'فارسی' },
  { tag: 'ur', name: 'اردو' },
  { tag: 'si', name: 'සිංහල' },
] as const;

/** The one of them that pages in this language speak: British English is English. null: none of them. */
function spokenAs(tag: string): string | null {
  const fitting = SITE_LANGUAGES.filter((known) => tag === known.tag || tag.startsWith(`${known.tag}-`));
  return fitting.sort((a, b) => b.tag.length - a.tag.length)[0]?.tag ?? null;
}

/** The languages to choose from, and which of them it is: pages may be written in one that they do not speak. */
export function languagesWith(tag: string): {
  value: string;
  languages: readonly { tag: string; name: string }[];
} {
  const known = spokenAs(tag);
  if (known !== null) return { value: known, languages: SITE_LANGUAGES };
  return { value: tag, languages: [...SITE_LANGUAGES, { tag, name: nameOfLanguage(tag) }] };
}

/** A language by its own name; its tag where the browser knows none. */
function nameOfLanguage(tag: string): string {
  try {
    const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
    return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
  } catch {
    return tag;
  }
}
