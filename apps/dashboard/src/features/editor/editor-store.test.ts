import { emptyOwnerEdits } from '@tosite/validation/profile/owner-edits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { initialDesign } from '@tosite/site-sections/initial-design';
import { preview } from '../../testing/fixtures.ts';
import type { EditorDocument } from './editor-document.ts';
import {
  addPendingUpload,
  edit,
  markSaved,
  openEditor,
  redo,
  takeTheirs,
  undo,
  updateSetting,
  useEditorStore,
} from './editor-store.ts';

const document: EditorDocument = {
  design: {
    theme_name: 'swiss',
    theme_mode: 'auto',
    accent: null,
    sections: { about: { title: 'Me', fold: true } },
  },
  sectionOrder: ['hero', 'about', 'repositories', 'contact'],
  edits: emptyOwnerEdits(),
};
const saved = { document, revision: 3 };
const subject = { profile: preview.profile, defaults: initialDesign(preview.profile) };
const state = () => useEditorStore.getState();
const present = () => state().history.present;

beforeEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  openEditor('site-1', subject, saved);
});

describe('the state at its start', () => {
  it('nothing is unsaved, no file waits, no change was sent, no frame is loaded, nobody writes, the drawer shows desktop', () => {
    expect(state()).toMatchObject({
      unsavedChanges: false,
      filesPendingUpload: {},
      lastChange: null,
      iframe: { loaded: false, drawn: false },
      aiWriting: false,
      mobileDrawerView: 'desktop',
    });
  });
});

describe('settings', () => {
  it('any setting update marks unsaved changes and is the last change sent to the preview', () => {
    updateSetting('about', 'title', 'Who I am');
    expect(present().design.sections.about).toEqual({ title: 'Who I am', fold: true });
    expect(state().unsavedChanges).toBe(true);
    expect(state().lastChange).toEqual({ section: 'about', key: 'title', value: 'Who I am' });
  });

  it('a section reorder marks unsaved changes', () => {
    edit({ kind: 'order', order: ['about', 'hero', 'repositories', 'contact'], moved: 'about' });
    expect(present().sectionOrder).toEqual(['about', 'hero', 'repositories', 'contact']);
    expect(state().unsavedChanges).toBe(true);
  });

  it('an empty key replaces the whole section', () => {
    updateSetting('about', '', { title: 'Only this' });
    expect(present().design.sections.about).toEqual({ title: 'Only this' });
    updateSetting('theme', '', { theme_name: 'atelier', theme_mode: 'dark', accent: '#336699' });
    expect(present().design).toMatchObject({ theme_name: 'atelier', theme_mode: 'dark', accent: '#336699' });
    expect(present().design.sections.about).toEqual({ title: 'Only this' });
  });

  it('the theme’s name and mode are settings like others', () => {
    updateSetting('theme', 'theme_name', 'ledger');
    updateSetting('theme', 'theme_mode', 'dark');
    expect(present().design).toMatchObject({ theme_name: 'ledger', theme_mode: 'dark' });
  });

  it('undefined takes a setting out', () => {
    updateSetting('about', 'title', undefined);
    expect(present().design.sections.about).toEqual({ fold: true });
  });

  it.each([
    ['about', 'unknown', true],
    ['theme', 'theme_name', 'none'],
    ['theme', 'accent', 'red'],
    ['experience', 'shown', 0],
    ['about', '', 'no settings'],
  ] as const)('what the schema does not take changes nothing: %s.%s', (section, key, value) => {
    updateSetting(section, key, value);
    expect(present()).toBe(document);
    expect(state().unsavedChanges).toBe(false);
  });

  it('reset restores the defaults, and what the owner wrote stays', () => {
    edit({ kind: 'field', path: 'headline', value: 'Mine' });
    edit({ kind: 'order', order: ['languages', 'hero'], moved: 'languages' });
    updateSetting('theme', 'theme_name', 'terminal');
    edit({ kind: 'reset' });
    expect(present().design).toEqual(subject.defaults.design);
    expect(present().sectionOrder).toEqual([...subject.defaults.sectionOrder, 'languages']);
    expect(present().edits.fields.headline).toBe('Mine');
  });
});

describe('undo and redo', () => {
  it('go through design, order, settings, texts and content as one', () => {
    updateSetting('theme', 'theme_name', 'atelier');
    edit({ kind: 'order', order: ['about', 'hero'], moved: 'about' });
    updateSetting('about', 'title', 'A');
    edit({ kind: 'field', path: 'contact.email', value: 'a@example.com' });
    edit({
      kind: 'set-item',
      list: 'projects',
      id: 'p1',
      set: { description: 'Mine' },
      name: 'moth-editor',
    });
    edit({ kind: 'hide-item', list: 'projects', id: 'p1', hidden: true, name: 'moth-editor' });
    const last = present();
    expect(last.edits).toMatchObject({
      fields: { contact: { email: 'a@example.com' } },
      items: { 'projects/p1': { set: { description: 'Mine' }, hidden: true } },
    });
    for (let step = 0; step < 6; step += 1) undo();
    expect(present()).toBe(document);
    undo();
    expect(present()).toBe(document);
    for (let step = 0; step < 6; step += 1) redo();
    expect(present()).toBe(last);
    redo();
    expect(present()).toBe(last);
  });

  it('back at what was saved, nothing is unsaved; forward it is', () => {
    updateSetting('about', 'title', 'A');
    undo();
    expect(state().unsavedChanges).toBe(false);
    redo();
    expect(state().unsavedChanges).toBe(true);
  });

  it('a change after undo ends what could be redone', () => {
    updateSetting('about', 'title', 'A');
    undo();
    updateSetting('theme', 'theme_mode', 'dark');
    redo();
    expect(present().design.sections.about?.title).toBe('Me');
  });

  it('letters typed one soon after the other are one step, later ones another', () => {
    const type = (value: string, at: number) =>
      edit({ kind: 'setting', section: 'about', key: 'title', value }, at);
    type('H', 1000);
    type('He', 1200);
    type('Hel', 1900);
    type('Hello', 9000);
    undo();
    expect(present().design.sections.about?.title).toBe('Hel');
    undo();
    expect(present().design.sections.about?.title).toBe('Me');
  });
});

describe('content', () => {
  const added = {
    id: 'owner:1',
    origin: { source: 'owner', path: 'edits' },
    name: 'Sailing',
  };

  it('an item that the owner adds can be changed, and dropping it takes it away', () => {
    edit({ kind: 'add-item', list: 'skills', item: added, name: 'Sailing' });
    edit({ kind: 'set-item', list: 'skills', id: 'owner:1', set: { name: 'Rowing' }, name: 'Sailing' });
    expect(present().edits.added.skills).toEqual([{ ...added, name: 'Rowing' }]);
    edit({ kind: 'drop-item', list: 'skills', id: 'owner:1', name: 'Rowing' });
    expect(present().edits.added).toEqual({});
  });

  it('an item of a source is as the source says it again', () => {
    edit({ kind: 'set-item', list: 'projects', id: 'a/b', set: { description: 'x' }, name: 'b' });
    edit({ kind: 'drop-item', list: 'projects', id: 'a/b', name: 'b' });
    expect(present().edits.items).toEqual({});
  });

  it('showing a hidden item leaves nothing behind', () => {
    edit({ kind: 'hide-item', list: 'projects', id: 'p', hidden: true, name: 'p' });
    edit({ kind: 'hide-item', list: 'projects', id: 'p', hidden: false, name: 'p' });
    expect(present().edits).toEqual(document.edits);
  });

  it('an address that no page may link to changes nothing', () => {
    edit({ kind: 'set-item', list: 'projects', id: 'p', set: { url: 'javascript:alert(1)' }, name: 'p' });
    edit({ kind: 'field', path: 'contact.website', value: 'javascript:alert(1)' });
    expect(present()).toBe(document);
  });

  it('a field that is taken back is the source’s again', () => {
    edit({ kind: 'field', path: 'headline', value: 'Mine' });
    edit({ kind: 'field', path: 'headline', value: undefined });
    expect(present().edits.fields).toEqual({});
  });
});

describe('saving', () => {
  it('marks nothing unsaved, and the next save is made on the new revision', () => {
    updateSetting('about', 'title', 'A');
    const sent = present();
    markSaved({ document: sent, revision: 4 }, sent);
    expect(state()).toMatchObject({ unsavedChanges: false, saved: { revision: 4 } });
    undo();
    expect(state().unsavedChanges).toBe(true);
  });

  it('what was changed while it was being saved stays unsaved', () => {
    updateSetting('about', 'title', 'A');
    const sent = present();
    updateSetting('theme', 'theme_mode', 'dark');
    markSaved({ document: sent, revision: 4 }, sent);
    expect(state().unsavedChanges).toBe(true);
    expect(present().design.theme_mode).toBe('dark');
  });

  it('taking the other tab’s version can be undone', () => {
    updateSetting('about', 'title', 'Mine');
    const theirs = { ...document, design: { ...document.design, theme_mode: 'dark' as const } };
    takeTheirs({ document: theirs, revision: 9 });
    expect(present()).toBe(theirs);
    expect(state()).toMatchObject({ unsavedChanges: false, saved: { revision: 9 } });
    undo();
    expect(present().design.sections.about?.title).toBe('Mine');
    expect(state().unsavedChanges).toBe(true);
  });

  it('files wait under their key with the address whose place they take', () => {
    const file = new File(['x'], 'me.png');
    addPendingUpload('avatar-1', { file, oldImageUrl: 'https://x/old.webp', width: 1, height: 1, shown: '' });
    expect(state().filesPendingUpload['avatar-1']).toMatchObject({ file, oldImageUrl: 'https://x/old.webp' });
  });
});
