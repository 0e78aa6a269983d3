import { ApiError } from '@tosite/api-client/api-error';
import type { AutoPostState } from '@tosite/api-client/endpoints/auto-posts';
import type { PostSummary } from '@tosite/validation/posts/post';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDrafts } from '../memory/drafts.ts';
import { queryClient } from '../query-client.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { autoPost, autoRun } from '../testing/auto-post-fixtures.ts';
import { ada, seeCookies, website } from '../testing/fixtures.ts';
import { summary } from '../testing/post-fixtures.ts';
import { answerApi, renderAt } from '../testing/render-at.tsx';
import { Page } from './settings-auto-post.tsx';

const STATE = 'GET /api/post/auto-post-config/{websiteId}';
const SAVE = 'POST /api/post/auto-post';
const RUN = 'POST /api/post/auto-post/run';
const RUNS = 'GET /api/post/auto-post-runs/{websiteId}';
const POSTS = 'GET /api/post/all/{websiteId}';
const USAGE = 'GET /api/ai/usage';
const CONNECTIONS = 'GET /api/connections';

const usage = (configured: boolean) => ({
  configured,
  writer: 'extractive',
  used: 0,
  limit: 3,
  resetsAt: '2026-01-01T00:00:00.000Z',
});
const listed = (posts: readonly PostSummary[], next: string | null = null) => ({
  posts,
  next,
  total: posts.length,
  counts: { draft: 0, published: 0, scheduled: 0 },
});
const broken = (message = 'It broke.') => new ApiError({ status: 500, code: 'internal', message });

let answers: Record<string, unknown>;
let asked: ReturnType<typeof answerApi>;
/** What the server keeps. */
let kept: AutoPostState;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  openDrafts();
  localStorage.clear();
  seeCookies('');
  queryClient.clear();
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  kept = autoPost();
  answers = {
    'POST /api/website/current-website': { website },
    [STATE]: () => kept,
    [SAVE]: ({ body }: { body: Partial<AutoPostState> & { websiteId: string } }) => {
      const { websiteId: _, ...change } = body;
      kept = { ...kept, ...change };
      return kept;
    },
    [RUNS]: { runs: [] },
    [POSTS]: listed([]),
    [USAGE]: usage(false),
    [CONNECTIONS]: { connections: [], available: [] },
  };
  asked = answerApi(answers);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = () => renderAt('/settings/auto-post', '/settings/auto-post', <Page />);
const calls = (path: string) => asked.filter((call) => call.path === path).map(({ input }) => input);
const button = (name: string) => screen.getByRole('button', { name });
const form = () => screen.findByRole('form', { name: 'Auto-post' });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

it('says that it is loading, and what went wrong with a way to try again', async () => {
  answers[STATE] = broken();
  open();
  expect(await screen.findByRole('status', { name: 'Your settings are being read' })).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain('It broke.');
  answers[STATE] = kept;
  fireEvent.click(button('Try again'));
  expect(await form()).toBeDefined();
});

it('says where to add a source when there is none to follow', async () => {
  kept = autoPost({ is_auto_post_enabled: false, sources: [] });
  open();
  expect(await screen.findByRole('heading', { name: 'Nothing to follow' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Add a source' }).getAttribute('href')).toBe('/settings/general');
  expect(screen.queryByRole('switch')).toBeNull();
});

it('one whose source is gone can still be switched off', async () => {
  kept = autoPost({ sources: [] });
  open();
  expect((await form()).textContent).toContain('YouTube, no longer a source');
  fireEvent.click(screen.getByRole('switch', { name: 'Auto-post' }));
  expect(await screen.findByText('Nothing to follow')).toBeDefined();
  expect(kept.is_auto_post_enabled).toBe(false);
});

it('switches on with what was chosen, and says that what is there is not new', async () => {
  kept = autoPost({ is_auto_post_enabled: false, lastRunAt: null });
  open();
  expect((await form()).textContent).toContain('only what comes after you switch it on becomes a post');
  choose('Publish');
  fireEvent.click(button('Switch on'));
  expect(await screen.findByText('On. What is new from now on becomes a post.')).toBeDefined();
  expect(calls(SAVE)).toEqual([
    {
      body: {
        websiteId: 'site-1',
        is_auto_post_enabled: true,
        config: { ...autoPost().config, publish: 'published' },
        is_mail_enabled: true,
      },
    },
  ]);
  expect(screen.getByRole('switch', { name: 'Auto-post' }).getAttribute('aria-checked')).toBe('true');
  expect(button('Run now')).toBeDefined();
});

it('a switch that did not work stands as before, with the reason', async () => {
  answers[SAVE] = broken();
  open();
  await form();
  fireEvent.click(screen.getByRole('switch', { name: 'Auto-post' }));
  expect((await screen.findByRole('alert')).textContent).toContain('It broke.');
  expect(screen.getByRole('switch', { name: 'Auto-post' }).getAttribute('aria-checked')).toBe('true');
  // A later save of what is chosen does not switch it off.
  choose('Every week');
  answers[SAVE] = autoPost();
  fireEvent.click(button('Save'));
  await waitFor(() => expect(calls(SAVE).at(-1)).toMatchObject({ body: { is_auto_post_enabled: true } }));
});

it('keeps what was chosen when saving fails and over a reload, until it is saved', async () => {
  open();
  await form();
  choose('Every hour');
  fireEvent.click(button('More'));
  expect(screen.getByText('Not saved yet')).toBeDefined();
  answers[SAVE] = broken();
  fireEvent.click(button('Save'));
  expect((await screen.findByRole('alert')).textContent).toContain('What you chose is still here.');
  cleanup();
  queryClient.clear();
  open();
  await form();
  const hourly = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Every hour' });
  expect(hourly().checked).toBe(true);
  answers[SAVE] = (input: { body: AutoPostState }) => ({ ...kept, config: input.body.config });
  fireEvent.click(button('Save'));
  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(calls(SAVE).at(-1)).toMatchObject({ body: { config: { frequency: 'hourly', maxPerRun: 4 } } });
  expect(screen.queryByText('Not saved yet')).toBeNull();
  expect(localStorage.getItem('draft:auto-post:site-1')).toBeNull();
});

it('puts back what was saved, and asks before unsaved choices are left', async () => {
  const page = open();
  await form();
  choose('Publish');
  fireEvent.click(screen.getByRole('link', { name: 'Your sources' }));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeDefined();
  fireEvent.click(button('Stay'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(page.at()).toBe('/settings/auto-post');
  fireEvent.click(button('Put back'));
  expect(screen.queryByText('Not saved yet')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Your sources' }));
  await waitFor(() => expect(page.at()).toBe('/settings/general'));
});

it('has at most ten posts a run, and one at least', async () => {
  kept = autoPost({ config: { ...autoPost().config, maxPerRun: 9 } });
  open();
  await form();
  const group = within(screen.getByRole('group', { name: 'At most' }));
  for (let press = 0; press < 3; press += 1) fireEvent.click(group.getByRole('button', { name: 'More' }));
  expect(group.getByText('10')).toBeDefined();
  for (let press = 0; press < 12; press += 1) fireEvent.click(group.getByRole('button', { name: 'Fewer' }));
  expect(group.getByText('1')).toBeDefined();
  expect(screen.getByText('post a run')).toBeDefined();
});

it('offers only the sources that the website has', async () => {
  kept = autoPost({ sources: ['youtube', 'instagram'] });
  open();
  await form();
  choose('Instagram');
  expect(screen.getByRole('heading', { name: 'New photos and reels become posts' })).toBeDefined();
  cleanup();
  queryClient.clear();
  kept = autoPost();
  open();
  await form();
  expect(screen.queryByRole('radio', { name: 'Instagram' })).toBeNull();
});

it('has a tone only where a model writes', async () => {
  open();
  expect((await form()).textContent).toContain('No model writes here.');
  expect(screen.queryByRole('radio', { name: 'Playful' })).toBeNull();
  cleanup();
  queryClient.clear();
  answers[USAGE] = usage(true);
  open();
  expect(await screen.findByRole('radio', { name: 'Playful' })).toBeDefined();
  choose('Publish');
  expect(screen.getByText(/One with paragraphs that its film does not carry stays a draft/u)).toBeDefined();
});

it('says that the platform tells us at once, where it does', async () => {
  kept = autoPost({ told: true });
  open();
  expect((await form()).textContent).toContain('YouTube tells us at once when something is new.');
  cleanup();
  queryClient.clear();
  kept = autoPost();
  open();
  expect((await form()).textContent).toContain('We ask YouTube this often what is new.');
});

it('says why it is paused and where that is mended', async () => {
  const sentence = 'Instagram ended the connection.';
  kept = autoPost({
    config: { ...autoPost().config, source: 'instagram' },
    sources: ['instagram'],
    paused: { at: '2025-11-26T10:00:00.000Z', sentence, reason: { id: 'unknown.here' } },
  });
  answers[CONNECTIONS] = { connections: [], available: ['instagram'] };
  open();
  const notice = within(await screen.findByRole('alert'));
  expect(notice.getByText(sentence)).toBeDefined();
  expect(notice.getByRole('link', { name: 'See your sources' }).getAttribute('href')).toBe(
    '/settings/general',
  );
  expect(await notice.findByRole('button', { name: 'Connect again' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Run now' })).toBeNull();
});

it('says what went wrong the last time, and when it is tried again', async () => {
  const nextRunAt = new Date(Date.now() + 3 * 3_600_000).toISOString();
  kept = autoPost({ lastError: 'YouTube did not answer.', nextRunAt });
  open();
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('YouTube did not answer.');
  expect(notice.textContent).toContain('It is tried again in 3 hours.');
});

it('runs now, looks on until the run is in the list, and says what came of it', async () => {
  answers[RUN] = { status: 'queued', jobId: 'j' };
  open();
  await form();
  expect(await screen.findByText(/^None yet\./u)).toBeDefined();
  fireEvent.click(button('Run now'));
  expect(await screen.findByText('Looking for what is new')).toBeDefined();
  fireEvent.click(button('Run now'));
  await pass(5000);
  expect(calls(RUN)).toEqual([{ body: { websiteId: 'site-1' } }]);
  const before = calls(STATE).length;
  const at = '2025-11-28T10:00:00.000Z';
  answers[RUNS] = { runs: [autoRun({ at, found: 1, made: ['p'] })] };
  answers[POSTS] = listed([summary({ _id: 'p', title: 'A balcony' })]);
  kept = { ...kept, lastRunAt: at };
  await pass(3000);
  expect(await screen.findByText('One post made.')).toBeDefined();
  expect((await screen.findByRole('link', { name: 'A balcony' })).getAttribute('href')).toBe('/posts?post=p');
  expect(screen.queryByText('Looking for what is new')).toBeNull();
  const after = calls(STATE).length;
  expect(after).toBeGreaterThan(before);
  await pass(6000);
  expect(calls(STATE)).toHaveLength(after);
});

it('follows a run that was under way when the page was opened', async () => {
  kept = autoPost({ run: 'reading' });
  open();
  expect(await screen.findByText('Looking for what is new')).toBeDefined();
  kept = { ...kept, run: 'writing' };
  await pass(2500);
  expect(await screen.findByText('Making posts')).toBeDefined();
  const runs = calls(RUNS).length;
  kept = { ...kept, run: null, lastRunAt: '2025-11-28T10:00:00.000Z' };
  await pass(2500);
  await waitFor(() => expect(calls(RUNS).length).toBeGreaterThan(runs));
  expect(button('Run now').getAttribute('aria-busy')).toBeNull();
});

it('stops and starts the mails with what else is chosen', async () => {
  open();
  await form();
  fireEvent.click(screen.getByRole('switch', { name: 'When something was made, did not work or pauses' }));
  fireEvent.click(button('Save'));
  expect(await screen.findByText('Saved.')).toBeDefined();
  expect(kept.is_mail_enabled).toBe(false);
});

it('says that it goes on by itself when a run takes long', async () => {
  answers[RUN] = { status: 'queued', jobId: 'j' };
  open();
  await form();
  fireEvent.click(button('Run now'));
  await screen.findByText('Looking for what is new');
  await pass(190_000);
  expect(await screen.findByText(/^It takes longer than usual/u)).toBeDefined();
});

it('says why it does not run now', async () => {
  answers[RUN] = new ApiError({ status: 409, code: 'conflict', message: 'It is running already.' });
  open();
  await form();
  fireEvent.click(button('Run now'));
  expect((await screen.findByRole('alert')).textContent).toBe('It is running already.');
});

it('lists what each run made, what it left out with reason and address, and where it broke', async () => {
  answers[RUNS] = {
    runs: [
      autoRun({ at: '2025-11-28T12:00:00.000Z', error: 'YouTube did not answer.' }),
      autoRun({ at: '2025-11-28T11:00:00.000Z' }),
      autoRun({
        at: '2025-11-28T10:00:00.000Z',
        found: 6,
        made: ['there', 'gone'],
        skipped: [
          { url: 'https://www.youtube.com/watch?v=abc', reason: 'Nothing is said in it.' },
          { url: 'javascript:alert(1)', reason: 'It is a live stream.' },
          {
            url: 'https://www.youtube.com/watch?v=def',
            reason: 'It stays a draft.',
            value: { id: 'autoPost.keptDraft', marked: 2 },
          },
        ],
      }),
    ],
  };
  // It stands on the second page of the list.
  answers[POSTS] = ({ query }: { query: { after?: string } }) =>
    query.after === undefined
      ? listed([], 'two')
      : listed([summary({ _id: 'there', title: 'مياه', status: 'published' })]);
  open();
  const items = within(await screen.findByRole('list', { name: 'Runs, newest first' }));
  expect(items.getByText('It did not work')).toBeDefined();
  expect(items.getByText('YouTube did not answer.')).toBeDefined();
  expect(items.getByText('Nothing new')).toBeDefined();
  expect(items.getByText('2 posts made, 2 left out')).toBeDefined();
  expect(items.getByText('2 more wait for the next run.')).toBeDefined();
  expect((await items.findByRole('link', { name: 'مياه' })).getAttribute('href')).toBe('/posts?post=there');
  expect(items.getByText('Published')).toBeDefined();
  expect(items.getByText('A post that was deleted since')).toBeDefined();
  const skipped = items.getByRole('link', { name: 'youtube.com/watch?v=abc, in a new tab' });
  expect(skipped.closest('li')?.textContent).toContain('Nothing is said in it.');
  expect(items.getByText(/It is a live stream\./u).querySelector('a')).toBeNull();
});

it('leads to what was made also when the list of posts does not come', async () => {
  answers[RUNS] = { runs: [autoRun({ made: ['p'], found: 1 })] };
  answers[POSTS] = broken();
  open();
  const link = await screen.findByRole('link', { name: 'Open the post' }, { timeout: 15_000 });
  expect(link.getAttribute('href')).toBe('/posts?post=p');
});

it('shows ten runs, and all when they are asked for', async () => {
  const runs = Array.from({ length: 25 }, (_, at) => autoRun({ at: `2025-11-27T10:${10 + at}:00.000Z` }));
  answers[RUNS] = { runs };
  open();
  const list = await screen.findByRole('list', { name: 'Runs, newest first' });
  expect(list.children).toHaveLength(10);
  fireEvent.click(button('Show all 25 runs'));
  expect(list.children).toHaveLength(25);
});

it('says that the runs did not load, beside the settings that did', async () => {
  answers[RUNS] = broken('No runs.');
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('No runs.');
  expect(await form()).toBeDefined();
  answers[RUNS] = { runs: [] };
  fireEvent.click(button('Try again'));
  expect(await screen.findByText(/^None yet\./u)).toBeDefined();
});
