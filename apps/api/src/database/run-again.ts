import { isRetryable } from './database-errors.ts';

const TRIES = 6;

/** Runs a transaction again while it fails for busy or serialisation reasons, a little later each time. */
export async function runAgain<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === TRIES || !isRetryable(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 5 * (0.5 + Math.random())));
    }
  }
}
