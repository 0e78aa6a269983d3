import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../query-client.ts';
import { useAuthStore } from '../../session/auth-store.ts';
import { ada, website } from '../../testing/fixtures.ts';
import { refusal } from '../../testing/payment-fixtures.ts';
import { summary } from '../../testing/post-fixtures.ts';
import { answerApi, renderAt, type Asked } from '../../testing/render-at.tsx';
import { NewPosts } from './new-posts.tsx';

const LIST = 'GET /api/post/all/{websiteId}';
const counts = { draft: 1, published: 46, scheduled: 1 };
const posts = [
  summary({
    _id: 'kettle',
    title: 'The red kettle',
    status: 'published',
    publishAt: '2025-11-27T12:00:00.000Z',
    still: 'https://example.com/still.webp',
  }),
  summary({ _id: 'arch', title: 'قوس', status: 'scheduled', publishAt: '2031-12-04T12:00:00.000Z' }),
  summary({ _id: 'none', title: '', status: 'draft' }),
];

let answers: Record<string, unknown>;
let asked: Asked[];
beforeEach(() => {
  queryClient.clear();
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  answers = { [LIST]: { posts, next: 'more', total: 48, counts } };
  asked = answerApi(answers);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});
const open = () => renderAt('/', '/', <NewPosts website={website} />);

it('home names the first three posts with their state and their moment, and the way to all of them', async () => {
  open();
  expect(screen.getByRole('status', { name: 'Your posts are being read' })).toBeDefined();
  const rows = await screen.findAllByRole('listitem');
  const said = rows.map((row) => [within(row).getByRole('link').textContent, row.textContent]);
  expect(said).toEqual([
    ['The red kettle', expect.stringMatching(/Nov 27.*Published/u)],
    ['قوس', expect.stringMatching(/Dec 4.*Scheduled/u)],
    ['No title yet', expect.stringMatching(/Changed.*Draft/u)],
  ]);
  expect(rows[0]?.querySelector('img')?.getAttribute('src')).toBe('https://example.com/still.webp');
  expect(screen.getByRole('link', { name: 'All 48' }).getAttribute('href')).toBe('/posts');
  expect(screen.getByRole('link', { name: 'The red kettle' }).getAttribute('href')).toBe(
    '/posts?post=kettle',
  );
  // Five thousand do not travel for three.
  expect(asked.map(({ input }) => input)).toEqual([
    { params: { websiteId: website._id }, query: { limit: '3' } },
  ]);
});

it('home of a site without a post says so, with the way to the first', async () => {
  answers[LIST] = { posts: [], next: null, total: 0, counts: { draft: 0, published: 0, scheduled: 0 } };
  open();
  expect(await screen.findByText(/^There is no post yet/u)).toBeDefined();
  expect(screen.queryByRole('link', { name: /^All/u })).toBeNull();
  expect(screen.getByRole('link', { name: 'Write a post' }).getAttribute('href')).toBe('/posts?post=new');
});

it('home says when its posts could not be read, and reads them again', async () => {
  answers[LIST] = refusal(500, 'internal', 'Something broke here.');
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Your posts could not be read.');
  answers[LIST] = { posts, next: 'more', total: 48, counts };
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'The red kettle' })).toBeDefined();
});
