import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tosite/source'] },
  ssr: { resolve: { conditions: ['@tosite/source'] } },
  test: {
    name: 'api-client',
    isolate: false,
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
