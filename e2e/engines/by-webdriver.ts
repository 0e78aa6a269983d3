import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callOf, firstFile, HEIGHT, WIDTHS, type Engine, type EngineChoice, type Visit } from './engine.ts';

const DRIVER = [process.env['WEBKIT_DRIVER'], '/usr/bin/WebKitWebDriver'];
const SCREEN = ['/usr/bin/xvfb-run'];

/** WebKit by its own driver: Playwright and Puppeteer drive none that a distribution has. */
export const webkit: EngineChoice = {
  name: 'WebKit',
  missing: () =>
    firstFile(DRIVER) === null || firstFile(SCREEN) === null || miniBrowser() === null
      ? 'apt-get install webkit2gtk-driver xvfb'
      : null,
  start,
};

/** The small browser that the driver opens; where it lies depends on the machine's architecture. */
function miniBrowser(): string | null {
  const roots = ['/usr/lib', '/usr/libexec'].filter((root) => existsSync(root));
  const folders = roots.flatMap((root) => [root, ...readdirSync(root).map((name) => join(root, name))]);
  const versions = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];
  return firstFile([
    process.env['WEBKIT_BROWSER'],
    ...folders.flatMap((folder) => versions.map((version) => join(folder, version, 'MiniBrowser'))),
  ]);
}

async function start(): Promise<Engine> {
  const port = await freePort();
  const home = mkdtempSync(join(tmpdir(), 'tosite-webkit-'));
  const screen = `-screen 0 ${Math.max(...WIDTHS)}x${HEIGHT}x24`;
  const driver = spawn(
    firstFile(SCREEN) ?? '',
    ['-a', '-s', screen, firstFile(DRIVER) ?? '', `--port=${port}`, '--host=127.0.0.1'],
    {
      // A group of its own, to be ended with the screen and the browsers in it.
      detached: true,
      stdio: 'ignore',
      env: { PATH: process.env['PATH'] ?? '', HOME: home, LANG: 'C.UTF-8' },
    },
  );
  const end = (): void => void (driver.pid !== undefined && process.kill(-driver.pid, 'SIGTERM'));
  process.once('exit', end);
  const call = callTo(`http://127.0.0.1:${port}`);
  for (let tries = 0; tries < 100; tries += 1) {
    if (await call('GET', '/status').then(() => true, () => false)) break; // prettier-ignore
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const version = await openSession(call).then(async (first) => {
    await call('DELETE', first.path);
    return first.version;
  });
  return {
    version: `WebKitGTK ${version}`,
    visit: (url, width) => visit(call, url, width),
    async close() {
      const gone = new Promise((resolve) => driver.once('exit', resolve));
      process.off('exit', end);
      end();
      await gone;
      rmSync(home, { recursive: true, force: true });
    },
  };
}

type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

function callTo(origin: string): Call {
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await fetch(`${origin}${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(90_000),
    });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`WebKit, ${method} ${path}: ${value.error ?? ''} ${value.message ?? ''}`);
    return value;
  };
}

/** A browser that keeps nothing, without bars: its window is the page. */
async function openSession(call: Call): Promise<{ path: string; version: string }> {
  const browser = { binary: miniBrowser(), args: ['--automation', '--full-screen'] };
  const { sessionId, capabilities } = await call<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browser } } });
  return { path: `/session/${sessionId}`, version: capabilities.browserVersion };
}

async function visit(call: Call, url: string, width: number): Promise<Visit> {
  const { path } = await openSession(call);
  const size = (height: number) => call('POST', `${path}/window/rect`, { x: 0, y: 0, width, height });
  const run = <T>(read: () => T) =>
    call<T>('POST', `${path}/execute/sync`, { script: `return ${callOf(read)}`, args: [] });
  try {
    await size(HEIGHT);
    await call('POST', `${path}/url`, { url });
  } catch (error) {
    await call('DELETE', path).catch(() => undefined);
    throw error;
  }
  return {
    run,
    async picture() {
      const height = await run(() => document.documentElement.scrollHeight);
      await size(Math.min(height, 6000));
      await new Promise((resolve) => setTimeout(resolve, 500));
      const png = Buffer.from(await call<string>('GET', `${path}/screenshot`), 'base64');
      await size(HEIGHT);
      return png;
    },
    close: () => call('DELETE', path),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
