import { ApiError } from '@tosite/api-client/api-error';
import type { Film } from '@tosite/api-client/endpoints/film-posts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePostGeneration } from '../features/film-posts/post-generation.ts';
import { openDrafts } from '../memory/drafts.ts';
import { queryClient } from '../query-client.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { ada, seeCookies, website } from '../testing/fixtures.ts';
import { answerApi, renderAt } from '../testing/render-at.tsx';
import { Page } from './posts-films.tsx';

const VIDEOS = 'POST /api/youtube/videos';
const MAKE = 'POST /api/ai/generate-blog';
const STATUS = 'GET /api/ai/generate-blog/status';
const USAGE = 'GET /api/ai/usage';
const usage = { configured: true, writer: 'ai', used: 1, limit: 3, resetsAt: '2026-12-01T00:00:00.000Z' };

const film = (videoId: string, title: string, post_id: string | null = null): Film => ({
  videoId,
  title,
  url: `https://www.youtube.com/watch?v=${videoId}`,
  publishedAt: '2026-08-30T12:00:00.000Z',
  durationSeconds: 388,
  thumbnail: null,
  kind: 'video',
  post_id,
});
const films = (videos: Film[], nextPageToken: string | null = null, totalResults = videos.length) => ({
  videos,
  nextPageToken,
  totalResults,
});
const done = (own: object) => ({
  status: 'completed',
  progress: 1,
  step: 'done',
  detail: '',
  writer: 'ai',
  automaticCaptions: false,
  marked: 0,
  post_id: 'post-1',
  ...own,
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
    'POST /api/website/current-website': { website },
    'POST /api/youtube/channel': {
      channel: { name: 'Plain Objects', handle: 'plain', url: 'u', avatar: null, films: 3 },
    },
    [VIDEOS]: films([
      film('tiles-00001', 'Tiles'),
      film('stairs-0001', 'Stairs'),
      film('arch-000001', 'Arch'),
    ]),
    [MAKE]: ({ body }: { body: { url: string } }) => ({ status: 'queued', jobId: body.url.slice(-11) }),
    [STATUS]: done({}),
    [USAGE]: usage,
  };
  asked = answerApi(answers);
});
afterEach(async () => {
  cleanup();
  usePostGeneration.getState().clear();
  await vi.advanceTimersByTimeAsync(1500);
  vi.useRealTimers();
});

const open = () => {
  queryClient.setQueryData(['websites', 'current'], { website });
  return renderAt('/posts/films', '/posts/films', <Page />);
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const choose = async (title: string) =>
  fireEvent.click(await screen.findByRole('checkbox', { name: `Choose ${title}` }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const bodies = () =>
  asked.filter(({ path }) => path === MAKE).map(({ input }) => (input as { body: object }).body);
const jobs = () => within(screen.getByRole('list', { name: /^(?:Being made|Made)$/u }));

it('says what is left of the month, and asks the model as it is told to', async () => {
  open();
  await choose('Tiles');
  expect(screen.getByText('2 of 3 left')).toBeDefined();
  expect(screen.getByText(/^Renews December 1\./u)).toBeDefined();
  press('How it is written: The model, Neutral, Medium');
  const how = within(await screen.findByRole('dialog', { name: 'How it is written' }));
  fireEvent.change(how.getByRole('combobox', { name: 'Tone' }), { target: { value: 'friendly' } });
  fireEvent.change(how.getByRole('combobox', { name: 'Language' }), { target: { value: 'es' } });
  fireEvent.click(how.getByRole('radio', { name: 'Short' }));
  fireEvent.click(how.getByRole('switch', { name: 'And all that is said' }));
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  press('Make the draft');
  await pass(50);
  expect(bodies()).toEqual([
    {
      url: 'https://www.youtube.com/watch?v=tiles-00001',
      websiteId: 'site-1',
      config: { length: 'short', includeTranscript: true, tone: 'friendly', language: 'es' },
      writer: 'ai',
      withoutCaptions: false,
    },
  ]);
});

it('of more films than are left the model writes the first, and says so before', async () => {
  open();
  for (const title of ['Tiles', 'Stairs', 'Arch']) await choose(title);
  expect(screen.getByText('The model writes the first 2, the others are your own words.')).toBeDefined();
  press('Make 3 drafts');
  await pass(5000);
  await waitFor(() =>
    expect(bodies()).toMatchObject([{ writer: 'ai' }, { writer: 'ai' }, { writer: 'extractive' }]),
  );
});

it('used up, the other writer goes on, and the sentence says until when', async () => {
  answers[USAGE] = { ...usage, writer: 'extractive', used: 3 };
  open();
  await choose('Tiles');
  expect(screen.getByText('3 of 3 used until December 1')).toBeDefined();
  press('How it is written: Your own words, Medium');
  const how = within(await screen.findByRole('dialog', { name: 'How it is written' }));
  expect(how.queryByRole('radio', { name: 'The model' })).toBeNull();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  press('Make the draft');
  await pass(50);
  expect(bodies()).toMatchObject([{ writer: 'extractive' }]);
});

it('says who wrote it and how many paragraphs are to be checked, and leads there', async () => {
  answers[STATUS] = done({ marked: 3 });
  open();
  await choose('Tiles');
  press('Make the draft');
  await pass(1200);
  expect(await jobs().findByText('Written by the model.')).toBeDefined();
  expect(jobs().getByRole('link', { name: '3 paragraphs to check' }).getAttribute('href')).toBe(
    '/posts?post=post-1',
  );
  // What is left is asked for anew.
  await waitFor(() => expect(asked.filter(({ path }) => path === USAGE).length).toBe(2));
});

it('when the model failed and the other one wrote, the reason stands there', async () => {
  answers[STATUS] = done({
    writer: 'extractive',
    detail: 'The model did not answer, so this is what you say.',
  });
  open();
  await choose('Tiles');
  press('Make the draft');
  await pass(1200);
  expect(await jobs().findByText('The model did not answer, so this is what you say.')).toBeDefined();
  expect(jobs().getByText('In your own words.')).toBeDefined();
});

it('a model that refuses is one way; the film’s own words are another, in the same place', async () => {
  answers[MAKE] = ({ body }: { body: { writer: string } }) =>
    body.writer === 'ai'
      ? new ApiError({ status: 503, code: 'ai_budget', message: 'Used up for today.' })
      : { status: 'queued', jobId: 'job' };
  open();
  await choose('Tiles');
  press('Make the draft');
  expect(await jobs().findByText('Used up for today.')).toBeDefined();
  press('Make it of your own words');
  await pass(50);
  expect(bodies()).toMatchObject([{ writer: 'ai' }, { writer: 'extractive' }]);
});

it('nothing of a model is shown where there is none', async () => {
  answers[USAGE] = { ...usage, configured: false };
  answers[STATUS] = done({ writer: 'extractive' });
  open();
  await choose('Tiles');
  expect(screen.queryByText(/model/iu)).toBeNull();
  expect(screen.queryByRole('button', { name: /^How it is written/u })).toBeNull();
  press('Make the draft');
  await pass(1200);
  expect(await jobs().findByRole('link', { name: 'Open the draft' })).toBeDefined();
  expect(screen.queryByText('In your own words.')).toBeNull();
  expect(bodies()[0]).not.toHaveProperty('writer');
});

it('finds films by words of their titles and by whether they have a post, and reads on while too few are found', async () => {
  const pages = new Map([
    [null, films([film('tiles-00001', 'Tiles'), film('cafe-000001', 'Café tables', 'post-9')], 'two', 4)],
    ['two', films([film('arch-000001', 'Arch'), film('cafe-000002', 'A café floor')], null, 4)],
  ]);
  answers[VIDEOS] = ({ body }: { body: { pageToken: string | null } }) => pages.get(body.pageToken);
  open();
  fireEvent.change(await screen.findByRole('searchbox', { name: 'Search films' }), {
    target: { value: 'cafe' },
  });
  const list = within(await screen.findByRole('list', { name: 'Films, newest first' }));
  expect(await list.findByText('A café floor')).toBeDefined();
  expect(list.getAllByRole('listitem').length).toBe(2);
  expect(screen.getByText('2 found among 4 films')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'Without a post' }));
  expect(list.getAllByRole('listitem').length).toBe(1);
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing' } });
  expect(screen.getByText('None of 4 fits. Search for another word, or show all.')).toBeDefined();
});
