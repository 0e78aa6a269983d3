import { ApiError } from '@tosite/api-client/api-error';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import '../features/instagram-post/instagram-dialog.tsx';
import { openDrafts } from '../memory/drafts.ts';
import { Page } from './posts.tsx';
import { queryClient } from '../query-client.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { ada, seeCookies, website } from '../testing/fixtures.ts';
import { post } from '../testing/post-fixtures.ts';
import { answerApi, renderAt } from '../testing/render-at.tsx';
import { connection, source, sync } from '../testing/sync-fixtures.ts';

const MAKE = 'POST /api/post/instagram';
const SYNC = 'GET /api/website/{id}/sync';
const CONNECTIONS = 'GET /api/connections';
const ADDRESS = 'https://www.instagram.com/p/C1a2b3c4d5/';

let answers: Record<string, unknown>;
let asked: ReturnType<typeof answerApi>;
beforeEach(() => {
  openDrafts();
  localStorage.clear();
  seeCookies('');
  queryClient.clear();
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  answers = {
    'POST /api/website/current-website': { website },
    'GET /api/post/all/{websiteId}': {
      posts: [],
      next: null,
      total: 0,
      counts: { draft: 0, published: 0, scheduled: 0 },
    },
    [SYNC]: sync(),
    [CONNECTIONS]: { connections: [connection()], available: ['instagram'] },
  };
  asked = answerApi(answers);
});
afterEach(cleanup);

const list = () => renderAt('/posts', '/posts', <Page />);
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Address of the post' });
async function open() {
  const page = list();
  // Until the list is there its ways stand elsewhere.
  await screen.findByText('No posts yet');
  fireEvent.click(await screen.findByRole('button', { name: 'From Instagram' }));
  await field();
  return page;
}
async function send(text: string) {
  fireEvent.change(await field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Make the draft' }));
}
const sent = () => asked.filter(({ path }) => path === MAKE).map(({ input }) => input);

it('is offered where there is an Instagram account, connected or as a source', async () => {
  answers[CONNECTIONS] = { connections: [], available: [] };
  list();
  expect(await screen.findByText('No posts yet')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'From Instagram' })).toBeNull();
  cleanup();
  queryClient.clear();
  answers[SYNC] = sync({ sources: [source({ platform: 'instagram' })] });
  list();
  expect(await screen.findByRole('button', { name: 'From Instagram' })).toBeDefined();
});

it('makes the draft and opens it', async () => {
  answers[MAKE] = { post: post({ _id: 'made' }) };
  const page = await open();
  await send('  instagram.com/p/C1a2b3c4d5/ ');
  await waitFor(() => expect(page.at()).toBe('/posts?post=made'));
  expect(sent()).toEqual([{ body: { websiteId: 'site-1', postUrl: 'https://instagram.com/p/C1a2b3c4d5/' } }]);
  expect(localStorage.getItem('draft:instagram-post:site-1')).toBeNull();
});

it.each([
  '',
  'samovar',
  'https://www.instagram.com/ada.makes/',
  'https://instagram.com.evil.example/p/C1a2b3c4d5/',
  'javascript:alert(1)',
])('refuses what is no post, and leaves it standing: %s', async (text) => {
  await open();
  await send(text);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Paste the address of one post or reel/u);
  expect((await field()).value).toBe(text);
  expect(sent()).toEqual([]);
});

it.each([
  ADDRESS,
  'https://www.instagram.com/ada.makes/reel/C1a2b3c4d5/?igsh=abc',
  'https://www.instagram.com/share/reel/BAx1',
])('sends what may be one: %s', async (text) => {
  await open();
  await send(text);
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it('leads to the post that was made of it before', async () => {
  answers[MAKE] = new ApiError({ status: 409, code: 'post_exists', message: 'There.', postId: 'old' });
  await open();
  await send(ADDRESS);
  const link = await screen.findByRole('link', { name: 'Open that post' });
  expect(link.getAttribute('href')).toBe('/posts?post=old');
});

it('says what went wrong in its place, and keeps what was typed over a closed dialog', async () => {
  const refused = { postUrl: 'This post is not one of your Instagram account.' };
  answers[MAKE] = new ApiError({ status: 400, code: 'invalid_input', message: 'Look.', fields: refused });
  await open();
  await send(ADDRESS);
  expect((await screen.findByRole('alert')).textContent).toBe(refused.postUrl);
  answers[MAKE] = new ApiError({ status: 502, code: 'platform_unavailable', message: 'It did not answer.' });
  fireEvent.click(screen.getByRole('button', { name: 'Make the draft' }));
  expect(await screen.findByText('It did not answer.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'From Instagram' }));
  expect((await field()).value).toBe(ADDRESS);
});
