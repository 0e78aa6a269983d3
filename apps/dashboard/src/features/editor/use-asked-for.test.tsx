import { cleanup } from '@testing-library/react';
import { initialDesign } from '@tosite/site-sections/initial-design';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preview } from '../../testing/fixtures.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { closeEditor, openEditor, undo, useEditorStore } from './editor-store.ts';
import { useAskedFor } from './use-asked-for.ts';

function Asked({ ready }: { ready: boolean }) {
  useAskedFor(ready);
  return null;
}
const design = () => useEditorStore.getState().history.present;

beforeEach(() => {
  openEditor(
    'site-1',
    { profile: preview.profile, defaults: initialDesign(preview.profile) },
    {
      document: {
        design: preview.design,
        sectionOrder: preview.section_order.filter((section) => section !== 'about'),
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

it('a theme that the address names is put on once, and can be undone', () => {
  const { at } = renderAt('/design?theme=gallery', '/design', <Asked ready />);
  expect(design().design.theme_name).toBe('gallery');
  expect(at()).toBe('/design');
  undo();
  expect(design().design.theme_name).toBe('swiss');
});

it('a section that the address names is opened, and stands on the page again if it was taken out', () => {
  renderAt('/design?section=about', '/design', <Asked ready />);
  expect(useEditorStore.getState().openSection).toBe('about');
  expect(design().sectionOrder.at(-1)).toBe('about');
});

it.each(['?theme=constructor', '?section=__proto__', '?theme=&section='])('%s asks for nothing', (query) => {
  const before = design();
  renderAt(`/design${query}`, '/design', <Asked ready />);
  expect(design()).toBe(before);
  expect(useEditorStore.getState().openSection).toBeNull();
});

it('nothing is done before the site is open', () => {
  renderAt('/design?theme=gallery', '/design', <Asked ready={false} />);
  expect(design().design.theme_name).toBe('swiss');
});
