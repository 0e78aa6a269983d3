import { SITE_LANGUAGES } from '@tosite/site-sections/words/words';
import { expect, test } from 'vitest';
import { renderPage } from './testing/render-files.ts';
import { allNodes, readPage } from './testing/page-tree.ts';
import { siteOf } from './testing/site-fixture.ts';

const pageIn = (language: string) => renderPage(siteOf('linkedin-individual', { language }));

const EXPERIENCE = {
  en: 'Experience',
  es: 'Experiencia',
  fr: 'Expérience',
  de: 'Berufserfahrung',
  pt: 'Experiência',
  it: 'Esperienza',
  nl: 'Ervaring',
  pl: 'Doświadczenie',
  tr: 'Deneyim',
  ar: 'الخبرة',
  hi: 'अनुभव',
  ja: '職歴',
  zh: '工作经历',
  'zh-Hant': '工作經歷',
  ko: '경력',
  ru: 'Опыт работы',
  uk: 'Досвід',
  bg: 'Опит',
  sr: 'Искуство',
  el: 'Εμπειρία',
  ca: 'Experiència',
  he: 'ניסיון',
  fa: 'سوابق کاری',
  ur: 'تجربہ',
  si: 'අත්දැකීම්',
} as const;

test.each(SITE_LANGUAGES)('a page in %s says so, speaks it and carries no catalogue', async (language) => {
  const page = await pageIn(language);
  const dir = ['ar', 'he', 'fa', 'ur'].includes(language) ? 'rtl' : 'ltr';
  expect(page).toContain(`<html lang="${language}" dir="${dir}"`);
  expect(page).toMatch(new RegExp(`<h2[^>]*>${EXPERIENCE[language]}</h2>`, 'u'));
  expect(page.includes('Skip to the content')).toBe(language === 'en');
  expect(page).toContain('property="og:image:type" content="image/png"');
  const scripts = allNodes(readPage(page)).filter((node) => 'tagName' in node && node.tagName === 'script');
  expect(scripts.length).toBeLessThanOrEqual(1);
});

test('a language that the fonts have no letters for names the fonts that systems have for it', async () => {
  expect(await pageIn('ja')).toContain('Hiragino');
  expect(await pageIn('zh-TW')).toContain('PingFang TC');
  expect(await pageIn('hi')).toContain('Nirmala UI');
  expect(await pageIn('de')).not.toContain('--script-sans:');
});

test('a language without words of its own is said to be what it is, and its English words are marked', async () => {
  const page = await pageIn('th');
  expect(page).toContain('<html lang="th" dir="ltr"');
  expect(page).toMatch(/<h2[^>]*lang="en"[^>]*>Experience<\/h2>/u);
  expect(page).toMatch(/<a class="skip"[^>]*lang="en"/u);
  expect(await pageIn('de')).not.toMatch(/<(?:h2|a)\b[^>]*lang="en"/u);
}, 30_000);

test('a language that nobody knows is not claimed', async () => {
  const page = await pageIn('und');
  expect(page).toContain('<html lang="und" dir="ltr"');
  expect(page).not.toContain('inLanguage');
});

test('what is read from the right runs from the right: periods, and the comma is its own', async () => {
  const page = await pageIn('fa');
  expect(page).toMatch(/<bdi dir="rtl"><time/u);
  expect(await pageIn('de')).not.toContain('<bdi dir=');
}, 30_000);
