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
  { tag: 'zh', name: '中文' },
] as const;
