import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Profile } from '@tosite/validation/profile/profile';
import { describe, expect, it } from 'vitest';
import { siteLanguage } from './site-language.ts';

const profile = (known: Partial<Profile>): Profile => ({
  ...emptyProfile({
    platform: 'github',
    type: 'github',
    handle: 'someone',
    url: 'https://github.com/someone',
    name: 'Someone',
  }),
  ...known,
});

/** Short résumés: what they are called, do and say. */
const WRITTEN: readonly (readonly [language: string, headline: string, about: string])[] = [
  ['bg', 'Инженер по мостове', 'Строя мостове и пиша за тях. Живея в Пловдив и работя с чертежите им.'],
  [
    'ca',
    'Enginyera de ponts',
    'Construeixo ponts i escric sobre ells. Visc a Girona i treballo amb els plànols antics.',
  ],
  [
    'de',
    'Brückeningenieurin',
    'Ich baue Brücken und schreibe darüber. Ich lebe in Köln und arbeite mit alten Zeichnungen.',
  ],
  ['el', 'Μηχανικός γεφυρών', 'Χτίζω γέφυρες και γράφω γι’ αυτές.'],
  ['fa', 'مهندس نرم افزار', 'من پل می سازم و درباره پل ها می نویسم. گفتگو کنید.'],
  ['fa', 'مترجم و نویسنده', 'به ادبیات علاقه دارم'],
  ['ar', 'مهندس برمجيات', 'أعيش في القاهرة وأعمل على تطبيقات صغيرة'],
  ['ur', 'سافٹ ویئر انجینئر', 'میں پل بناتی ہوں اور ان کے بارے میں لکھتی ہوں۔ یہ میرا کام ہے۔'],
  ['ps', 'انجنير', 'زه په کابل کې ژوند کوم او کوچني پروګرامونه لیکم'],
  ['ckb', 'ئەندازیار', 'من لە هەولێر دەژیم و پرۆگرامی بچووک دەنووسم'],
  ['he', 'מהנדסת גשרים', 'אני בונה גשרים וכותבת עליהם.'],
  ['hi', 'पुल अभियंता', 'मैं पुल बनाती हूँ और उनके बारे में लिखती हूँ।'],
  ['mr', 'पूल अभियंता', 'मी पूल बांधते आणि त्यांच्याबद्दल लिहिते. हे माझे काम आहे.'],
  ['ne', 'पुल इन्जिनियर', 'म पुल बनाउँछु र मेरो काम बारे लेख्छु'],
  ['ko', '교량 엔지니어', '다리를 만들고 그에 대해 글을 씁니다.'],
  [
    'pt',
    'Engenheira de pontes',
    'Construo pontes e escrevo sobre elas. Moro em Recife e trabalho com desenhos antigos.',
  ],
  ['sr', 'Инжењерка мостова', 'Градим мостове и пишем о њима. Живим у Љубљани и радим с њиховим цртежима.'],
  ['mk', 'Софтверски инженер', 'Пишувам мали програми и живеам во Скопје со мојата куќа.'],
  ['uk', 'Інженерка мостів', 'Я будую мости та пишу про них. Живу у Львові, працюю з їхніми кресленнями.'],
  ['be', 'Інжынер', 'Я пішу невялікія праграмы і жыву ў Гродне.'],
  ['ru', 'Инженер-программист', 'Пишу небольшие программы, которые работают и без света.'],
  ['tr', 'Köprü mühendisi', 'Köprüler inşa ediyorum ve onlar hakkında yazıyorum. İzmir’de yaşıyorum.'],
  ['zh-Hans', '桥梁工程师', '我设计桥梁，并且撰写关于它们的文章。欢迎与我联系，让我们一起讨论这个项目。'],
  ['zh-Hant', '橋樑工程師', '我設計橋樑，並且撰寫關於它們的文章。歡迎與我聯絡，讓我們一起討論這個專案。'],
  ['ja', '橋梁エンジニア', '橋を設計し、それについて書いています。'],
  ['si', 'පාලම් ඉංජිනේරු', 'මම පාලම් සාදමි.'],
  ['ta', 'பொறியாளர்', 'நான் பாலங்கள் கட்டுகிறேன்.'],
  ['bn', 'প্রকৌশলী', 'আমি সেতু বানাই।'],
  ['th', 'วิศวกรสะพาน', 'ผมออกแบบสะพาน'],
  ['ka', 'ინჟინერი', 'ვაშენებ ხიდებს.'],
  ['hy', 'Ինժեներ', 'Կառուցում եմ կամուրջներ։'],
  ['am', 'መሐንዲስ', 'ድልድይ እሠራለሁ።'],
  [
    'en',
    'Software engineer',
    'Building tools for makers. I like maps and tea, and I write about both of them.',
  ],
  ['fr', 'Développeuse web', 'Conception et réalisation d’applications pour les petites villes.'],
  ['es', 'Ingeniera de software', 'Desarrollo aplicaciones web para pequeñas empresas.'],
  ['it', 'Ingegnere del software', 'Sviluppo applicazioni per piccole imprese e ne scrivo.'],
  ['nl', 'Softwareontwikkelaar', 'Ik bouw websites voor kleine bedrijven en schrijf erover.'],
  ['sv', 'Mjukvaruutvecklare', 'Jag bygger små program som håller och skriver om dem.'],
  [
    'da',
    'Softwareudvikler',
    'Jeg bygger små programmer, der holder, og skriver om dem. Jeg bor i Aarhus og har arbejdet med gamle tegninger siden jeg var barn.',
  ],
  ['nb', 'Karttegner og programmerer', 'Jeg lager små programmer og skriver om fjell, veier og gamle kart.'],
  ['fi', 'Ohjelmistokehittäjä', 'Rakennan pieniä ohjelmia ja kirjoitan niistä.'],
  ['pl', 'Programista', 'Tworzę małe programy i piszę o nich na swoim blogu.'],
  ['cs', 'Vývojář softwaru', 'Píšu malé programy, které vydrží, a bydlím v Brně.'],
  [
    'hu',
    'Szoftverfejlesztő',
    'Kis programokat írok, amelyek sokáig működnek. Szegeden élek, és régi térképekkel is foglalkozom a szabadidőmben.',
  ],
  ['ro', 'Inginer de software', 'Scriu programe mici care rezistă și locuiesc la Cluj.'],
  ['id', 'Pengembang perangkat lunak', 'Saya membangun aplikasi kecil untuk orang lain.'],
  ['vi', 'Kỹ sư phần mềm', 'Tôi viết những chương trình nhỏ.'],
];

describe('the language of a new site', () => {
  it('is what the source declares', async () => {
    expect(await siteLanguage(profile({ language: 'pt-BR' }))).toBe('pt-BR');
    expect(await siteLanguage(profile({ language: 'zh_CN', headline: 'Written in English' }))).toBe('zh-CN');
  });

  it.each(WRITTEN)('else is told by what is written: %s, %s', async (language, headline, text) => {
    const about = { format: 'text' as const, text, base: null };
    expect(await siteLanguage(profile({ headline, about }))).toBe(language);
  });

  it.each([
    ['🙂 123'],
    ['Photographer. Oslo.'],
    ['Compiler tinkerer & occasional cartographer'],
    ['Chef de projet'],
    ['Kelp AS'],
    ['https://example.org/ueber-mich-und-meine-bruecken'],
  ])('is not known where there is too little to say: %s', async (headline) => {
    expect(await siteLanguage(profile({ headline }))).toBe('und');
  });

  it('looks past a Latin name and a tag that is none, and a name of Chinese characters is of no language', async () => {
    expect(
      await siteLanguage(profile({ language: '"><x', name: 'Minori', headline: '東京に住んでいます' })),
    ).toBe('ja');
    expect(await siteLanguage(profile({ name: '山田太郎' }))).toBe('und');
    expect(await siteLanguage(profile({ name: 'Ελένη' }))).toBe('el');
  });

  it('is that of the script of people who write in two', async () => {
    const headline = 'مصممة خدمات عامة ونماذج';
    const about = { format: 'text' as const, text: 'Designer of public services', base: null };
    expect(await siteLanguage(profile({ headline, about }))).toBe('ar');
    expect(
      await siteLanguage(profile({ headline: 'I wrote a parser for 日本語 addresses that works' })),
    ).toBe('en');
  });
});
