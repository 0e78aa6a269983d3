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
  ko: {
    sans: `'Apple SD Gothic Neo','Malgun Gothic','Noto Sans KR','Noto Sans CJK KR',sans-serif`,
    serif: `'AppleMyungjo',Batang,'Noto Serif KR','Noto Serif CJK KR',serif`,
  },
};
const LIKE: Readonly<Record<string, string>> = { fa: 'ar', ur: 'ar', mr: 'hi', ne: 'hi' };

/** Between the items of a run-in list. */
const COMMAS: Readonly<Record<string, string>> = { ar: '، ', fa: '، ', ur: '، ', ja: '、', zh: '、' };

/** What themes need to know of the script that a site is in: fonts before the generic one, the comma. Mostly nothing. */
export function scriptCss(language: string): string {
  const tag = language.toLowerCase();
  const primary = tag.split('-')[0] ?? '';
  const traditional = primary === 'zh' && /-(?:hant|tw|hk|mo)\b/u.test(tag);
  const fonts = FONTS[traditional ? 'zh-hant' : (LIKE[primary] ?? primary)];
  const comma = COMMAS[primary];
  const values = [
    ...(fonts === undefined ? [] : [`--script-sans:${fonts.sans}`, `--script-serif:${fonts.serif}`]),
    ...(comma === undefined ? [] : [`--comma:'${comma}'`]),
  ];
  return values.length === 0 ? '' : `:root{${values.join(';')}}`;
}
