import { ApiError, localError } from '@tosite/api-client/api-error';
import type { Film } from '@tosite/api-client/endpoints/film-posts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePostGeneration } from '../features/film-posts/post-generation.ts';
import { openDrafts } from '../memory/drafts.ts';
import { queryClient } from '../query-client.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { clearEverything } from '../session/clear-state.ts';
import { ada, seeCookies, website } from '../testing/fixtures.ts';
import { answerApi, renderAt } from '../testing/render-at.tsx';
import { Page } from './posts-films.tsx';

const CURRENT = 'POST /api/website/current-website';
const CHANNEL = 'POST /api/youtube/channel';
const VIDEOS = 'POST /api/youtube/videos';
const MAKE = 'POST /api/ai/generate-blog';
const STATUS = 'GET /api/ai/generate-blog/status';
const KEY = 'postGeneration';

const film = (own: Partial<Film>): Film => ({
  videoId: 'tiles-01',
  title: 'Why pool tiles are that blue',
  url: `https://www.youtube.com/watch?v=${own.videoId ?? 'tiles-01'}`,
  publishedAt: '2026-08-30T12:00:00.000Z',
  durationSeconds: 388,
  thumbnail: null,
  kind: 'video',
  post_id: null,
  ...own,
});
const tiles = film({});
const stairs = film({ videoId: 'stairs-1', title: 'Seventeen centimetres', durationSeconds: 902 });
const arch = film({ videoId: 'arch-001', title: 'قوس', durationSeconds: 4384, post_id: 'post-9' });
const sample = film({
  videoId: 'sample-1',
  title: 'A sample',
  url: 'https://plainobjects.example/films/201',
  durationSeconds: null,
});

const films = (videos: Film[], nextPageToken: string | null = null, totalResults = videos.length) => ({
  videos,
  nextPageToken,
  totalResults,
});
const status = (own: object) => ({
  status: 'running',
  progress: 0.5,
  step: 'film',
  detail: '',
  writer: null,
  automaticCaptions: false,
  marked: 0,
  ...own,
});
const done = (postId: string, own: object = {}) =>
  status({ status: 'completed', step: 'done', writer: 'extractive', post_id: postId, ...own });
const refused = (reason: string, next: string[]) =>
  status({
    status: 'failed',
    step: 'captions',
    error: { error: 'no_transcript', message: `Refused: ${reason}`, reason: { id: reason }, next },
  });

let answers: Record<string, unknown>;
let asked: ReturnType<typeof answerApi>;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 20 });
  openDrafts();
  seeCookies('');
  localStorage.clear();
  queryClient.clear();
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  usePostGeneration.getState().clear();
  answers = {
    [CURRENT]: { website },
    [CHANNEL]: { channel: { name: 'Plain Objects', handle: 'plain', url: 'u', avatar: null, films: 3 } },
    [VIDEOS]: films([tiles, stairs, arch, sample]),
    // The job is called after its film.
    [MAKE]: ({ body }: { body: { url: string } }) => ({ status: 'queued', jobId: body.url.slice(-8) }),
  };
  asked = answerApi(answers);
});
afterEach(async () => {
  cleanup();
  usePostGeneration.getState().clear();
  // What is followed sees that it is no longer wanted.
  await vi.advanceTimersByTimeAsync(1500);
  vi.useRealTimers();
});

const open = () => {
  // As the guard of the route has it.
  queryClient.setQueryData(['websites', 'current'], { website });
  return renderAt('/posts/films', '/posts/films', <Page />);
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const box = (title: string) => screen.findByRole('checkbox', { name: `Choose ${title}` });
const choose = async (title: string) => fireEvent.click(await box(title));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const calls = (path: string) => asked.filter((call) => call.path === path).map(({ input }) => input);
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as Record<string, unknown> | null;
const jobs = () => within(screen.getByRole('list', { name: /^(?:Being made|Made)$/u }));
async function make(...titles: string[]) {
  open();
  for (const title of titles) await choose(title);
  fireEvent.click(screen.getByRole('button', { name: /^Make (?:the draft|\d+ drafts)$/u }));
}

it('shows the films with their length and day, and a way to the post where there is one instead of a box', async () => {
  open();
  await box('Why pool tiles are that blue');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Films of Plain Objects');
  expect(screen.getByText('6:28')).toBeDefined();
  expect(screen.getByText('1:13:04')).toBeDefined();
  expect(screen.getAllByText('Aug 30, 2026').length).toBe(4);
  expect(screen.queryByRole('checkbox', { name: 'Choose قوس' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Has a post' }).getAttribute('href')).toBe('/posts?post=post-9');
});

it('asks for fifty films, and for more by the token of the answer before', async () => {
  answers[VIDEOS] = ({ body }: { body: { pageToken: string | null } }) =>
    body.pageToken === null ? films([tiles], 'two', 2) : films([stairs], null, 2);
  open();
  expect(await screen.findByText('1 of 2')).toBeDefined();
  press('Show 1 more');
  expect(await screen.findByText('2 of 2')).toBeDefined();
  expect(calls(VIDEOS)).toEqual([
    { body: { websiteId: 'site-1', maxResults: 50, pageToken: null } },
    { body: { websiteId: 'site-1', maxResults: 50, pageToken: 'two' } },
  ]);
});

it('says how many are chosen and how long they are, and makes drafts of them one after another', async () => {
  answers[STATUS] = ({ query }: { query: { jobId: string } }) => done(`post-of-${query.jobId}`);
  open();
  await choose('Why pool tiles are that blue');
  await choose('Seventeen centimetres');
  expect(screen.getByText('2 films').nextSibling?.textContent).toBe('21 min 30 sec');
  await choose('A sample');
  expect(screen.getByText('3 films').nextSibling?.textContent).toBe('at least 21 min 30 sec');
  fireEvent.click(screen.getByRole('radio', { name: 'Long' }));
  fireEvent.click(screen.getByRole('switch', { name: 'And all that is said' }));
  press('Make 3 drafts');
  expect(screen.queryByRole('checkbox', { name: 'Choose A sample' })).toBeNull();
  await pass(50);
  expect(calls(MAKE)).toEqual([
    {
      body: {
        url: tiles.url,
        websiteId: 'site-1',
        config: { length: 'long', includeTranscript: true },
        withoutCaptions: false,
      },
    },
  ]);
  await pass(3500);
  expect(await screen.findByText('3 of 3 made')).toBeDefined();
  expect(
    jobs()
      .getAllByRole('link', { name: 'Open the draft' })
      .map((a) => a.getAttribute('href')),
  ).toEqual([
    '/posts?post=post-of-tiles-01',
    '/posts?post=post-of-stairs-1',
    `/posts?post=post-of-${encodeURIComponent(sample.url.slice(-8))}`,
  ]);
  // The list knows of the posts.
  expect(calls(VIDEOS).length).toBeGreaterThan(1);
});

it('shows the steps as they happen, asked every second, and what the captions are', async () => {
  answers[STATUS] = status({ step: 'captions' });
  await make('Why pool tiles are that blue');
  await pass(1100);
  expect(jobs().getByText('The film is read')).toBeDefined();
  expect(jobs().getByText('Asking for what is said')).toBeDefined();
  expect(calls(STATUS)).toEqual([{ query: { jobId: 'tiles-01' } }]);
  answers[STATUS] = status({ step: 'writing', detail: '1,095 words of captions (en)' });
  await pass(1100);
  expect(jobs().getByText('1,095 words of captions (en)')).toBeDefined();
  expect(jobs().getByText('Choosing what it says')).toBeDefined();
  answers[STATUS] = done('post-1', { automaticCaptions: true, detail: '1,095 words of captions (en)' });
  await pass(1100);
  expect(jobs().getByText(/^A machine heard what is said/u)).toBeDefined();
  expect(calls(STATUS)).toHaveLength(3);
});

it('asks for the captions in the job where they were refused, and makes the post of those that are pasted', async () => {
  answers[STATUS] = refused('post.captionsRefused', ['transcript', 'retry']);
  await make('Seventeen centimetres');
  await pass(1100);
  expect(jobs().getByText('Refused: post.captionsRefused')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Needs captions' }).getAttribute('href')).toBe('#job-stairs-1');
  expect(jobs().getByRole('link', { name: 'Find in Studio' }).getAttribute('href')).toBe(
    'https://studio.youtube.com/video/stairs-1/translations',
  );
  const field = jobs().getByRole('textbox', { name: 'Captions of this film' });
  fireEvent.change(field, { target: { value: 'A'.repeat(2_000_001) } });
  press('Make the post');
  expect(await screen.findByText(/^This is more than the captions of a film/u)).toBeDefined();
  expect(calls(MAKE)).toHaveLength(1);
  answers[STATUS] = done('post-2');
  fireEvent.change(field, { target: { value: '0:01 Seventeen centimetres, up and down.' } });
  press('Make the post');
  await pass(1100);
  expect(calls(MAKE).at(-1)).toMatchObject({
    body: { transcript: '0:01 Seventeen centimetres, up and down.', withoutCaptions: false },
  });
  expect(await screen.findByRole('link', { name: 'Open the draft' })).toBeDefined();
});

it('takes a file that is dropped on the place or chosen, in the encodings of old tools, too', async () => {
  answers[STATUS] = refused('post.captionsNone', ['transcript', 'retry']);
  await make('Seventeen centimetres');
  await pass(1100);
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Captions of this film' });
  const latin = new File([new Uint8Array([0x47, 0x72, 0xfc, 0xdf, 0x65])], 'a.srt');
  fireEvent.drop(field, { dataTransfer: { files: [latin], items: [], types: ['Files'] } });
  await waitFor(() => expect(field.value).toBe('Grüße'));
  const wide = new File([new Uint8Array([0xff, 0xfe, 0x48, 0, 0x69, 0])], 'b.vtt');
  fireEvent.change(screen.getByLabelText('A file with captions'), { target: { files: [wide] } });
  await waitFor(() => expect(field.value).toBe('Hi'));
  const picture = new File([new Uint8Array([0, 1, 2, 0])], 'c.png');
  fireEvent.change(screen.getByLabelText('A file with captions'), { target: { files: [picture] } });
  expect(await screen.findByText(/^This file holds no text/u)).toBeDefined();
  expect(field.value).toBe('Hi');
});

it('goes on with the short post where there is something to write it from, and only there', async () => {
  answers[STATUS] = refused('post.captionsNone', ['transcript', 'retry']);
  await make('Seventeen centimetres');
  await pass(1100);
  answers[STATUS] = refused('post.nothingToWriteFrom', ['transcript']);
  press('Make the short post');
  await pass(1100);
  expect(calls(MAKE).at(-1)).toMatchObject({ body: { withoutCaptions: true } });
  expect(jobs().getByText('Refused: post.nothingToWriteFrom')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Make the short post' })).toBeNull();
});

it('says why another one failed, tries again, and leads to the post that somebody else made meanwhile', async () => {
  answers[MAKE] = new ApiError({ status: 503, code: 'overloaded', message: 'Too much at once.' });
  await make('Why pool tiles are that blue');
  expect(await screen.findByText('Too much at once.')).toBeDefined();
  expect(screen.getByText('Not made')).toBeDefined();
  answers[MAKE] = new ApiError({ status: 409, code: 'post_exists', message: 'There is one.' });
  answers[VIDEOS] = films([{ ...tiles, post_id: 'theirs' }]);
  fireEvent.click(jobs().getByRole('button', { name: 'Try again' }));
  const link = await jobs().findByRole('link', { name: 'Open the post' });
  expect(link.getAttribute('href')).toBe('/posts?post=theirs');
  fireEvent.click(jobs().getByRole('button', { name: 'Put Why pool tiles are that blue aside' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Made' })).toBeNull());
});

it('waits where so many changes are not allowed at once, and goes on', async () => {
  let tries = 0;
  answers[MAKE] = () => {
    tries += 1;
    return tries === 1
      ? new ApiError({ status: 429, code: 'too_many_requests', message: 'Wait.', retryAfter: 20 })
      : { status: 'queued', jobId: 'j' };
  };
  answers[STATUS] = done('post-1');
  await make('Why pool tiles are that blue');
  await pass(19_000);
  expect([tries, screen.queryByText('Wait.')]).toEqual([1, null]);
  await pass(3_000);
  expect(await screen.findByRole('link', { name: 'Open the draft' })).toBeDefined();
});

it('stops those that the server was not asked for', async () => {
  answers[STATUS] = status({});
  await make('Why pool tiles are that blue', 'Seventeen centimetres');
  await pass(50);
  press('Stop the rest');
  answers[STATUS] = done('post-1');
  await pass(3000);
  expect(calls(MAKE)).toHaveLength(1);
  expect(await box('Seventeen centimetres')).toBeDefined();
});

it('keeps status, job and the video id of the address under the post-generation key, and the others in a list', async () => {
  answers[STATUS] = status({});
  let first: unknown;
  answers[MAKE] = () => {
    first = kept();
    return { status: 'queued', jobId: 'tiles-01' };
  };
  await make('Why pool tiles are that blue', 'Seventeen centimetres');
  await pass(50);
  expect(first).toMatchObject({ status: 'waiting', jobId: null, generatingVideoId: 'tiles-01' });
  expect(kept()).toMatchObject({ status: 'queued', jobId: 'tiles-01', generatingVideoId: 'tiles-01' });
  await pass(1100);
  expect(kept()).toMatchObject({
    status: 'running',
    jobs: [
      { jobId: 'tiles-01', generatingVideoId: 'tiles-01', status: 'running' },
      { jobId: null, generatingVideoId: 'stairs-1', status: 'waiting' },
    ],
  });
  answers[STATUS] = done('post-1');
  await pass(3000);
  await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
});

it('the video id is empty where the address has no v, and the film is known by its own id', async () => {
  answers[STATUS] = status({});
  await make('A sample');
  await pass(1100);
  expect(kept()).toMatchObject({ generatingVideoId: '', jobs: [{ videoId: 'sample-1' }] });
  expect(screen.getByText('Being made', { selector: 'li span' })).toBeDefined();
});

it.each([
  ['the call', MAKE, new ApiError({ status: 503, code: 'overloaded', message: 'No room.' })],
  ['the status', STATUS, localError('FETCH_ERROR')],
  ['our own', STATUS, new TypeError('undefined is no function')],
  ['the job', STATUS, refused('post.captionsRefused', ['transcript', 'retry'])],
])('an error of %s clears what is kept of it', async (_, path, failure) => {
  answers[STATUS] = status({});
  answers[path] = failure;
  await make('Why pool tiles are that blue');
  expect(kept()).toMatchObject({ generatingVideoId: 'tiles-01' });
  await pass(1100);
  await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
});

it('one error of several takes out that one: the others go on', async () => {
  answers[STATUS] = ({ query }: { query: { jobId: string } }) =>
    query.jobId === 'tiles-01' ? refused('post.captionsNone', ['transcript', 'retry']) : status({});
  await make('Why pool tiles are that blue', 'Seventeen centimetres');
  await pass(2500);
  expect(kept()).toMatchObject({ jobId: 'stairs-1', jobs: [{ videoId: 'stairs-1' }] });
  expect(jobs().getByText('Refused: post.captionsNone')).toBeDefined();
});

it('is there again after the page was loaded anew, and goes on', async () => {
  answers[STATUS] = status({ step: 'captions' });
  await make('Why pool tiles are that blue', 'Seventeen centimetres');
  await pass(1100);
  const before = localStorage.getItem(KEY) ?? '';
  cleanup();
  usePostGeneration.getState().clear();
  await pass(1500);
  localStorage.setItem(KEY, before);
  vi.resetModules();
  const [fresh, testing, again, auth] = await Promise.all([
    import('./posts-films.tsx'),
    import('../testing/render-at.tsx'),
    import('../query-client.ts'),
    import('../session/auth-store.ts'),
  ]);
  auth.useAuthStore.setState({ user: ada, accessToken: 'a' });
  again.queryClient.setQueryData(['websites', 'current'], { website });
  asked = testing.answerApi(answers);
  testing.renderAt('/posts/films', '/posts/films', <fresh.Page />);
  expect(await screen.findByText('Asking for what is said')).toBeDefined();
  answers[STATUS] = ({ query }: { query: { jobId: string } }) => done(`post-of-${query.jobId}`);
  await pass(4000);
  expect(await screen.findByText('2 of 2 made')).toBeDefined();
  // The first was asked for before: it is asked how far it is, not made once more.
  expect(calls(MAKE)).toMatchObject([{ body: { url: stairs.url } }]);
});

it('nothing of it stays when the person logs out, and what cannot be read is nothing', async () => {
  answers[STATUS] = status({});
  await make('Why pool tiles are that blue');
  await pass(50);
  expect(kept()).not.toBeNull();
  clearEverything();
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(usePostGeneration.getState().jobs).toEqual([]);
  await pass(1500);
  expect(localStorage.getItem(KEY)).toBeNull();
  for (const unreadable of ['{', '{"jobs":[{}]}', 'null']) {
    localStorage.setItem(KEY, unreadable);
    vi.resetModules();
    const { usePostGeneration: again } = await import('../features/film-posts/post-generation.ts');
    expect(again.getState().jobs).toEqual([]);
  }
});

it('says what to connect where there is no channel', async () => {
  answers[CHANNEL] = { channel: null };
  open();
  expect(await screen.findByRole('heading', { name: 'No channel is connected' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Add a channel' }).getAttribute('href')).toBe('/settings/general');
  expect(calls(VIDEOS)).toEqual([]);
});

it('says that there are no films yet, and that they did not load', async () => {
  answers[VIDEOS] = new ApiError({ status: 500, code: 'internal', message: 'Broken.' });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Broken.');
  answers[VIDEOS] = films([]);
  press('Try again');
  expect(await screen.findByRole('heading', { name: 'No films yet' })).toBeDefined();
});
