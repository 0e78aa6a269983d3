import type { Core } from '../core.ts';
import type { Executor } from '../database/database.ts';
import type { OnAccountDelete } from '../feature.ts';
import type { LoginLimits } from './login-limits.ts';
import type { PasswordHashing } from './password-hashing.ts';
import type { Sessions } from './sessions.ts';
import type { UserRow } from './user-store.ts';

/** What the verbs of this feature work with. */
export type AuthParts = {
  core: Core;
  sessions: Sessions;
  hashing: PasswordHashing;
  loginLimits: LoginLimits;
  /** What has to end elsewhere before an account does. */
  beforehand: () => readonly ((userId: string) => Promise<void>)[];
  /** What features have to end with an account. */
  endings: () => readonly OnAccountDelete[];
  /** Tells the features that wait for it, when the address was not confirmed before. */
  verified: (trx: Executor, user: UserRow) => Promise<void>;
};
