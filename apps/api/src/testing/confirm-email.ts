import { expect } from 'vitest';
import type { SignedIn, TestApi } from './test-api.ts';

/** Follows the link of the mail that came with the account. */
export async function confirmEmail(api: TestApi, { email }: SignedIn): Promise<void> {
  const token = await api.mailedToken('verify', email);
  const { status } = await api.post('/api/auth/verify-email', { token });
  expect(status).toBe(200);
}
