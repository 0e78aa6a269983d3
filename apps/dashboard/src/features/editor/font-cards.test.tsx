import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { initialDesign } from '@tosite/site-sections/initial-design';
import { offeredFonts } from '@tosite/validation/website/font-offers';
import { THEMES } from '@tosite/site-sections/themes/themes';
import { THEME_NAMES } from '@tosite/validation/website/design';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preview } from '../../testing/fixtures.ts';
import { FontCards } from './font-cards.tsx';
import { closeEditor, openEditor, undo, useEditorStore } from './editor-store.ts';

function Cards() {
  return <FontCards design={useEditorStore((state) => state.history.present.design)} name="Ada Byron" />;
}

const design = () => useEditorStore.getState().history.present.design;
const checked = () =>
  screen.getAllByRole<HTMLInputElement>('radio').findIndex(({ checked: isChosen }) => isChosen);

beforeEach(() => {
  openEditor(
    'site-1',
    { profile: preview.profile, defaults: initialDesign(preview.profile) },
    {
      document: {
        design: preview.design,
        sectionOrder: preview.section_order,
        edits: { fields: {}, items: {}, added: {}, order: {} },
      },
      revision: 1,
    },
  );
});
afterEach(() => {
  cleanup();
  closeEditor();
});

it('offers the theme’s own and two others, sets the one that is chosen, and takes it back', () => {
  render(<Cards />);
  const cards = screen.getAllByRole('radio');
  expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
    'The theme’s own: Inter Tight',
    'Inter Tight for titles, Newsreader for text',
    'Inter Tight for titles, Hanken Grotesk for text',
  ]);
  expect(checked()).toBe(0);
  fireEvent.click(screen.getByRole('radio', { name: 'Inter Tight for titles, Newsreader for text' }));
  expect(design().fonts).toBe('newsreader');
  expect(checked()).toBe(1);
  fireEvent.click(screen.getByRole('radio', { name: 'The theme’s own: Inter Tight' }));
  expect(design().fonts).toBeNull();
  // One soon after the other is one step.
  undo();
  expect(design().fonts).toBeUndefined();
  expect(checked()).toBe(0);
});

it.each(THEME_NAMES)('%s is shown in the letters that it is set in', (theme) => {
  render(<FontCards design={{ ...preview.design, theme_name: theme, fonts: 'onest' }} name="Ada" />);
  const cards = screen.getAllByRole('radio');
  expect(cards).toHaveLength(3);
  const [own] = cards;
  const families = THEMES[theme].fonts.map(({ family }) => family);
  expect(families.some((family) => own?.getAttribute('aria-label')?.endsWith(family))).toBe(true);
  // What this theme does not offer is its own.
  expect(checked()).toBe(1 + (offeredFonts(theme) as readonly string[]).indexOf('onest'));
});
