import { ApiError } from '@tosite/api-client/api-error';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Website } from '@tosite/validation/website/website';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { nothing, week } from '../testing/analytics-fixtures.ts';
import { ada, website } from '../testing/fixtures.ts';
import { summary } from '../testing/post-fixtures.ts';
import { answerApi, renderAt } from '../testing/render-at.tsx';
import { Page } from './analytics.tsx';

const FIGURES = 'GET /api/website/{id}/analytics';
const EXPORT = 'GET /api/website/{id}/analytics/export';
const SETTINGS = 'GET /api/website/{id}/analytics/settings';
const CHANGE = 'PUT /api/website/{id}/analytics/settings';
const REDIRECTS = 'GET /api/website/{id}/redirects';
const SEND_ON = 'PUT /api/website/{id}/redirects';
const SEND_NO_MORE = 'DELETE /api/website/{id}/redirects';
const stockholm: Website = { ...website, timezone: 'Europe/Stockholm' };

let answers: Record<string, unknown>;
let asked: ReturnType<typeof answerApi>;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T13:02:00.000Z') });
  queryClient.clear();
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  answers = {
    'POST /api/website/current-website': { website: stockholm },
    'GET /api/post/all/{websiteId}': {
      posts: [summary({ slug: 'kettle', title: 'The red kettle boils faster', status: 'published' })],
      next: null,
      total: 1,
      counts: { draft: 0, published: 1, scheduled: 0 },
    },
    [FIGURES]: week(),
    [SETTINGS]: { countLinks: false, weeklyMail: true },
    [REDIRECTS]: { redirects: [] },
  };
  asked = answerApi(answers);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (query = '') => renderAt(`/analytics${query}`, '/analytics', <Page />);
const askedFor = () =>
  asked.filter(({ path }) => path === FIGURES).map(({ input }) => (input as { query: object }).query);
const broken = new ApiError({ status: 500, code: 'internal', message: 'Ours. Try again in a moment.' });

describe('the range', () => {
  it('is the last 30 days of the site, beside those before them, until something else is chosen', async () => {
    const { at } = open();
    await screen.findByText('6 reading now');
    expect(askedFor()).toEqual([{ from: '2026-10-30', to: '2026-11-28', compare: 'previous' }]);
    fireEvent.click(screen.getByRole('radio', { name: '7 days' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Compare with the 7 days before' }));
    expect(at()).toBe('/analytics?range=7&compare=none');
    await waitFor(() =>
      expect(askedFor().at(-1)).toEqual({ from: '2026-11-22', to: '2026-11-28', compare: 'none' }),
    );
  });

  it('is what the address says, on the day that it is where the site is', async () => {
    vi.setSystemTime(new Date('2026-11-28T23:30:00.000Z'));
    open('?range=today&compare=none&show=views');
    const chosen = await screen.findByRole('radio', { name: /^Views ?\d/u });
    expect((chosen as HTMLInputElement).checked).toBe(true);
    expect(askedFor()).toEqual([{ from: '2026-11-29', to: '2026-11-29', compare: 'none' }]);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Today' }).checked).toBe(true);
    expect(screen.getByRole('checkbox', { name: 'Compare with the day before' })).toBeDefined();
  });

  it.each([
    ['?from=2026-08-07&to=2026-08-01', '2026-08-01', '2026-08-07'],
    ['?from=2026-11-20&to=2027-11-20', '2026-11-20', '2026-11-28'],
    ['?from=2026-02-31&to=2026-03-01', '2026-10-30', '2026-11-28'],
    ['?from=2027-01-01&to=2027-01-02', '2026-10-30', '2026-11-28'],
    ['?range=1000&from=x&to=', '2026-10-30', '2026-11-28'],
    ['?range=year', '2025-11-29', '2026-11-28'],
  ])('reads %s', async (query, from, to) => {
    open(query);
    await waitFor(() => expect(askedFor()[0]).toMatchObject({ from, to }));
  });

  it('may be days of one’s own, and says what is wrong with them', async () => {
    const { at } = open('?range=7');
    fireEvent.click(
      await screen.findByRole('button', { name: /^Other days\. Shown: 22 Nov|^Other days\. Shown: Nov 22/u }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Choose the days' });
    const type = (label: string, value: string) =>
      fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
    const submit = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Show these days' }));
    type('First day', '2026-08-07');
    type('Last day', '2026-08-01');
    submit();
    expect(within(dialog).getByRole('alert').textContent).toMatch(/^The last day comes before/u);
    type('Last day', '2026-12-01');
    submit();
    expect(within(dialog).getByRole('alert').textContent).toMatch(/^The last day has not begun/u);
    type('Last day', '');
    submit();
    expect(within(dialog).getByRole('alert').textContent).toBe('Choose both days.');
    type('Last day', '2026-08-09');
    submit();
    await waitFor(() => expect(at()).toBe('/analytics?from=2026-08-07&to=2026-08-09'));
  });
});

describe('the chart', () => {
  it('is one stop for the keyboard that says day, both figures and what was published', async () => {
    open('?range=7');
    const slider = await screen.findByRole('slider', { name: 'Day' });
    const says = () => slider.getAttribute('aria-valuetext');
    expect(slider.tabIndex).toBe(0);
    expect(slider.getAttribute('aria-valuemax')).toBe('7');
    expect(says()).toMatch(/^Saturday.* so far: 233 daily visitors, 187 in the range before$/u);
    fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    expect(says()).toMatch(
      /^Friday.*: 812 daily visitors, 441 in the range before\. Published: The red kettle boils faster$/u,
    );
    expect(slider.getAttribute('aria-valuenow')).toBe('6');
    fireEvent.keyDown(slider, { key: 'Home' });
    fireEvent.keyDown(slider, { key: 'ArrowLeft' });
    expect(says()).toMatch(/^Sunday.*: 276 daily visitors/u);
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(says()).toMatch(/^Monday/u);
    fireEvent.keyDown(slider, { key: 'End' });
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(slider.getAttribute('aria-valuenow')).toBe('7');
    expect(document.querySelectorAll('[tabindex="0"][role="slider"]')).toHaveLength(1);
  });

  it('follows a finger, and stays where it was lifted', async () => {
    open('?range=7');
    const slider = await screen.findByRole('slider');
    const ground = slider.parentElement as HTMLElement;
    ground.getBoundingClientRect = () => new DOMRect(100, 0, 600, 248);
    fireEvent.pointerDown(ground, { clientX: 205 });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^Monday/u);
    fireEvent.pointerMove(ground, { clientX: 590 });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^Friday/u);
    fireEvent.pointerMove(ground, { clientX: 2000 });
    fireEvent.pointerUp(ground);
    expect(slider.getAttribute('aria-valuenow')).toBe('7');
    expect(document.activeElement).toBe(slider);
  });

  it('draws the measure that is chosen, the range before, today dotted, and a square for a post', async () => {
    const { at } = open('?range=7');
    const slider = await screen.findByRole('slider');
    const path = (name: string) => document.querySelector(`[data-line="${name}"]`)?.getAttribute('d') ?? '';
    const visitors = path('range');
    expect(visitors.split('L')).toHaveLength(6);
    expect(path('open').split('L')).toHaveLength(2);
    expect(path('before').split('L')).toHaveLength(7);
    const square = document.querySelector<HTMLElement>('[data-published]');
    expect(Number.parseFloat(square?.style.left ?? '')).toBeCloseTo((5 / 6) * 100, 1);
    fireEvent.click(screen.getByRole('radio', { name: /^Views a visitor/u }));
    expect(at()).toBe('/analytics?range=7&show=perVisitor');
    expect(path('range')).not.toBe(visitors);
    expect(slider.getAttribute('aria-valuetext')).toContain('2.00 views a visitor');
  });

  it('draws no day that has not begun, and nothing before where it was not asked for', async () => {
    answers[FIGURES] = week({
      range: { from: '2026-11-22', to: '2026-11-30', timezone: 'Europe/Stockholm', interval: 'day' },
      series: week().series.map(({ t, ...rest }) => ({ ...rest, t: t.replace('11-28', '11-29') })),
      previous: null,
      previousSeries: [],
    });
    open('?range=7&compare=none');
    const slider = await screen.findByRole('slider');
    expect(slider.getAttribute('aria-valuemax')).toBe('6');
    expect(document.querySelector('[data-line="before"]')?.getAttribute('d')).toBe('');
    expect(slider.getAttribute('aria-valuetext')).not.toContain('before');
  });

  it('says the hours of the site, also the one that comes twice', async () => {
    answers[FIGURES] = week({
      range: { from: '2026-10-25', to: '2026-10-25', timezone: 'Europe/Stockholm', interval: 'hour' },
      series: ['01:00:00+02:00', '02:00:00+02:00', '02:00:00+01:00', '03:00:00+01:00'].map(
        (clock, index) => ({
          t: `2026-10-25T${clock}`,
          visitors: index,
          views: index,
        }),
      ),
    });
    open('?from=2026-10-25&to=2026-10-25');
    const slider = await screen.findByRole('slider', { name: 'Hour' });
    expect(slider.getAttribute('aria-valuetext')).toMatch(/^0?3:00/u);
    fireEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
    const clocks = within(screen.getByRole('region', { name: 'The chart as a table' }))
      .getAllByRole('rowheader')
      .map((cell) => Number.parseInt(cell.textContent ?? '', 10));
    expect(clocks).toEqual([3, 2, 2, 1]);
  });

  it('is a table one press away, the newest day first', async () => {
    open('?range=7');
    const button = await screen.findByRole('button', { name: 'Show as a table' });
    expect(screen.queryByRole('region', { name: 'The chart as a table' })).toBeNull();
    fireEvent.click(button);
    const rows = within(screen.getByRole('region', { name: 'The chart as a table' })).getAllByRole('row');
    expect(
      rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' | ')).slice(0, 3),
    ).toEqual([
      'Day | Visitors | Before | Views',
      expect.stringMatching(/^Saturday.*, so far \| 233 \| 187 \| 466$/u),
      expect.stringMatching(/^Friday.* \| 812 \| 441 \| 1,624$/u),
    ]);
    expect(button.getAttribute('aria-expanded')).toBe('true');
  });
});

it('says each figure with its change, and who reads now', async () => {
  open('?range=7');
  await screen.findByText('6 reading now');
  const names = ['Daily visitors', 'Views', 'Views a visitor'].map(
    (name) => screen.getByText(name, { selector: 'label span' }).closest('label')?.textContent,
  );
  expect(names).toEqual([
    'Daily visitors2,293+24% from 1,848',
    'Views4,586as before',
    'Views a visitor2.00−19% from 2.48',
  ]);
});

describe('the tables', () => {
  const rowsOf = (panel: string) =>
    within(screen.getByRole('region', { name: panel }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));
  const choose = (panel: string, tab: string | RegExp) =>
    fireEvent.click(within(screen.getByRole('region', { name: panel })).getByRole('button', { name: tab }));

  it('say pages by their titles, six first and then all', async () => {
    open();
    await screen.findByRole('link', { name: 'The red kettle boils faster' });
    expect(rowsOf('What they read')).toHaveLength(6);
    expect(rowsOf('What they read')[0]).toBe('Home | 1,156 | 2,044');
    choose('What they read', 'Show all 7');
    expect(rowsOf('What they read')).toHaveLength(7);
    expect(screen.getByRole('link', { name: '/imprint/' }).getAttribute('href')).toBe(
      'http://adabyron.localhost:3000/imprint/',
    );
  });

  it('say where people came from, with what, and from which countries', async () => {
    open();
    await screen.findByText('Sweden');
    expect(rowsOf('Where they come from')).toEqual([
      'google.com | 2,410 | 2,410',
      'YouTube (app) | 1,986 | 1,986',
      'No referrer | 1,344 | 1,344',
    ]);
    choose('Where they come from', 'Campaigns');
    expect(rowsOf('Where they come from')).toEqual(['slow-things newsletter, email | 214 | 214']);
    choose('Where they come from', 'Links followed');
    expect(rowsOf('Where they come from')).toEqual(['youtube.com/@plainobjects | 412 | 466']);
    expect(screen.getByText('At least: Firefox and blockers do not tell.')).toBeDefined();
    expect(rowsOf('Countries')).toEqual([
      'Sweden | 2,904 | 2,904',
      'Germany | 1,022 | 1,022',
      'Not known | 12 | 12',
    ]);
    expect(rowsOf('What they read with')[1]).toBe('Computer | 2,729 | 2,729');
    expect(screen.getByText(/^Assistants: 117 pages/u)).toBeDefined();
    choose('What they read with', 'Browsers');
    expect(rowsOf('What they read with')).toEqual(['Chrome | 4,000 | 4,000', 'Another one | 12 | 12']);
    choose('What they read with', 'Assistants');
    expect(rowsOf('What they read with')[0]).toBe('ChatGPT | 74 | 81');
    choose('What they read', 'Films played');
    expect(rowsOf('What they read')).toEqual(['kettle.mp4 | 40 | 55']);
  });

  it('lead nowhere but to the site itself, whatever a path says', async () => {
    answers[FIGURES] = week({
      pages: [
        { name: '//evil.example/', visitors: 3, views: 3 },
        { name: 'javascript:alert(1)', visitors: 2, views: 2 },
        { name: '/%E0%A4%A', visitors: 1, views: 1 },
      ],
    });
    open();
    const link = await screen.findByRole('link', { name: '//evil.example/' });
    expect(new URL(link.getAttribute('href') ?? '').host).toBe('adabyron.localhost:3000');
    expect(screen.getByText('javascript:alert(1)').closest('a')).toBeNull();
    expect(screen.getByText('/%E0%A4%A')).toBeDefined();
  });

  it('say that links are not counted until their owner wants it', async () => {
    answers[FIGURES] = week({ links: [] });
    open();
    await screen.findByText('Sweden');
    await screen.findByRole('switch', { name: 'Count followed links' });
    choose('Where they come from', 'Links followed');
    expect(screen.getByText(/^Followed links are not counted\./u)).toBeDefined();
    const href = screen.getByRole('link', { name: 'Go to the setting' }).getAttribute('href') ?? '';
    expect(document.querySelector(href)?.textContent).toContain('Count followed links');
  });

  it('say what was left out and why, also for a reason that is not known here', async () => {
    open();
    const section = await screen.findByRole('region', { name: 'Left out' });
    expect(section.textContent).toContain('3,059');
    expect(
      within(section)
        .getAllByRole('listitem')
        .map((item) => item.textContent?.trim()),
    ).toEqual([
      '2,870said they are robots search engines, link previews, feed readers',
      '188came from you, from this dashboard',
      '1had another reason',
    ]);
  });
});

describe('what people did not find', () => {
  const openMissing = async () => {
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Not found 1' }));
  };

  it('is sent on to a page of the site', async () => {
    answers[SEND_ON] = { redirects: [{ from: '/films/kettle', to: '/posts/kettle/', createdAt: '' }] };
    await openMissing();
    fireEvent.click(await screen.findByRole('button', { name: 'Send them on from /films/kettle' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send them on' });
    const field = within(dialog).getByLabelText('Page of your site');
    const submit = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Send them there' }));
    submit();
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Choose a page.');
    for (const wrong of ['https://evil.example/', '//evil.example', '/films/kettle']) {
      fireEvent.change(field, { target: { value: wrong } });
      submit();
      expect(within(dialog).getByRole('alert').textContent).not.toBe('');
    }
    expect(asked.some(({ path }) => path === SEND_ON)).toBe(false);
    expect([...dialog.querySelectorAll('option')].map(({ value }) => value)).toContain('/posts/kettle/');
    fireEvent.change(field, { target: { value: '/posts/kettle/' } });
    submit();
    expect(await screen.findByText('Leads to /posts/kettle/')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked.find(({ path }) => path === SEND_ON)?.input).toEqual({
      params: { id: 'site-1' },
      body: { from: '/films/kettle', to: '/posts/kettle/' },
    });
  });

  it('keeps what was typed, and says why it was refused', async () => {
    answers[SEND_ON] = new ApiError({
      status: 400,
      code: 'invalid_input',
      message: 'Check the fields.',
      fields: { to: 'There is no such page.' },
    });
    await openMissing();
    fireEvent.click(await screen.findByRole('button', { name: 'Send them on from /films/kettle' }));
    const field = await screen.findByLabelText<HTMLInputElement>('Page of your site');
    fireEvent.change(field, { target: { value: '/nowhere/' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send them there' }));
    expect(await screen.findByText('There is no such page.')).toBeDefined();
    expect(field.value).toBe('/nowhere/');
  });

  it('can be left to lead nowhere again', async () => {
    answers[REDIRECTS] = { redirects: [{ from: '/films/kettle', to: '/posts/kettle/', createdAt: '' }] };
    answers[SEND_NO_MORE] = () => {
      answers[REDIRECTS] = { redirects: [] };
      return null;
    };
    await openMissing();
    fireEvent.click(await screen.findByRole('button', { name: /^Undo: \/films\/kettle/u }));
    expect(await screen.findByRole('button', { name: 'Send them on from /films/kettle' })).toBeDefined();
    expect(asked.find(({ path }) => path === SEND_NO_MORE)?.input).toEqual({
      params: { id: 'site-1' },
      query: { from: '/films/kettle' },
    });
  });
});

it('hands the days that are shown to the browser as a file', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  URL.createObjectURL = () => 'blob:made';
  answers[EXPORT] = new Blob(['day,views']);
  open('?range=7&compare=none');
  fireEvent.click(await screen.findByRole('button', { name: 'CSV' }));
  expect(await screen.findByText('It is in your downloads.')).toBeDefined();
  expect(click.mock.contexts[0]).toMatchObject({ download: 'adabyron-2026-11-22-2026-11-28.csv' });
  expect(asked.find(({ path }) => path === EXPORT)?.input).toEqual({
    params: { id: 'site-1' },
    query: { from: '2026-11-22', to: '2026-11-28', compare: 'none' },
  });
});

describe('the settings', () => {
  it('act at once', async () => {
    answers[CHANGE] = { countLinks: true, weeklyMail: true };
    open();
    const links = await screen.findByRole<HTMLInputElement>('switch', { name: 'Count followed links' });
    expect(links.checked).toBe(false);
    fireEvent.click(links);
    expect(await screen.findByText('Saved.')).toBeDefined();
    expect(links.checked).toBe(true);
    expect(asked.find(({ path }) => path === CHANGE)?.input).toEqual({
      params: { id: 'site-1' },
      body: { countLinks: true },
    });
  });

  it('stay as they were when they could not be saved, and say so', async () => {
    answers[CHANGE] = broken;
    open();
    const mail = await screen.findByRole<HTMLInputElement>('switch', { name: /^A mail/u });
    fireEvent.click(mail);
    expect((await screen.findByRole('alert')).textContent).toContain('Ours.');
    expect(mail.checked).toBe(true);
  });
});

describe('without figures', () => {
  it('is loading, then failed with a way to ask again', async () => {
    let fail: (error: Error) => void = () => undefined;
    answers[FIGURES] = () => new Promise((_, reject) => (fail = reject));
    open();
    expect(await screen.findByRole('status', { name: 'Your figures are being read' })).toBeDefined();
    fail(broken);
    expect((await screen.findByRole('alert')).textContent).toContain('The figures could not be read.');
    answers[FIGURES] = week();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('slider')).toBeDefined();
  });

  it('keeps the figures that it has when reading them again fails', async () => {
    open();
    await screen.findByRole('slider');
    answers[FIGURES] = broken;
    await act(() => queryClient.refetchQueries({ queryKey: ['analytics', 'site-1'] }));
    expect(screen.getByRole('slider')).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that nobody has come yet, and what to do', async () => {
    answers[FIGURES] = week({ ...nothing, since: null });
    open();
    expect(await screen.findByRole('heading', { name: 'No visitor yet' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Copy the address' })).toBeDefined();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByRole('button', { name: 'CSV' })).toBeNull();
    expect(screen.getByText(/^Not counted: going back/u)).toBeDefined();
  });

  it('says that nobody came in these days, and leads to others', async () => {
    answers[FIGURES] = week({ ...nothing });
    const { at } = open('?from=2025-08-01&to=2025-08-07');
    expect(await screen.findByRole('heading', { name: /^No visitors, .*2025 to .*2025$/u })).toBeDefined();
    expect(screen.getByText(/Counting began on/u)).toBeDefined();
    answers[FIGURES] = week();
    fireEvent.click(screen.getByRole('link', { name: 'See the days since then' }));
    expect(await screen.findByRole('slider')).toBeDefined();
    expect(at()).toBe('/analytics?from=2026-01-05&to=2026-11-28');
  });

  it('shows the first day by the hour, with nothing before it', async () => {
    const since = '2026-11-28T12:10:00.000Z';
    const range = { from: '2026-11-28', to: '2026-11-28', timezone: 'Europe/Stockholm', interval: 'hour' };
    answers[FIGURES] = ({ query }: { query: { from: string } }) =>
      query.from === '2026-11-28'
        ? week({
            since,
            range: range as ReturnType<typeof week>['range'],
            totals: { visitors: 21, views: 30, viewsPerVisitor: 1.43 },
            series: [13, 14, 15].map((hour) => ({
              t: `2026-11-28T${hour}:00:00+01:00`,
              visitors: 7,
              views: 10,
            })),
            previousSeries: [],
          })
        : week({ since, totals: { visitors: 21, views: 30, viewsPerVisitor: 1.43 } });
    open();
    expect(await screen.findByText(/^21 visitors since (?:13:10|0?1:10.PM)$/u)).toBeDefined();
    const slider = await screen.findByRole('slider', { name: 'Hour' });
    // The hour after this one has not begun.
    expect(slider.getAttribute('aria-valuemax')).toBe('2');
    expect(screen.queryByText(/^from /u)).toBeNull();
  });

  it.each([
    ['unpublished', 'Your site is not published'],
    ['suspended', 'Your site is not public'],
  ] as const)('of a site that is %s, says why nobody is counted', async (status, title) => {
    answers['POST /api/website/current-website'] = { website: { ...stockholm, status } };
    answers[FIGURES] = week({ ...nothing, since: null });
    open();
    expect(await screen.findByRole('heading', { name: title })).toBeDefined();
    await waitFor(() => expect(screen.queryByRole('status', { name: /figures/u })).toBeNull());
    expect(screen.queryByText('No visitor yet')).toBeNull();
    expect(screen.queryByText(/reading now$/u)).toBeNull();
  });
});
