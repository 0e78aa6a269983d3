import { commaOf } from './comma-of.ts';

/** What systems bring along for scripts that the themes' fonts do not have: macOS, Windows, Android and Linux in turn. */
const FONTS: Readonly<Record<string, { sans: string; serif: string }>> = {
  ar: {
    sans: `'SF Arabic','Segoe UI','Noto Sans Arabic','Noto Kufi Arabic',sans-serif`,
    serif: `'Geeza Pro','Sakkal Majalla','Noto Naskh Arabic',serif`,
  },
  hi: {
    sans: `'Kohinoor Devanagari','Nirmala UI','Noto Sans Devanagari',sans-serif`,
    serif: `'ITF Devanagari','Nirmala UI','Noto Serif Devanagari','Noto Sans Devanagari',serif`,
  },
  ja: {
    sans: `'Hiragino Sans','Yu Gothic Medium','Yu Gothic','Noto Sans JP','Noto Sans CJK JP',sans-serif`,
    serif: `'Hiragino Mincho ProN','Yu Mincho','Noto Serif JP','Noto Serif CJK JP',serif`,
  },
  zh: {
    sans: `'PingFang SC','Microsoft YaHei','Noto Sans SC','Noto Sans CJK SC',sans-serif`,
    serif: `'Songti SC','SimSun','Noto Serif SC','Noto Serif CJK SC',serif`,
  },
  'zh-hant': {
    sans: `'PingFang TC','Microsoft JhengHei','Noto Sans TC','Noto Sans CJK TC',sans-serif`,
    serif: `'Songti TC','PMingLiU','Noto Serif TC','Noto Serif CJK TC',serif`,
  },
  he: {
    sans: `'SF Hebrew','Segoe UI','Noto Sans Hebrew','Arial Hebrew',sans-serif`,
    serif: `'New Peninim MT','David','Noto Serif Hebrew','Times New Roman',serif`,
  },
  bn: {
    sans: `'Kohinoor Bangla','Nirmala UI','Noto Sans Bengali',sans-serif`,
    serif: `'Bangla MN','Nirmala UI','Noto Serif Bengali','Noto Sans Bengali',serif`,
  },
  ta: {
    sans: `'Tamil Sangam MN','Nirmala UI','Noto Sans Tamil',sans-serif`,
    serif: `'Tamil MN','Nirmala UI','Noto Serif Tamil','Noto Sans Tamil',serif`,
  },
  si: {
    sans: `'Sinhala Sangam MN','Nirmala UI','Noto Sans Sinhala',sans-serif`,
    serif: `'Sinhala MN','Nirmala UI','Noto Serif Sinhala','Noto Sans Sinhala',serif`,
  },
  th: {
    sans: `'Sukhumvit Set','Leelawadee UI','Noto Sans Thai',sans-serif`,
    serif: `Thonburi,'Leelawadee UI','Noto Serif Thai','Noto Sans Thai',serif`,
  },
  ko: {
    sans: `'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR','Noto Sans CJK KR',sans-serif`,
    serif: `'AppleMyungjo',Batang,'Noto Serif KR','Noto Serif CJK KR',serif`,
  },
};
const LIKE: Readonly<Record<string, string>> = {
  fa: 'ar',
  ur: 'ar',
  ps: 'ar',
  ckb: 'ar',
  sd: 'ar',
  ug: 'ar',
  mr: 'hi',
  ne: 'hi',
};

/** What themes need to know of the script that a site is in: fonts before the generic one, the comma. Mostly nothing. */
export function scriptCss(language: string): string {
  const tag = language.toLowerCase();
  const primary = tag.split('-')[0] ?? '';
  const traditional = primary === 'zh' && /-(?:hant|tw|hk|mo)\b/u.test(tag);
  const fonts = FONTS[traditional ? 'zh-hant' : (LIKE[primary] ?? primary)];
  const comma = commaOf(language);
  const values = [
    ...(fonts === undefined ? [] : [`--script-sans:${fonts.sans}`, `--script-serif:${fonts.serif}`]),
    ...(comma === ', ' ? [] : [`--comma:'${comma}'`]),
  ];
  return values.length === 0 ? '' : `:root{${values.join(';')}}`;
}
