import { pluralsOf, type Forms } from './plurals.ts';
import type { Counted, Words } from './words.ts';

const plural = pluralsOf('ar');

/** One and two are words of their own; three to ten, eleven to ninety-nine, and hundreds each have a form. */
const noun = (one: string, two: string, few: string, many: string, other: string): Forms => ({
  zero: `# ${other}`,
  one,
  two,
  few: `# ${few}`,
  many: `# ${many}`,
  other: `# ${other}`,
  millions: `# ${other}`,
});

const COUNTED: Record<Counted, Forms> = {
  stars: noun('نجمة واحدة', 'نجمتان', 'نجمات', 'نجمة', 'نجمة'),
  forks: noun('تفريع واحد', 'تفريعان', 'تفريعات', 'تفريعًا', 'تفريع'),
  followers: noun('متابع واحد', 'متابعان', 'متابعين', 'متابعًا', 'متابع'),
  subscribers: noun('مشترك واحد', 'مشتركان', 'مشتركين', 'مشتركًا', 'مشترك'),
  views: noun('مشاهدة واحدة', 'مشاهدتان', 'مشاهدات', 'مشاهدة', 'مشاهدة'),
  videos: noun('فيديو واحد', 'فيديوهان', 'فيديوهات', 'فيديو', 'فيديو'),
  posts: noun('منشور واحد', 'منشوران', 'منشورات', 'منشورًا', 'منشور'),
  likes: noun('إعجاب واحد', 'إعجابان', 'إعجابات', 'إعجابًا', 'إعجاب'),
  employees: noun('شخص واحد', 'شخصان', 'أشخاص', 'شخصًا', 'شخص'),
  pictures: noun('صورة واحدة', 'صورتان', 'صور', 'صورة', 'صورة'),
};

/** The number itself stands large above the sentence, so no form may swallow it. */
const below = (one: string, two: string, few: string, many: string, other: string): Forms => ({
  ...noun(one, two, few, many, other),
  one: `# ${one}`,
  two: `# ${two}`,
});
const CONTRIBUTIONS = below('مساهمة', 'مساهمتان', 'مساهمات', 'مساهمة', 'مساهمة');
const EVENTS = below('حدث عام', 'حدثان عامّان', 'أحداث عامة', 'حدثًا عامًّا', 'حدث عام');
const REPOSITORIES = noun('مستودع واحد', 'مستودعين', 'مستودعات', 'مستودعًا', 'مستودع');
const WEEKS = noun('أسبوع واحد', 'أسبوعين', 'أسابيع', 'أسبوعًا', 'أسبوع');

export const ar: Words = {
  sections: {
    hero: 'البداية',
    about: 'نبذة',
    experience: 'الخبرة',
    education: 'التعليم',
    skills: 'المهارات',
    certifications: 'الشهادات',
    projects: 'المشاريع',
    repositories: 'المستودعات',
    recommendations: 'التوصيات',
    languages: 'اللغات',
    codeLanguages: 'لغات البرمجة',
    contributions: 'المساهمات',
    organisations: 'المنظمات',
    volunteering: 'العمل التطوعي',
    honours: 'الجوائز والتكريمات',
    publications: 'المؤلفات',
    facts: 'معلومات',
    specialities: 'التخصصات',
    updates: 'المستجدات',
    people: 'الفريق',
    locations: 'المواقع',
    posts: 'الأحدث',
    videos: 'الفيديوهات',
    playlists: 'قوائم التشغيل',
    subscribe: 'الاشتراك',
    highlights: 'أبرز المنشورات',
    collaborations: 'التعاون',
    contact: 'التواصل',
    text: 'ملاحظات',
    imprint: 'بيانات الناشر',
  },
  skip: 'الانتقال إلى المحتوى',
  sectionsLabel: 'الأقسام',
  present: 'الآن',
  until: (date) => `حتى ${date}`,
  updated: (date) => `آخر تحديث: ${date}`,
  more: (n) => `المزيد (${n})`,
  moreText: 'متابعة القراءة',
  moreReadme: 'متابعة قراءة README',
  counted: (what, written, n) => plural(COUNTED[what], written, n),
  facts: {
    place: 'المكان',
    work: 'مكان العمل',
    email: 'البريد الإلكتروني',
    website: 'الموقع الإلكتروني',
    since: 'منذ',
    industry: 'القطاع',
    size: 'الحجم',
    kind: 'نوع الشركة',
    founded: 'سنة التأسيس',
    headquarters: 'المقر الرئيسي',
    followers: 'المتابعون',
    subscribers: 'المشتركون',
    videos: 'الفيديوهات',
    views: 'المشاهدات',
    posts: 'المنشورات',
    employees: 'الأشخاص على LinkedIn',
    phone: 'الهاتف',
    address: 'العنوان',
    codeLanguage: 'اللغة',
    licence: 'الترخيص',
    updated: 'آخر تحديث',
  },
  skillsUsed: 'المهارات المستخدمة',
  topics: 'المواضيع',
  repositoriesNote: (shown, all, sort) =>
    `${shown === all ? all : `${shown} من ${all}`}${{ best: '', stars: '، حسب النجوم', recent: '، الأحدث أولًا', name: '، حسب الاسم' }[sort]}`,
  languagesNote: (bytes, written, n) => {
    if (written === '') return bytes ? 'حسب حجم الشيفرة بالبايت' : 'حسب عدد المستودعات';
    const repositories = plural(REPOSITORIES, written, n);
    return `${bytes ? 'حسب حجم الشيفرة بالبايت في' : 'حسب اللغة الرئيسية في'} ${repositories}`;
  },
  otherLanguages: 'أخرى',
  contributions: (weeks, written, n) =>
    `${plural(CONTRIBUTIONS, written, n)} في ${plural(WEEKS, String(weeks), weeks)}، عمود لكل أسبوع.`,
  publicEvents: (written, n) => `${plural(EVENTS, written, n)} خلال آخر تسعين يومًا، عمود لكل أسبوع.`,
  busiestWeek: (written) => `أنشط أسبوع: ${written}.`,
  contributionsChart: 'المساهمات حسب الأسبوع',
  archived: 'مؤرشف',
  headquarters: 'المقر الرئيسي',
  filmKinds: {
    video: 'الفيديوهات الكاملة',
    short: 'الفيديوهات القصيرة',
    live: 'البث المباشر',
    premiere: 'العروض الأولى',
  },
  play: (title) => `تشغيل: ${title}`,
  player: (title) => `${title}، على YouTube`,
  watch: 'مشاهدة',
  allOn: (platform) => `الكل على ${platform}`,
  subscribeOn: (platform) => `الاشتراك على ${platform}`,
  writtenByViewers: (written) => `المشتركون: ${written}.`,
  on: (platform) => `على ${platform}`,
  openPicture: (n) => `فتح الصورة ${n}`,
  close: 'إغلاق',
  previous: 'السابق',
  next: 'التالي',
  picturesOf: (n, all) => `${n} من ${all}`,
  reel: 'ريل',
  withoutPicture: 'عرض المنشور',
  collaborations: 'للعمل معًا، يمكن المراسلة على',
  grade: (grade) => `التقدير: ${grade}`,
  expires: (date) => `صالح حتى ${date}`,
  pages: {
    trail: 'أنت هنا',
    around: 'قبل وبعد',
    archive: 'الأرشيف',
    pageOf: (n, all) => `الصفحة ${n} من ${all}`,
    newer: 'الأحدث',
    older: 'الأقدم',
    about: (tag) => `عن «${tag}»`,
    tags: 'الوسوم',
    chapters: 'الفصول',
    ownPage: 'افتح صفحته',
    cv: 'السيرة الذاتية',
  },
  tasks: { done: 'مكتمل', open: 'غير مكتمل' },
  alerts: { note: 'ملاحظة', tip: 'نصيحة', important: 'مهم', warning: 'تحذير', caution: 'تنبيه' },
  madeWith: 'صُنع باستخدام to.site',
  notFound: {
    title: 'ليس هنا',
    text: 'لا توجد صفحة على هذا العنوان. ربما نُقلت، أو ينقص الرابط حرف.',
    home: (name) => `الذهاب إلى الصفحة الرئيسية: ${name}`,
  },
  description: (name, headline) => `${name}: ${headline}`,
};
