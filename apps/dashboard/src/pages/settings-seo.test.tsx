import { ApiError } from '@tosite/api-client/api-error';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { initialSeoSettings } from '@tosite/validation/website/seo';
import { newSpec } from '@tosite/validation/website/site-spec';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAuthStore } from '../session/auth-store.ts';
import type { CropDialogProps } from '../forms/crop-dialog.tsx';
import { queryClient } from '../query-client.ts';
import { ada, preview, seeCookies, website } from '../testing/fixtures.ts';
import { answerApi, renderAt } from '../testing/render-at.tsx';
import { Page } from './settings-seo.tsx';

// A browser draws the cut; what becomes of it is what is looked at here.
vi.mock('../forms/crop-dialog.tsx', () => ({
  CropDialog: ({ file, aspect, onCut }: CropDialogProps) => (
    <button type="button" onClick={() => onCut({ file, width: 1, height: 1, shown: '' })}>
      {`Cut at ${aspect.toFixed(3)}`}
    </button>
  ),
}));

const SITE = 'GET /api/design/{domain}/site';
const SAVE = 'PUT /api/website/{id}/seo-settings';
const spec = newSpec({
  name: 'Ada Byron',
  language: 'en',
  type: 'github',
  design: preview.design,
  sectionOrder: preview.section_order,
});
const site = {
  websiteId: 'site-1',
  spec,
  revision: 1,
  origin: 'http://adabyron.localhost:3000',
  productUrl: 'http://github.localhost:3000',
  branding: true,
  indexable: false,
  now: '2025-11-27T10:00:00.000Z',
  profile: preview.profile,
  media: {},
};

let answers: Record<string, unknown>;
let asked: ReturnType<typeof answerApi>;
const open = () => renderAt('/settings/seo', '/settings/seo', <Page />);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const saved = () => asked.filter(({ path }) => path === SAVE).map(({ input }) => input);

beforeEach(() => {
  localStorage.clear();
  seeCookies('');
  queryClient.clear();
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  answers = { 'POST /api/website/current-website': { website }, [SITE]: site };
  asked = answerApi(answers);
});
afterEach(cleanup);

it('says that it is loading, and what went wrong with a way to try again', async () => {
  answers[SITE] = new ApiError({ status: 500, code: 'internal', message: 'It broke.' });
  open();
  expect(screen.getByRole('status', { name: 'Your settings are being read' })).toBeDefined();
  expect((await screen.findByRole('alert')).textContent).toContain('It broke.');
  answers[SITE] = site;
  press('Try again');
  expect(await screen.findByLabelText('Title')).toBeDefined();
});

it('shows what is made from the profile, and what is typed as soon as it is', async () => {
  open();
  const made = 'Ada Byron – Writes programs for engines that are not built yet';
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).placeholder).toBe(made);
  expect(screen.getAllByText(made).length).toBeGreaterThan(0);
  type('Title', 'Ada Byron, first of all');
  type('Description', 'Notes on the engine.');
  await waitFor(() => expect(screen.getAllByText('Ada Byron, first of all')).toHaveLength(2));
  expect(screen.getAllByText('Notes on the engine.')).toHaveLength(3);
  expect(screen.getByText(/until you confirm your e-mail address/u)).toBeDefined();
  fireEvent.click(screen.getByRole('switch', { name: 'Search engines may list my site' }));
  expect(await screen.findByText(/asked search engines to stay away/u)).toBeDefined();
});

it('saves everything as settings, and says so', async () => {
  answers[SAVE] = { seo: spec.seo };
  open();
  await screen.findByLabelText('Title');
  type('Title', '  Ada Byron ');
  type('Keywords', 'engines, notes،  mathematics, ');
  type('Main address, if it is elsewhere', 'https://ada.example/');
  press('Save');
  await waitFor(() =>
    expect(saved()).toEqual([
      {
        params: { id: 'site-1' },
        body: {
          ...initialSeoSettings(),
          title: 'Ada Byron',
          keywords: ['engines', 'notes', 'mathematics'],
          canonicalUrl: 'https://ada.example/',
        },
      },
    ]),
  );
  expect(await screen.findByText('Saved. Your site says so now.')).toBeDefined();
  await waitFor(() => expect(localStorage.getItem('draft:seo:site-1')).toBeNull());
});

it('says beside a field what is wrong with it, whoever finds it', async () => {
  open();
  await screen.findByLabelText('Title');
  type('Icon in the browser tab', 'javascript:alert(1)');
  type('Google verification', '<meta>');
  press('Save');
  expect(await screen.findByText('Write a whole address, beginning with https://')).toBeDefined();
  expect(screen.getByText('Paste only the content value of the tag.')).toBeDefined();
  expect(saved()).toEqual([]);
  type('Icon in the browser tab', '');
  type('Google verification', '');
  answers[SAVE] = new ApiError({
    status: 400,
    code: 'invalid_input',
    message: 'Look again.',
    fields: { title: 'Not this title.' },
  });
  press('Save');
  expect(await screen.findByText('Not this title.')).toBeDefined();
});

it('keeps what was typed over a reload, until it is saved', async () => {
  open();
  await screen.findByLabelText('Title');
  type('Title', 'Half a tit');
  await waitFor(() => expect(localStorage.getItem('draft:seo:site-1')).toContain('Half a tit'));
  cleanup();
  open();
  expect((await screen.findByLabelText<HTMLInputElement>('Title')).value).toBe('Half a tit');
});

it('shows the card that is published, and the website’s own name', async () => {
  answers[SITE] = {
    ...site,
    spec: { ...spec, name: 'Engine Notes' },
    card: 'http://adabyron.localhost:3000/assets/card-1.png',
  };
  open();
  await screen.findByLabelText('Title');
  const card = document.querySelector('section[aria-labelledby="seo-card"] img');
  expect(card?.getAttribute('src')).toBe('http://adabyron.localhost:3000/assets/card-1.png');
  expect(screen.getByText('Shared links show a card with your name, drawn in your theme.')).toBeDefined();
  const result = document.querySelector('section[aria-labelledby="seo-search"]');
  expect(result?.textContent).toContain('Engine Notes');
  // Behind a password it cannot be shown here: no broken picture, but what it is.
  if (card !== null) fireEvent.error(card);
  expect(screen.getByText('A card with your name is drawn when this is published.')).toBeDefined();
});

it('takes a picture by a file, shows it, and saves its address', async () => {
  const address = 'http://preview.localhost:3000/media/own-1200.webp';
  answers['POST /api/upload'] = {
    imageUrl: address,
    id: 'own',
    width: 1200,
    height: 630,
    color: '#888888',
    placeholder: '',
    variants: [{ width: 1200, height: 630, path: address }],
  };
  answers[SAVE] = { seo: spec.seo };
  open();
  const input = await screen.findByLabelText('Picture for shared links: upload a picture');
  fireEvent.change(input, { target: { files: [new File(['x'], 'card.png', { type: 'image/png' })] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Cut at 1.905' }));
  expect(await screen.findByText('Your picture is here. Your site shows it once you save.')).toBeDefined();
  const card = () => document.querySelector('section[aria-labelledby="seo-card"] img');
  await waitFor(() => expect(card()?.getAttribute('src')).toBe(address));
  press('Save');
  await waitFor(() =>
    expect(saved()).toMatchObject([{ params: { id: 'site-1' }, body: { ogImageUrl: address } }]),
  );
});

it('shows the icon of the tab beside the search result, as soon as it is chosen', async () => {
  const address = 'http://preview.localhost:3000/media/icon-160.webp';
  const size = { width: 160, height: 160 };
  const variants = [{ ...size, path: address }];
  const icons = { id: 'icon', ...size, color: '#888888', placeholder: '', variants };
  answers['POST /api/upload'] = { imageUrl: address, ...icons };
  open();
  const input = await screen.findByLabelText('Icon in the browser tab: upload a picture');
  const icon = () => document.querySelector('section[aria-labelledby="seo-search"] img');
  expect(icon()).toBeNull();
  fireEvent.change(input, { target: { files: [new File(['x'], 'icon.png', { type: 'image/png' })] } });
  fireEvent.click(await screen.findByRole('button', { name: 'Cut at 1.000' }));
  await waitFor(() => expect(icon()?.getAttribute('src')).toBe(address));
});

it('a form that was only looked at is no draft', async () => {
  open();
  await screen.findByLabelText('Title');
  expect(localStorage.getItem('draft:seo:site-1')).toBeNull();
});
