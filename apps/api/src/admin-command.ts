import { askRunning } from './admin-socket.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { parseEnv, type Env } from './env.ts';
import type { AdminAnswer } from './features/moderation/admin/run-admin.ts';
import { createLogger } from './logging/logger.ts';
import { startProblem } from './start-problem.ts';

/**
 * `node apps/api/dist/main.js admin …`: what an operator can do when the web cannot. With the embedded database the process
 * that runs is asked; where none does, and with PostgreSQL, this one does it. Answers the exit code.
 */
export async function adminCommand(source: NodeJS.ProcessEnv, words: readonly string[]): Promise<number> {
  const reading = parseEnv(source);
  if (!reading.ok) {
    for (const problem of reading.problems) console.error(problem);
    return 78;
  }
  try {
    const { env } = reading;
    const running = env.databaseUrl === null ? await askRunning(env.dataDir, words) : null;
    const { ok, lines } = running ?? (await doItHere(env, words));
    process.stdout.write(`${lines.join('\n')}\n`);
    return ok ? 0 : 1;
  } catch (error) {
    console.error(startProblem(error, reading.env) ?? error);
    return 78;
  }
}

async function doItHere(env: Env, words: readonly string[]): Promise<AdminAnswer> {
  const lock = env.databaseUrl === null ? lockDataFolder(env.dataDir) : null;
  try {
    const { createServices } = await import('./services.ts');
    const log = createLogger({ write: (line) => void process.stderr.write(line) });
    log.level = 'error';
    const services = await createServices(env, { log });
    try {
      return await services.admin(words);
    } finally {
      await services.queue.stop({ timeoutMs: 1000 });
      await services.close();
    }
  } finally {
    lock?.release();
  }
}
