// Runs the browser journeys where a Chromium is found; else says in one line how to get it. With REQUIRE_BROWSER=1 a
// missing Chromium is a failure.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const candidates = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const chromium = candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
if (chromium === undefined) {
  console.log(
    'Browser journeys were not run: no Chromium was found. Install one (Debian: apt-get install chromium) or set CHROMIUM to its path.',
  );
  process.exit(process.env.REQUIRE_BROWSER === '1' ? 1 : 0);
}
const cli = new URL('node_modules/@playwright/test/cli.js', import.meta.url);
const { status } = spawnSync(process.execPath, [cli.pathname, 'test', ...process.argv.slice(2)], {
  cwd: new URL('.', import.meta.url),
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM: chromium },
});
process.exit(status ?? 1);
