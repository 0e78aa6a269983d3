import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

const results = process.env['TEST_RESULTS_DIR'];

export default defineConfig({
  testDir: 'journeys',
  outputDir: 'test-results',
  // Twice what the longest takes alone on two cores; another journey runs beside it.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  // A journey that passes only the second time is named as flaky where the results are added up.
  retries: process.env['CI'] === undefined ? 0 : 1,
  workers: 2,
  reporter: results === undefined ? 'list' : [['list'], ['json', { outputFile: join(results, 'e2e.json') }]],
  use: {
    // Tracing every step costs a fifth of a journey: in CI only what has failed once is traced, when it is run again.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: [
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
  },
});
