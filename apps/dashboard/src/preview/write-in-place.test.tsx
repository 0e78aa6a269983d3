import type { SiteInput } from '@tosite/site-sections/site';
import { emptyOwnerEdits } from '@tosite/validation/profile/owner-edits';
import { applyOwnerEdits } from '@tosite/validation/profile/owner-edits-apply';
import { expect, it, vi } from 'vitest';
import { siteOfPreview } from '../features/onboarding/site-of-preview.ts';
import { preview } from '../testing/fixtures.ts';
import { drawingIn } from './render-site.tsx';
import type { FrameMessage } from './frame-messages.ts';
import { textAt } from './text-at.ts';
import { writeInPlace } from './write-in-place.ts';

const origin = { source: 'linkedin:export', path: 'x' };
const job = {
  origin,
  start: '2020',
  end: null,
  current: true,
  organisationUrl: null,
  location: null,
  skills: [],
  logo: null,
};
const site: SiteInput = {
  ...siteOfPreview(preview, 'swiss', 'Ada Byron', 'adabyron'),
  sectionOrder: ['hero', 'about', 'experience'],
  profile: {
    ...preview.profile,
    about: { format: 'text', text: 'First paragraph.\n\nSecond paragraph.\n\n- a point', base: null },
    experience: [
      { ...job, id: 'one', title: 'Engineer', organisation: 'Mill', description: 'Ran the mill.' },
      { ...job, id: 'two', title: 'Engineer', organisation: 'Dock', description: 'Line one.\nLine two.' },
    ],
  },
};

function draw(shown: SiteInput = site) {
  const target = document.implementation.createHTMLDocument('');
  const drawing = drawingIn(target);
  drawing.draw(shown);
  const leaf = (text: string, place = 0): HTMLElement => {
    const found = [...target.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => element.children.length === 0 && element.textContent.trim() === text,
    );
    return found[place] as HTMLElement;
  };
  return { target, drawing, leaf };
}

it('a text on the page says which field of which item it is', () => {
  const { target, leaf } = draw();
  const name = target.querySelector('h1') as HTMLElement;
  expect(textAt(name, site)).toMatchObject({ target: { kind: 'field', path: 'name' }, text: 'Ada Byron' });
  expect(textAt(leaf(site.profile.headline ?? ''), site)?.target).toEqual({
    kind: 'field',
    path: 'headline',
  });
  const job = (field: string, id: string) => ({ kind: 'item', list: 'experience', id, field });
  expect(textAt(leaf('Ran the mill.'), site)?.target).toEqual(job('description', 'one'));
  // The same title twice: what stands around it tells them apart.
  expect(textAt(leaf('Engineer', 0), site)?.target).toEqual(job('title', 'one'));
  expect(textAt(leaf('Engineer', 1), site)?.target).toEqual(job('title', 'two'));
  expect(textAt(leaf('Experience'), site)?.target).toEqual({ kind: 'title', section: 'experience' });
});

it('a paragraph of a longer text is written without the others changing', () => {
  const { leaf } = draw();
  const second = textAt(leaf('Second paragraph.'), site);
  expect(second?.target).toEqual({ kind: 'field', path: 'about' });
  expect(second?.valueOf('Another.')).toBe('First paragraph.\n\nAnother.\n\n- a point');
  expect(textAt(leaf('a point'), site)?.valueOf('$& two')).toBe(
    'First paragraph.\n\nSecond paragraph.\n\n- $& two',
  );
});

it('what no owner wrote cannot be written', () => {
  const { target, leaf } = draw();
  for (const element of target.querySelectorAll('footer *, .when, nav *, body'))
    expect(textAt(element, site)).toBeNull();
  const plain = { ...site, profile: applyOwnerEdits({ ...site.profile, headline: null }, emptyOwnerEdits()) };
  expect(textAt(leaf(site.profile.headline ?? ''), plain)).toBeNull();
});

it('writing ends with the page as it was drawn and the new text told; escape tells nothing', () => {
  const { target, drawing } = draw();
  document.body.replaceChildren(target.body.cloneNode(false));
  const say = vi.fn<(message: FrameMessage) => void>();
  const headline = target.querySelector<HTMLElement>('.headline') as HTMLElement;
  Object.assign(target, { elementsFromPoint: () => [headline] });
  const editing = writeInPlace(target, () => site, say);
  const click = () => headline.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  click();
  expect(editing.isWriting()).toBe(true);
  expect(headline.getAttribute('contenteditable')).toBe('plaintext-only');
  headline.textContent = 'Mine';
  headline.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(say).toHaveBeenLastCalledWith({
    kind: 'tosite:text',
    target: { kind: 'field', path: 'headline' },
    value: 'Mine',
  });
  expect(headline.hasAttribute('contenteditable')).toBe(false);
  // It stays until what comes of it is drawn: nobody sees the old text between.
  expect(headline.textContent).toBe('Mine');
  editing.settle();
  expect(headline.textContent).toBe(site.profile.headline);
  say.mockClear();
  click();
  headline.textContent = 'Not mine';
  headline.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect(say.mock.calls.map(([message]) => message.kind)).toEqual(['tosite:section']);
  // React goes on drawing into the same nodes.
  drawing.draw({ ...site, profile: { ...site.profile, headline: 'Drawn anew' } });
  expect(target.querySelector('.headline')?.textContent).toBe('Drawn anew');
});

it('a text that nothing comes of is what it was again after a second', () => {
  vi.useFakeTimers();
  const { target } = draw();
  document.body.replaceChildren(target.body.cloneNode(false));
  const headline = target.querySelector<HTMLElement>('.headline') as HTMLElement;
  Object.assign(target, { elementsFromPoint: () => [headline] });
  writeInPlace(target, () => site, vi.fn());
  headline.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  headline.textContent = 'Mine';
  headline.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect(headline.textContent).toBe('Mine');
  vi.advanceTimersByTime(1000);
  expect(headline.textContent).toBe(site.profile.headline);
  vi.useRealTimers();
});
