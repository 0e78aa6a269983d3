import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { initialDesign } from '@tosite/site-sections/initial-design';
import { THEME_NAMES, type ThemeName } from '@tosite/validation/website/design';
import { afterEach, expect, it } from 'vitest';
import { preview } from '../../testing/fixtures.ts';
import type { EditorSite } from './editor-queries.ts';
import { closeEditor, openEditor, useEditorStore } from './editor-store.ts';
import { ThemeRow } from './theme-row.tsx';

function open(theme: ThemeName) {
  openEditor(
    'site-1',
    { profile: preview.profile, defaults: initialDesign(preview.profile) },
    {
      document: {
        design: { ...preview.design, theme_name: theme },
        sectionOrder: preview.section_order,
        edits: { fields: {}, items: {}, added: {}, order: {} },
      },
      revision: 1,
    },
  );
  // Nothing is drawn of it where no window is wide enough.
  render(<ThemeRow site={{} as EditorSite} name="Ada Byron" />);
}
const offered = (within: { getAllByRole: typeof screen.getAllByRole }) =>
  within.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);

afterEach(() => {
  cleanup();
  closeEditor();
});

it('four themes stand in a row, what suits the site first, and the chosen one is among them', () => {
  open('swiss');
  expect(offered(screen)).toEqual(['swiss', 'terminal', 'atelier', 'aurora']);
  cleanup();
  open('broadsheet');
  expect(offered(screen)).toEqual(['swiss', 'terminal', 'atelier', 'broadsheet']);
  expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('broadsheet');
});

it('all of them are one press away, and one that is chosen there stands in the row', async () => {
  open('swiss');
  fireEvent.click(screen.getByRole('button', { name: 'All 8 themes' }));
  const all = await screen.findByRole('dialog', { name: 'Eight themes' });
  expect(offered(within(all)).toSorted()).toEqual(THEME_NAMES.toSorted());
  fireEvent.click(within(all).getByRole('radio', { name: 'Gallery' }));
  expect(useEditorStore.getState().history.present.design.theme_name).toBe('gallery');
  fireEvent.click(within(all).getByRole('button', { name: 'Close' }));
  expect(offered(screen)).toContain('gallery');
});
