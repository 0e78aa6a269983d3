// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { builtPage } from '../testing/built-page.ts';
import { wakeMenu } from './menu.ts';

function openMenu(): HTMLDetailsElement {
  document.body.innerHTML = /<header.*<\/header>/su.exec(builtPage('github', 'index.html'))?.[0] ?? '';
  const menu = document.querySelector<HTMLDetailsElement>('details[data-island="menu"]');
  if (menu === null) throw new Error('no menu');
  wakeMenu(menu);
  menu.open = true;
  return menu;
}

describe('the mobile menu', () => {
  it('closes when an entry is chosen', () => {
    const menu = openMenu();
    menu.querySelector<HTMLAnchorElement>('a[href="#pricing"]')?.click();
    expect(menu.open).toBe(false);
  });

  it('closes by Escape and gives the focus back', () => {
    const menu = openMenu();
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(menu.querySelector('summary'));
  });

  it('closes by a tap beside it, not by one inside', () => {
    const menu = openMenu();
    menu.querySelector('nav')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(menu.open).toBe(true);
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(menu.open).toBe(false);
  });
});
