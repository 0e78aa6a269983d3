import { chineseScript } from './chinese-script.ts';

/** A script of its own, or nearly: what language a text in it is; a list: those that it may be, for the detector. */
type ScriptLanguage = { script: RegExp; of: (text: string) => LanguageTags };

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const HAN = /\p{Script=Han}/gu;

type LanguageTags = string | readonly string[];

/** The first language, or the first few, whose own letters or little words a text has; else the last. */
const marked =
  (marks: readonly (readonly [pattern: RegExp, language: LanguageTags])[], otherwise: LanguageTags) =>
  (text: string): LanguageTags =>
    marks.find(([pattern]) => pattern.test(text))?.[1] ?? otherwise;

const words = (list: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])`, 'u');

/** Letters that only one language of the Arabic script has. Persian letters stand in many, so they come last. */
const ARABIC = marked(
  [
    [/[ښځڅډړټڼۍې]/u, 'ps'],
    [/[ٹڈڑںے]/u, 'ur'],
    [/[ڕڵێۆ]/u, 'ckb'],
    [/[ۇۈۋ]/u, 'ug'],
    [/[ڪٻڀٺٽڦ]/u, 'sd'],
    [/[پچژگ]/u, 'fa'],
    [/ة|(?<!\p{L})ال\p{L}{2}/u, 'ar'],
    [words('است|این|می|های|را|که|برای'), 'fa'],
  ],
  ['ar', 'fa', 'ur'],
);

const CYRILLIC = marked(
  [
    [/[қғұ]/iu, 'kk'],
    [/[ҷӣӯҳ]/iu, 'tg'],
    [/ң.*[өү]|[өү].*ң/isu, 'ky'],
    [/[өү]/iu, 'mn'],
    [/ў/iu, 'be'],
    [/[їєґ]/iu, 'uk'],
    [/[ѓќѕ]/iu, 'mk'],
    [/[ђћ]/iu, 'sr'],
    // Letters that Serbian and Macedonian share, and words that only the latter has.
    [/^(?=[^]*[јљњџ])(?=[^]*(?<!\p{L})(?:во|сум)(?!\p{L}))/iu, 'mk'],
    [/[јљњџ]/iu, 'sr'],
    [/[ыэё]/iu, ['ru', 'be']],
  ],
  ['ru', 'uk', 'bg', 'sr', 'be'],
);
const DEVANAGARI = marked(
  [
    [words('आहे|आणि|मी|माझे|माझा|माझी|आम्ही|करतो|करते|मध्ये|साठी|त्यांच्याबद्दल'), 'mr'],
    [words('छ|छन्|हुँ|छु|गर्छु|मेरो|हरू|लेख्छु|गर्न'), 'ne'],
    [words('है|हैं|हूँ|हूं|और|में|मैं|का|की|के|से'), 'hi'],
    [/ळ/u, 'mr'],
    [/हरू|\p{L}छु(?!\p{L})/u, 'ne'],
  ],
  'hi',
);

export const SCRIPT_LANGUAGES: readonly ScriptLanguage[] = [
  {
    script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    // A Japanese text has kana in every sentence; a Chinese one has none.
    of: (text) => (count(text, KANA) > count(text, HAN) / 10 ? 'ja' : chineseScript(text)),
  },
  { script: /\p{Script=Arabic}/gu, of: ARABIC },
  { script: /\p{Script=Cyrillic}/gu, of: CYRILLIC },
  { script: /\p{Script=Devanagari}/gu, of: DEVANAGARI },
  { script: /\p{Script=Hangul}/gu, of: () => 'ko' },
  { script: /\p{Script=Hebrew}/gu, of: marked([[/[ײױװ]|אַ|אָ/u, 'yi']], 'he') },
  { script: /\p{Script=Greek}/gu, of: () => 'el' },
  { script: /\p{Script=Bengali}/gu, of: marked([[/[ৰৱ]/u, 'as']], 'bn') },
  { script: /\p{Script=Ethiopic}/gu, of: () => 'am' },
  ...Object.entries({
    Thai: 'th',
    Lao: 'lo',
    Khmer: 'km',
    Myanmar: 'my',
    Sinhala: 'si',
    Tamil: 'ta',
    Telugu: 'te',
    Kannada: 'kn',
    Malayalam: 'ml',
    Gujarati: 'gu',
    Gurmukhi: 'pa',
    Oriya: 'or',
    Georgian: 'ka',
    Armenian: 'hy',
    Tibetan: 'bo',
    Thaana: 'dv',
  }).map(([script, language]) => ({ script: new RegExp(`\\p{Script=${script}}`, 'gu'), of: () => language })),
];
