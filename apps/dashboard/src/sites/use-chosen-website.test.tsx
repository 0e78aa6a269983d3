import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { queryClient } from '../query-client.ts';
import { website } from '../testing/fixtures.ts';
import { answerApi } from '../testing/render-at.tsx';
import { goOnWith, useChosenWebsite } from './use-chosen-website.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Chosen() {
  useChosenWebsite();
  return <p>arrived</p>;
}

it('a move to another website keeps the part of the page that it leads to, and is made once', async () => {
  const asked = answerApi({ 'POST /api/website/current-website': { website } });
  const at = {
    pathname: '/settings/general',
    search: '?a=b',
    hash: '#own-domain',
    state: goOnWith('site-2'),
  };
  const router = createMemoryRouter([{ path: '*', element: <Chosen /> }], { initialEntries: [at] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  expect(screen.getByText('arrived')).toBeDefined();
  await waitFor(() => expect(router.state.location.state).toBeNull());
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe('/settings/general?a=b#own-domain');
  expect(asked).toHaveLength(1);
});
