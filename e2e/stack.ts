import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startFixtureServer,
  type FixtureAnswer,
  type FixtureRequest,
} from '@tosite/profile-sources/testing/fixture-server';
import { recordedProviders } from '@tosite/profile-sources/testing/recorded-providers';
import { recordedBases, recordedSettings } from '@tosite/profile-sources/testing/recorded-settings';

/** The product as its README starts it, on a free port and a data folder of its own; the platforms are recordings. */
export type Stack = {
  port: number;
  dataDir: string;
  pid: number;
  /** The origin of a host below localhost: `dashboard`, `linkedin`, a site's label. */
  origin: (label: string) => string;
  /** Answers in place of a platform's recording from now on; what it leaves undefined is answered as recorded. */
  platformsAnswer: (answer: (request: FixtureRequest) => FixtureAnswer | undefined) => void;
  /** Two minutes go by for the server: what it has read by then is no longer new. */
  later: () => void;
  /** What the process printed. */
  output: () => string;
  stop: () => Promise<void>;
  /** Ends the process at once, as a power cut would. */
  kill: () => Promise<void>;
};

/** Long, for a machine that does much else; a start takes seconds. */
const START_MS = 120_000;
const LATER = new URL('./later.mjs', import.meta.url);
const MAIN = new URL('../apps/api/dist/main.js', import.meta.url);

export async function startStack(
  settings: Record<string, string> = {},
  /** A data folder that stays; absent: a new one, deleted at the end. */
  keptDataDir?: string,
  /** Whether an app is registered with each platform: accounts can be connected, and people sign in with theirs. */
  registered = false,
  /** The server's own file: of another version, where one is wanted. */
  main = MAIN.pathname,
): Promise<Stack> {
  const port = await freePort();
  const dataDir = keptDataDir ?? mkdtempSync(join(tmpdir(), 'tosite-e2e-'));
  let answer: (request: FixtureRequest) => FixtureAnswer | undefined = registered
    ? recordedProviders()
    : () => undefined;
  const platforms = await startFixtureServer({ answer: (request) => answer(request) });
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      NODE_OPTIONS: `--import ${LATER.href}`,
      ...(registered ? recordedSettings(platforms.origin) : recordedBases(platforms.origin)),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
    if (process.env['ECHO']) process.stderr.write(chunk);
  });
  await untilReady(port, child, () => printed);
  return {
    port,
    dataDir,
    pid: child.pid ?? 0,
    origin: (label) => `http://${label}.localhost:${port}`,
    platformsAnswer: (next) => (answer = next),
    later: () => void child.kill('SIGUSR2'),
    output: () => printed,
    async kill() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      if (isRunning(child)) {
        child.kill('SIGKILL');
        await gone;
      }
      await platforms.close();
    },
    async stop() {
      await ended(child);
      await platforms.close();
      if (keptDataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(port: number, child: ChildProcess, printed: () => string): Promise<void> {
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    if (!isRunning(child)) throw new Error(`the server ended at its start:\n${printed()}`);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`the server was not ready within ${START_MS / 1000} seconds:\n${printed()}`);
}

/** A child that was ended by a signal has no exit code. */
function isRunning(child: ChildProcess): boolean {
  return child.exitCode === null && child.signalCode === null;
}

function ended(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return Promise.resolve();
  return new Promise((resolve) => {
    const hard = setTimeout(() => child.kill('SIGKILL'), 10_000);
    child.once('exit', () => {
      clearTimeout(hard);
      resolve();
    });
    child.kill('SIGTERM');
  });
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
