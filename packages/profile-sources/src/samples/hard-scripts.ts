import { emptyProfile } from '@tosite/validation/profile/empty-profile';
import type { Profile } from '@tosite/validation/profile/profile';
import { sampleParts } from './sample-parts.ts';

const { item } = sampleParts('tosite-sample-hard');

/** Right to left, with Latin names, numbers and an e-mail address among the words. */
export const ARABIC: Profile = {
  ...emptyProfile({
    platform: 'linkedin',
    type: 'linkedin-individual',
    handle: 'tosite-sample-hard',
    url: 'https://www.linkedin.com/in/tosite-sample-hard',
    name: 'ليلى المنصوري',
  }),
  language: 'ar',
  headline: 'مصمّمة خدمات عامة: نماذج ورسائل يستطيع الناس إتمامها',
  about: {
    format: 'text',
    text: `أعمل منذ أربعة عشر عامًا بين القانون والورق، وأحوّل القواعد إلى خدمات تُنجز في جلسة واحدة.

فريقي صغير ومتنوّع: مصمّمة ومطوّر وموظّف شبّاك ومحامية حول طاولة واحدة. نبدأ من الرسائل والمكالمات قبل الشاشات، وننشر ما نتعلّمه حتى حين نخطئ. في عام 2021 خفضنا عدد النماذج من 63 إلى 14.`,
    base: null,
  },
  location: 'تونس العاصمة، تونس',
  contact: {
    email: 'layla@almansouri.example',
    phone: '+216 71 555 014',
    website: 'https://almansouri.example',
    address: null,
  },
  links: [item('links', 'site', { label: 'مدوّنتي', url: 'https://almansouri.example' })],
  experience: [
    item('experience', 'dar', {
      title: 'مديرة التصميم',
      organisation: 'دار الخدمة (Dar Service)',
      location: 'تونس',
      start: '2021-03',
      current: true,
      description: 'أقود تصميم الخدمات والبحث والمحتوى. ارتفعت نسبة إتمام الطلبات من 54 إلى 91 بالمئة.',
      skills: ['تصميم الخدمات', 'UX', 'سياسات عامة'],
    }),
    item('experience', 'registry', {
      title: 'مصمّمة أولى',
      organisation: 'سجلّ البرّ والبحر',
      start: '2016-06',
      end: '2021-02',
    }),
  ],
  education: [
    item('education', 'arts', {
      school: 'معهد الفنون التطبيقية',
      degree: 'ماجستير',
      field: 'تصميم المعلومات',
      start: '2010',
      end: '2012',
    }),
  ],
  skills: ['تصميم النماذج', 'الكتابة الواضحة', 'بحث المستخدم', 'Accessibility'].map((name) =>
    item('skills', name, { name }),
  ),
  recommendations: [
    item('recommendations', 'amine', {
      author: 'أمين بن سالم',
      authorTitle: 'مسجّل عام',
      text: 'كانت تحذف صفحة كل أسبوع حتى طلب منها محامونا أن تتوقّف. ثم طلبوا منها أن تواصل.',
    }),
  ],
  spokenLanguages: [
    item('spokenLanguages', 'ar', { name: 'العربية', proficiency: 'اللغة الأم' }),
    item('spokenLanguages', 'fr', { name: 'الفرنسية', proficiency: 'إجادة مهنية' }),
  ],
};

/** No spaces between words, full-width punctuation, a family name first. */
export const JAPANESE: Profile = {
  ...emptyProfile({
    platform: 'github',
    type: 'github',
    handle: 'tosite-sample-hard',
    url: 'https://github.com/tosite-sample-hard',
    name: '藤原 みのり',
  }),
  language: 'ja',
  headline: '停電しても約束を守る、小さなプログラムを書いています。',
  about: {
    format: 'markdown',
    text: `ソフトウェアは、もっと「完成」してよいと思います。私が公開しているものの多くは、バージョン1.0と短い説明書があり、もうやることがありません。

## いま

- ログ構造の試験（\`fsync\`まわり）
- 山岳救助のための地図の折り方
- 「書き込みとは何か」日本語版の改訂

返事は日曜日に書きます。行を減らすプルリクエストを先に読みます。`,
    base: null,
  },
  location: '京都市',
  since: '2013',
  contact: {
    email: 'minori@fujiwara.example',
    phone: null,
    website: 'https://fujiwara.example',
    address: null,
  },
  projects: [
    item('projects', 'shionikki', {
      name: 'shionikki',
      description: '潮日記。停電に耐える追記専用の記録。ファイルは一つ、常駐なし。',
      url: 'https://fujiwara.example/shionikki',
      start: '2019-02-11',
      stars: 1284,
      language: 'Rust',
      topics: ['storage', '日本語'],
      pinned: true,
    }),
    item('projects', 'orizu', {
      name: 'orizu',
      description: '折り目のよい地図を作るための道具です。紙の厚さを測ってから使ってください。',
      url: 'https://fujiwara.example/orizu',
      start: '2023-06-08',
      stars: 96,
      language: 'Python',
    }),
  ],
  codeLanguages: [
    item('codeLanguages', 'rust', { name: 'Rust', share: 0.7 }),
    item('codeLanguages', 'python', { name: 'Python', share: 0.3 }),
  ],
  organisations: [item('organisations', 'chizu', { name: '山の地図の会', role: '保守', start: '2023' })],
};
