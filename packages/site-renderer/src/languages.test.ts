import { SITE_LANGUAGES } from '@tosite/site-sections/words/words';
import { expect, test } from 'vitest';
import { renderSite } from './render-site.ts';
import { allNodes, readPage } from './testing/page-tree.ts';
import { siteOf } from './testing/site-fixture.ts';

async function pageIn(language: string): Promise<string> {
  const { files } = await renderSite(siteOf('linkedin-individual', { language }));
  return files.find(({ path }) => path === '/index.html')?.body.toString('utf8') ?? '';
}

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
} as const;

test.each(SITE_LANGUAGES)('a page in %s says so, speaks it and carries no catalogue', async (language) => {
  const page = await pageIn(language);
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  expect(page).toContain(`<html lang="${language}" dir="${dir}"`);
  expect(page).toMatch(new RegExp(`<h2[^>]*>${EXPERIENCE[language]}</h2>`, 'u'));
  expect(page.includes('Skip to the content')).toBe(language === 'en');
  const scripts = allNodes(readPage(page)).filter((node) => 'tagName' in node && node.tagName === 'script');
  expect(scripts.length).toBeLessThanOrEqual(1);
});

test('a language that the fonts have no letters for names the fonts that systems have for it', async () => {
  expect(await pageIn('ja')).toContain('Hiragino');
  expect(await pageIn('zh-TW')).toContain('PingFang TC');
  expect(await pageIn('hi')).toContain('Nirmala UI');
  expect(await pageIn('de')).not.toContain('--script-sans:');
});
