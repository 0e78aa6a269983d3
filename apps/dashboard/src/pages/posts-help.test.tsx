import type { Post, PostChange } from '@tosite/validation/posts/post';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDrafts } from '../memory/drafts.ts';
import { queryClient } from '../query-client.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { ada, seeCookies, website } from '../testing/fixtures.ts';
import { post } from '../testing/post-fixtures.ts';
import { answerApi, renderAt } from '../testing/render-at.tsx';
import { Page } from './posts.tsx';

const HELP = 'POST /api/ai/help-me-write';
const USAGE = 'GET /api/ai/usage';
const usage = { configured: true, writer: 'ai', used: 0, limit: 3, resetsAt: '2026-12-01T00:00:00.000Z' };

let stored: Post;
let answers: Record<string, unknown>;
let asked: ReturnType<typeof answerApi>;
let end: (text: string) => void;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  openDrafts();
  seeCookies('');
  localStorage.clear();
  queryClient.clear();
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  stored = post({
    title: 'The red kettle',
    content: {
      type: 'doc',
      content: [
        { type: 'paragraph', attrs: { at: 12 }, content: [{ type: 'text', text: 'It is red.' }] },
        {
          type: 'image',
          attrs: { at: null, src: 'https://pictures.example/k.jpg', alt: '', caption: 'Ours' },
        },
      ],
    },
  });
  answers = {
    'POST /api/website/current-website': { website },
    'GET /api/post/{id}': () => ({ post: stored }),
    'POST /api/post/save-post': ({ body }: { body: { post: PostChange } }) => {
      // Nothing that is left out is undefined.
      stored = { ...stored, ...(body.post as Partial<Post>), revision: stored.revision + 1 };
      return { post: stored };
    },
    [USAGE]: usage,
    [HELP]: () =>
      new Promise((resolve) => {
        end = (text) => act(() => resolve({ text }));
      }),
  };
  asked = answerApi(answers);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = () => renderAt('/posts?post=post-1', '/posts', <Page />);
const paper = () => screen.findByRole('textbox', { name: 'Text of the post' });
const calls = () => asked.filter(({ path }) => path === HELP).map(({ input }) => input);
async function ask(field: string, prompt: string) {
  fireEvent.click(await screen.findByRole('button', { name: `Help me write: ${field}` }));
  const panel = within(await screen.findByRole('dialog', { name: `Help me write: ${field}` }));
  fireEvent.change(await panel.findByRole('textbox'), { target: { value: prompt } });
  const before = calls().length;
  fireEvent.click(panel.getByRole('button', { name: 'Write' }));
  await waitFor(() => expect(calls().length).toBe(before + 1));
  return panel;
}

it('a title that is taken over is one step of the editor’s own undo', async () => {
  open();
  const panel = await ask('Title', 'a question');
  expect(calls()).toMatchObject([
    { body: { type: 'title', websiteId: 'site-1', context: 'Title: The red kettle\n\nIt is red.' } },
  ]);
  end('What does\na kettle do?');
  fireEvent.click(await panel.findByRole('button', { name: 'Replace' }));
  const title = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Title' });
  await waitFor(() => expect(title.value).toBe('What does a kettle do?'));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(title.value).toBe('The red kettle'));
  expect(screen.queryByRole('button', { name: /^Undo what/u })).toBeNull();
});

it('paragraphs go where the cursor is, bear no second of the film, and go away in one step', async () => {
  open();
  await paper();
  const panel = await ask('Text of the post', 'go on');
  end('It boils.\n\nIt is loud.');
  fireEvent.click(await panel.findByRole('button', { name: 'Insert' }));
  await waitFor(async () => expect((await paper()).textContent).toContain('It boils.'));
  expect((await paper()).querySelectorAll('p:not([data-time])').length).toBeGreaterThanOrEqual(2);
  fireEvent.click(await screen.findByRole('button', { name: 'Undo what was written: Text of the post' }));
  await waitFor(async () => expect((await paper()).textContent).not.toContain('It boils.'));
  expect((await paper()).textContent).toContain('It is red.');
});

it('what is said of a picture is written in its own place, one way back', async () => {
  open();
  const name = 'Say it for who cannot see it';
  const panel = await ask(name, 'a red kettle on the stove');
  expect(calls()).toMatchObject([
    { body: { type: 'alt', context: expect.stringContaining('Ours') as string } },
  ]);
  expect(panel.getByText('It does not see the picture: say what is on it.')).toBeDefined();
  end('A red kettle on a gas stove.');
  fireEvent.click(await panel.findByRole('button', { name: 'Insert' }));
  const alt = screen.getByRole<HTMLInputElement>('textbox', { name });
  await waitFor(() => expect(alt.value).toBe('A red kettle on a gas stove.'));
  fireEvent.click(await screen.findByRole('button', { name: `Undo what was written: ${name}` }));
  await waitFor(() => expect(alt.value).toBe(''));
});

it('what was taken over is saved, and nothing of a text that was not', async () => {
  open();
  const panel = await ask('Excerpt', 'short');
  await vi.advanceTimersByTimeAsync(12_000);
  expect(stored.excerpt).toBe('');
  end('A kettle, in red.');
  fireEvent.click(await panel.findByRole('button', { name: 'Insert' }));
  await vi.advanceTimersByTimeAsync(12_000);
  await waitFor(() => expect(stored.excerpt).toBe('A kettle, in red.'));
});

it('there is no help where no model is set up', async () => {
  answers[USAGE] = { ...usage, configured: false };
  open();
  await paper();
  await waitFor(() => expect(asked.some(({ path }) => path === USAGE)).toBe(true));
  await vi.advanceTimersByTimeAsync(200);
  expect(screen.queryByRole('button', { name: /^Help me write/u })).toBeNull();
});
