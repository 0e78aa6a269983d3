import type { PdfContent } from './profile-pdf.ts';

/* A long profile for tests of the PDF reader. */

export const LOREM =
  'We moved the national register from paper to one conversation, and then we moved it again because nobody had asked the people who answer the telephone. ';

export const NOVA: PdfContent = {
  name: 'Nova Quist-Álvarez',
  headline:
    'Director of maps at Harbour & Pell | Author of “The slow atlas” | Speaker on paper, rivers and patience',
  place: 'Rotterdam, South Holland, Netherlands',
  contact: [
    '+31 10 555 01 42 (Mobile)',
    'nova@quist.example.com',
    'www.linkedin.com/in/nova-quist-alvarez-fx-0001 (LinkedIn)',
    'quist.example.com (Portfolio)',
    'www.atlas-of-slow-rivers.example.com/en/about (Company)',
  ],
  skills: ['Cartography', 'Public speaking', 'C++'],
  languages: ['Dutch (Native or Bilingual)', 'English (Full Professional)', 'Spanish'],
  certifications: ['Certified reader of tide tables and other long lists of numbers', 'Plain language'],
  summary: `${LOREM.repeat(2).trim()}\n\n- maps\n- rivers – and their names\n- patience`,
  companies: [
    {
      name: 'Harbour & Pell',
      total: '7 years 2 months',
      roles: [
        {
          title: 'Director of Maps',
          dates: 'March 2021 - Present (3 years 1 month)',
          place: 'Rotterdam',
          text: `${LOREM.trim()}\n• first\n• second, which is longer: ${LOREM.trim()}`,
        },
        {
          title: 'Senior Cartographer',
          dates: 'February 2017 - March 2021 (4 years 2 months)',
          text: 'Drew rivers.',
        },
      ],
    },
    {
      name: 'Land & Tide Registry',
      roles: [
        {
          title: 'Cartographer',
          dates: '2012 - 2017 (5 years)',
          place: 'The Hague, Netherlands',
          text: LOREM.repeat(6).trim(),
        },
      ],
    },
    {
      name: 'Municipality of Oosterwaal',
      roles: [{ title: 'Post room assistant', dates: 'June 2009 (1 month)' }],
    },
  ],
  schools: [
    { name: 'Northmoor School of Art', detail: 'MA, Information Design · (2010 - 2012)' },
    { name: 'University of Salt', detail: 'Bachelor of Arts - BA · (2007 - 2010)' },
    { name: 'Harbour School' },
  ],
};
