import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const results = process.env['TEST_RESULTS_DIR'];

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'scripts'],
    reporters:
      results === undefined
        ? ['default']
        : ['default', ['json', { outputFile: join(results, 'vitest.json') }]],
  },
});
