import { ApiError } from '@tosite/api-client/api-error';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useAuthStore } from '../session/auth-store.ts';
import { queryClient } from '../query-client.ts';
import { ada, seeCookies, website } from '../testing/fixtures.ts';
import { answerApi, renderAt } from '../testing/render-at.tsx';
import { change, source, sync } from '../testing/sync-fixtures.ts';
import { Page } from './settings-changes.tsx';

const added = change({
  id: 'added',
  kind: 'added',
  label: 'new-shore',
  field: null,
  before: null,
  after: 'A shore',
});
const edited = change({ id: 'edited', label: 'Headline', list: null, field: 'headline', conflict: true });
const gone = change({ id: 'gone', kind: 'removed', label: 'moth-editor', field: null, after: null });
const all = [added, change(), edited, gone];
const TAKE = 'POST /api/website/{id}/sync/take';
const UNDO = 'POST /api/website/{id}/sync/undo';
const undo = { id: 'undo-1', at: new Date(Date.now() - 120_000).toISOString(), count: 2 };

let answers: Record<string, unknown>;
let asked: ReturnType<typeof answerApi>;
const open = () => renderAt('/settings/changes', '/settings/changes', <Page />);
const askedFor = (path: string) => asked.filter((call) => call.path === path).map(({ input }) => input);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** Not the one in a toast of the test before. */
const undoHere = () =>
  fireEvent.click(
    within(screen.getByText('2 changes were taken 2 minutes ago.').parentElement as HTMLElement).getByRole(
      'button',
      { name: 'Undo' },
    ),
  );
const choose = (label: string, choice: 'Take' | 'Leave') =>
  fireEvent.click(
    within(screen.getByRole('group', { name: `Take or leave: ${label}` })).getByRole('radio', {
      name: choice,
    }),
  );

beforeEach(() => {
  localStorage.clear();
  seeCookies('');
  queryClient.clear();
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  answers = {
    'POST /api/website/current-website': { website },
    'GET /api/website/{id}/sync': sync({ changes: all }),
    'GET /api/website/{id}/content': {
      profile: { headline: 'My own words', projects: [] },
      hidden: [],
      edits: {},
      revision: 1,
    },
  };
  asked = answerApi(answers);
});
afterEach(cleanup);

it('says that it is loading, and what went wrong with a way to try again', async () => {
  delete answers['GET /api/website/{id}/sync'];
  open();
  expect(await screen.findByRole('status', { name: 'The changes are being read' })).toBeDefined();
  cleanup();
  queryClient.clear();
  answers['GET /api/website/{id}/sync'] = new ApiError({
    status: 500,
    code: 'internal',
    message: 'It broke.',
  });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('It broke.');
  answers['GET /api/website/{id}/sync'] = sync();
  press('Try again');
  expect(await screen.findByRole('heading', { name: 'Nothing has changed' })).toBeDefined();
});

it('says that nothing has changed, and reads again only what can be read', async () => {
  answers['GET /api/website/{id}/sync'] = sync();
  answers['POST /api/website/{id}/sync'] = { status: 'queued', jobId: 'job-1' };
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Read again' }));
  await waitFor(() => expect(askedFor('POST /api/website/{id}/sync')).toHaveLength(1));
  cleanup();
  queryClient.clear();
  answers['GET /api/website/{id}/sync'] = sync({ sources: [source({ method: 'linkedin:export' })] });
  open();
  await screen.findByRole('heading', { name: 'Nothing has changed' });
  expect(screen.queryByRole('button', { name: 'Read again' })).toBeNull();
});

it('shows what changed before any of it is taken, and takes new and changed but nothing gone or edited', async () => {
  answers[TAKE] = sync({ undo });
  open();
  await screen.findByRole('heading', { name: 'From github.com/ada' });
  expect(screen.getByText('New: 1')).toBeDefined();
  expect(screen.getByText('Changed: 2')).toBeDefined();
  expect(screen.getByText('Gone there: 1')).toBeDefined();
  expect(screen.getByText('A shore')).toBeDefined();
  expect(askedFor(TAKE)).toEqual([]);
  press('Take 2, leave 2');
  expect(await screen.findByText('2 changes are on your site.')).toBeDefined();
  expect(askedFor(TAKE)).toEqual([
    { params: { id: 'site-1' }, body: { take: ['added', 'change-1'], leave: ['edited', 'gone'] } },
  ]);
});

it('what the owner edited stands beside both of the profile’s versions', async () => {
  open();
  const row = (await screen.findByText('You edited this')).closest('li');
  await waitFor(() =>
    expect([...(row?.querySelectorAll('dt') ?? [])].map((name) => name.textContent)).toEqual([
      'On your site',
      'On the profile before',
      'On the profile now',
    ]),
  );
  expect(row?.querySelector('dd')?.textContent).toBe('My own words');
});

it('every choice is the owner’s, and is kept over a reload', async () => {
  answers[TAKE] = sync({ undo });
  open();
  await screen.findByText('2 to take, 2 to leave');
  choose('Headline', 'Take');
  choose('new-shore', 'Leave');
  choose('moth-editor', 'Take');
  expect(screen.getByText('3 to take, 1 to leave')).toBeDefined();
  cleanup();
  open();
  expect(await screen.findByText('3 to take, 1 to leave')).toBeDefined();
  press('Take 3, leave 1');
  await waitFor(() => expect(askedFor(TAKE)).toHaveLength(1));
  expect(askedFor(TAKE)[0]).toMatchObject({
    body: { take: ['change-1', 'edited', 'gone'], leave: ['added'] },
  });
  await waitFor(() => expect(localStorage.getItem('draft:changes:site-1')).toBeNull());
});

it('leaves all, and goes back to the usual; neither does anything where it stands so already', async () => {
  answers[TAKE] = sync();
  open();
  await screen.findByText('2 to take, 2 to leave');
  const usual = screen.getByRole('button', { name: 'Take all that is new or changed' });
  const none = screen.getByRole('button', { name: 'Leave all' });
  expect(usual.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(none);
  expect(screen.getByText('0 to take, 4 to leave')).toBeDefined();
  expect(none.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(usual);
  expect(screen.getByText('2 to take, 2 to leave')).toBeDefined();
  fireEvent.click(none);
  press('Leave 4 as they are');
  expect(
    await screen.findByText('Left as it is. It is asked again when it changes once more.'),
  ).toBeDefined();
  expect(askedFor(TAKE)[0]).toMatchObject({ body: { take: [] } });
});

it('says that something changed meanwhile, and shows how it stands now', async () => {
  open();
  await screen.findByText('2 to take, 2 to leave');
  answers[TAKE] = new ApiError({ status: 409, code: 'conflict', message: 'x' });
  answers['GET /api/website/{id}/sync'] = sync({ changes: [added] });
  press('Take 2, leave 2');
  expect(await screen.findByText(/Something changed in the meantime/u)).toBeDefined();
  expect(await screen.findByText('1 to take, 0 to leave')).toBeDefined();
});

it('takes the last decision back', async () => {
  answers['GET /api/website/{id}/sync'] = sync({ undo });
  answers[UNDO] = sync({ changes: all });
  open();
  expect(await screen.findByText('2 changes were taken 2 minutes ago.')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Nothing more is waiting for you' })).toBeDefined();
  undoHere();
  expect(await screen.findByText('Undone. Your site is as it was before.')).toBeDefined();
  expect(askedFor(UNDO)).toEqual([{ params: { id: 'site-1' }, body: { id: 'undo-1' } }]);
  expect(screen.getByText('2 to take, 2 to leave')).toBeDefined();
});

it('says why a decision cannot be taken back', async () => {
  answers['GET /api/website/{id}/sync'] = sync({ undo });
  answers[UNDO] = new ApiError({
    status: 409,
    code: 'conflict',
    message: 'This cannot be taken back any more.',
  });
  open();
  await screen.findByText('2 changes were taken 2 minutes ago.');
  undoHere();
  expect(await screen.findByText('This cannot be taken back any more.')).toBeDefined();
});
