import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { inject } from 'vitest';

const PACKAGE = fileURLToPath(new URL('../../', import.meta.url));

export type ServerBuild = {
  entry: string;
  /** `main.ts` as it is: what commands are run with. */
  main: string;
  remove(): Promise<void>;
};
type Answer = { status: number; text: string; headers: Record<string, string | string[] | undefined> };
export type ServerProcess = {
  child: ChildProcess;
  port: number;
  /** What it wrote so far. */
  output: { stdout: string; stderr: string };
  exited: Promise<number | null>;
  /** Asks the dashboard's host; rejects when the connection fails. */
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
};

/**
 * Bundles the server's test entry: Node itself cannot run what the bundler reads. Once for all test files of a run;
 * whoever comes while another worker bundles waits for it.
 */
export async function buildServer(): Promise<ServerBuild> {
  const folder = inject('serverBuild');
  const isFirst = (await mkdir(folder, { recursive: true })) !== undefined;
  if (isFirst) await bundle(folder);
  else await bundled(folder);
  return {
    entry: join(folder, 'server.js'),
    main: join(folder, 'main.js'),
    // The run takes the folder away: other files read it.
    remove: () => Promise.resolve(),
  };
}

async function bundle(folder: string): Promise<void> {
  let outcome = 'failed';
  try {
    await build({
      root: PACKAGE,
      configFile: join(PACKAGE, 'vite.config.ts'),
      logLevel: 'error',
      build: {
        outDir: folder,
        emptyOutDir: false,
        sourcemap: false,
        reportCompressedSize: false,
        rollupOptions: {
          input: {
            server: join(PACKAGE, 'src/testing/server-process.ts'),
            main: join(PACKAGE, 'src/main.ts'),
          },
        },
      },
    });
    outcome = 'done';
  } finally {
    await writeFile(join(folder, 'outcome'), outcome);
  }
}

async function bundled(folder: string): Promise<void> {
  for (let waited = 0; waited < 120_000; waited += 50) {
    const outcome = await readFile(join(folder, 'outcome'), 'utf8').catch(() => '');
    if (outcome === 'done') return;
    if (outcome === 'failed') throw new Error('the server cannot be bundled: see the file that tried first');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the server was not bundled in two minutes');
}

/** Starts a process and does not wait for it. */
export async function spawnServer(
  built: ServerBuild,
  settings: Record<string, string>,
): Promise<ServerProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [built.entry], {
    env: { PATH: process.env.PATH, PORT: String(port), RATE_LIMITS: 'off', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => {
    child.on('exit', (code) => resolve(code));
  });
  return {
    child,
    port,
    output,
    exited,
    ask: (method, path, body, headers) => ask(port, method, path, body, headers),
  };
}

export type Command = {
  child: ChildProcess;
  output: { stdout: string; stderr: string };
  exited: Promise<number | null>;
};

/** Begins `node dist/main.js …`, as an operator does. */
export function spawnCommand(
  built: ServerBuild,
  args: readonly string[],
  settings: Record<string, string>,
): Command {
  const child = spawn(process.execPath, [built.main, ...args], {
    // The client of S3 warns of the version of Node that comes after this one.
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output.stderr += chunk.toString()));
  // Closed, not ended: then all that it said is here.
  const exited = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)));
  return { child, output, exited };
}

/** Starts a process and waits until it is ready. */
export async function startServerProcess(
  built: ServerBuild,
  settings: Record<string, string>,
): Promise<ServerProcess> {
  const server = await spawnServer(built, settings);
  let hasExited = false;
  void server.exited.then(() => {
    hasExited = true;
  });
  for (let waited = 0; waited < 60_000; waited += 50) {
    if (hasExited) throw new Error(`the server ended: ${server.output.stderr}`);
    const answer = await server.ask('GET', '/readyz').catch(() => null);
    if (answer?.status === 200) return server;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  server.child.kill('SIGKILL');
  throw new Error(`the server is not ready: ${server.output.stderr}`);
}

export async function temporaryFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), 'tosite-process-'));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

function ask(
  port: number,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const request = httpRequest(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        agent: false,
        headers: {
          host: `dashboard.localhost:${port}`,
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(text)) }),
          ...headers,
        },
      },
      (response) => {
        let received = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (received += chunk));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, text: received, headers: response.headers }),
        );
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(text);
  });
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        typeof address === 'object' && address !== null
          ? resolve(address.port)
          : reject(new Error('no port')),
      );
    });
  });
}
