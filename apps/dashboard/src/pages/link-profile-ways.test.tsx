import { ApiError } from '@tosite/api-client/api-error';
import type { PreviewStep } from '@tosite/api-client/endpoints/stream-events';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { uploadFiles, type UploadRequest, type UploadWatch } from '../imports/upload-files.ts';
import { useMiddlewareStore } from '../memory/middleware-store.ts';
import { useOnboardingStore } from '../memory/onboarding-store.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { navigation } from '../session/navigation.ts';
import { queryClient } from '../query-client.ts';
import { ada, preview, seeCookies } from '../testing/fixtures.ts';
import { answerApi, renderAt } from '../testing/render-at.tsx';
import { appConfig } from '../config/app-config.ts';
import { connection } from '../testing/sync-fixtures.ts';
import { Page } from './link-profile.tsx';

vi.mock('../imports/upload-files.ts', () => ({ uploadFiles: vi.fn() }));
const upload = vi.mocked(uploadFiles);
const visit = vi.spyOn(navigation, 'visit').mockImplementation(() => undefined);

const LINK = 'https://www.linkedin.com/in/ada';
const WALL =
  "LinkedIn doesn't let websites read profiles. Upload your LinkedIn data (ZIP) – it takes a few minutes to request – or fill in the form.";
const wall = (next: ApiError['next'] = ['import', 'connect', 'form', 'sample']) =>
  new ApiError({ status: 502, code: 'platform_blocked', message: WALL, next });
const step = (name: PreviewStep['step'], status: PreviewStep['status'], detail = ''): PreviewStep => ({
  step: name,
  status,
  detail,
  at: 200,
});
const zip = (name = 'Basic_LinkedInDataExport.zip') => new File(['PK'], name);
const choose = (...files: File[]) => {
  const input = screen.getByLabelText<HTMLInputElement>('Your file, or several parts of it');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  fireEvent.change(input);
};

let answers: Record<string, unknown>;
let asked: ReturnType<typeof answerApi>;
const open = (search = '', state?: unknown) =>
  renderAt(`/website/link-profile${search}`, '/website/link-profile', <Page />, state);

beforeEach(() => {
  localStorage.clear();
  seeCookies('');
  queryClient.clear();
  useOnboardingStore.getState().clear();
  useAuthStore.getState().updateAccessToken(null);
  useMiddlewareStore.setState({ subdomain: 'dashboard', isValid: true, from: null });
  upload.mockReset().mockImplementation(() => new Promise(() => undefined));
  visit.mockClear();
  answers = {
    'GET /api/onboard/samples': {
      samples: [
        { name: 'Tove', website_type: 'github', profileUrl: 'https://github.com/tosite-sample-tove' },
        { name: 'Noor', website_type: 'linkedin-individual', profileUrl: `${LINK}-sample` },
      ],
    },
  };
  asked = answerApi(answers);
});
afterEach(cleanup);

describe('a platform that refuses', () => {
  async function refuse(error: ApiError = wall(), steps = [step('link', 'done', 'linkedin.com/in/ada')]) {
    answers['POST /api/onboard/previewData'] = (
      _: unknown,
      options: { onStep: (step: PreviewStep) => void },
    ) => {
      steps.forEach(options.onStep);
      return error;
    };
    const page = open();
    fireEvent.change(screen.getByLabelText('Enter your profile url'), { target: { value: LINK } });
    fireEvent.click(screen.getByRole('button', { name: 'Create your website' }));
    await screen.findByRole('heading', { level: 1, name: 'LinkedIn would not show us this profile' });
    return page;
  }

  it('has a page of its own: what happened, the thread broken where it broke, and the ways on', async () => {
    await refuse();
    const thread = screen.getByRole('list', { name: 'What was done' });
    expect(within(thread).getAllByRole('listitem')).toHaveLength(1);
    expect(thread.textContent).toContain(WALL);
    expect(thread.querySelector('.border-bad')).not.toBeNull();
    expect(screen.getByRole('heading', { name: 'Bring the file LinkedIn gives you' })).toBeDefined();
    expect(
      screen.getByRole('img', { name: 'LinkedIn: Settings, Data privacy, Get a copy of your data' }),
    ).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
    expect(screen.queryByRole('button', { name: 'Try once more' })).toBeNull();
  });

  it('asks once more only where that may help, and leads back to the link with it in the field', async () => {
    const { at } = await refuse(wall(['retry', 'import']));
    expect(screen.queryByRole('heading', { name: 'Connect LinkedIn' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try once more' }));
    await waitFor(() =>
      expect(asked.filter(({ path }) => path === 'POST /api/onboard/previewData')).toHaveLength(2),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Use another link' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Enter your profile url')).value).toBe(LINK);
    expect(at()).toContain('profileOrUsername=');
  });

  it('keeps the link over a reload', async () => {
    await refuse();
    cleanup();
    open();
    expect((await screen.findByLabelText<HTMLInputElement>('Enter your profile url')).value).toBe(LINK);
  });

  it('keeps what was typed over the link that came with the address, and only over that one', async () => {
    open('?profile=first');
    fireEvent.change(await screen.findByLabelText('Enter your profile url'), { target: { value: 'mine' } });
    cleanup();
    open('?profile=first');
    const field = () => screen.findByLabelText<HTMLInputElement>('Enter your profile url');
    expect((await field()).value).toBe('mine');
    cleanup();
    open('?profile=second');
    expect((await field()).value).toBe('second');
  });

  it('goes on with the file: the preview’s page follows', async () => {
    const { at } = await refuse();
    upload.mockResolvedValue(preview);
    choose(zip());
    await waitFor(() => expect(at()).toBe('/website/preview?id=preview-1'));
    expect(upload.mock.calls[0]?.[0]).toMatchObject({ platform: 'linkedin', subdomain: 'dashboard' });
    expect(useOnboardingStore.getState().previewData).toEqual(preview);
  });

  it('makes this platform’s example instead', async () => {
    await refuse();
    fireEvent.click(await screen.findByRole('button', { name: 'See an example' }));
    await waitFor(() =>
      expect(asked.at(-1)).toEqual({
        path: 'POST /api/onboard/previewData',
        input: { body: { profileUrl: `${LINK}-sample`, subdomain: 'dashboard' } },
      }),
    );
  });
});

describe('the drop zone', () => {
  const bring = async (search = `?next=import&profileOrUsername=${encodeURIComponent(LINK)}`) => {
    const page = open(search);
    await screen.findByRole('button', { name: 'Choose the file' });
    return page;
  };

  it('opens from a landing’s link, for the platform of what was typed there', async () => {
    await bring();
    expect(screen.getByRole('heading', { level: 1, name: 'Bring your LinkedIn profile' })).toBeDefined();
    expect(screen.queryByRole('list', { name: 'What was done' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Open the LinkedIn page' }).getAttribute('href')).toBe(
      'https://www.linkedin.com/mypreferences/d/download-my-data',
    );
  });

  it('shows where each export is to be had when nobody knows which is meant', async () => {
    await bring('?next=import');
    for (const [name, picture] of [
      ['Instagram', 'Instagram: Accounts Center, Download your information, Format JSON'],
      ['YouTube', 'Google Takeout: only YouTube ticked, file type .zip'],
      ['JSON Resume', 'A file named resume.json'],
    ] as const) {
      fireEvent.click(screen.getByRole('radio', { name }));
      expect(screen.getByRole('img', { name: picture })).toBeDefined();
    }
    choose(new File(['{}'], 'resume.json'));
    await waitFor(() => expect(upload.mock.calls[0]?.[0].platform).toBeNull());
  });

  it('sends all parts at once, and says how far they are, then what is done with them', async () => {
    let to: UploadWatch | null = null;
    upload.mockImplementation((_: UploadRequest, watch) => {
      to = watch;
      return new Promise(() => undefined);
    });
    await bring();
    const part = (name: string) => Object.defineProperty(zip(name), 'size', { value: 5_000_000 });
    choose(part('part-1.zip'), part('part-2.zip'));
    const files = await screen.findByRole('list', { name: 'What is being sent' });
    expect(files.textContent).toContain('part-1.zip5.0 MBpart-2.zip5.0 MB');
    const watch = to as unknown as UploadWatch;
    watch.onSent({ done: 2_500_000, total: 10_000_000 });
    expect(await screen.findByText('2.5 MB of 10 MB')).toBeDefined();
    const bar = () => screen.getByRole('progressbar');
    expect(bar().getAttribute('aria-valuenow')).toBe('25');
    watch.onSent({ done: 10_000_000, total: 10_000_000 });
    watch.onStep(step('read', 'started'));
    watch.onProgress({ done: 30, total: 40 });
    await waitFor(() => expect(bar().getAttribute('aria-valuenow')).toBe('75'));
    expect(screen.getByText('File sent')).toBeDefined();
    watch.onProgress({ done: 30, total: null });
    await waitFor(() => expect(bar().getAttribute('aria-valuenow')).toBeNull());
  });

  it('says beside the zone what was found and what is expected, and takes the next file', async () => {
    const message =
      'This ZIP has no Profile.csv. Choose Profile (and Positions) when you request it. We found Connections.csv.';
    upload.mockRejectedValueOnce(new ApiError({ status: 422, code: 'unusable_export', message }));
    const { at } = await bring();
    choose(zip());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(message);
    upload.mockResolvedValue(preview);
    choose(zip('Complete.zip'));
    await waitFor(() => expect(at()).toBe('/website/preview?id=preview-1'));
  });

  it('says without sending what cannot be an export', async () => {
    await bring();
    choose(new File([], 'export.zip'));
    expect((await screen.findByRole('alert')).textContent).toContain('export.zip is empty');
    expect(upload).not.toHaveBeenCalled();
  });

  it('stops when told to, and keeps the zone', async () => {
    let signal: AbortSignal | null = null;
    upload.mockImplementation((_, __, ended) => {
      signal = ended;
      return new Promise((_resolve, reject) => {
        ended.addEventListener('abort', () => reject(new Error('stopped')));
      });
    });
    await bring();
    choose(zip());
    fireEvent.click(await screen.findByRole('button', { name: 'Stop' }));
    expect(await screen.findByRole('button', { name: 'Choose the file' })).toBeDefined();
    expect((signal as AbortSignal | null)?.aborted).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('takes a file that is dropped beside it, and never lets the browser open it', async () => {
    await bring();
    const file = zip();
    const dataTransfer = {
      types: ['Files'],
      files: [file],
      items: [{ kind: 'file', getAsFile: () => file, webkitGetAsEntry: () => null }],
    };
    const send = (name: string) => {
      const event = new Event(name, { bubbles: true, cancelable: true });
      Object.defineProperty(event, 'dataTransfer', { value: dataTransfer });
      window.dispatchEvent(event);
      return event;
    };
    send('dragenter');
    expect(await screen.findByText('Let go: it is read at once')).toBeDefined();
    expect(send('dragover').defaultPrevented).toBe(true);
    expect(send('drop').defaultPrevented).toBe(true);
    await waitFor(() => expect(upload.mock.calls[0]?.[0].files).toEqual([file]));
  });
});

describe('writing it oneself', () => {
  const typeIn = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('needs a name only, is kept over a reload, and is read like a file that was brought', async () => {
    const { at } = open('?next=import');
    fireEvent.click(await screen.findByRole('link', { name: 'Or write it yourself' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Make my page' }));
    expect(screen.getByText('Your name is needed: it is the title of your page.')).toBeDefined();
    expect(upload).not.toHaveBeenCalled();
    typeIn('Your name', ' Ada Byron ');
    typeIn('Your present position', 'Analyst');
    expect(at()).toBe('/website/link-profile?next=form');
    cleanup();
    open('?next=form');
    expect((await screen.findByLabelText<HTMLInputElement>('Your name')).value).toBe(' Ada Byron ');
    upload.mockRejectedValueOnce(new ApiError({ status: 503, code: 'internal', message: 'In a moment.' }));
    fireEvent.click(screen.getByRole('button', { name: 'Make my page' }));
    expect((await screen.findByRole('alert')).textContent).toBe('In a moment.');
    expect(localStorage.getItem('draft:write-profile')).toContain('Ada Byron');
    upload.mockResolvedValue(preview);
    fireEvent.click(screen.getByRole('button', { name: 'Make my page' }));
    expect(await screen.findByText('elsewhere')).toBeDefined();
    const [request] = upload.mock.calls[1] ?? [];
    expect(JSON.parse((await request?.files[0]?.text()) ?? '')).toEqual({
      basics: { name: 'Ada Byron', label: '', summary: '', location: { city: '' } },
      work: [{ name: '', position: 'Analyst' }],
    });
    await waitFor(() => expect(localStorage.getItem('draft:write-profile')).toBeNull());
  });
});

describe('connecting', () => {
  afterEach(() => void appConfig.connectable.splice(0));
  const search = '?next=connect&profileOrUsername=https%3A%2F%2Fwww.instagram.com%2Fada.makes';
  const signIn = () => useAuthStore.setState({ user: ada, accessToken: 'a' });

  it('is not offered to a visitor where it is not set up, and the file is', async () => {
    open(search);
    expect(await screen.findByRole('button', { name: 'Choose the file' })).toBeDefined();
    expect(screen.queryByRole('heading', { name: 'Connect Instagram' })).toBeNull();
  });

  it('a visitor makes an account first, and comes back to the same place', async () => {
    appConfig.connectable.push('instagram');
    open(search);
    const link = await screen.findByRole('link', { name: 'Make an account and connect' });
    const href = new URL(link.getAttribute('href') ?? '', 'http://x');
    expect(href.pathname).toBe('/signup');
    expect(href.searchParams.get('returnTo')).toBe(`/website/link-profile${search}`);
  });

  it('is offered only where it is set up', async () => {
    signIn();
    answers['GET /api/connections'] = { connections: [], available: ['linkedin'] };
    open(search);
    await screen.findByRole('button', { name: 'Choose the file' });
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('GET /api/connections'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Connect Instagram' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Connect' })).toBeNull();
  });

  it('goes to the platform’s own page', async () => {
    signIn();
    answers['GET /api/connections'] = { connections: [], available: ['instagram'] };
    answers['POST /api/connections/start'] = {
      url: 'https://www.instagram.com/oauth/authorize?state=connect.1',
    };
    open(search);
    fireEvent.click(await screen.findByRole('button', { name: 'Connect' }));
    await waitFor(() =>
      expect(visit).toHaveBeenCalledWith('https://www.instagram.com/oauth/authorize?state=connect.1'),
    );
    expect(asked.at(-1)?.input).toEqual({
      body: { platform: 'instagram', returnTo: `/website/link-profile${search}` },
    });
  });

  it('an account that is connected makes the preview, when asked or on the way back', async () => {
    signIn();
    answers['GET /api/connections'] = { connections: [connection()], available: ['instagram'] };
    answers['POST /api/connections/{id}/preview'] = preview;
    const { at } = open(search);
    fireEvent.click(await screen.findByRole('button', { name: 'Use @ada.makes' }));
    await waitFor(() => expect(at()).toBe('/website/preview?id=preview-1'));
    cleanup();
    asked.length = 0;
    const back = open(search, { connected: 'connection-1', platform: 'instagram' });
    await waitFor(() => expect(back.at()).toBe('/website/preview?id=preview-1'));
    expect(asked.filter(({ path }) => path === 'POST /api/connections/{id}/preview')).toEqual([
      {
        path: 'POST /api/connections/{id}/preview',
        input: { params: { id: 'connection-1' }, body: { subdomain: 'dashboard' } },
      },
    ]);
  });

  it('a connection that has ended is made anew', async () => {
    signIn();
    answers['GET /api/connections'] = {
      connections: [connection({ status: 'expired' })],
      available: ['instagram'],
    };
    open(search);
    expect(await screen.findByRole('button', { name: 'Connect again' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Use @/u })).toBeNull();
  });
});
