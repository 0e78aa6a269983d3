import { websiteTypeRecord } from '@tosite/validation/platforms/platform';
import { plainLine } from './markdown/plain-text.ts';
import { shownSite } from './shown-site.ts';
import type { SiteInput } from './site.ts';
import type { SitePage } from './site-page.ts';
import { cleanLine, shorten, shortenToSentence } from './text/clean-text.ts';
import { joinPhrases } from './text/join-phrases.ts';
import { directionOf } from './text/script-of-text.ts';
import { wordsFor } from './words/known-words.ts';

const LONGEST_TITLE = 70;
const LONGEST_DESCRIPTION = 160;

/** Whose site it is, as the page calls them. */
export function ownerName({ profile, name }: Pick<SiteInput, 'profile' | 'name'>): string {
  return cleanLine(profile.name) ?? cleanLine(name) ?? cleanLine(profile.handle) ?? profile.platform;
}

/** What the site is called: its owner's name for it, as a rule their own. No heading repeats it beside theirs. */
export function siteName(site: Pick<SiteInput, 'profile' | 'name'>): string {
  return cleanLine(site.name) ?? ownerName(site);
}

/** The `<title>`: the owner's, else the name and as much of the headline as fits. */
export function siteTitle(site: SiteInput, page: SitePage = { kind: 'home' }): string {
  const name = ownerName(site);
  if (page.kind === 'not-found') return `${wordsFor(site.language).notFound.title} – ${siteName(site)}`;
  const own = cleanLine(site.seo.title);
  if (own !== null) return own;
  const headline = cleanLine(shownSite(site).profile.headline);
  return headline === null || name.length >= LONGEST_TITLE - 12
    ? shorten(name, LONGEST_TITLE)
    : // A whole sentence needs no full stop in a title.
      shortenToSentence(`${name} – ${headline}`, LONGEST_TITLE).replace(/(?<=\p{L}{3})\.$/u, '');
}

/** Up to 160 characters: the owner's, else the headline and the beginning of the about text. Never empty. */
export function siteDescription(site: SiteInput): string {
  const own = cleanLine(site.seo.description);
  if (own !== null) return shorten(own, LONGEST_DESCRIPTION);
  const { profile } = shownSite(site);
  const phrases = eachOnce(cleanLine(profile.headline), plainLine(profile.about));
  return shorten(phrases === '' ? ownerName(site) : phrases, LONGEST_DESCRIPTION);
}

/** On some platforms the headline is the first line of the text: then the text alone says both. */
function eachOnce(headline: string | null, about: string | null): string {
  if (headline === null || about === null) return headline ?? about ?? '';
  const bare = (text: string) => text.toLowerCase().replace(/[\s\p{P}…]+$/u, '');
  if (about.toLowerCase().startsWith(bare(headline))) return about;
  return headline.toLowerCase().startsWith(bare(about)) ? headline : joinPhrases([headline, about]);
}

/** The language that the site is said to be in; null: nobody knows. */
export function knownLanguage({ language }: Pick<SiteInput, 'language'>): string | null {
  return language === 'und' ? null : language;
}

/** What the site is about, in the words of schema.org. */
export function siteSubject(site: Pick<SiteInput, 'type'>): 'Person' | 'Organization' {
  return websiteTypeRecord(site.type).kind === 'company' ? 'Organization' : 'Person';
}

/** The attributes of `<html>`. */
export function documentAttributes(site: SiteInput): {
  lang: string;
  dir: 'ltr' | 'rtl';
  'data-mode': string;
  'data-theme': string;
} {
  const lang = /^[a-z]{2,3}(-[a-z\d]{2,8})*$/iu.test(site.language) ? site.language : 'en';
  return {
    lang,
    dir: directionOf(lang),
    'data-mode': site.design.theme_mode,
    'data-theme': site.design.theme_name,
  };
}
