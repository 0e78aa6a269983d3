import { hash, verify } from '@node-rs/argon2';
import { ApiFailure } from '../http/api-failure.ts';

// OWASP's minimum for argon2id, which is the package's own choice of algorithm: 19 MiB, two passes, one lane.
const COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** More at once would take the processor and the memory from everybody else. */
const SIGN_IN: Turns = { atOnce: 2, waiting: 200 };
/** Visitors of private sites: a line of their own, so that nobody who guesses there stands before who signs in. */
export const OF_SITES: Turns = { atOnce: 1, waiting: 20 };

/** Memory in KiB, and passes over it. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number };

type Turns = { atOnce: number; waiting: number };

export type PasswordHashing = {
  hash(password: string): Promise<string>;
  /** With null, for an account that is not there, it takes as long and answers false. */
  verify(stored: string | null, password: string): Promise<boolean>;
};

/**
 * argon2id on the thread pool, a few at once. Passwords are taken as they were typed, but for how letters with
 * marks are put together: that is up to the keyboard, and another one does it otherwise.
 */
export function createPasswordHashing(cost: PasswordCost = COST, turns: Turns = SIGN_IN): PasswordHashing {
  let running = 0;
  const waiting: (() => void)[] = [];
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= turns.atOnce) {
      if (waiting.length >= turns.waiting) {
        throw new ApiFailure('overloaded', { id: 'service.signInsBusy' }, { retryAfter: 5 });
      }
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      // The turn is handed on, so nobody can slip in between.
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
  let decoy: Promise<string> | null = null;

  return {
    hash: (password) => inTurn(() => hash(password.normalize('NFC'), cost)),
    async verify(stored, password) {
      decoy ??= hash('no account has this password', cost);
      const against = stored ?? (await decoy);
      for (const spelling of spellings(password)) {
        if (await inTurn(() => verify(against, spelling))) return stored !== null;
      }
      return false;
    },
  };
}

/** As it is hashed; then as it was typed and taken apart, for what was hashed before that was settled. Nearly always one. */
function spellings(password: string): Set<string> {
  return new Set([password.normalize('NFC'), password, password.normalize('NFD')]);
}
