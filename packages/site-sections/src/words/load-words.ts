import { catalogueOf, type SiteLanguage, type Words } from './words.ts';
import { knowWords } from './known-words.ts';

const CATALOGUES: Record<Exclude<SiteLanguage, 'en'>, () => Promise<Words>> = {
  ar: async () => (await import('./ar.ts')).ar,
  de: async () => (await import('./de.ts')).de,
  es: async () => (await import('./es.ts')).es,
  fr: async () => (await import('./fr.ts')).fr,
  hi: async () => (await import('./hi.ts')).hi,
  it: async () => (await import('./it.ts')).it,
  ja: async () => (await import('./ja.ts')).ja,
  nl: async () => (await import('./nl.ts')).nl,
  pl: async () => (await import('./pl.ts')).pl,
  pt: async () => (await import('./pt.ts')).pt,
  tr: async () => (await import('./tr.ts')).tr,
  zh: async () => (await import('./zh.ts')).zh,
  'zh-Hant': async () => (await import('./zh-hant.ts')).zhHant,
  ko: async () => (await import('./ko.ts')).ko,
  ru: async () => (await import('./ru.ts')).ru,
  uk: async () => (await import('./uk.ts')).uk,
  bg: async () => (await import('./bg.ts')).bg,
  sr: async () => (await import('./sr.ts')).sr,
  el: async () => (await import('./el.ts')).el,
  ca: async () => (await import('./ca.ts')).ca,
  he: async () => (await import('./he.ts')).he,
  fa: async () => (await import('./fa.ts')).fa,
  ur: async () => (await import('./ur.ts')).ur,
  si: async () => (await import('./si.ts')).si,
};

/** Brings in the catalogue of a language; to be awaited before a site in it is drawn. */
export async function loadWords(tag: string): Promise<void> {
  const language = catalogueOf(tag);
  if (language !== 'en') knowWords(language, await CATALOGUES[language]());
}
