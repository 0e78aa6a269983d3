import { initialDesign } from '@tosite/site-sections/initial-design';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { emptyOwnerEdits } from '@tosite/validation/profile/owner-edits';
import { Link } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../query-client.ts';
import { preview } from '../../testing/fixtures.ts';
import { answerApi, renderAt } from '../../testing/render-at.tsx';
import {
  closeEditor,
  edit,
  endStep,
  openEditor,
  setAiWriting,
  undo,
  useEditorStore,
} from './editor-store.ts';
import { ItemForm } from './item-form.tsx';
import { LeavingGuard } from './leaving-guard.tsx';
import { ProfileFields } from './profile-fields.tsx';

const HELP = 'POST /api/ai/help-me-write';
const usage = { configured: true, writer: 'ai', used: 0, limit: 3, resetsAt: '2026-12-01T00:00:00.000Z' };
const opened = {
  design: { theme_name: 'swiss', theme_mode: 'auto', sections: {} },
  sectionOrder: [],
  edits: emptyOwnerEdits(),
} as const;

let answers: Record<string, unknown>;
let asked: ReturnType<typeof answerApi>;
let say: (delta: string) => void;
let end: (text: string) => void;

beforeEach(() => {
  queryClient.clear();
  openEditor(
    'site-1',
    { profile: preview.profile, defaults: initialDesign(preview.profile) },
    { document: { ...opened, sectionOrder: ['hero', 'about'] }, revision: 1 },
  );
  answers = {
    'GET /api/ai/usage': usage,
    [HELP]: (_: unknown, options: { onText: (delta: string) => void }) => {
      say = (delta) => act(() => options.onText(delta));
      return new Promise((resolve) => {
        end = (text) => act(() => resolve({ text }));
      });
    },
  };
  asked = answerApi(answers);
});
afterEach(() => {
  cleanup();
  closeEditor();
});

const Leaving = () => (
  <>
    <Link to="/">away</Link>
    <LeavingGuard />
  </>
);
const about = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'About' });
const state = () => useEditorStore.getState();
async function ask(field: string, idea: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Help me write: ${field}` }));
  fireEvent.click(await screen.findByRole('button', { name: idea }));
  await waitFor(() => expect(asked.some(({ path }) => path === HELP)).toBe(true));
}

it('the flag of AI writing is up while a text comes, and the text is one step of undo', async () => {
  renderAt('/', '/', <ProfileFields section="about" />);
  fireEvent.change(about(), { target: { value: 'I build engines.' } });
  await ask('About', 'From my profile');
  expect(state().aiWriting).toBe(true);
  say('She ');
  // What is not taken over is in no document.
  expect(about().value).toBe('I build engines.');
  end('I write programs for engines.');
  fireEvent.click(await screen.findByRole('button', { name: 'Replace' }));
  expect(state().aiWriting).toBe(false);
  expect(about().value).toBe('I write programs for engines.');
  expect(state().history.past.length).toBe(2);
  act(undo);
  expect(about().value).toBe('I build engines.');
});

it('the button beside the field takes it back by the same step', async () => {
  renderAt('/', '/', <ProfileFields section="about" />);
  await ask('About', 'From my profile');
  end('I write programs.');
  fireEvent.click(await screen.findByRole('button', { name: 'Insert' }));
  const past = state().history.past.length;
  fireEvent.click(await screen.findByRole('button', { name: 'Undo what was written: About' }));
  expect(state().history.past.length).toBe(past - 1);
  expect(about().value).toBe('');
});

it('what is taken over right after a letter is a step of its own', () => {
  edit({ kind: 'field', path: 'headline', value: 'E' }, 1000);
  endStep();
  edit({ kind: 'field', path: 'headline', value: 'Engines' }, 1100);
  undo();
  expect(state().history.present.edits.fields.headline).toBe('E');
});

it('of two texts the flag stays until the last one ends, and does not outlive the editor', () => {
  setAiWriting('about', true);
  setAiWriting('headline', true);
  setAiWriting('about', false);
  expect(state().aiWriting).toBe(true);
  closeEditor();
  expect(state().aiWriting).toBe(false);
  setAiWriting('headline', false);
  setAiWriting('about', true);
  setAiWriting('about', false);
  expect(state().aiWriting).toBe(false);
});

it('asks before a text that is being written is left', async () => {
  act(() => setAiWriting('about', true));
  const page = renderAt('/design', '/design', <Leaving />);
  fireEvent.click(screen.getByRole('link', { name: 'away' }));
  expect(await screen.findByRole('dialog', { name: 'Leave while it is being written?' })).toBeDefined();
  expect(page.at()).toBe('/design');
});

it('nobody is helped to write the words of other people', async () => {
  const nothing = () => undefined;
  renderAt(
    '/',
    '/',
    <>
      <ItemForm list="recommendations" item={{ author: 'Charles', text: 'She was right.' }} onSet={nothing} />
      <ItemForm list="projects" item={{ name: 'Tidelog' }} onSet={nothing} />
    </>,
  );
  expect(screen.getByDisplayValue('She was right.').tagName).toBe('TEXTAREA');
  // The one of the project.
  expect((await screen.findAllByRole('button', { name: /^Help me write/u })).length).toBe(1);
});

it('an item is written with what else it says', async () => {
  const set: unknown[] = [];
  renderAt(
    '/',
    '/',
    <ItemForm
      list="projects"
      item={{ name: 'Tidelog', description: 'Logs the tide.' }}
      onSet={(change) => void set.push(change)}
    />,
  );
  await ask('Description', 'Shorter');
  expect(asked.find(({ path }) => path === HELP)?.input).toMatchObject({
    body: { type: 'item', websiteId: 'site-1', context: expect.stringContaining('Tidelog') as string },
  });
  end('Logs tides.');
  fireEvent.click(await screen.findByRole('button', { name: 'Replace' }));
  expect(set).toEqual([{ description: 'Logs tides.' }]);
});
