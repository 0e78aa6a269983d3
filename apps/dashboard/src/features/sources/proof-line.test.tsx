import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../query-client.ts';
import { useAuthStore } from '../../session/auth-store.ts';
import { ada } from '../../testing/fixtures.ts';
import { refusal } from '../../testing/payment-fixtures.ts';
import { answerApi, renderAt } from '../../testing/render-at.tsx';
import { source, sync } from '../../testing/sync-fixtures.ts';
import { ProofLine } from './proof-line.tsx';

const START = 'POST /api/website/{id}/sources/{sourceId}/proof';
const CHECK = `${START}/check`;
const CLAIM = 'POST /api/website/{id}/sources/{sourceId}/claim';
const proof = { method: 'code' as const, provedAt: '2025-11-27T10:00:00.000Z' };
let answers: Record<string, unknown>;
let asked: ReturnType<typeof answerApi>;

beforeEach(() => {
  localStorage.clear();
  queryClient.clear();
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  answers = {
    [START]: {
      code: 'tosite-7k3qm2abcd',
      expiresAt: '2026-01-20T10:00:00.000Z',
      address: 'http://ada.localhost',
      account: 'sign-in',
    },
    'GET /api/website/{id}/sync': sync(),
  };
  asked = answerApi(answers);
});
afterEach(cleanup);

const show = (own = {}) => renderAt('/', '/', <ProofLine websiteId="site-1" source={source(own)} />);
const bodies = (path: string) => asked.filter((call) => call.path === path).map(({ input }) => input);

it('gives the code and the address to put there, and says what was not found', async () => {
  answers[CHECK] = refusal(409, 'conflict', 'We read the GitHub profile and found neither.');
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Show that github.com/ada is yours' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Show that github.com/ada is yours' }));
  expect(await dialog.findByText('tosite-7k3qm2abcd')).toBeDefined();
  expect(dialog.getByText('http://ada.localhost')).toBeDefined();
  expect(dialog.getByText(/link your GitHub account/u)).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Check now' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'We read the GitHub profile and found neither.',
  );
  answers[CHECK] = { proof };
  fireEvent.click(dialog.getByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('github.com/ada is shown to be yours.')).toBeDefined();
  expect(bodies(CHECK)).toHaveLength(2);
  expect(bodies(CHECK)[0]).toEqual({ params: { id: 'site-1', sourceId: 'source-1' } });
});

it('says how it was shown, and has a copy taken down; what was typed stays while it is refused', async () => {
  answers[CLAIM] = refusal(409, 'conflict', 'There is no such website here.');
  show({ proof });
  expect(screen.getByText(/shown by a code/u)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Somebody made a copy' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Have a copy taken down' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Take it down' }));
  expect(await dialog.findByText('Paste the address of the copy.')).toBeDefined();
  const field = dialog.getByLabelText('Address of the copy');
  fireEvent.change(field, { target: { value: ' eve.localhost ' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Take it down' }));
  expect((await dialog.findByRole('alert')).textContent).toBe('There is no such website here.');
  expect(field).toHaveProperty('value', ' eve.localhost ');
  answers[CLAIM] = { outcome: 'held', ticket: 'R-7K3QM2AB' };
  fireEvent.click(dialog.getByRole('button', { name: 'Take it down' }));
  expect(await dialog.findByText(/out of sight/u, { selector: '[role=status] p' })).toBeDefined();
  expect(dialog.getByText('The number of what you asked for is R-7K3QM2AB.')).toBeDefined();
  expect(bodies(CLAIM).at(-1)).toEqual({
    params: { id: 'site-1', sourceId: 'source-1' },
    body: { site: 'eve.localhost', words: '' },
  });
});
