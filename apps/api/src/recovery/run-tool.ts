import { spawn } from 'node:child_process';
import { Refused } from './refused.ts';

/** Runs a program of the database's own and waits for its end; nothing of ours but `env` is handed to it. */
export async function runTool(
  program: string,
  args: readonly string[],
  { env = {}, signal }: { env?: Record<string, string>; signal?: AbortSignal | undefined } = {},
): Promise<void> {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    ...(signal === undefined ? {} : { signal, killSignal: 'SIGKILL' }),
  });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => {
    if (said.length < 4000) said += piece.toString();
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT')
      throw new Refused(
        `${program} is not installed here. Install the client programs of PostgreSQL (Debian: apt install postgresql-client), in the version of your server or a newer one.`,
      );
    throw error;
  });
  if (code !== 0)
    throw new Refused(`${program} failed: ${said.trim() === '' ? `exit code ${code}` : said.trim()}`);
}
