import { QueryClientProvider } from '@tanstack/react-query';
import { ApiError } from '@tosite/api-client/api-error';
import { failureOfAnswer } from '@tosite/api-client/read-failure';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Toasts } from '../display/toasts.tsx';
import { useMiddlewareStore } from '../memory/middleware-store.ts';
import { useOnboardingStore } from '../memory/onboarding-store.ts';
import { api } from '../session/api.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { queryClient } from '../query-client.ts';
import { ada, preview, seeCookies, website } from '../testing/fixtures.ts';
import { Page as CreateWebsitePage, loader as createLoader } from './create-website.tsx';
import { Page as ForgotPage } from './forgot-password.tsx';
import { Page as LinkPage } from './link-profile.tsx';
import { Page as LoginPage } from './login.tsx';
import { Page as SignupPage } from './signup.tsx';

const call = vi.spyOn(api, 'call');
const failed = (status: number, rest: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  Promise.reject(new ApiError({ status, code: 'internal', message: '', ...rest }));

/** Pages at their addresses; what lies elsewhere shows its own address. */
function open(address: string) {
  const router = createMemoryRouter(
    [
      { path: '/login', element: <LoginPage /> },
      { path: '/signup', element: <SignupPage /> },
      { path: '/forgot-password', element: <ForgotPage /> },
      { path: '/website', element: <LinkPage /> },
      {
        path: '/create-website',
        element: <CreateWebsitePage />,
        loader: createLoader,
        HydrateFallback: () => null,
      },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [address] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>,
  );
  return { at: () => router.state.location.pathname + router.state.location.search };
}
const type = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  seeCookies('');
  queryClient.clear();
  useOnboardingStore.getState().clear();
  useAuthStore.getState().updateAccessToken(null);
  useMiddlewareStore.setState({ subdomain: 'dashboard', isValid: true, from: null });
  call.mockReset().mockImplementation(() => new Promise(() => undefined));
});
afterEach(cleanup);

describe('the profile form', () => {
  const field = 'Enter your profile url';
  it('says what is missing in the place of its helper text, with a red border', () => {
    open('/website');
    expect(screen.getByText(/A link or a username/u)).toBeDefined();
    press('Create your website');
    expect(screen.getByText('Profile link is required')).toBeDefined();
    expect(screen.queryByText(/A link or a username/u)).toBeNull();
    expect(screen.getByLabelText(field).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByLabelText(field).parentElement?.className).toContain('border-bad');
  });
  it('refuses what is no profile, in the specified words, and keeps what was typed', () => {
    open('/website');
    type(field, 'https://example.com/ada');
    press('Create your website');
    const input = screen.getByLabelText<HTMLInputElement>(field);
    expect(input.name).toBe('profileOrUsername');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Please enter a valid LinkedIn, GitHub, YouTube, or Instagram profile URL',
    );
    expect(input.value).toBe('https://example.com/ada');
    expect(call.mock.calls.filter(([endpoint]) => endpoint.path.endsWith('previewData'))).toEqual([]);
  });
  it('offers the four platforms for a bare name on the main host', async () => {
    open('/website');
    type(field, '@ada');
    press('Create your website');
    const choices = screen.getByRole('group', { name: 'Is ada your name on one of these?' });
    expect(within(choices).getAllByRole('button')).toHaveLength(4);
    fireEvent.click(within(choices).getByRole('button', { name: /GitHub/u }));
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith(
        expect.objectContaining({ path: '/api/onboard/previewData' }),
        { body: { profileUrl: 'https://github.com/ada', subdomain: 'dashboard' } },
        expect.anything(),
      ),
    );
  });
  it('takes a bare name to the platform of the landing that the visitor came from', async () => {
    useMiddlewareStore.setState({ from: 'github' });
    open('/website');
    type('Enter your github profile url', 'ada');
    press('Create your website');
    await waitFor(() =>
      expect(call).toHaveBeenCalledWith(
        expect.anything(),
        { body: { profileUrl: 'https://github.com/ada', subdomain: 'github' } },
        expect.anything(),
      ),
    );
    expect(screen.getByRole('button', { name: 'Fetching profile' })).toBeDefined();
  });
  it('shows the steps as they happen, and goes to the preview', async () => {
    let step: (step: {
      step: 'profile';
      status: 'started' | 'done';
      detail: string;
      at: number;
    }) => void = () => {};
    let finish: (answer: unknown) => void = () => {};
    call.mockImplementation((endpoint, ...rest) => {
      if (!endpoint.path.endsWith('previewData')) return new Promise(() => undefined);
      const options = rest[1] as { onStep: typeof step };
      step = options.onStep;
      return new Promise((resolve) => {
        finish = resolve as typeof finish;
      });
    });
    const { at } = open('/website');
    type(field, 'github.com/ada');
    press('Create your website');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Fetching profile' })).toBeDefined());
    step({ step: 'profile', status: 'started', detail: '', at: 3 });
    expect(await screen.findByText('Reading the profile')).toBeDefined();
    step({ step: 'profile', status: 'done', detail: '34 repositories', at: 812 });
    expect(await screen.findByText('Profile found')).toBeDefined();
    expect(screen.getByText('0.8 s')).toBeDefined();
    finish(preview);
    await waitFor(() => expect(at()).toBe('/website/preview?id=preview-1'));
    expect(useOnboardingStore.getState().previewData).toEqual(preview);
  });
  it.each([
    [
      'the server’s message',
      { message: 'GitHub knows nobody of this name.', code: 'profile_not_found' as const },
      'GitHub knows nobody of this name.',
    ],
  ])('a failure shows %s in a toast, and its ways on as buttons', async (_, details, sentence) => {
    call.mockImplementation((endpoint) =>
      endpoint.path.endsWith('previewData')
        ? failed(404, { ...details, next: ['retry', 'import', 'form', 'sample'] })
        : new Promise(() => undefined),
    );
    open('/website');
    type(field, 'github.com/nobody');
    press('Create your website');
    await waitFor(() =>
      expect(document.querySelector('[data-sonner-toast]')?.textContent).toContain(sentence),
    );
    expect(screen.getByRole('button', { name: 'Try once more' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'See an example' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Bring your data instead' })).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>(field).value).toBe('github.com/nobody');
  });
  it.each([
    ['an error without a text', new Error('')],
    ['an empty answer of 500', failureOfAnswer(new Response('', { status: 500 }), '')],
  ])('a failure that says nothing shows the specified words: %s', async (_, failure) => {
    call.mockImplementation((endpoint) =>
      endpoint.path.endsWith('previewData') ? Promise.reject(failure) : new Promise(() => undefined),
    );
    open('/website');
    type(field, 'github.com/ada');
    press('Create your website');
    await waitFor(() =>
      expect(document.querySelector('[data-sonner-toast]')?.textContent).toContain('Failed to fetch preview'),
    );
  });
});

describe('the website form', () => {
  const submit = () => press('Create the website');
  async function openForm() {
    useOnboardingStore.getState().setPreviewData(preview);
    useAuthStore.setState({ user: ada, accessToken: 'a' });
    const page = open('/create-website');
    await screen.findByLabelText('Website name');
    return page;
  }
  it('is filled from the preview', async () => {
    await openForm();
    expect(screen.getByLabelText<HTMLInputElement>('Website name').value).toBe('Ada Byron');
    expect(screen.getByLabelText<HTMLInputElement>('Website address').value).toBe('adabyron');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Swiss' }).checked).toBe(true);
  });
  it.each([
    ['Website name', '', 'Website name is required'],
    ['Website address', '', 'Website domain is required'],
    ['Website address', 'a'.repeat(64), 'Website domain must be 63 characters or less'],
    ['Website address', 'ada-byron', 'Only letters, numbers and hyphens allowed'],
  ])('%s %j: %s', async (label, text, message) => {
    await openForm();
    type(label, text);
    submit();
    expect(screen.getByText(message)).toBeDefined();
    expect(call.mock.calls.filter(([endpoint]) => endpoint.path.endsWith('create'))).toEqual([]);
  });
  it.each([
    ['theme', 'Theme is required'],
    ['type', 'Type is required'],
  ])('a stored form without a %s says: %s', async (name, message) => {
    useOnboardingStore.getState().setWebsiteDetails({
      websiteName: 'Ada',
      websiteDomain: 'ada',
      theme: 'swiss',
      type: 'github',
      [name]: '',
    });
    await openForm();
    submit();
    expect(screen.getByText(message)).toBeDefined();
  });
  it('keeps what is typed as websiteDetails', async () => {
    await openForm();
    type('Website name', 'Ada, Countess of Lovelace');
    type('Website address', 'lovelace');
    fireEvent.click(screen.getByRole('radio', { name: 'Ledger' }));
    expect(JSON.parse(localStorage.getItem('websiteDetails') ?? '')).toEqual({
      websiteName: 'Ada, Countess of Lovelace',
      websiteDomain: 'lovelace',
      theme: 'ledger',
      type: 'github',
      previewId: 'preview-1',
    });
  });
  it('makes the website once, with a key, and clears the onboarding', async () => {
    call.mockImplementation((endpoint) =>
      endpoint.path.endsWith('create')
        ? (Promise.resolve({ website }) as never)
        : new Promise(() => undefined),
    );
    const { at } = await openForm();
    const form = screen.getByLabelText('Website name').closest('form');
    fireEvent.submit(form ?? document);
    fireEvent.submit(form ?? document);
    await waitFor(() => expect(at()).toBe('/'));
    const made = call.mock.calls.filter(([endpoint]) => endpoint.path.endsWith('create'));
    expect(made).toHaveLength(1);
    expect(made[0]?.[1]).toEqual({
      body: {
        websiteName: 'Ada Byron',
        websiteDomain: 'adabyron',
        theme: 'swiss',
        type: 'github',
        previewId: 'preview-1',
        language: 'en',
        timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      },
    });
    expect(made[0]?.[2]).toEqual({ idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/u) });
    await waitFor(() => expect(localStorage.getItem('previewData')).toBeNull());
  });
  it('goes to the profile link when no preview waits', async () => {
    const { at } = open('/create-website');
    await waitFor(() => expect(at()).toBe('/website/link-profile'));
  });
});

describe('the auth forms', () => {
  const answer = { accessToken: 'a', refreshToken: 'r', user: ada };
  it('login keeps the typed address over a reload, and never the password', () => {
    open('/login');
    type('E-mail', 'ada@example.com');
    type('Password', 'engine number one');
    expect(JSON.parse(localStorage.getItem('draft:login') ?? '')).toEqual({ email: 'ada@example.com' });
    cleanup();
    open('/login');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('ada@example.com');
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
  });
  it('login stores both tokens and the user, and goes where one was going', async () => {
    const user = { ...ada, profile_picture: 'http://localhost/pictures/ada.webp' };
    call.mockResolvedValue({ ...answer, user } as never);
    const { at } = open('/login?returnTo=%2Faccount');
    type('E-mail', 'ada@example.com');
    type('Password', 'engine number one');
    press('Login');
    await waitFor(() => expect(at()).toBe('/account'));
    expect(useAuthStore.getState()).toMatchObject({ ...answer, user });
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
    expect(localStorage.getItem('draft:login')).toBeNull();
  });
  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'login never leads to %s',
    async (returnTo) => {
      call.mockResolvedValue(answer as never);
      const { at } = open(`/login?returnTo=${encodeURIComponent(returnTo)}`);
      type('E-mail', 'ada@example.com');
      type('Password', 'engine number one');
      press('Login');
      await waitFor(() => expect(at()).toBe('/'));
    },
  );
  it('login shows the server’s sentence and keeps both fields', async () => {
    call.mockImplementation(() =>
      failed(401, { code: 'invalid_credentials', message: 'One of the two is not right.' }),
    );
    open('/login');
    type('E-mail', 'ada@example.com');
    type('Password', 'wrong');
    press('Login');
    expect(await screen.findByText('One of the two is not right.')).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong');
  });
  it('signup has its messages beside the fields and puts the focus into the first', () => {
    open('/signup');
    press('Create account');
    expect(screen.getByText('Enter your name.')).toBeDefined();
    expect(screen.getByText('Enter your e-mail address.')).toBeDefined();
    expect(screen.getByText('Use at least 8 characters.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  });
  it('signup shows a message of the server at the field it names', async () => {
    call.mockImplementation(() =>
      failed(409, { code: 'email_taken', message: 'No.', fields: { email: 'There is an account already.' } }),
    );
    open('/signup');
    type('Your name', 'Ada Byron');
    type('E-mail', 'ada@example.com');
    type('Password', 'engine number one');
    press('Create account');
    expect(await screen.findByText('There is an account already.')).toBeDefined();
    expect(screen.queryByText('No.')).toBeNull();
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toBeDefined();
  });
  it('signup goes back to the preview that waits, with everything kept', async () => {
    useOnboardingStore.getState().setPreviewData(preview);
    call.mockResolvedValue(answer as never);
    const { at } = open('/signup');
    expect(screen.getByRole('heading', { name: 'Sign up to publish it' })).toBeDefined();
    // It is the profile's, and said where it is from until it is another.
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Ada Byron');
    expect(screen.getByText('From your profile. Change it if it is not yours.')).toBeDefined();
    type('Your name', 'Ada King');
    expect(screen.queryByText('From your profile. Change it if it is not yours.')).toBeNull();
    type('E-mail', 'ada@example.com');
    type('Password', 'engine number one');
    press('Create account');
    await waitFor(() => expect(at()).toBe('/website/preview?id=preview-1'));
    expect(useOnboardingStore.getState().previewData).toEqual(preview);
  });
  it.each([
    ['a sample of ours', { ...preview, source: { ...preview.source, method: 'sample' } }],
    ['a company', { ...preview, website_type: 'linkedin-company' as const }],
  ])('of %s no name is taken for that of who signs up', (_, waiting) => {
    useOnboardingStore.getState().setPreviewData(waiting);
    open('/signup');
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('');
  });
  it('a forgotten password gets the same answer for every address', async () => {
    call.mockResolvedValue({ message: 'whatever the server says' } as never);
    open('/forgot-password');
    type('E-mail', 'ada@example.com');
    press('Send the link');
    expect(await screen.findByText(/If there is an account for ada@example.com/u)).toBeDefined();
  });
});
