import { ApiError } from '@tosite/api-client/api-error';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '../../query-client.ts';
import { useAuthStore } from '../../session/auth-store.ts';
import { nothing, week } from '../../testing/analytics-fixtures.ts';
import { ada, website } from '../../testing/fixtures.ts';
import { answerApi, renderAt } from '../../testing/render-at.tsx';
import { ReadersThisWeek } from './readers-this-week.tsx';

const FIGURES = 'GET /api/website/{id}/analytics';
const stockholm = { ...website, timezone: 'Europe/Stockholm' };
let answers: Record<string, unknown>;
let asked: ReturnType<typeof answerApi>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T13:02:00.000Z') });
  queryClient.clear();
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  answers = { [FIGURES]: week() };
  asked = answerApi(answers);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const open = (own: Partial<typeof website> = {}) =>
  renderAt('/', '/', <ReadersThisWeek website={{ ...stockholm, ...own }} />);

it('shows the week by day, beside the one before, and leads to all of it', async () => {
  open();
  const bars = await screen.findByRole('list', { name: 'Daily visitors of the last seven days' });
  const said = within(bars)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('.sr-only')?.textContent);
  expect(said).toEqual([
    'Sunday: 276',
    'Monday: 234',
    'Tuesday: 228',
    'Wednesday: 247',
    'Thursday: 263',
    'Friday: 812',
    'Saturday: 233',
  ]);
  expect(screen.getByText('2,293').parentElement?.textContent).toBe('2,293daily visitors+24% from 1,848');
  expect(screen.getByText('google.com').parentElement?.textContent).toBe('google.com2,410');
  expect(screen.getByRole('link', { name: 'Analytics' }).getAttribute('href')).toBe('/analytics?range=7');
  expect(asked).toEqual([
    {
      path: FIGURES,
      input: {
        params: { id: 'site-1' },
        query: { from: '2026-11-22', to: '2026-11-28', interval: 'day', compare: 'previous' },
      },
    },
  ]);
});

it('counts by the clock on the first day', async () => {
  answers[FIGURES] = week({
    since: '2026-11-28T12:10:00.000Z',
    totals: { visitors: 1, views: 1, viewsPerVisitor: 1 },
  });
  open();
  expect(await screen.findByText(/^visitor since (?:13:10|0?1:10.PM)$/u)).toBeDefined();
  expect(screen.getByText('The week stands here from tomorrow.')).toBeDefined();
  expect(screen.queryByText(/^from /u)).toBeNull();
});

it.each([
  [{ since: null }, {}, 'Nobody has come yet. People find your site where they know you.'],
  [{}, {}, 'Nobody came in the last seven days.'],
  [{ since: null }, { status: 'unpublished' }, 'Nobody can open your site, so nobody is counted.'],
] as const)('says why there is nothing: %j %j', async (data, own, sentence) => {
  answers[FIGURES] = week({ ...nothing, ...data });
  open(own);
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(screen.queryByRole('list')).toBeNull();
});

it('is loading, then failed with a way to ask again', async () => {
  let fail: (error: Error) => void = () => undefined;
  answers[FIGURES] = () => new Promise((_, reject) => (fail = reject));
  open();
  expect(await screen.findByRole('status', { name: 'The week is being read' })).toBeDefined();
  fail(new ApiError({ status: 500, code: 'internal', message: 'Ours.' }));
  expect((await screen.findByRole('alert')).textContent).toContain('could not be read. Ours.');
  answers[FIGURES] = week();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2,293')).toBeDefined();
});
