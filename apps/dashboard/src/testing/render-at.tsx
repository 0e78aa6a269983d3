import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { Toasts } from '../display/toasts.tsx';
import { api } from '../session/api.ts';
import { queryClient } from '../query-client.ts';

/** A page at its own address; what lies elsewhere shows that it does. */
export function renderAt(address: string, path: string, element: React.JSX.Element, state?: unknown) {
  const router = createMemoryRouter(
    [
      { path, element },
      { path: '*', element: <p>elsewhere</p> },
    ],
    { initialEntries: [{ pathname: path, search: address.slice(path.length), state }] },
  );
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Toasts />
    </QueryClientProvider>,
  );
  return {
    at: () => router.state.location.pathname + router.state.location.search,
    state: () => router.state.location.state as unknown,
  };
}

export type Asked = { path: string; input: unknown };
type Answer = (input: unknown, options: unknown) => unknown;

/**
 * The API as a table by `METHOD /path`: a value, an error to fail with, or what makes one. What is not in it never
 * answers. `asked` is filled with every call.
 */
export function answerApi(answers: Record<string, unknown>): Asked[] {
  const asked: Asked[] = [];
  vi.spyOn(api, 'call').mockImplementation(((
    endpoint: { method: string; path: string },
    input: unknown,
    options: unknown,
  ) => {
    const path = `${endpoint.method} ${endpoint.path}`;
    asked.push({ path, input });
    if (!(path in answers)) return new Promise(() => undefined);
    const known = answers[path];
    const answer = typeof known === 'function' ? (known as Answer)(input, options) : known;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  }) as never);
  return asked;
}
