import { randomBytes } from 'node:crypto';
import { writeRecoveryCode } from '@tosite/validation/account/second-step';
import type { Executor } from '../../database/database.ts';
import { hashToken } from '../../secrets/keys.ts';
import { twoFactorStore } from './two-factor-store.ts';

const HOW_MANY = 10;

/** Ten new codes in place of the older ones. They are nowhere else: only their digests are kept. */
export async function issueRecoveryCodes(executor: Executor, userId: string, now: number): Promise<string[]> {
  const codes = Array.from({ length: HOW_MANY }, () => writeRecoveryCode(randomBytes(16)));
  await twoFactorStore.setRecoveryCodes(executor, userId, codes.map(hashOfCode), now);
  return codes;
}

/** However the code is written: only its letters and digits count. */
export function hashOfCode(code: string): string {
  return hashToken(`recovery:${code.replaceAll('-', '')}`);
}
