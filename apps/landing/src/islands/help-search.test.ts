// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { builtPage } from '../testing/built-page.ts';
import { wakeHelpSearch } from './help-search.ts';

const html = builtPage('github', 'help/index.html');

function type(typed: string): void {
  const field = document.querySelector<HTMLInputElement>('#help-field');
  if (field === null) throw new Error('no field');
  field.value = typed;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
const shown = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-words]')]
    .filter((entry) => !entry.hidden)
    .map((entry) => entry.querySelector('a')?.getAttribute('href') ?? '');
const said = (): string => document.querySelector('#help-found')?.textContent ?? '';

beforeEach(() => {
  document.body.innerHTML = /<body>(.*)<\/body>/su.exec(html)?.[1] ?? '';
  const search = document.querySelector<HTMLElement>('[data-island="help-search"]');
  if (search !== null) wakeHelpSearch(search);
});

describe('the search of the help center', () => {
  it('shows everything before anything is typed', () => {
    expect(shown().length).toBeGreaterThanOrEqual(15);
    expect(said()).toBe('');
  });

  it('finds an answer by its title, and by words that stand only in its text', () => {
    type('linkedin zip');
    expect(shown()).toContain('/help/linkedin-export');
    type('registrar');
    expect(shown()).toEqual(['/help/own-domain']);
    expect(said()).toBe('One answer');
    type('REFUND');
    expect(shown().length).toBeGreaterThanOrEqual(15);
    expect(said()).toBe('Nothing about that. All answers are below.');
  });

  it('hides a group without an answer, and brings it back', () => {
    type('takeout');
    const hidden = () =>
      [...document.querySelectorAll('.help-groups section')].map((s) => s.hasAttribute('hidden'));
    expect(hidden()).toEqual([false, true, true]);
    type('');
    expect(hidden()).toEqual([false, false, false]);
  });
});
