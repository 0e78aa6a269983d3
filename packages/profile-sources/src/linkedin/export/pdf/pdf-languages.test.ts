import { describe, expect, it } from 'vitest';
import { NOVA } from '../../../import/testing/nova-profile.ts';
import { ENGLISH, profilePdf, type Words } from '../../../import/testing/profile-pdf.ts';
import { toPdfProfile } from './pdf-profile.ts';
import { readPdf } from './read-pdf.ts';

async function read(pdf: Buffer) {
  const pages = await readPdf(pdf, { name: 'Profile.pdf', signal: AbortSignal.timeout(15_000) });
  return toPdfProfile(pages);
}

type Language = [name: string, words: Words, dates: [string, string], read: [string, string][]];
const words = (list: string, page: Words['page']): Words => {
  const [
    contact = '',
    skills = '',
    languages = '',
    certifications = '',
    summary = '',
    experience = '',
    education = '',
  ] = list.split('|');
  return { contact, skills, languages, certifications, summary, experience, education, page };
};
const LANGUAGES: Language[] = [
  [
    'English',
    ENGLISH,
    ['April 2019 - Present (7 years 8 months)', 'September 2013 - June 2015 (1 year 10 months)'],
    [
      ['April 2019', ''],
      ['September 2013', 'June 2015'],
    ],
  ],
  [
    'French',
    words(
      'Coordonnées|Principales compétences|Langues|Certifications|Résumé|Expérience|Formation',
      (a, b) => `Page ${a} sur ${b}`,
    ),
    ['avril 2019 - Present (7 ans 8 mois)', 'septembre 2013 - juin 2015 (1 an 10 mois)'],
    [
      ['avril 2019', ''],
      ['septembre 2013', 'juin 2015'],
    ],
  ],
  [
    'German',
    words(
      'Kontakt|Top-Kenntnisse|Sprachen|Bescheinigungen|Zusammenfassung|Berufserfahrung|Ausbildung',
      (a, b) => `Seite ${a} von ${b}`,
    ),
    ['April 2019 – Heute (7 Jahre 8 Monate)', 'September 2013 – Juni 2015 (1 Jahr 10 Monate)'],
    [
      ['April 2019', ''],
      ['September 2013', 'Juni 2015'],
    ],
  ],
  [
    'Spanish',
    words(
      'Contactar|Aptitudes principales|Idiomas|Certificaciones|Extracto|Experiencia|Educación',
      (a, b) => `Página ${a} de ${b}`,
    ),
    ['abril de 2019 - Actualidad (7 años 8 meses)', 'septiembre de 2013 - junio de 2015 (1 año 10 meses)'],
    [
      ['abril de 2019', ''],
      ['septiembre de 2013', 'junio de 2015'],
    ],
  ],
  [
    'Portuguese',
    words(
      'Contato|Principais competências|Idiomas|Certificados|Resumo|Experiência|Formação acadêmica',
      (a, b) => `Página ${a} de ${b}`,
    ),
    ['abril de 2019 - o momento (7 anos 8 meses)', 'setembro de 2013 - junho de 2015 (1 ano 10 meses)'],
    [
      ['abril de 2019', ''],
      ['setembro de 2013', 'junho de 2015'],
    ],
  ],
  [
    'Italian',
    words(
      'Contatti|Competenze principali|Lingue|Certificazioni|Riepilogo|Esperienza|Formazione',
      (a, b) => `Pagina ${a} di ${b}`,
    ),
    ['aprile 2019 - Presente (7 anni 8 mesi)', 'settembre 2013 - giugno 2015 (1 anno 10 mesi)'],
    [
      ['aprile 2019', ''],
      ['settembre 2013', 'giugno 2015'],
    ],
  ],
  [
    'Dutch',
    words(
      'Contact|Topvaardigheden|Talen|Certificeringen|Samenvatting|Ervaring|Opleiding',
      (a, b) => `Pagina ${a} van ${b}`,
    ),
    ['april 2019 - heden (7 jaar 8 maanden)', 'september 2013 - juni 2015 (1 jaar 10 maanden)'],
    [
      ['april 2019', ''],
      ['september 2013', 'juni 2015'],
    ],
  ],
  [
    'Japanese',
    words('連絡先|スキル|言語|資格|概要|職歴|学歴', (a, b) => `${a} / ${b} ページ`),
    ['2019年4月 - 現在 (7年8か月)', '2013年9月 - 2015年6月 (1年10か月)'],
    [
      ['2019年4月', ''],
      ['2013年9月', '2015年6月'],
    ],
  ],
  [
    'a language whose word for today is not known',
    ENGLISH,
    ['April 2019 - Nykyhetki (7 years 8 months)', '2013 - 2015 (2 years)'],
    [
      ['April 2019', ''],
      ['2013', '2015'],
    ],
  ],
];

describe('languages', () => {
  it.each(LANGUAGES)('%s', async (_name, headings, [first, second], ranges) => {
    const profile = await read(
      profilePdf(
        {
          ...NOVA,
          companies: [
            { name: 'Atelier', roles: [{ title: 'Lead', dates: first, place: 'Lyon', text: 'Text.' }] },
            { name: 'Musée', roles: [{ title: 'Designer', dates: second }] },
          ],
        },
        { words: headings },
      ),
    );
    expect(profile).toMatchObject({
      name: NOVA.name,
      contact: NOVA.contact,
      skills: NOVA.skills,
      certifications: NOVA.certifications,
      summary: NOVA.summary,
    });
    expect(profile?.languages).toHaveLength(3);
    expect(profile?.positions.map(({ company, title, start, end }) => [company, title, start, end])).toEqual([
      ['Atelier', 'Lead', ...(ranges[0] ?? [])],
      ['Musée', 'Designer', ...(ranges[1] ?? [])],
    ]);
    expect(profile?.education).toHaveLength(3);
  });
});

it('Arabic: written from the right, with the narrow column on the right', async () => {
  // A PDF holds the letters as they stand on the page, from left to right.
  const drawn = (text: string) => Array.from(text).toReversed().join('');
  const headings = words(
    ['التواصل', 'المهارات', 'اللغات', 'الشهادات', 'الملخص', 'الخبرة', 'التعليم'].map(drawn).join('|'),
    (page, of) => `${page} / ${of}`,
  );
  const profile = await read(
    profilePdf(
      {
        name: drawn('ليان القمري'),
        headline: drawn('مصممة خطوط'),
        place: drawn('عمّان، الأردن'),
        contact: ['www.linkedin.com/in/layan-fx (LinkedIn)'],
        skills: [drawn('الخط العربي'), drawn('التصميم')],
        summary: drawn('أصمم الحروف منذ سنوات'),
        companies: [
          {
            name: drawn('استوديو الحرف'),
            roles: [{ title: drawn('مديرة'), dates: `${drawn('الحاضر')} - 2019 ${drawn('أبريل')}` }],
          },
        ],
        schools: [{ name: drawn('جامعة الملح') }],
      },
      { sideOnRight: true, words: headings },
    ),
  );
  expect(profile).toMatchObject({
    name: 'ليان القمري',
    headline: 'مصممة خطوط',
    location: 'عمّان، الأردن',
    contact: ['www.linkedin.com/in/layan-fx (LinkedIn)'],
    skills: ['الخط العربي', 'التصميم'],
    summary: 'أصمم الحروف منذ سنوات',
    positions: [{ company: 'استوديو الحرف', title: 'مديرة', start: 'أبريل 2019', end: '' }],
    education: [{ school: 'جامعة الملح' }],
  });
});
