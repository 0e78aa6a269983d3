import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tosite/source'] },
  ssr: { resolve: { conditions: ['@tosite/source'] } },
  test: {
    name: 'api-client',
    isolate: false,
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What comes about by itself is waited for; a second, which is the default, is nothing on a busy machine.
    expect: { poll: { timeout: 30_000 } },
  },
});
