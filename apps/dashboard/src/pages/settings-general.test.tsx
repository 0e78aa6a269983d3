import { ApiError } from '@tosite/api-client/api-error';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAuthStore } from '../session/auth-store.ts';
import { navigation } from '../session/navigation.ts';
import { queryClient } from '../query-client.ts';
import { ada, preview, seeCookies, website } from '../testing/fixtures.ts';
import { answerApi, renderAt } from '../testing/render-at.tsx';
import { change, connection, source, sync } from '../testing/sync-fixtures.ts';
import { Page } from './settings-general.tsx';

const visit = vi.spyOn(navigation, 'visit').mockImplementation(() => undefined);
const file = source({
  _id: 'source-2',
  platform: 'linkedin',
  website_type: 'linkedin-individual',
  handle: 'ada-byron',
  profileUrl: '',
  method: 'linkedin:export',
});

let answers: Record<string, unknown>;
let asked: ReturnType<typeof answerApi>;
const open = (search = '') => renderAt(`/settings/general${search}`, '/settings/general', <Page />);
const askedFor = (path: string) => asked.filter((call) => call.path === path).map(({ input }) => input);
/** The row of a source; toasts of the test before are list items too. */
const row = async (name: string) => (await screen.findByText(name, { selector: 'p, a' })).closest('li');
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  seeCookies('');
  queryClient.clear();
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  visit.mockClear();
  answers = {
    'POST /api/website/current-website': { website },
    'GET /api/website/{id}/sync': sync(),
    'GET /api/connections': { connections: [], available: [] },
  };
  asked = answerApi(answers);
});
afterEach(cleanup);

it('says that it is loading, and what went wrong with a way to try again', async () => {
  delete answers['GET /api/website/{id}/sync'];
  open();
  expect(await screen.findByRole('status', { name: 'Your sources are being read' })).toBeDefined();
  cleanup();
  queryClient.clear();
  answers['GET /api/website/{id}/sync'] = new ApiError({
    status: 500,
    code: 'internal',
    message: 'Something broke here. Try again in a minute.',
  });
  open();
  expect((await screen.findByRole('alert')).textContent).toContain('Something broke here.');
  answers['GET /api/website/{id}/sync'] = sync();
  press('Try again');
  expect(await screen.findByRole('link', { name: 'github.com/ada' })).toBeDefined();
});

describe('the sources', () => {
  it('are listed with how and when they were read, what was not given, and why they failed', async () => {
    answers['GET /api/website/{id}/sync'] = sync({
      nextSyncAt: new Date(Date.now() + 3 * 3_600_000).toISOString(),
      sources: [
        source({ warnings: ['GitHub does not say who follows you.'], lastError: 'GitHub asked us to wait.' }),
        file,
      ],
    });
    open();
    const page = await row('github.com/ada');
    const brought = await row('ada-byron');
    expect(page?.textContent).toContain('Its public page, read Nov 27, 2025');
    expect(page?.textContent).toContain('One thing was not given');
    expect(page?.textContent).toContain('GitHub does not say who follows you.');
    expect(page?.textContent).toContain('GitHub asked us to wait.');
    expect(brought?.textContent).toContain('A file that you brought');
    expect(brought?.textContent).toContain('A file cannot be read again.');
    expect(screen.getByText('Read again by itself in 3 hours.')).toBeDefined();
  });

  it('are paused and followed again, and jump back when the server did not take it', async () => {
    open();
    const follow = await screen.findByRole<HTMLInputElement>('switch', { name: /Keep up to date/u });
    expect(follow.checked).toBe(true);
    answers['PUT /api/website/{id}/sources/{sourceId}'] = () => {
      answers['GET /api/website/{id}/sync'] = sync({ sources: [source({ syncEnabled: false })] });
      return sync({ sources: [source({ syncEnabled: false })] });
    };
    fireEvent.click(follow);
    await waitFor(() => expect(follow.checked).toBe(false));
    expect(askedFor('PUT /api/website/{id}/sources/{sourceId}')).toEqual([
      { params: { id: 'site-1', sourceId: 'source-1' }, body: { syncEnabled: false } },
    ]);
    expect(await screen.findByText('It is left as it is from now on.')).toBeDefined();
    answers['PUT /api/website/{id}/sources/{sourceId}'] = new ApiError({
      status: 503,
      code: 'internal',
      message: 'Try again in a moment.',
    });
    fireEvent.click(follow);
    expect(await screen.findByText('Try again in a moment.')).toBeDefined();
    await waitFor(() => expect(follow.checked).toBe(false));
  });

  it('have no switch where it would do nothing: a file, a sample, a page that is read only when asked', async () => {
    answers['GET /api/website/{id}/sync'] = sync({
      sources: [
        file,
        source({ method: 'sample' }),
        source({ _id: 'source-3', profileUrl: 'https://www.linkedin.com/in/ada', method: 'linkedin:page' }),
      ],
    });
    open();
    expect(await row('linkedin.com/in/ada')).toBeDefined();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByText(/only when you ask: press Read again/u)).toBeDefined();
  });

  it('are read again when asked; files and samples alone cannot be', async () => {
    answers['GET /api/website/{id}/sync'] = sync({ sources: [file, source({ method: 'sample' })] });
    open();
    await row('ada-byron');
    expect(screen.queryByRole('button', { name: 'Read again' })).toBeNull();
    cleanup();
    queryClient.clear();
    answers['GET /api/website/{id}/sync'] = sync();
    answers['POST /api/website/{id}/sync'] = () => {
      answers['GET /api/website/{id}/sync'] = sync({ status: 'running' });
      return { status: 'queued', jobId: 'job-1' };
    };
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Read again' }));
    expect(await screen.findByText('Reading your profiles')).toBeDefined();
    answers['GET /api/website/{id}/sync'] = sync({ changes: [change(), change({ id: 'change-2' })] });
    expect(await screen.findByText('Read. 2 changes are waiting for you.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/settings/changes');
  });

  it('say why reading failed, and that the site stays', async () => {
    answers['GET /api/website/{id}/sync'] = sync({
      status: 'failed',
      lastError: 'GitHub answered with an empty profile.',
    });
    open();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('GitHub answered with an empty profile. Your site stays as it is.');
  });

  it('are removed after their name was typed, but never the only one', async () => {
    open();
    await row('github.com/ada');
    expect(screen.queryByRole('button', { name: /^Remove/u })).toBeNull();
    expect(screen.getByText(/its only one cannot be removed/u)).toBeDefined();
    cleanup();
    queryClient.clear();
    answers['GET /api/website/{id}/sync'] = sync({ sources: [source(), file] });
    answers['DELETE /api/website/{id}/sources/{sourceId}'] = sync();
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Remove ada-byron' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove it' }));
    expect(within(dialog).getByText('This is not ada-byron.')).toBeDefined();
    expect(askedFor('DELETE /api/website/{id}/sources/{sourceId}')).toEqual([]);
    fireEvent.change(within(dialog).getByLabelText('Type ada-byron to continue'), {
      target: { value: 'ada-byron' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Remove it' }));
    await waitFor(() => expect(screen.queryByText('ada-byron')).toBeNull());
    expect(askedFor('DELETE /api/website/{id}/sources/{sourceId}')).toEqual([
      { params: { id: 'site-1', sourceId: 'source-2' } },
    ]);
  });

  it('keep the focus where it was when nothing is removed after all', async () => {
    answers['GET /api/website/{id}/sync'] = sync({ sources: [source(), file] });
    open();
    const remove = await screen.findByRole('button', { name: 'Remove ada-byron' });
    remove.focus();
    fireEvent.click(remove);
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(remove));
  });

  it('whose connection has ended lead to the platform', async () => {
    answers['GET /api/website/{id}/sync'] = sync({
      sources: [source({ platform: 'instagram', method: 'instagram:graph', needsReconnect: true })],
    });
    answers['POST /api/connections/start'] = { url: 'https://www.instagram.com/oauth/authorize' };
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Connect again' }));
    await waitFor(() => expect(visit).toHaveBeenCalledWith('https://www.instagram.com/oauth/authorize'));
    expect(askedFor('POST /api/connections/start')).toEqual([
      { body: { platform: 'instagram', returnTo: '/settings/general' } },
    ]);
  });
});

describe('adding another profile', () => {
  it('shows what was found before it is added, over a reload too', async () => {
    answers['POST /api/onboard/previewData'] = preview;
    answers['POST /api/website/{id}/sources'] = sync({ sources: [source(), file] });
    const { at } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Add another profile' }));
    const field = await screen.findByLabelText('Profile link');
    fireEvent.change(field, { target: { value: 'https://github.com/ada' } });
    press('Read the profile');
    expect(await screen.findByRole('heading', { name: 'This is what we found' })).toBeDefined();
    expect(at()).toBe('/settings/general?add=link&found=preview-1');
    expect(askedFor('POST /api/website/{id}/sources')).toEqual([]);
    cleanup();
    open('?add=link&found=preview-1');
    fireEvent.click(await screen.findByRole('button', { name: 'Add it to my site' }));
    expect(await screen.findByText('Ada Byron is part of your site now.')).toBeDefined();
    expect(askedFor('POST /api/website/{id}/sources')).toEqual([
      { params: { id: 'site-1' }, body: { previewId: 'preview-1' } },
    ]);
    expect(await screen.findByRole('button', { name: 'Add another profile' })).toBeDefined();
  });

  it('a newer reading of a profile that is there becomes changes', async () => {
    answers['GET /api/onboard/preview/{previewId}'] = preview;
    answers['POST /api/website/{id}/sources'] = sync({ changes: [change()] });
    open('?add=file&found=preview-1');
    fireEvent.click(await screen.findByRole('button', { name: 'Add it to my site' }));
    expect(
      await screen.findByText('It is newer than your site: one change is waiting for you.'),
    ).toBeDefined();
  });

  it('keeps what was typed over a reload, and shows why a profile cannot be read with the other way', async () => {
    open('?add=link');
    fireEvent.change(await screen.findByLabelText('Profile link'), {
      target: { value: 'https://www.linkedin.com/in/ada' },
    });
    cleanup();
    answers['POST /api/onboard/previewData'] = new ApiError({
      status: 502,
      code: 'platform_blocked',
      message: 'LinkedIn doesn’t let websites read profiles.',
      next: ['import'],
    });
    open('?add=link');
    const field = await screen.findByLabelText<HTMLInputElement>('Profile link');
    expect(field.value).toBe('https://www.linkedin.com/in/ada');
    press('Read the profile');
    await screen.findAllByText(/LinkedIn doesn’t let websites read profiles/u);
    press('Or bring a file');
    expect(await screen.findByRole('button', { name: 'Choose the file' })).toBeDefined();
  });

  it('says that a found profile is gone, and begins anew', async () => {
    answers['GET /api/onboard/preview/{previewId}'] = new ApiError({
      status: 410,
      code: 'preview_expired',
      message: 'This preview is older than a day and has been deleted.',
    });
    const { at } = open('?add=link&found=old');
    expect((await screen.findByRole('alert')).textContent).toContain('older than a day');
    expect(screen.queryByRole('button', { name: 'Add it to my site' })).toBeNull();
    press('Use another');
    expect(await screen.findByLabelText('Profile link')).toBeDefined();
    expect(at()).toBe('/settings/general?add=link');
  });
});

describe('the connected accounts', () => {
  it('are not there where none can be connected', async () => {
    open();
    await row('github.com/ada');
    await waitFor(() => expect(askedFor('GET /api/connections')).toHaveLength(1));
    expect(screen.queryByRole('heading', { name: 'Connected accounts' })).toBeNull();
  });

  it('are listed, connected and ended', async () => {
    answers['GET /api/connections'] = {
      connections: [connection(), connection({ _id: 'connection-2', handle: 'old', status: 'expired' })],
      available: ['instagram', 'linkedin'],
    };
    answers['DELETE /api/connections/{id}'] = () => {
      answers['GET /api/connections'] = { connections: [], available: ['instagram', 'linkedin'] };
      return null;
    };
    open();
    expect(await screen.findByRole('button', { name: 'Connect LinkedIn' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Connect Instagram' })).toBeNull();
    expect(screen.getByText('ended')).toBeDefined();
    press('Disconnect @ada.makes');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText('Type ada.makes to continue'), {
      target: { value: 'Ada.Makes' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText('ada.makes is disconnected.')).toBeDefined();
    expect(askedFor('DELETE /api/connections/{id}')).toEqual([{ params: { id: 'connection-1' } }]);
    expect(await screen.findByRole('button', { name: 'Connect Instagram' })).toBeDefined();
  });
});
