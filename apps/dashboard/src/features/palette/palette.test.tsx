import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../query-client.ts';
import { ada, website } from '../../testing/fixtures.ts';
import { answerApi, renderAt } from '../../testing/render-at.tsx';
import { useAuthStore } from '../../session/auth-store.ts';
import { SiteSwitcher } from '../websites/site-switcher.tsx';
import { PaletteButton } from './palette-button.tsx';

const other = { ...website, _id: 'site-2', website_name: 'Engines', domain_name: 'engines' };
let asked: ReturnType<typeof answerApi>;

beforeEach(() => {
  queryClient.clear();
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  asked = answerApi({
    'POST /api/website/current-website': { website },
    'POST /api/website/all': { websites: [website, other] },
    'POST /api/website/switch-website': { website: other },
  });
});
afterEach(cleanup);

const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more });

it('opens by its keys, finds a website by its first letters, and works on it', async () => {
  renderAt(
    '/',
    '/',
    <>
      <SiteSwitcher />
      <PaletteButton />
    </>,
  );
  press('k', { ctrlKey: true });
  const field = await screen.findByRole('combobox');
  fireEvent.change(field, { target: { value: 'engi' } });
  const found = await screen.findByRole('option', { name: /Work on Engines/u });
  expect(screen.queryByRole('option', { name: 'Logout' })).toBeNull();
  fireEvent.click(found);
  await waitFor(() =>
    expect(asked).toContainEqual({
      path: 'POST /api/website/switch-website',
      input: { body: { website_id: 'site-2' } },
    }),
  );
});

it('leads to a theme or a section by its name, which do not stand in the way of the rest', async () => {
  const { at } = renderAt('/', '/', <PaletteButton />);
  press('k', { ctrlKey: true });
  const field = await screen.findByRole('combobox');
  await screen.findByRole('option', { name: 'View site' });
  expect(screen.queryByRole('option', { name: 'Theme: Atelier' })).toBeNull();
  fireEvent.change(field, { target: { value: 'atel' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Theme: Atelier' }));
  await waitFor(() => expect(at()).toBe('/design?theme=atelier'));
  cleanup();
  const again = renderAt('/', '/', <PaletteButton />);
  press('k', { ctrlKey: true });
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'abou' } });
  fireEvent.click(await screen.findByRole('option', { name: 'Section: About' }));
  await waitFor(() => expect(again.at()).toBe('/design?section=about'));
});

it('says when nothing is called like that', async () => {
  renderAt('/', '/', <PaletteButton />);
  fireEvent.click(screen.getByRole('button', { name: 'Find or do' }));
  fireEvent.change(await screen.findByRole('combobox'), { target: { value: 'zzzz' } });
  expect(await screen.findByText('Nothing by that name.')).toBeDefined();
});

it('G and a letter goes to a page, but not while one types', async () => {
  const { at } = renderAt(
    '/',
    '/',
    <>
      <PaletteButton />
      <input aria-label="A field" />
    </>,
  );
  fireEvent.keyDown(screen.getByLabelText('A field'), { key: 'g' });
  fireEvent.keyDown(screen.getByLabelText('A field'), { key: 'a' });
  press('a');
  expect(at()).toBe('/');
  press('g');
  press('a');
  await waitFor(() => expect(at()).toBe('/account'));
});
