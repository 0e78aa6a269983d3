import { afterEach, expect, it, vi } from 'vitest';
import { chooseLanguage, chosenLanguage, LANGUAGES } from './language.ts';

function speaks(...languages: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
}

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

it.each([
  [['es'], 'es'],
  [['es-MX', 'en-US'], 'es'],
  [['ES-es'], 'es'],
  [['en-GB', 'es'], 'en'],
  [['de', 'fr-CA', 'es-AR', 'en'], 'es'],
  [['de', 'fr'], 'en'],
  [['est', 'eng'], 'en'],
  [[], 'en'],
])('a browser that asks for %j is shown %s', (languages, shown) => {
  speaks(...languages);
  expect(chosenLanguage()).toBe(shown);
});

it('what was chosen goes before what the browser asks for', () => {
  speaks('en-US');
  chooseLanguage('es');
  expect(chosenLanguage()).toBe('es');
  chooseLanguage('en');
  speaks('es');
  expect(chosenLanguage()).toBe('en');
});

it.each(['fr', '', 'toString', '__proto__', '"es"'])('a stored %j is no choice', (stored) => {
  speaks('es');
  window.localStorage.setItem('language', stored);
  expect(chosenLanguage()).toBe('es');
});

it('storage that is forbidden is no reason to stop', () => {
  speaks('es');
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(() => chooseLanguage('en')).not.toThrow();
  expect(chosenLanguage()).toBe('es');
});

it('each language is called by its own name', () => {
  expect(LANGUAGES).toEqual({ en: 'English', es: 'Español' });
});
