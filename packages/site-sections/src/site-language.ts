import type { Profile } from '@tosite/validation/profile/profile';

/** Scripts that tell the language by themselves, or nearly: who writes most in one is answered in it. */
const SCRIPTS: readonly { script: RegExp; language: (text: string) => string }[] = [
  {
    script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    // A Japanese text has kana in every sentence; a Chinese one has none.
    language: (text) => (countOf(text, KANA) > countOf(text, HAN) / 10 ? 'ja' : 'zh'),
  },
  {
    script: /\p{Script=Arabic}/gu,
    language: (text) => (/[ٹڈڑں]/u.test(text) ? 'ur' : /[پچژگ]/u.test(text) ? 'fa' : 'ar'),
  },
  { script: /\p{Script=Devanagari}/gu, language: () => 'hi' },
  { script: /\p{Script=Hangul}/gu, language: () => 'ko' },
  { script: /\p{Script=Hebrew}/gu, language: () => 'he' },
];
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const HAN = /\p{Script=Han}/gu;

/** The language a new site is given, BCP 47: what the source declares, else what the script of its texts tells, else English. */
export function siteLanguage(profile: Profile): string {
  const declared = profile.language?.replaceAll('_', '-');
  if (declared !== undefined && /^[a-z]{2,3}(-[a-z\d]{2,8})*$/iu.test(declared)) return declared;
  const text = writtenTexts(profile).join('\n');
  const letters = countOf(text, /\p{L}/gu);
  const told = SCRIPTS.find(({ script }) => countOf(text, script) > letters / 2);
  return letters === 0 || told === undefined ? 'en' : told.language(text);
}

/** What its owner wrote in sentences; names and titles only as far as nothing else is there to judge by. */
function writtenTexts(profile: Profile): string[] {
  const sentences = [
    profile.headline,
    profile.about?.text,
    ...profile.experience.flatMap(({ title, description }) => [title, description]),
    ...profile.projects.map(({ description }) => description),
    ...profile.updates.map(({ text }) => text),
    ...profile.videos.map(({ title }) => title),
    ...profile.media.map(({ caption }) => caption),
  ].flatMap((text) => (typeof text === 'string' && /\p{L}/u.test(text) ? [text] : []));
  return sentences.length > 0 ? sentences : [profile.name];
}

function countOf(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
