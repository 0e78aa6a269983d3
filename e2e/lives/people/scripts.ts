/** A script that people write in, and a language that is written in it. */
export type Script = {
  name: string;
  /** BCP 47. */
  language: string;
  /** What words are made of: letters, or syllables where that is what the script has. */
  letters: readonly string[];
  /** Clusters of which some words have one: joiners, stacked marks, umlauts. */
  marked: readonly string[];
  /** How many of `letters` a word has, at least. */
  length: number;
  /** Short common words: what a language is told by. */
  common: readonly string[];
};

const split = (text: string): string[] => text.split(' ');
const LATIN = split('ba de fi go ku la me ni po ra so tu va we xi zo');

export const SCRIPTS: readonly Script[] = [
  {
    name: 'Persian',
    language: 'fa',
    letters: split('ا ب پ ت چ خ د ر ژ س ش ک گ ل م ن و ه ی'),
    marked: ['می‌', 'فن‌', 'پایگاه‌', 'گچ‌'],
    length: 5,
    common: split('و در به از که این را با است برای پژوهش گچ'),
  },
  {
    name: 'Sinhala',
    language: 'si',
    letters: split('ක ග ච ජ ට ඩ ත ද න ප බ ම ය ර ල ව ස හ කා මි සු'),
    marked: ['ශ්‍රී', 'ක්‍ර', 'ප්‍ර'],
    length: 4,
    common: split('සහ මම අපි ඔබ මේ එය සඳහා'),
  },
  {
    name: 'Japanese',
    language: 'ja',
    letters: split('ア イ ウ カ キ ク サ シ タ チ ナ ニ マ ミ ラ リ 山 川 田 木 海 風'),
    marked: ['ガギ', 'パピ', '々ノ'],
    length: 4,
    common: split('の は を に が と で です ます した'),
  },
  {
    name: 'Greek',
    language: 'el',
    letters: split('α β γ δ ε ζ η θ ι κ λ μ ν ξ ο π ρ σ τ υ φ χ ψ ω'),
    marked: ['ά', 'έ', 'ύ', 'ϊ'],
    length: 6,
    common: split('και το της για με στην από που'),
  },
  {
    name: 'Cyrillic',
    language: 'uk',
    letters: split('а б в г д е ж з и к л м н о п р с т у ф х ц ч ш'),
    marked: ['ї', 'є', 'ґ', 'і'],
    length: 6,
    common: split('і в на що це для з та її'),
  },
  {
    name: 'Arabic with Latin',
    language: 'ar',
    letters: split('ا ب ت ث ج ح خ د ذ ر ز س ش ص ض ط ع غ ف ق ل م ن ه و ي'),
    marked: ['لا', 'ة', 'ؤ'],
    length: 5,
    common: split('و في من على إلى التي هذا عن GmbH PostgreSQL'),
  },
  {
    name: 'Hebrew',
    language: 'he',
    letters: split('א ב ג ד ה ו ז ח ט י כ ל מ נ ס ע פ צ ק ר ש ת'),
    marked: ['ץ', 'ם', 'ן'],
    length: 5,
    common: split('של את על עם לא זה אני'),
  },
  {
    name: 'Korean',
    language: 'ko',
    letters: split('가 나 다 라 마 바 사 아 자 차 카 타 파 하 고 노 도 로 모 보'),
    marked: ['흙', '값', '닭'],
    length: 4,
    common: split('그리고 저는 에서 을 는 이 합니다'),
  },
  {
    name: 'Thai',
    language: 'th',
    letters: split('ก ข ค ง จ ช ด ต น บ ป พ ม ย ร ล ว ส ห อ'),
    marked: ['กิ่', 'น้ำ', 'ที่'],
    length: 6,
    common: split('และ ใน ของ ที่ เป็น ได้'),
  },
  {
    name: 'German',
    language: 'de',
    letters: LATIN,
    marked: ['ü', 'ä', 'ö', 'ß'],
    length: 3,
    common: split('und der die das mit für nicht ist ein wir auf den von zu'),
  },
  {
    name: 'French',
    language: 'fr',
    letters: LATIN,
    marked: ['é', 'è', 'ç', 'œ', 'ï'],
    length: 3,
    common: split('et le la les des une pour dans avec est nous qui sur du'),
  },
  {
    name: 'Vietnamese',
    language: 'vi',
    letters: split('ba chi da hanh khoa linh minh nga phu quy tran vu'),
    marked: ['Nguyễn', 'Thị', 'Ánh', 'ượ', 'ệ'],
    length: 2,
    common: split('và của là cho với trong những được người không'),
  },
];
