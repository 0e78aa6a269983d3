import { ApiError } from '@tosite/api-client/api-error';
import type { PostSummary } from '@tosite/validation/posts/post';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../query-client.ts';
import { useAuthStore } from '../../session/auth-store.ts';
import { ada, seeCookies, website } from '../../testing/fixtures.ts';
import { summary } from '../../testing/post-fixtures.ts';
import { answerApi, renderAt } from '../../testing/render-at.tsx';
import { PostList } from './post-list.tsx';

const LIST = 'GET /api/post/all/{websiteId}';
const SAVE = 'POST /api/post/save-post';
const ORDER = 'PUT /api/post/update-order';
const DELETE = 'DELETE /api/post/delete-post';
const BULK = 'DELETE /api/post/bulk-delete';
const RESTORE = 'POST /api/post/restore';

const kettle = summary({
  _id: 'kettle',
  title: 'The red kettle',
  status: 'published',
  publishAt: '2025-11-27T12:00:00.000Z',
  kind: 'video',
  revision: 7,
});
const spoons = summary({ _id: 'spoons', title: 'Spoons, at length' });
const water = summary({ _id: 'water', title: 'مياه', kind: 'instagram', revision: 3 });

const page = (posts: readonly PostSummary[], next: string | null = null, total = posts.length) => ({
  posts,
  next,
  total,
  counts: { draft: 2, published: 1, scheduled: 0 },
});

let answers: Record<string, unknown>;
let asked: ReturnType<typeof answerApi>;
beforeEach(() => {
  seeCookies('');
  queryClient.clear();
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  answers = { [LIST]: page([kettle, spoons, water]) };
  asked = answerApi(answers);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = () => renderAt('/posts', '/posts', <PostList website={website} />);
const row = async (title: string) => {
  const link = await screen.findByRole('link', { name: title });
  const item = link.closest('li');
  if (item === null) throw new Error('no row');
  return within(item);
};
const calls = (path: string) => asked.filter((call) => call.path === path).map(({ input }) => input);
async function choose(title: string, item: string) {
  fireEvent.click((await row(title)).getByRole('button', { name: `More for ${title}` }));
  const menu = await screen.findByRole('dialog', { name: `More for ${title}` });
  fireEvent.click(within(menu).getByRole('button', { name: item }));
}

it('shows the posts in their order, each with its state in words, its kind and its length', async () => {
  open();
  expect((await row('The red kettle')).getByText('Published')).toBeDefined();
  expect(screen.getAllByRole('listitem').map((item) => within(item).getByRole('link').textContent)).toEqual([
    'The red kettle',
    'Spoons, at length',
    'مياه',
  ]);
  expect((await row('Spoons, at length')).getByText('Written, 940 words')).toBeDefined();
  expect(screen.getByText('3 posts, in the order your site shows them')).toBeDefined();
  expect(screen.getByRole('radio', { name: 'Drafts 2' })).toBeDefined();
});

it('asks the server for what is searched and chosen, and says when nothing is found', async () => {
  open();
  await row('The red kettle');
  answers[LIST] = page([]);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search posts' }), { target: { value: 'samovar' } });
  expect(await screen.findByText('No post has “samovar”')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Drafts 2' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Kind' }), { target: { value: 'video' } });
  await waitFor(() =>
    expect(calls(LIST).at(-1)).toMatchObject({
      query: { q: 'samovar', status: 'draft', kind: 'video', limit: '100' },
    }),
  );
  answers[LIST] = page([kettle]);
  fireEvent.click(await screen.findByRole('button', { name: 'Show all posts' }));
  expect(await screen.findByRole('link', { name: 'The red kettle' })).toBeDefined();
});

it('shows further posts when they are asked for', async () => {
  const first = Array.from({ length: 12 }, (_, at) => summary({ _id: `p${at}`, title: `Post ${at}` }));
  answers[LIST] = ({ query }: { query: { after?: string } }) =>
    query.after === undefined ? page(first, 'two', 15) : page([kettle, spoons, water], null, 15);
  open();
  expect(await screen.findByText('12 of 15')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Show 3 more' }));
  expect(await screen.findByText('15 of 15')).toBeDefined();
  expect(screen.getByRole('link', { name: 'مياه' })).toBeDefined();
});

it('moves a post by its menu: every post of the website is named, also those that are not shown', async () => {
  answers[LIST] = ({ query }: { query: { after?: string } }) =>
    query.after === undefined ? page([kettle, spoons], 'two', 3) : page([water], null, 3);
  answers[ORDER] = { posts: [] };
  open();
  await choose('Spoons, at length', 'Move up');
  await waitFor(() =>
    expect(calls(ORDER)).toEqual([{ body: { websiteId: 'site-1', postIds: ['spoons', 'kettle', 'water'] } }]),
  );
  expect(await screen.findByText('Spoons, at length is at place 1 now.')).toBeDefined();
});

it('puts the order back when the server does not take it, and says why', async () => {
  answers[ORDER] = new ApiError({ status: 409, code: 'conflict', message: 'The list changed meanwhile.' });
  open();
  await choose('The red kettle', 'Move down');
  expect(await screen.findByText('The list changed meanwhile.')).toBeDefined();
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('The red kettle');
});

it('moves a post to a place by its number, and refuses one that is none', async () => {
  answers[ORDER] = { posts: [] };
  open();
  await choose('The red kettle', 'Move to …');
  const field = await screen.findByRole('textbox', { name: 'Place' });
  fireEvent.change(field, { target: { value: '9' } });
  fireEvent.click(screen.getByRole('button', { name: 'Move it' }));
  expect(await screen.findByText('Type a number from 1 to 3.')).toBeDefined();
  fireEvent.change(field, { target: { value: '3' } });
  fireEvent.click(screen.getByRole('button', { name: 'Move it' }));
  await waitFor(() =>
    expect(calls(ORDER)).toEqual([{ body: { websiteId: 'site-1', postIds: ['spoons', 'water', 'kettle'] } }]),
  );
});

it('publishes over the version that was seen, with the day on which it went up', async () => {
  answers[SAVE] = { post: {} };
  open();
  await choose('مياه', 'Publish');
  expect(await screen.findByText('It is on your site.')).toBeDefined();
  expect(calls(SAVE)).toEqual([
    {
      body: {
        post: { status: 'published', publishAt: expect.stringMatching(/^\d{4}-/u) },
        post_id: 'water',
        revision: 3,
      },
    },
  ]);
});

it('deletes and brings back', async () => {
  answers[DELETE] = null;
  answers[RESTORE] = { posts: [] };
  open();
  await choose('The red kettle', 'Delete');
  expect(await screen.findByText('One post deleted. Kept for 30 days.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('It is back.')).toBeDefined();
  expect(calls(RESTORE)).toEqual([{ body: { post_ids: ['kettle'] } }]);
});

it('deletes several at once, all or none', async () => {
  answers[BULK] = new ApiError({ status: 404, code: 'not_found', message: 'One of them is gone.' });
  open();
  fireEvent.click((await row('The red kettle')).getByRole('checkbox'));
  fireEvent.click((await row('مياه')).getByRole('checkbox'));
  const bar = screen.getByRole('toolbar', { name: '2 posts selected' });
  fireEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('One of them is gone.')).toBeDefined();
  // Nothing was deleted: what is selected stays selected.
  expect(screen.getByRole('toolbar', { name: '2 posts selected' })).toBeDefined();
  answers[BULK] = { deleted: 2 };
  answers[LIST] = page([spoons]);
  fireEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 posts deleted. Kept for 30 days.')).toBeDefined();
  expect(calls(BULK).at(-1)).toEqual({ body: { post_ids: ['kettle', 'water'] } });
  await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull());
});

it('says how many of several were published: those that were up before are not among them', async () => {
  const drafts = Array.from({ length: 30 }, (_, at) => summary({ _id: `d${at}`, title: `Draft ${at}` }));
  answers[LIST] = page([kettle, ...drafts]);
  answers[SAVE] = { post: kettle };
  open();
  await row('The red kettle');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
  fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/^30 posts/u)).toBeDefined();
  expect(calls(SAVE)).toHaveLength(30);
});

it('shows the still of what a post was made from where it has no cover', async () => {
  const still = 'https://pictures.example/still.webp';
  answers[LIST] = page([{ ...kettle, cover: null, still }]);
  open();
  await row('The red kettle');
  expect(document.querySelector('li img')?.getAttribute('src')).toBe(still);
});

it('says which of several could not be published', async () => {
  answers[SAVE] = ({ body }: { body: { post_id: string } }) =>
    body.post_id === 'water'
      ? new ApiError({ status: 409, code: 'stale_post', message: 'It was changed in another window.' })
      : { post: {} };
  open();
  fireEvent.click((await row('Spoons, at length')).getByRole('checkbox'));
  fireEvent.click((await row('مياه')).getByRole('checkbox'));
  fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('1 of 2 done. It was changed in another window.')).toBeDefined();
  expect(await screen.findByRole('toolbar', { name: 'One post selected' })).toBeDefined();
});

it('says that the list did not load, and asks again', async () => {
  answers[LIST] = new ApiError({ status: 500, code: 'internal', message: 'It did not answer.' });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('The list did not load');
  answers[LIST] = page([kettle]);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await row('The red kettle')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('has every title in the page, and what can be done to a post only near what is seen', async () => {
  const many = Array.from({ length: 60 }, (_, at) => summary({ _id: `p${at}`, title: `Post ${at}` }));
  answers[LIST] = page(many);
  // Laid out as a browser would: each row 64 pixels high, below the one before.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return 64 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  open();
  const rows = () => [...document.querySelectorAll<HTMLElement>('ol > li')];
  await waitFor(() => expect(rows()).toHaveLength(60));
  expect(rows().map((item) => item.querySelector('a')?.textContent)).toEqual(many.map(({ title }) => title));
  const controls = (at: number) => rows()[at]?.querySelectorAll('input, button').length;
  await waitFor(() => expect(controls(50)).toBe(0));
  expect(controls(0)).toBe(3);
  // Whoever comes there by keyboard finds everything.
  rows()[50]?.querySelector('a')?.focus();
  await waitFor(() => expect(controls(50)).toBe(3));
  // All of those that are shown are meant, near or far.
  const all = document.querySelector<HTMLElement>('[aria-label="Select all shown"]');
  if (all !== null) fireEvent.click(all);
  await waitFor(() =>
    expect(document.querySelector('[role=toolbar]')?.getAttribute('aria-label')).toBe('60 posts selected'),
  );
}, 60_000);

it('leads whoever has no post to the first one', async () => {
  answers[LIST] = { ...page([]), counts: { draft: 0, published: 0, scheduled: 0 } };
  open();
  expect(await screen.findByText('No posts yet')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Write a post' }).getAttribute('href')).toBe('/posts?post=new');
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('asks about what nobody checked before it goes up, and takes the others alone when that is wished', async () => {
  const doubted = summary({ _id: 'doubted', title: 'Made by a model', unchecked: 2, revision: 4 });
  answers[LIST] = page([doubted, spoons]);
  answers[SAVE] = { post: spoons };
  open();
  await choose('Made by a model', 'Publish');
  const dialog = within(await screen.findByRole('dialog', { name: /^One post has paragraphs/u }));
  expect(dialog.getByRole('link', { name: 'Made by a model' }).getAttribute('href')).toBe(
    '/posts?post=doubted',
  );
  expect(dialog.getByText('2 paragraphs')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls(SAVE)).toEqual([]);

  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
  fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Publish' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Only the other one' }));
  await waitFor(() => expect(calls(SAVE)).toHaveLength(1));
  expect(calls(SAVE)[0]).toMatchObject({ body: { post_id: 'spoons' } });
});

it('what is up already is not asked about again', async () => {
  answers[LIST] = page([{ ...kettle, unchecked: 1 }, spoons]);
  answers[SAVE] = { post: spoons };
  open();
  await row('The red kettle');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
  fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(calls(SAVE)).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
});
