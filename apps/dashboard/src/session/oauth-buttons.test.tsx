import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryClient } from '../query-client.ts';
import { answerApi, renderAt } from '../testing/render-at.tsx';
import { OAuthButtons } from './oauth-buttons.tsx';

let answers: Record<string, unknown>;
let asked: ReturnType<typeof answerApi>;
const open = () => renderAt('/login', '/login', <OAuthButtons returnTo="/website/preview?id=1" />);

beforeEach(() => {
  queryClient.clear();
  answers = {};
  asked = answerApi(answers);
});
afterEach(cleanup);

it('leads to those that are set up here, and back to where one was going', async () => {
  answers['GET /api/auth/oauth/providers'] = {
    providers: [{ provider: 'google' }, { provider: 'linkedin' }],
  };
  open();
  const google = await screen.findByRole('link', { name: 'Continue with Google' });
  expect(google.getAttribute('href')).toBe(
    '/api/auth/oauth/google/start?returnTo=%2Fwebsite%2Fpreview%3Fid%3D1',
  );
  expect(screen.getByRole('link', { name: 'Continue with LinkedIn' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Continue with GitHub' })).toBeNull();
});

it.each([{ providers: [] }, new Error('unreachable')])('is not there without any: %o', async (answer) => {
  answers['GET /api/auth/oauth/providers'] = answer;
  open();
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('group')).toBeNull();
});
