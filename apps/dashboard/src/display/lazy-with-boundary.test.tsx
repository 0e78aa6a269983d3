import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Component, useState, type ComponentType, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { words } from '../words/words.ts';
import { lazyWithBoundary } from './lazy-with-boundary.tsx';
import { toastFailure } from './toasts.tsx';

vi.mock('./toasts.tsx', () => ({ toastFailure: vi.fn() }));
afterEach(cleanup);

function page(load: () => Promise<ComponentType<{ name: string }>>) {
  const Part = lazyWithBoundary(load);
  return function Page() {
    const [open, setOpen] = useState(false);
    return (
      <main>
        <button onClick={() => setOpen(true)}>Open</button>
        {open && <Part name="Ada" onMissing={() => setOpen(false)} />}
      </main>
    );
  };
}

it('a part that cannot be fetched leaves the page, says so, and comes when it is asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<ComponentType<{ name: string }>>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /assets-app/x.js'))
    .mockResolvedValue(({ name }) => <p>{`Dialog of ${name}`}</p>);
  const Page = page(load);
  render(<Page />);
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(toastFailure).toHaveBeenCalledWith(words.missingPart));
  expect(screen.getByRole('button')).toBeDefined();
  expect(screen.queryByText('Dialog of Ada')).toBeNull();
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Dialog of Ada')).toBeDefined();
});

class Around extends Component<{ children: ReactNode }, { message: string | null }> {
  override state = { message: null };

  static getDerivedStateFromError(error: Error) {
    return { message: error.message };
  }

  override render() {
    return this.state.message ?? this.props.children;
  }
}

it('what goes wrong in the part itself is for the boundary around it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Page = page(() =>
    Promise.resolve(() => {
      throw new Error('of the part');
    }),
  );
  render(
    <Around>
      <Page />
    </Around>,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('of the part')).toBeDefined();
});
