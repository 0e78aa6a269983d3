import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { SITE_LANGUAGES as KNOWN } from '@tosite/site-sections/words/words';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../../query-client.ts';
import { ada, website } from '../../testing/fixtures.ts';
import { answerApi, renderAt } from '../../testing/render-at.tsx';
import { useAuthStore } from '../../session/auth-store.ts';
import { SiteAccess } from './site-access.tsx';
import { SITE_LANGUAGES } from '../../sites/site-languages.ts';

let asked: ReturnType<typeof answerApi>;
const edited = (body: object) => ({
  path: 'PUT /api/website/{id}/edit',
  input: { params: { id: website._id }, body },
});

beforeEach(() => {
  queryClient.clear();
  useAuthStore.setState({ user: ada, accessToken: 'a' });
  asked = answerApi({ 'PUT /api/website/{id}/edit': { website } });
});
afterEach(cleanup);

it('offers every language that sites can speak, and saves the one that is chosen', async () => {
  expect(new Set(SITE_LANGUAGES.map(({ tag }) => tag))).toEqual(new Set(KNOWN));
  renderAt('/', '/', <SiteAccess website={{ ...website, language: 'en-GB' }} />);
  const field = screen.getByLabelText<HTMLSelectElement>('Language');
  expect(field.value).toBe('en');
  fireEvent.change(field, { target: { value: 'ar' } });
  await waitFor(() => expect(asked).toContainEqual(edited({ language: 'ar' })));
});

it('asks visitors for a password, says what is wrong with it, and takes it away again', async () => {
  renderAt('/', '/', <SiteAccess website={website} />);
  expect(screen.getByText('Anybody who has the address.')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Ask for a password' }));
  fireEvent.change(screen.getByLabelText('Password for your visitors'), { target: { value: 'abc' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the password' }));
  expect(screen.getByText('Use 4 characters or more.')).toBeDefined();
  expect(asked).toEqual([]);
  fireEvent.change(screen.getByLabelText('Password for your visitors'), { target: { value: 'for friends' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the password' }));
  await waitFor(() => expect(asked).toContainEqual(edited({ password: 'for friends' })));
  cleanup();
  renderAt('/', '/', <SiteAccess website={{ ...website, hasPassword: true }} />);
  fireEvent.click(screen.getByRole('button', { name: 'Let everybody in' }));
  await waitFor(() => expect(asked).toContainEqual(edited({ password: null })));
});
