import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack, type Stack } from '../stack.ts';
import { createPeople, type People } from './people.ts';

/** One product with people on it, whose folder goes at the end; `onStart` settings are the fault's own. */
export async function withProduct<T>(
  settings: Record<string, string>,
  work: (stack: Stack, people: People) => Promise<T>,
): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'tosite-faults-'));
  const stack = await startStack(settings, dataDir).catch((error: unknown) => {
    rmSync(dataDir, { recursive: true, force: true });
    throw error;
  });
  try {
    return await work(stack, createPeople({ port: () => stack.port }));
  } finally {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export async function until(is: () => Promise<boolean> | boolean, what: string, ms = 90_000): Promise<void> {
  const end = Date.now() + ms;
  while (!(await is())) {
    if (Date.now() > end) throw new Error(`${what}: not within ${ms / 1000} seconds`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
