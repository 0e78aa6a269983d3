import { spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PLACE = '/usr/lib/postgresql';

export type Postgres = { url: string; restart: () => void; stop: () => void };

/** Why there can be none of our own; null: there can. */
export function postgresMissing(): string | null {
  return programs() === null ? 'PostgreSQL is not installed (Debian: apt-get install postgresql)' : null;
}

function programs(): string | null {
  try {
    const newest = readdirSync(PLACE)
      .sort((one, other) => Number(one) - Number(other))
      .at(-1);
    return newest === undefined ? null : join(PLACE, newest, 'bin');
  } catch {
    return null;
  }
}

/** A PostgreSQL of our own, which keeps what it has acknowledged as a real one does. */
export async function startPostgres(): Promise<Postgres> {
  const bin = programs() ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'tosite-pg-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    const id = Number(spawnSync('id', ['-u', 'postgres']).stdout.toString());
    chownSync(folder, id, id);
  }
  const run = (program: string, args: readonly string[]): void => {
    const line = [join(bin, program), ...args];
    const [command = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...line] : line;
    const { status, stderr } = spawnSync(command, rest, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    if (status !== 0) throw new Error(`${program}: ${stderr.toString()}`);
  };
  const port = await freePort();
  const data = join(folder, 'data');
  run('initdb', ['-D', data, '-U', 'tosite', '--auth=trust', '-E', 'UTF8']);
  const options = `-p ${port} -k ${folder} -h 127.0.0.1`;
  const log = join(folder, 'log');
  run('pg_ctl', ['-D', data, '-o', options, '-l', log, '-w', 'start']);
  return {
    url: `postgres://tosite@127.0.0.1:${port}/postgres`,
    restart: () => run('pg_ctl', ['-D', data, '-m', 'immediate', '-o', options, '-l', log, '-w', 'restart']),
    stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
