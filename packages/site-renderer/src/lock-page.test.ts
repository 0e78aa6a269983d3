import { expect, it } from 'vitest';
import { htmlFaults } from './testing/html-faults.ts';
import { SITE_LANGUAGES } from '@tosite/site-sections/words/words';
import { lockWords } from './lock-words.ts';
import { renderLockPage } from './lock-page.tsx';

it.each(SITE_LANGUAGES)('the page before a private site is whole and well-formed in %s', async (language) => {
  for (const problem of [null, 'wrong', 'wait', 'busy'] as const) {
    const page = renderLockPage({ language, problem }).body.toString('utf8');
    expect(page).toContain(`lang="${language}"`);
    expect(page).toContain(lockWords(language).title);
    expect(page.includes('role="alert"')).toBe(problem !== null);
    expect(page).not.toContain('<script');
    expect(await htmlFaults(page)).toEqual([]);
  }
});

it('is in English where the language is not known, and from right to left where that is how it is read', () => {
  expect(lockWords('sv').title).toBe('This site is private');
  expect(lockWords('constructor').title).toBe('This site is private');
  expect(lockWords('pt-BR').label).toBe('Palavra-passe');
  expect(renderLockPage({ language: 'ar', problem: null }).body.toString('utf8')).toContain('dir="rtl"');
});
