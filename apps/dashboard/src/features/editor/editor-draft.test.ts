import { emptyOwnerEdits } from '@tosite/validation/profile/owner-edits';
import { initialDesign } from '@tosite/site-sections/initial-design';
import { beforeEach, expect, it, vi } from 'vitest';
import { preview } from '../../testing/fixtures.ts';
import { keepPicture, keptPictures } from '../../memory/draft-pictures.ts';
import { dropDraft, keepDraft, readDraft } from './editor-draft.ts';
import {
  addPendingUpload,
  edit,
  markSaved,
  openEditor,
  updateSetting,
  useEditorStore,
} from './editor-store.ts';

// The DOM of these tests has no database: the browser's own is used in the journey of the editor.
vi.mock('../../memory/draft-pictures.ts', () => ({
  keepPicture: vi.fn(() => Promise.resolve(true)),
  keptPictures: vi.fn(() => Promise.resolve(new Map())),
  dropPictures: vi.fn(() => Promise.resolve()),
  dropEveryPicture: vi.fn(() => Promise.resolve()),
}));

const saved = {
  document: {
    design: { theme_name: 'swiss' as const, theme_mode: 'auto' as const, accent: null, sections: {} },
    sectionOrder: ['hero' as const, 'about' as const],
    edits: emptyOwnerEdits(),
  },
  revision: 3,
};
const subject = { profile: preview.profile, defaults: initialDesign(preview.profile) };
const state = () => useEditorStore.getState();
const present = () => state().history.present;

beforeEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  openEditor('site-1', subject, saved);
});

const kept = () => readDraft('site-1', saved);
const pending = { url: 'pending:avatar-1', alt: '', width: 1, height: 1 };
const choosePicture = () => {
  const file = new File(['x'], 'me.png', { type: 'image/png' });
  addPendingUpload('avatar-1', { file, oldImageUrl: null, width: 1, height: 1, shown: 'data:,' });
  edit({ kind: 'field', path: 'avatar', value: pending });
};

it('a draft is kept on each change, survives a reload, and is over the revision that it was made on', async () => {
  vi.useFakeTimers();
  const stop = keepDraft();
  updateSetting('about', 'title', 'Kept');
  vi.advanceTimersByTime(1000);
  stop();
  vi.useRealTimers();
  const draft = await kept();
  expect(draft?.document.design.sections.about?.title).toBe('Kept');
  openEditor('site-1', subject, { ...saved, revision: 7 }, draft);
  expect(present().design.sections.about?.title).toBe('Kept');
  expect(state()).toMatchObject({ unsavedChanges: true, restored: true, saved: { revision: 3 } });
  markSaved({ document: present(), revision: 8 }, present());
  expect(state().restored).toBe(false);
});

it('a draft is gone once everything is saved', async () => {
  vi.useFakeTimers();
  const stop = keepDraft();
  updateSetting('about', 'title', 'Kept');
  vi.advanceTimersByTime(1000);
  markSaved({ document: present(), revision: 4 }, present());
  vi.advanceTimersByTime(1000);
  stop();
  vi.useRealTimers();
  expect(await kept()).toBeNull();
});

it('a draft keeps the pictures that were chosen, with the files that are still to be sent', async () => {
  vi.mocked(keptPictures).mockResolvedValue(
    new Map([['avatar-1', { file: new File(['x'], 'me.png'), oldImageUrl: null, width: 1, height: 1 }]]),
  );
  const stop = keepDraft();
  choosePicture();
  stop();
  expect(keepPicture).toHaveBeenCalledWith('site-1', 'avatar-1', expect.objectContaining({ width: 1 }));
  const draft = await kept();
  expect(draft?.document.edits.fields).toEqual({ avatar: pending });
  expect(draft).toMatchObject({ lostPictures: 0, pictures: { 'avatar-1': { width: 1 } } });
  openEditor('site-1', subject, saved, draft);
  expect(state().filesPendingUpload['avatar-1']?.file.name).toBe('me.png');
});

it('a draft says how many pictures this browser did not keep, and does not name them', async () => {
  vi.mocked(keptPictures).mockResolvedValue(new Map());
  const stop = keepDraft();
  choosePicture();
  edit({ kind: 'field', path: 'headline', value: 'Kept' });
  stop();
  const draft = await kept();
  expect(draft?.document.edits.fields).toEqual({ headline: 'Kept' });
  expect(draft?.lostPictures).toBe(1);
});

it('the draft of another tab stays when this one, which changed nothing, is closed', async () => {
  const other = { ...saved, document: { ...saved.document, sectionOrder: ['hero' as const] } };
  const stop = keepDraft();
  localStorage.setItem('draft:design:site-1', JSON.stringify(other));
  window.dispatchEvent(new Event('pagehide'));
  stop();
  expect((await kept())?.document.sectionOrder).toEqual(['hero']);
});

it('a draft that says what the server has by now is none', async () => {
  localStorage.setItem('draft:design:site-1', JSON.stringify(saved));
  expect(await kept()).toBeNull();
  expect(localStorage.getItem('draft:design:site-1')).toBeNull();
});

it.each(['', '{', '{"document":1}', 'null'])('%j in its place is nothing', async (text) => {
  localStorage.setItem('draft:design:site-1', text);
  expect(await kept()).toBeNull();
  dropDraft('site-1');
  expect(localStorage.getItem('draft:design:site-1')).toBeNull();
});
