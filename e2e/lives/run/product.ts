import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  startFixtureServer,
  type FixtureAnswer,
  type FixtureRequest,
  type FixtureServer,
} from '@tosite/profile-sources/testing/fixture-server';
import { recordedPeople } from '@tosite/profile-sources/testing/recorded-people';
import { recordedSettings } from '@tosite/profile-sources/testing/recorded-settings';
import { createClient, type Client } from './http.ts';

type Answering = (request: FixtureRequest) => FixtureAnswer | undefined;

/** The platforms: what lives say of their people, else what was recorded. */
export type Platforms = {
  origin: string;
  /** Answers by a life's name, while it lasts. */
  say: (life: string, answer: Answering | null) => void;
  close: () => Promise<void>;
};

/** The built product as it runs, with a data folder of its own. */
export type Product = {
  client: Client;
  dataDir: string;
  /** The database, where it is no file of the data folder. */
  databaseUrl: string | null;
  /** Two minutes go by for the server. */
  later: () => void;
  output: () => string;
  stop: () => Promise<void>;
};

const MAIN = new URL('../../../apps/api/dist/main.js', import.meta.url);
const LATER = new URL('../../later.mjs', import.meta.url);
const PICTURE = readFileSync(
  new URL('../../../packages/profile-sources/fixtures/media/jpg-320x320-4a6234.jpg', import.meta.url),
);

export async function startPlatforms(): Promise<Platforms> {
  const lives = new Map<string, Answering>();
  const people = recordedPeople();
  const server: FixtureServer = await startFixtureServer({
    answer(request) {
      if (request.host === 'pictures.example.com')
        return { status: 200, headers: { 'content-type': 'image/jpeg' }, body: PICTURE };
      for (const answer of lives.values()) {
        const said = answer(request);
        if (said !== undefined) return said;
      }
      return people(request);
    },
  });
  return {
    origin: server.origin,
    say: (life, answer) => void (answer === null ? lives.delete(life) : lives.set(life, answer)),
    close: () => server.close(),
  };
}

export async function startProduct(options: {
  port: number;
  platforms: string;
  /** Whether it has the platforms' keys. */
  keyed: boolean;
  databaseUrl: string | null;
}): Promise<Product> {
  const { port, keyed, databaseUrl } = options;
  const dataDir = mkdtempSync(join(tmpdir(), 'tosite-lives-'));
  const { YOUTUBE_API_KEY: key = '', ...settings } = recordedSettings(options.platforms);
  const child = spawn(process.execPath, [MAIN.pathname], {
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      // Made between two and three in the morning, a backup would hold what is deleted, as it should.
      BACKUP_NIGHTLY: 'off',
      NODE_OPTIONS: `--import ${LATER.href}`,
      ...settings,
      ...(keyed ? { YOUTUBE_API_KEY: key, GITHUB_TOKEN: 'ghp_of_the_lives' } : {}),
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const listen = (chunk: Buffer): void => void (printed = (printed + chunk.toString()).slice(-200_000));
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const client = createClient(port);
  await untilReady(client, child, () => printed);
  return {
    client,
    dataDir,
    databaseUrl,
    later: () => void child.kill('SIGUSR2'),
    output: () => printed,
    async stop() {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      if (child.exitCode === null) child.kill('SIGKILL');
      else return rmSync(dataDir, { recursive: true, force: true });
      await gone;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilReady(client: Client, child: ChildProcess, printed: () => string): Promise<void> {
  for (let waited = 0; waited < 300; waited += 1) {
    if (child.exitCode !== null) break;
    const ready = await client.api('GET', '/readyz').then(
      ({ status }) => status === 200,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill('SIGKILL');
  throw new Error(`the product did not start:\n${printed()}`);
}
