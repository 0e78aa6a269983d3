import { QueryClientProvider } from '@tanstack/react-query';
import { ApiError } from '@tosite/api-client/api-error';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Page as HomePage, greeting } from '../../pages/home.tsx';
import { queryClient } from '../../query-client.ts';
import { ada, preview, website } from '../../testing/fixtures.ts';
import { useOnboardingStore } from '../../memory/onboarding-store.ts';
import { api } from '../../session/api.ts';
import { useAuthStore } from '../../session/auth-store.ts';
import { SiteSwitcher } from './site-switcher.tsx';

const other = {
  ...website,
  _id: 'site-2',
  website_name: 'Engine Notes',
  domain_name: 'enginenotes',
  url: 'http://enginenotes.localhost:3000',
};
const answers: Record<string, unknown> = {};
const asked: { path: string; input: unknown }[] = [];
vi.spyOn(api, 'call').mockImplementation((endpoint, ...[input]) => {
  asked.push({ path: `${endpoint.method} ${endpoint.path}`, input });
  const answer = answers[endpoint.path];
  return answer instanceof Error ? Promise.reject(answer) : (Promise.resolve(answer) as never);
});

function open(element: React.JSX.Element, state?: unknown) {
  const router = createMemoryRouter(
    [
      { path: '/', element },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [{ pathname: '/', state }] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { at: () => router.state.location.pathname };
}

beforeEach(() => {
  asked.length = 0;
  queryClient.clear();
  useOnboardingStore.getState().clear();
  useAuthStore.setState({ user: ada });
  Object.assign(answers, {
    '/api/website/current-website': { website },
    '/api/website/all': { websites: [website, other] },
    '/api/website/switch-website': { website: other },
    '/api/website/{id}/delete': undefined,
    '/api/auth/resend-verification': { message: 'A mail is on its way.' },
  });
});
afterEach(cleanup);

const openSwitcher = async () => {
  const page = open(<SiteSwitcher />);
  fireEvent.click(await screen.findByRole('button', { name: 'Website: Ada Byron. Choose another' }));
  await screen.findByText('Engine Notes');
  return page;
};

it('switching sets the current website and has it and its design read again', async () => {
  queryClient.setQueryData(['design', 'adabyron'], {});
  await openSwitcher();
  // What is read again is still on its way: the answer to the switch is what shows.
  answers['/api/website/current-website'] = new Promise(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: /^Engine Notes/u }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: 'POST /api/website/switch-website',
      input: { body: { website_id: 'site-2' } },
    }),
  );
  expect(await screen.findByRole('button', { name: 'Website: Engine Notes. Choose another' })).toBeDefined();
  await waitFor(() => expect(queryClient.getQueryState(['design', 'adabyron'])?.isInvalidated).toBe(true));
  expect(asked.filter(({ path }) => path === 'POST /api/website/current-website')).toHaveLength(2);
});

it('finds a website by its name or its address', async () => {
  await openSwitcher();
  fireEvent.change(screen.getByLabelText('Find a website'), { target: { value: 'enginen' } });
  expect(screen.queryByText('adabyron.localhost:3000')).toBeNull();
  expect(screen.getByText('enginenotes.localhost:3000')).toBeDefined();
  fireEvent.change(screen.getByLabelText('Find a website'), { target: { value: 'zzz' } });
  expect(screen.getByText('No website with this name.')).toBeDefined();
});

it('another website begins with a profile link, or with the preview that waits', async () => {
  await openSwitcher();
  const link = () => screen.getByRole('link', { name: 'Create another website' }).getAttribute('href');
  expect(link()).toBe('/website/link-profile');
  useOnboardingStore.getState().setPreviewData(preview);
  await waitFor(() => expect(link()).toBe('/create-website'));
});

it('a website is deleted only when its name was typed', async () => {
  await openSwitcher();
  fireEvent.click(screen.getByRole('button', { name: 'Delete Engine Notes' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete the website' }));
  expect(screen.getByText('This is not Engine Notes.')).toBeDefined();
  expect(asked.map(({ path }) => path)).not.toContain('DELETE /api/website/{id}/delete');
  fireEvent.change(screen.getByLabelText('Type Engine Notes to continue'), {
    target: { value: 'engine notes' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Delete the website' }));
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: 'DELETE /api/website/{id}/delete',
      input: { params: { id: 'site-2' } },
    }),
  );
});

it('home says that the address is not confirmed, and sends the mail again', async () => {
  open(<HomePage />);
  expect(await screen.findByText('Confirm your e-mail address')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Send it again' }));
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain('POST /api/auth/resend-verification'));
});

it('home shows the link after publishing, for this website only', async () => {
  open(<HomePage />, { published: 'site-1' });
  expect(await screen.findByText('Your site is live')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'adabyron.localhost:3000' })).toBeDefined();
  cleanup();
  open(<HomePage />, { published: 'another' });
  await screen.findByText('Live');
  expect(screen.queryByText(/Your site is live/u)).toBeNull();
});

it('home says what went wrong and asks again when told to', async () => {
  answers['/api/website/current-website'] = new ApiError({
    status: 500,
    code: 'internal',
    message: 'Ours. Wait a minute.',
  });
  open(<HomePage />);
  expect(await screen.findByText('Ours. Wait a minute.')).toBeDefined();
  answers['/api/website/current-website'] = { website };
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Live')).toBeDefined();
});

it('shows no thumbnail and no link of a site that nobody can open', async () => {
  answers['/api/website/current-website'] = { website: { ...website, status: 'unpublished' } };
  open(<HomePage />);
  expect((await screen.findAllByText('Not published')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('link', { name: /View site/u })).toBeNull();
  expect(document.querySelector('iframe')).toBeNull();
});

it.each([
  [5, 'Good morning, Ada'],
  [12, 'Good afternoon, Ada'],
  [18, 'Good evening, Ada'],
  [2, 'Good evening, Ada'],
])('at %i o’clock it is: %s', (hour, words) => {
  expect(greeting('Ada Byron', new Date(2025, 10, 28, hour))).toBe(words);
});
