import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useMiddlewareStore } from '../memory/middleware-store.ts';
import { useOnboardingStore } from '../memory/onboarding-store.ts';
import { publishedFrom } from '../memory/tab-memory.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { queryClient } from '../query-client.ts';
import { ada, preview, seeCookies, website } from '../testing/fixtures.ts';
import { answerApi } from '../testing/render-at.tsx';
import { loader, Page } from './preview.tsx';

const scrolled = vi.fn<(options: unknown) => void>();
Element.prototype.scrollIntoView = scrolled;

const CREATE = 'POST /api/website/create';
let answers: Record<string, unknown>;
let asked: ReturnType<typeof answerApi>;
const created = () => asked.filter(({ path }) => path === CREATE).map(({ input }) => input);

async function open(id = 'preview-1') {
  const router = createMemoryRouter(
    [
      { path: '/website/preview', element: <Page />, loader, HydrateFallback: () => null },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [`/website/preview?id=${id}`] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByLabelText('Website name');
}
const name = () => screen.getByLabelText<HTMLInputElement>('Website name');
const address = () => screen.getByLabelText<HTMLInputElement>('Website address');
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (label: string) => fireEvent.click(screen.getByRole('button', { name: label }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  seeCookies('');
  queryClient.clear();
  useOnboardingStore.getState().clear();
  useOnboardingStore.getState().setPreviewData(preview);
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  useMiddlewareStore.setState({ subdomain: 'dashboard', isValid: true, from: null });
  answers = { [CREATE]: { website }, 'GET /api/auth/status': { user: ada } };
  asked = answerApi(answers);
  scrolled.mockClear();
});
afterEach(cleanup);

it.each([
  ['name', name, 'Website name is required'],
  ['address', address, 'Website domain is required'],
])(
  'publishing with an empty %s brings that field into view and gives it the focus',
  async (_, field, words) => {
    await open();
    type(field(), '');
    press('Publish my site');
    expect(screen.getByText(words)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(scrolled).toHaveBeenCalledWith({ block: 'center' });
    expect(created()).toEqual([]);
  },
);

it('what is typed over another preview, in another tab, is not taken over', async () => {
  await open();
  type(name(), 'Mine');
  const other = { ...preview, previewId: 'preview-2', suggestedName: 'Noor' };
  const theirs = { websiteName: 'Noor', websiteDomain: 'noor', theme: 'ledger', type: 'github' };
  localStorage.setItem('previewData', JSON.stringify(other));
  localStorage.setItem('websiteDetails', JSON.stringify({ ...theirs, previewId: 'preview-2' }));
  useOnboardingStore.getState().restore();
  expect(name().value).toBe('Mine');
  expect(address().value).toBe('adabyron');
  press('Publish my site');
  await waitFor(() =>
    expect(created()).toMatchObject([
      { body: { websiteName: 'Mine', websiteDomain: 'adabyron', theme: 'swiss', previewId: 'preview-1' } },
    ]),
  );
  // The other tab's preview goes on waiting.
  await waitFor(() => expect(publishedFrom('preview-1')).toBe(website._id));
  expect(useOnboardingStore.getState().previewData?.previewId).toBe('preview-2');
});

it('shows the language and sends the one that was chosen, with the browser’s time zone', async () => {
  await open();
  const language = screen.getByLabelText<HTMLSelectElement>('In which language does it speak?');
  expect(language.value).toBe('en');
  type(language, 'ja');
  press('Publish my site');
  const timezone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  await waitFor(() => expect(created()).toMatchObject([{ body: { language: 'ja', timezone } }]));
});

it('proposes the browser’s language where nobody knows it, and says so', async () => {
  useOnboardingStore.getState().setPreviewData({ ...preview, language: 'und' });
  await open();
  expect(screen.getByText(/The profile does not tell its language/u)).toBeDefined();
});

it('a language that is not in the list can be seen and stays', async () => {
  useOnboardingStore.getState().setPreviewData({ ...preview, language: 'sv-SE' });
  await open();
  const language = screen.getByLabelText<HTMLSelectElement>('In which language does it speak?');
  expect(language.value).toBe('sv-SE');
  expect(within(language).getByRole('option', { selected: true }).textContent).toMatch(/^Svenska/u);
});

it('asks for each contact detail that is not public, and shows none that was not switched on', async () => {
  const contact = { email: 'ada@example.com', phone: '+44 20 7946 0000', website: null, address: null };
  useOnboardingStore.getState().setPreviewData({
    ...preview,
    profile: { ...preview.profile, contact },
    design: { ...preview.design, sections: { contact: { showEmail: true } } },
  });
  await open();
  expect(screen.queryByRole('switch', { name: /e-mail/u })).toBeNull();
  const phone = screen.getByRole<HTMLInputElement>('switch', {
    name: 'Show my phone number: +44 20 7946 0000',
  });
  expect(phone.checked).toBe(false);
  press('Publish my site');
  await waitFor(() => expect(created()).toMatchObject([{ body: { contact: { showPhone: false } } }]));
});

it('says which of the person’s own words tell a contact detail that is off', async () => {
  const contact = { email: 'ada@example.com', phone: '+44 20 7946 0000', website: null, address: null };
  const about = { text: 'Mathematics. Write to ada@example.com', format: 'text' as const, base: null };
  useOnboardingStore.getState().setPreviewData({
    ...preview,
    section_order: ['hero', 'about', 'contact'],
    profile: { ...preview.profile, about, contact },
  });
  await open();
  const told = () =>
    screen
      .getAllByRole('switch', { name: /^Show my/u })
      .map((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent);
  expect(told()).toEqual([
    expect.stringMatching(/^Your own text says it too.+Write to ada@example\.com$/u),
    undefined,
  ]);
  fireEvent.click(screen.getByRole('switch', { name: /^Show my e-mail/u }));
  expect(told()).toEqual([undefined, undefined]);
});

it('says that the site is live, once it is, and offers no second publishing', async () => {
  answers['POST /api/website/all'] = { websites: [website] };
  await open();
  press('Publish my site');
  await screen.findByText('elsewhere');
  cleanup();
  answers['GET /api/onboard/{previewId}'] = preview;
  queryClient.setQueryData(['previews', 'preview-1'], preview);
  await open();
  expect(await screen.findByText(/This site is live at adabyron/u)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Publish my site' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Go to your home' }).getAttribute('href')).toBe('/');
  // It waits for nobody any more.
  expect(useOnboardingStore.getState().previewData).toBeNull();
});

it('counts what the import left out, and names it for whoever asks', async () => {
  useOnboardingStore.getState().setPreviewData({
    ...preview,
    source: {
      ...preview.source,
      leftOut: [
        { table: 'Patents.csv', column: null, count: 3, why: 'unsupported' },
        { table: 'Positions.csv', column: 'Started On', count: 1, why: 'unreadable' },
      ],
    },
  });
  await open();
  const details = screen.getByText('Left out: 4 things').closest('details');
  expect(details?.open).toBe(false);
  expect(details?.textContent).toContain('Patents.csv3');
  expect(details?.textContent).toContain('Positions.csv · Started On1');
});
