import { launch } from 'puppeteer-core';
import { callOf, firstFile, HEIGHT, type Engine, type EngineChoice } from './engine.ts';

const FIREFOX = [process.env['FIREFOX'], '/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'];
const CHROMIUM = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/google-chrome'];

export const firefox: EngineChoice = {
  name: 'Firefox',
  missing: () =>
    firstFile(FIREFOX) === null ? 'apt-get install firefox-esr, or set FIREFOX to its path' : null,
  start: () => startAs('firefox', firstFile(FIREFOX) ?? ''),
};

/** What the journeys look at; here to tell what an engine draws from what every engine does. */
export const chromium: EngineChoice = {
  name: 'Chromium',
  missing: () =>
    firstFile(CHROMIUM) === null ? 'apt-get install chromium, or set CHROMIUM to its path' : null,
  start: () => startAs('chrome', firstFile(CHROMIUM) ?? ''),
};

async function startAs(browser: 'firefox' | 'chrome', executablePath: string): Promise<Engine> {
  const running = await launch({
    browser,
    executablePath,
    headless: true,
    // A window's width is the page's, as on a phone.
    extraPrefsFirefox: { 'widget.gtk.overlay-scrollbars.enabled': true, 'ui.useOverlayScrollbars': 1 },
    args:
      browser === 'chrome'
        ? ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-dev-shm-usage']
        : [],
  });
  return {
    version: await running.version(),
    async visit(url, width) {
      // Files and style sheets are kept by context in both: a new one has none.
      const profile = await running.createBrowserContext();
      const page = await profile.newPage();
      await page.setViewport({ width, height: HEIGHT });
      await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
      return {
        run: <T>(read: () => T) => page.evaluate(callOf(read)) as Promise<T>,
        picture: async () => Buffer.from(await page.screenshot({ fullPage: true })),
        close: () => profile.close(),
      };
    },
    close: () => running.close(),
  };
}
