import type { Profile } from '@tosite/validation/profile/profile';
import { detectLanguage, LATIN_LANGUAGES } from './language/detect-language.ts';
import { SCRIPT_LANGUAGES } from './language/script-languages.ts';
import { plainText } from './markdown/plain-text.ts';

/** What is said of a language that nobody declared and no text shows (ISO 639-2). */
export const UNKNOWN_LANGUAGE = 'und';
/** Of the letters: somebody who writes in two scripts is answered in the one that is not everybody's. */
const ENOUGH = 0.4;

/**
 * The language a new site is given, BCP 47: what the source declares, else what the script of its texts tells, else
 * what a detector finds in them; `und` where that is too little to say.
 */
export async function siteLanguage(profile: Profile): Promise<string> {
  const declared = profile.language?.replaceAll('_', '-');
  if (declared !== undefined && /^[a-z]{2,3}(-[a-z\d]{2,8})*$/iu.test(declared)) return declared;
  const written = writtenTexts(profile);
  const text = (written.length > 0 ? written : [profile.name]).join('\n');
  const letters = countOf(text, /\p{L}/gu);
  if (letters === 0) return UNKNOWN_LANGUAGE;
  const script = SCRIPT_LANGUAGES.map((each) => ({ ...each, share: countOf(text, each.script) / letters }))
    .sort((a, b) => b.share - a.share)
    .find(({ share }) => share >= ENOUGH);
  if (script === undefined) {
    // A name is of no language.
    return (written.length > 0 ? await detectLanguage(text, LATIN_LANGUAGES) : null) ?? UNKNOWN_LANGUAGE;
  }
  const language = script.of(text);
  // The same characters name people in China, Japan and Korea.
  if (written.length === 0 && language === 'zh') return UNKNOWN_LANGUAGE;
  if (typeof language === 'string') return language;
  return (await detectLanguage(text, language)) ?? language[0] ?? UNKNOWN_LANGUAGE;
}

/** What its owner wrote in sentences, without addresses. */
function writtenTexts(profile: Profile): string[] {
  return [
    profile.headline,
    plainText(profile.about),
    ...profile.experience.flatMap(({ title, description }) => [title, description]),
    ...profile.projects.map(({ description }) => description),
    ...profile.updates.map(({ text }) => text),
    ...profile.videos.map(({ title }) => title),
    ...profile.media.map(({ caption }) => caption),
  ].flatMap((text) => {
    const words = text?.replaceAll(/https?:\/\/\S+|[\w.+-]+@[\w.-]+|[#@][\p{L}\p{N}_]+/gu, ' ') ?? '';
    return /\p{L}/u.test(words) ? [words] : [];
  });
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
