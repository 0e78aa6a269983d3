import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const results = process.env['TEST_RESULTS_DIR'];

export default defineConfig({
  test: {
    // One less than there are processors is what vitest takes by itself; most files wait for a database or a server.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: ['packages/*', 'apps/*', 'scripts'],
    reporters:
      results === undefined
        ? ['default']
        : ['default', ['json', { outputFile: join(results, 'vitest.json') }]],
  },
});
