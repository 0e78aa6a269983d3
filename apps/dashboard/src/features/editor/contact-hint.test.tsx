import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { initialDesign } from '@tosite/site-sections/initial-design';
import { emptyOwnerEdits } from '@tosite/validation/profile/owner-edits';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { preview } from '../../testing/fixtures.ts';
import { closeEditor, edit, openEditor, openSection } from './editor-store.ts';
import { SectionRow } from './section-row.tsx';

const profile = {
  ...preview.profile,
  about: { text: 'I build boats. Mail: ada@example.org', format: 'text' as const, base: null },
  contact: { email: 'ada@example.org', phone: '+44 555 010 7788', website: null, address: null },
};

beforeEach(() => {
  openEditor(
    'site-1',
    { profile, defaults: initialDesign(profile) },
    {
      document: {
        design: preview.design,
        sectionOrder: ['hero', 'about', 'contact'],
        edits: emptyOwnerEdits(),
      },
      revision: 1,
    },
  );
  openSection('contact');
});
afterEach(() => {
  cleanup();
  closeEditor();
});

const described = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
const hint = () => screen.queryByText(/^Your own text says it too/u);

it('says beside a switch that is off that the owner’s own text says the same, and where', () => {
  render(<SectionRow section="contact" handle={null} filled />);
  const mail = screen.getByRole('switch', { name: 'Show the e-mail address' });
  expect(described(mail)).toBe(
    'Your own text says it too, and is left as you wrote it. Change it there if nobody shall see it: I build boats. Mail: ada@example.org',
  );
  // What no text says has no hint.
  expect(described(screen.getByRole('switch', { name: 'Show the phone number' }))).toBeUndefined();
  fireEvent.click(mail);
  expect(hint()).toBeNull();
  fireEvent.click(mail);
  expect(hint()).not.toBeNull();
});

it('goes once the text says it no more', () => {
  render(<SectionRow section="contact" handle={null} filled />);
  expect(hint()).not.toBeNull();
  act(() => edit({ kind: 'field', path: 'about', value: { ...profile.about, text: 'I build boats.' } }));
  expect(hint()).toBeNull();
});
