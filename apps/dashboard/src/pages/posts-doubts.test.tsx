import type { Post, PostChange } from '@tosite/validation/posts/post';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDrafts } from '../memory/drafts.ts';
import { queryClient } from '../query-client.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { ada, seeCookies, website } from '../testing/fixtures.ts';
import { post } from '../testing/post-fixtures.ts';
import { answerApi, renderAt } from '../testing/render-at.tsx';
import { Page } from './posts.tsx';

const SAVE = 'POST /api/post/save-post';
const FIRST = 'It was pressed in Tula in 1904.';
const says = (text: string, unsupported?: string[]) => ({
  type: 'paragraph' as const,
  attrs: { at: 134, ...(unsupported === undefined ? {} : { unsupported }) },
  content: [{ type: 'text' as const, text }],
});
type Body = { post: PostChange };

let stored: Post;
let asked: ReturnType<typeof answerApi>;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  openDrafts();
  seeCookies('');
  localStorage.clear();
  queryClient.clear();
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  stored = post({
    title: 'The red kettle',
    source: { platform: 'youtube', url: 'https://youtu.be/abcdefghijk', videoId: 'abcdefghijk' },
    content: {
      type: 'doc',
      content: [says(FIRST, ['1904', 'tula']), says('It is red.'), says('Nine seconds.', ['nine'])],
    },
  });
  asked = answerApi({
    'POST /api/website/current-website': { website },
    'GET /api/post/{id}': () => ({ post: stored }),
    [SAVE]: ({ body }: { body: Body }) => {
      // Nothing that is left out is undefined.
      stored = { ...stored, ...(body.post as Partial<Post>), revision: stored.revision + 1 };
      return { post: stored };
    },
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = () => renderAt('/posts?post=post-1', '/posts', <Page />);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const panel = async () => within(await screen.findByRole('region', { name: /to check$|is checked$/u }));
const saves = () =>
  asked.filter(({ path }) => path === SAVE).map(({ input }) => (input as { body: Body }).body.post);

it('lists the paragraphs to check, each with its reason and its second of the film', async () => {
  open();
  const list = await panel();
  expect(list.getByRole('heading', { name: '2 paragraphs to check' })).toBeDefined();
  expect(list.getByText('“1904” and “tula” are not said near 2:14.')).toBeDefined();
  expect(list.getByRole<HTMLAnchorElement>('link', { name: 'Play 2:14' }).href).toBe(
    'https://www.youtube.com/watch?v=abcdefghijk&t=134s',
  );
  fireEvent.click(list.getByRole('button', { name: 'The next one' }));
  expect(list.getByText('2 of 2')).toBeDefined();
  expect(list.getByText('“nine” is not said near 2:14.')).toBeDefined();
});

it('“It is right” is saved like what is written, and undo brings the mark back', async () => {
  open();
  const list = await panel();
  fireEvent.click(list.getByRole('button', { name: 'It is right' }));
  expect(await list.findByRole('heading', { name: 'One paragraph to check' })).toBe(document.activeElement);
  await pass(12_000);
  await waitFor(() => expect(saves().length).toBe(1));
  expect(saves()[0]?.content?.content[0]).toEqual(says(FIRST));
  expect(saves()[0]?.content?.content[2]).toEqual(says('Nine seconds.', ['nine']));
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await list.findByRole('heading', { name: '2 paragraphs to check' })).toBeDefined();
  fireEvent.click(list.getByRole('button', { name: 'It is right' }));
  await list.findByRole('heading', { name: 'One paragraph to check' });
  fireEvent.click(list.getByRole('button', { name: 'Delete it' }));
  expect(await list.findByRole('heading', { name: 'Every paragraph is checked' })).toBeDefined();
});

it('asks once before paragraphs go up that nobody has looked at, and names how many', async () => {
  open();
  fireEvent.click(await screen.findByRole('radio', { name: 'Now' }));
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog', { name: '2 paragraphs have not been checked' }));
  expect(saves()).toEqual([]);
  fireEvent.click(dialog.getByRole('button', { name: 'Look at them first' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saves()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Publish all the same' }));
  await waitFor(() => expect(saves()).toMatchObject([{ status: 'published' }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a post without doubts is published without a question, and has no such list', async () => {
  stored = { ...stored, content: { type: 'doc', content: [says('It is red.')] } };
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(saves().length).toBe(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'It is right' })).toBeNull();
});
