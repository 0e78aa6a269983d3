import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FORCED_MOVE } from '../../session/navigation.ts';
import { useEditorStore } from './editor-store.ts';
import { LeavingGuard } from './leaving-guard.tsx';

function open() {
  const router = createMemoryRouter(
    [
      { path: '/design', element: <LeavingGuard /> },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: ['/design'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

beforeEach(() => useEditorStore.setState({ unsavedChanges: true }));
afterEach(cleanup);

it('asks before leaving with unsaved changes', async () => {
  const router = open();
  await act(() => router.navigate('/'));
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeDefined();
  expect(router.state.location.pathname).toBe('/design');
});

it('a move that nobody chose passes, also over the question about another one', async () => {
  const router = open();
  await act(() => router.navigate('/settings'));
  await screen.findByRole('dialog');
  await act(() => router.navigate('/login?ended=1', { state: FORCED_MOVE }));
  expect(router.state.location.pathname).toBe('/login');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks nobody once nothing is unsaved', async () => {
  useEditorStore.setState({ unsavedChanges: false });
  const router = open();
  await act(() => router.navigate('/'));
  expect(screen.getByText('elsewhere')).toBeDefined();
});
