import { ApiError, localError } from '@tosite/api-client/api-error';
import type { Post, PostChange } from '@tosite/validation/posts/post';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { openDrafts } from '../memory/drafts.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { ada, seeCookies, website } from '../testing/fixtures.ts';
import { post } from '../testing/post-fixtures.ts';
import { answerApi, renderAt } from '../testing/render-at.tsx';
import { Page } from './posts.tsx';

const CURRENT = 'POST /api/website/current-website';
const GET = 'GET /api/post/{id}';
const SAVE = 'POST /api/post/save-post';
const VERSIONS = 'GET /api/post/{id}/versions';
const VERSION = 'GET /api/post/{id}/versions/{versionId}';
const RESTORE = 'POST /api/post/{id}/versions/{versionId}/restore';
const DELETE = 'DELETE /api/post/delete-post';

const says = (text: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, attrs: { at: null }, content: [{ type: 'text' as const, text }] }],
});
type Body = { post: PostChange; post_id: string | null; revision?: number };

let answers: Record<string, unknown>;
let asked: ReturnType<typeof answerApi>;
/** What the server has. */
let stored: Post;

/** A server that keeps one post. */
function save({ body }: { body: Body }) {
  if (body.post_id !== null && body.revision !== undefined && body.revision !== stored.revision)
    return new ApiError({ status: 409, code: 'stale_post', message: 'Newer.' });
  const { website_id: _, slug, ...rest } = body.post;
  const made = slug === '' || slug === undefined ? stored.slug : slug;
  // Nothing that is left out is undefined.
  stored = { ...stored, ...(rest as Partial<Post>), slug: made, revision: stored.revision + 1 };
  return { post: stored };
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  openDrafts();
  seeCookies('');
  localStorage.clear();
  queryClient.clear();
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  stored = post({ content: says('They are long.') });
  answers = {
    [CURRENT]: { website: { ...website, timezone: 'Europe/Stockholm' } },
    [GET]: () => ({ post: stored }),
    [SAVE]: save,
  };
  asked = answerApi(answers);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (id = 'post-1') => renderAt(`/posts?post=${id}`, '/posts', <Page />);
const title = () => screen.findByRole('textbox', { name: 'Title' });
const paper = () => screen.findByRole('textbox', { name: 'Text of the post' });
const saves = () =>
  asked.filter(({ path }) => path === SAVE).map(({ input }) => (input as { body: Body }).body);
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
async function write(text: string) {
  fireEvent.change(await title(), { target: { value: text } });
}
async function paste(data: Record<string, string>) {
  const clipboardData = { getData: (type: string) => data[type] ?? '', files: [], types: Object.keys(data) };
  fireEvent.paste(await paper(), { clipboardData });
}

it('opens what the server has, and says that all is saved', async () => {
  open();
  expect((await title()).textContent).toBe('Spoons, at length');
  expect((await paper()).textContent).toBe('They are long.');
  expect(screen.getByText('All saved')).toBeDefined();
  await pass(30_000);
  expect(saves()).toEqual([]);
});

it('saves what was changed on a pause, over the version that it was made on', async () => {
  stored = { ...stored, slug: 'spoons-at-length' };
  open();
  await write('Spoons');
  expect(await screen.findByText('Not saved yet')).toBeDefined();
  await pass(12_000);
  expect(await screen.findByText(/^Saved \d/u)).toBeDefined();
  expect(saves()).toEqual([{ post: { title: 'Spoons', slug: '' }, post_id: 'post-1', revision: 1 }]);
});

it('saves at most every ten seconds, however fast somebody writes', async () => {
  open();
  for (let at = 0; at < 30; at += 1) {
    await write(`Spoons ${at}`);
    await pass(1_000);
  }
  expect(saves().length).toBeGreaterThanOrEqual(2);
  expect(saves().length).toBeLessThanOrEqual(4);
});

it('a new post has its address when it is saved, and goes on being written on the same desk', async () => {
  stored = post({ title: '', slug: 'post', revision: 0 });
  const page = open('new');
  await write('A kettle');
  await pass(12_000);
  await waitFor(() => expect(page.at()).toBe('/posts?post=post-1'));
  expect(saves()).toEqual([
    { post: { kind: 'blog', title: 'A kettle', website_id: 'site-1' }, post_id: null },
  ]);
  expect((await title()).textContent).toBe('A kettle');
  await write('A red kettle');
  await pass(12_000);
  expect(saves().at(-1)).toMatchObject({ post_id: 'post-1', revision: 1, post: { title: 'A red kettle' } });
  // It was read from nowhere: what is on the desk is what was written.
  expect(asked.some(({ path }) => path === GET)).toBe(false);
});

it('makes one post when the answer to the first try is lost', async () => {
  stored = post({ title: '', slug: 'post', revision: 0 });
  let isLost = true;
  answers[SAVE] = (input: { body: Body }) => {
    const answer = input.body.post_id === null && stored.revision > 0 ? { post: stored } : save(input);
    return isLost ? localError('FETCH_ERROR') : answer;
  };
  open('new');
  await write('A kettle');
  await pass(12_000);
  expect(await screen.findByText(/^No connection\. Kept in this browser/u)).toBeDefined();
  await write('A red kettle');
  isLost = false;
  await pass(25_000);
  expect(await screen.findByText(/^Saved \d/u)).toBeDefined();
  const [first, ...rest] = saves();
  expect(rest.length).toBeGreaterThan(1);
  for (const again of rest.slice(0, -1)) expect(again).toEqual(first);
  expect(rest.at(-1)).toMatchObject({ post_id: 'post-1', post: { title: 'A red kettle' } });
});

it('keeps what is typed in this browser, and has it again when the page is opened anew', async () => {
  answers[SAVE] = localError('FETCH_ERROR');
  open();
  await write('Spoons, kept');
  await paste({ 'text/plain': 'And this. ' });
  await pass(500);
  cleanup();
  await pass(100);
  answers[SAVE] = save;
  queryClient.clear();
  open();
  expect((await title()).textContent).toBe('Spoons, kept');
  expect((await paper()).textContent).toContain('And this.');
  expect(screen.getByText('This was not saved the last time')).toBeDefined();
  await pass(12_000);
  expect(stored.title).toBe('Spoons, kept');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:post'))).toEqual([]);
});

it('keeps nothing of a post that the person logged out of', async () => {
  open();
  await write('Spoons');
  await pass(500);
  expect(localStorage.getItem('draft:post:site-1:post-1')).not.toBeNull();
  const { unsavedWork } = await import('../memory/drafts.ts');
  expect(unsavedWork()).toEqual([{ of: 'website', id: 'site-1' }]);
});

it('says that another window saved, and lets the owner keep their own', async () => {
  open();
  await title();
  stored = { ...stored, title: 'Theirs', revision: 2 };
  await write('Mine');
  await pass(12_000);
  expect(await screen.findByText(/^This post was changed in another window/u)).toBeDefined();
  await pass(30_000);
  expect(stored.title).toBe('Theirs');
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(stored.title).toBe('Mine'));
  expect(saves().at(-1)).toMatchObject({ revision: 2 });
});

it('compares the two, takes the other, and undo brings one’s own back', async () => {
  open();
  await title();
  stored = { ...stored, title: 'Theirs', content: says('Their words.'), revision: 2 };
  await write('Mine');
  await pass(12_000);
  fireEvent.click(await screen.findByRole('button', { name: 'Compare' }));
  const dialog = await screen.findByRole('dialog', { name: 'Two versions of this post' });
  const theirs = within(dialog).getByRole('region', { name: 'The other' });
  await waitFor(() => expect(theirs.textContent).toContain('Their words.'));
  fireEvent.click(within(theirs).getByRole('button', { name: 'Take the other' }));
  await waitFor(async () => expect((await title()).textContent).toBe('Theirs'));
  expect((await paper()).textContent).toBe('Their words.');
  fireEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  await waitFor(async () => expect((await title()).textContent).toBe('Mine'));
  expect((await paper()).textContent).toBe('They are long.');
});

it('what the server has already is nobody else’s change: the answer to a save was lost', async () => {
  answers[SAVE] = (input: { body: Body }) => {
    const answer = save(input);
    return answer instanceof ApiError ? answer : localError('FETCH_ERROR');
  };
  open();
  await write('Spoons');
  await pass(2_500);
  expect(await screen.findByText(/^No connection/u)).toBeDefined();
  await pass(15_000);
  expect(await screen.findByText(/^Saved \d/u)).toBeDefined();
  expect(screen.queryByText(/another window/u)).toBeNull();
});

it('leaves what visitors see as it is until its owner says Update', async () => {
  stored = { ...stored, status: 'published', publishAt: '2025-11-27T10:00:00.000Z' };
  open();
  const update = await screen.findByRole('button', { name: 'Update' });
  expect(update.hasAttribute('disabled')).toBe(true);
  await write('Spoons, changed');
  await pass(40_000);
  expect(saves()).toEqual([]);
  expect(screen.getByText(/^Changed since it was published/u)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText(/^On your site\. \d/u)).toBeDefined();
  expect(saves()).toEqual([{ post: { title: 'Spoons, changed' }, post_id: 'post-1', revision: 1 }]);
});

it('publishes what stands there, and refuses a post without a title', async () => {
  open();
  await write('');
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  expect((await screen.findByRole('alert')).textContent).toBe('A post needs a title before it goes up.');
  expect(saves()).toEqual([]);
  await write('Spoons at last');
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(await screen.findByText(/^On your site/u)).toBeDefined();
  expect(stored).toMatchObject({ status: 'published', title: 'Spoons at last' });
  expect(await screen.findByRole('button', { name: 'Update' })).toBeDefined();
});

it('schedules by the clocks of the site, and refuses an hour that they jump over', async () => {
  vi.setSystemTime(new Date('2027-03-20T10:00:00.000Z'));
  open();
  fireEvent.click(await screen.findByRole('radio', { name: 'At a time' }));
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2027-03-28' } });
  fireEvent.change(screen.getByLabelText('Time'), { target: { value: '02:30' } });
  expect(
    screen.getByText(/28 March the clocks in Stockholm go from 02:00 to 03:00|March 28 the clocks/u),
  ).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  await pass(500);
  expect(saves()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Use 03:00' }));
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText(/^It goes up/u)).toBeDefined();
  expect(stored).toMatchObject({ status: 'scheduled', publishAt: '2027-03-28T01:00:00.000Z' });
});

it('one undo for title, tags and text, in the order in which they were written', async () => {
  open();
  await write('Spoons A');
  await pass(1_500);
  const tags = screen.getByRole('textbox', { name: 'Tags' });
  fireEvent.change(tags, { target: { value: 'metal,' } });
  await pass(1_500);
  await paste({ 'text/plain': 'New words. ' });
  expect((await paper()).textContent).toContain('New words.');
  const undo = screen.getByRole('button', { name: 'Undo' });
  fireEvent.click(undo);
  expect((await paper()).textContent).toBe('They are long.');
  expect(screen.getByRole('button', { name: 'Remove metal' })).toBeDefined();
  fireEvent.click(undo);
  expect(screen.queryByRole('button', { name: 'Remove metal' })).toBeNull();
  fireEvent.keyDown(await title(), { key: 'z', ctrlKey: true });
  await waitFor(async () => expect((await title()).textContent).toBe('Spoons, at length'));
  fireEvent.keyDown(await title(), { key: 'z', ctrlKey: true, shiftKey: true });
  await waitFor(async () => expect((await title()).textContent).toBe('Spoons A'));
});

it('a cover is said in words, and another picture is not said in those of the one before', async () => {
  stored = { ...stored, cover: 'https://pictures.test/one.jpg', coverAlt: 'A spoon' };
  open();
  const said = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^The cover, for who cannot/u });
  expect((await said()).value).toBe('A spoon');
  fireEvent.change(await said(), { target: { value: 'A spoon of brass' } });
  expect(screen.getByRole('img', { name: 'A spoon of brass' })).toBeDefined();
  await pass(12_000);
  expect(saves().at(-1)?.post).toEqual({ coverAlt: 'A spoon of brass' });
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.queryByRole('textbox', { name: /^The cover, for who cannot/u })).toBeNull();
  await pass(12_000);
  expect(stored).toMatchObject({ cover: null, coverAlt: '' });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect((await said()).value).toBe('A spoon of brass');
  await pass(12_000);
  expect(stored).toMatchObject({ cover: 'https://pictures.test/one.jpg', coverAlt: 'A spoon of brass' });
});

it('the letters of a word in the title are one step back', async () => {
  open();
  for (const text of ['S', 'Sp', 'Spo']) await write(text);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(async () => expect((await title()).textContent).toBe('Spoons, at length'));
});

it('makes an address of what is typed, and says where the old one leads', async () => {
  stored = { ...stored, status: 'published', publishAt: '2025-11-27T10:00:00.000Z' };
  open();
  const field = await screen.findByRole('textbox', { name: 'Address' });
  fireEvent.change(field, { target: { value: 'Über Löffel!' } });
  fireEvent.blur(field);
  expect(await screen.findByText('The old address, /posts/spoons, leads here.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(stored.slug).toBe('uber-loffel'));
});

it('reads Markdown that is pasted, and leaves words that are none as they are', async () => {
  open();
  await paste({ 'text/plain': '## Iron\n\n- one\n- **two**\n' });
  await waitFor(async () => expect((await paper()).querySelector('h2')?.textContent).toBe('Iron'));
  const text = await paper();
  expect([...text.querySelectorAll('li')].map((item) => item.textContent)).toEqual(['one', 'two']);
  expect(text.querySelector('strong')?.textContent).toBe('two');
});

it('says what a clipboard held that a post cannot have, and takes the paste back', async () => {
  open();
  await paste({
    'text/html':
      '<p style="color:#ff0000">Red words</p><p><img src="https://elsewhere.example/a.png"></p><p>more</p>',
  });
  expect(await screen.findByText('Pasted 3 words')).toBeDefined();
  expect(screen.getByText(/one picture that only its own page may show, colours/u)).toBeDefined();
  expect((await paper()).querySelector('img:not(.ProseMirror-separator)')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo paste' }));
  expect((await paper()).textContent).toBe('They are long.');
});

it('looks at an earlier version and goes back to it', async () => {
  answers[VERSIONS] = { versions: [{ _id: 'v1', at: '2025-11-20T10:00:00.000Z', words: 4 }] };
  answers[VERSION] = { post: post({ title: 'Before', content: says('What it said before.') }) };
  answers[RESTORE] = () => {
    stored = { ...stored, title: 'Before', content: says('What it said before.'), revision: 9 };
    return { post: stored };
  };
  open();
  await write('Now');
  fireEvent.click(screen.getByRole('button', { name: 'Look at them' }));
  const dialog = await screen.findByRole('dialog', { name: 'Versions of this post' });
  await waitFor(() => expect(dialog.textContent).toContain('What it said before.'));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Go back to this' }));
  await waitFor(async () => expect((await title()).textContent).toBe('Before'));
  // What was not saved was, before.
  expect(saves()).toMatchObject([{ post: { title: 'Now' } }]);
  await write('On');
  await pass(12_000);
  expect(saves().at(-1)).toMatchObject({ revision: 9, post: { title: 'On' } });
});

it('deletes the post and goes back to the list', async () => {
  answers[DELETE] = null;
  const page = open();
  await write('Gone soon');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete post' }));
  await waitFor(() => expect(page.at()).toBe('/posts'));
  expect(await screen.findByText('The post is deleted. Kept for 30 days.')).toBeDefined();
  await pass(12_000);
  expect(saves()).toEqual([]);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:post'))).toEqual([]);
});

it('says that a post did not load', async () => {
  answers[GET] = new ApiError({ status: 404, code: 'not_found', message: 'There is no such post.' });
  open('none');
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such post.');
  expect(screen.getByRole('link', { name: 'Posts' }).getAttribute('href')).toBe('/posts');
});
