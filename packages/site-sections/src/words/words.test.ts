import { beforeAll, describe, expect, it } from 'vitest';
import { writerFor } from '../text/writer.ts';
import { en } from './en.ts';
import { loadWords } from './load-words.ts';
import { catalogueOf, SITE_LANGUAGES, type SiteLanguage, type Words } from './words.ts';
import { wordsFor } from './known-words.ts';

beforeAll(async () => {
  await Promise.all(SITE_LANGUAGES.map((language) => loadWords(language)));
});

const OTHERS = SITE_LANGUAGES.filter((language) => language !== 'en');

/** Every sentence of a catalogue by its place, functions called with the same marks in every language. */
function sentences(value: unknown, place = ''): [string, string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value === 'function') return [[place, String(call(value as Callable, place))]];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, inner]) =>
    sentences(inner, place === '' ? key : `${place}.${key}`),
  );
}
type Callable = (...args: readonly unknown[]) => unknown;
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  more: [7],
  counted: ['stars', '21', 21],
  repositoriesNote: ['6', '21', 'recent'],
  languagesNote: [true, '21', 21],
  contributions: [52, '', 21],
  publicEvents: ['', 21],
  fewContributions: [52, '3', 3],
  fewEvents: ['3', 3],
  openPicture: [3],
  picturesOf: [2, 9],
  'pages.pageOf': [2, 9],
};
const call = (say: Callable, place: string) => say(...(ARGUMENTS[place] ?? ['@1', '@2']));

/** Words that these languages share with English, or took from it. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'sections.certifications',
    'sections.contributions',
    'sections.publications',
    'sections.playlists',
    'sections.collaborations',
    'sections.contact',
    'facts.licence',
    'filmKinds.short',
    'reel',
  ],
  de: ['sections.videos', 'sections.playlists', 'facts.website', 'facts.videos', 'filmKinds.short', 'reel'],
  es: ['filmKinds.short', 'reel'],
  pt: ['sections.playlists', 'filmKinds.short', 'reel'],
  it: ['reel'],
  nl: ['sections.contact', 'facts.website', 'filmKinds.short', 'reel', 'alerts.tip'],
  ca: ['sections.text', 'alerts.important'],
};

it('a tag gets the catalogue of its language, and English where there is none', () => {
  expect(['pt-BR', 'ZH-Hans-CN', 'zh-TW', 'zh-Hant-HK', 'ar', 'sv', '', 'x'].map(catalogueOf)).toEqual([
    'pt',
    'zh',
    'zh-Hant',
    'zh-Hant',
    'ar',
    'en',
    'en',
    'en',
  ]);
  expect(wordsFor('de-AT').close).toBe('Schließen');
  expect(wordsFor('sv').close).toBe('Close');
});

describe.each(OTHERS)('%s', (language) => {
  const words = () => wordsFor(language);

  it('says everything, and nothing in English', () => {
    const english = new Map(sentences(en));
    const left = sentences(words()).filter(
      ([place, text]) =>
        text.trim() === '' ||
        (text === english.get(place) && /[a-z]{2}/iu.test(text.replaceAll(/@\d/gu, ''))),
    );
    // "@1: @2" and the like have no words to translate.
    expect(left.map(([place]) => place)).toEqual(SHARED[language] ?? []);
  });

  it('puts in what it is given, once', () => {
    for (const [place, text] of sentences(words())) {
      const expected = new Map(sentences(en)).get(place) ?? '';
      const marks = (said: string) => [...said.matchAll(/@\d/gu)].map(([mark]) => mark).sort();
      expect([place, marks(text)]).toEqual([place, marks(expected)]);
      expect([place, text]).toEqual([place, expect.not.stringMatching(/undefined|\[object|#| {2}|^ | $/u)]);
    }
  });

  it('has the visible words of a subscribe link in its spoken name', () => {
    const { on, subscribeOn } = words();
    for (const platform of ['YouTube', 'LinkedIn', 'GitHub', 'Instagram'])
      expect(subscribeOn(platform).toLowerCase()).toContain(on(platform).toLowerCase());
  });
});

const COUNTS = [0, 1, 2, 5, 21];
const STARS: Record<SiteLanguage, string[]> = {
  en: ['0 stars', '1 star', '2 stars', '5 stars', '21 stars'],
  es: ['0 estrellas', '1 estrella', '2 estrellas', '5 estrellas', '21 estrellas'],
  fr: ['0 étoile', '1 étoile', '2 étoiles', '5 étoiles', '21 étoiles'],
  de: ['0 Sterne', '1 Stern', '2 Sterne', '5 Sterne', '21 Sterne'],
  pt: ['0 estrela', '1 estrela', '2 estrelas', '5 estrelas', '21 estrelas'],
  it: ['0 stelle', '1 stella', '2 stelle', '5 stelle', '21 stelle'],
  nl: ['0 sterren', '1 ster', '2 sterren', '5 sterren', '21 sterren'],
  pl: ['0 gwiazdek', '1 gwiazdka', '2 gwiazdki', '5 gwiazdek', '21 gwiazdek'],
  tr: ['0 yıldız', '1 yıldız', '2 yıldız', '5 yıldız', '21 yıldız'],
  ar: ['0 نجمة', 'نجمة واحدة', 'نجمتان', '5 نجمات', '21 نجمة'],
  hi: ['0 स्टार', '1 स्टार', '2 स्टार', '5 स्टार', '21 स्टार'],
  ja: ['スター 0', 'スター 1', 'スター 2', 'スター 5', 'スター 21'],
  zh: ['0 颗星', '1 颗星', '2 颗星', '5 颗星', '21 颗星'],
  'zh-Hant': ['0 顆星', '1 顆星', '2 顆星', '5 顆星', '21 顆星'],
  ko: ['스타 0개', '스타 1개', '스타 2개', '스타 5개', '스타 21개'],
  ru: ['0 звёзд', '1 звезда', '2 звезды', '5 звёзд', '21 звезда'],
  uk: ['0 зірок', '1 зірка', '2 зірки', '5 зірок', '21 зірка'],
  bg: ['0 звезди', '1 звезда', '2 звезди', '5 звезди', '21 звезди'],
  sr: ['0 звездица', '1 звездица', '2 звездице', '5 звездица', '21 звездица'],
  el: ['0 αστέρια', '1 αστέρι', '2 αστέρια', '5 αστέρια', '21 αστέρια'],
  ca: ['0 estrelles', '1 estrella', '2 estrelles', '5 estrelles', '21 estrelles'],
  he: ['0 כוכבים', 'כוכב אחד', 'שני כוכבים', '5 כוכבים', '21 כוכבים'],
  fa: ['0 ستاره', '1 ستاره', '2 ستاره', '5 ستاره', '21 ستاره'],
  ur: ['0 ستارے', '1 ستارہ', '2 ستارے', '5 ستارے', '21 ستارے'],
  si: ['තරු 0', 'තරු 1', 'තරු 2', 'තරු 5', 'තරු 21'],
};

describe('what the shares of languages are of', () => {
  const notes = (language: SiteLanguage, bytes: boolean) =>
    [1, 2, 21].map((n) => wordsFor(language).languagesNote(bytes, String(n), n));

  it('is how much code in how many repositories, or the main language of how many', () => {
    expect(notes('en', true)).toEqual([
      'By bytes of code in 1 repository',
      'By bytes of code in 2 repositories',
      'By bytes of code in 21 repositories',
    ]);
    expect(notes('pl', false)).toEqual([
      'Według głównego języka 1 repozytorium',
      'Według głównego języka 2 repozytoriów',
      'Według głównego języka 21 repozytoriów',
    ]);
    expect(notes('ar', true)[1]).toBe('حسب حجم الشيفرة بالبايت في مستودعين');
  });

  it.each(SITE_LANGUAGES)('says in %s how many, unless that is not known', (language) => {
    const { languagesNote } = wordsFor(language);
    for (const bytes of [true, false]) {
      expect(languagesNote(bytes, '21', 21)).toContain('21');
      expect(languagesNote(bytes, '', 0)).not.toMatch(/\d/u);
    }
    expect(languagesNote(true, '21', 21)).not.toBe(languagesNote(false, '21', 21));
  });
});

describe('what is counted', () => {
  it.each(SITE_LANGUAGES)('takes the form of its number in %s', (language) => {
    const { number } = writerFor(language);
    const { counted } = wordsFor(language);
    expect(COUNTS.map((n) => counted('stars', number(n), n))).toEqual(STARS[language]);
  });

  it('is joined to a shortened number as people say it', () => {
    const views = (language: SiteLanguage) =>
      wordsFor(language)
        .counted('views', writerFor(language).compact(1_240_000), 1_240_000)
        .replaceAll(/[\u00a0\u202f]/gu, ' ');
    expect(OTHERS.map(views)).toEqual([
      '1,24 M de visualizaciones',
      '1,24 M de vues',
      '1,24 Mio. Aufrufe',
      '1,24 mi de visualizações',
      '1,24 Mln di visualizzazioni',
      '1,24 mln. weergaven',
      '1,24 mln wyświetleń',
      '1,24 Mn görüntüleme',
      '1.24 مليون مشاهدة',
      '12.4 लाख व्यू',
      '124万回視聴',
      '124万 次观看',
      '124萬 次觀看',
      '조회수 124만회',
      '1,24 млн просмотров',
      '1,24 млн переглядів',
      '1,24 млн. гледания',
      '1,24 мил. прегледа',
      '1,24 εκ. προβολές',
      '1,24 M de visualitzacions',
      '1.24M‏ צפיות',
      '1.24 میلیون بازدید',
      '12.4 لاکھ ملاحظات',
      'නැරඹීම් මි1.24',
    ]);
  });

  it('in Polish and Arabic keeps the large number that stands above the sentence', () => {
    const said = (language: SiteLanguage, n: number) => wordsFor(language).contributions(52, '', n);
    expect(said('pl', 22)).toBe('zmiany w ciągu 52 tygodni, jeden słupek na tydzień.');
    expect(said('pl', 25)).toBe('zmian w ciągu 52 tygodni, jeden słupek na tydzień.');
    expect(said('ar', 120)).toBe('مساهمة في 52 أسبوعًا، عمود لكل أسبوع.');
  });
});

/** A year, a month, a day in the middle of a month and the first of one; a period that goes on. */
const WRITTEN: Record<SiteLanguage, [month: string, day: string, first: string, period: string]> = {
  en: ['Mar 2021', '4 March 2021', '1 September 2021', 'Mar 2021 – present'],
  es: ['mar 2021', '4 de marzo de 2021', '1 de septiembre de 2021', 'mar 2021 – actualidad'],
  fr: ['mars 2021', '4 mars 2021', '1er septembre 2021', 'mars 2021 – aujourd’hui'],
  de: ['März 2021', '4. März 2021', '1. September 2021', 'März 2021 – heute'],
  pt: ['mar. de 2021', '4 de março de 2021', '1º de setembro de 2021', 'mar. de 2021 – atual'],
  it: ['mar 2021', '4 marzo 2021', '1 settembre 2021', 'mar 2021 – oggi'],
  nl: ['mrt 2021', '4 maart 2021', '1 september 2021', 'mrt 2021 – heden'],
  pl: ['mar 2021', '4 marca 2021', '1 września 2021', 'mar 2021 – obecnie'],
  tr: ['Mar 2021', '4 Mart 2021', '1 Eylül 2021', 'Mar 2021 – halen'],
  ar: ['مارس 2021', '4 مارس 2021', '1 سبتمبر 2021', 'مارس 2021 – الآن'],
  hi: ['मार्च 2021', '4 मार्च 2021', '1 सितंबर 2021', 'मार्च 2021 – वर्तमान'],
  ja: ['2021年3月', '2021年3月4日', '2021年9月1日', '2021年3月 – 現在'],
  zh: ['2021年3月', '2021年3月4日', '2021年9月1日', '2021年3月 – 至今'],
  'zh-Hant': ['2021年3月', '2021年3月4日', '2021年9月1日', '2021年3月 – 至今'],
  ko: ['2021년 3월', '2021년 3월 4일', '2021년 9월 1일', '2021년 3월 – 현재'],
  ru: ['март 2021 г.', '4 марта 2021 г.', '1 сентября 2021 г.', 'март 2021 г. – по настоящее время'],
  uk: ['бер. 2021 р.', '4 березня 2021 р.', '1 вересня 2021 р.', 'бер. 2021 р. – дотепер'],
  bg: ['03.2021 г.', '4 март 2021 г.', '1 септември 2021 г.', '03.2021 г. – сега'],
  sr: ['мар 2021.', '4. март 2021.', '1. септембар 2021.', 'мар 2021. – данас'],
  el: ['Μαρ 2021', '4 Μαρτίου 2021', '1 Σεπτεμβρίου 2021', 'Μαρ 2021 – σήμερα'],
  ca: ['març del 2021', '4 de març del 2021', '1 de setembre del 2021', 'març del 2021 – actualitat'],
  he: ['מרץ 2021', '4 במרץ 2021', '1 בספטמבר 2021', 'מרץ 2021 – היום'],
  fa: ['مارس 2021', '4 مارس 2021', '1 سپتامبر 2021', 'مارس 2021 – اکنون'],
  ur: ['مارچ 2021', '4 مارچ، 2021', '1 ستمبر، 2021', 'مارچ 2021 – اب تک'],
  si: ['2021 මැදින්', '2021 මැදින් 4', '2021 බිනර 1', '2021 මැදින් – දැනට'],
};

describe('dates', () => {
  it.each(SITE_LANGUAGES)('read in %s as people write them', (language) => {
    const { date } = writerFor(language);
    const { present }: Words = wordsFor(language);
    expect([
      date('2021-03'),
      date('2021-03-04'),
      date('2021-09-01'),
      `${date('2021-03') ?? ''} – ${present}`,
    ]).toEqual(WRITTEN[language]);
  });

  it('are of the calendar of the sources, in the digits of the rest of the page', () => {
    expect(
      ['fa', 'th', 'ar-SA', 'ar-EG', 'mr'].map((tag) =>
        /^\D*2021\D*$/u.test(writerFor(tag).date('2021') ?? ''),
      ),
    ).toEqual([true, true, true, true, true]);
    expect(writerFor('ar-EG').number(1234)).toBe('1,234');
  });
});
