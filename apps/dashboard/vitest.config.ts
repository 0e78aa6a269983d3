import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tosite/source'] },
  ssr: { noExternal: [/^@tosite\//], resolve: { conditions: ['@tosite/source'] } },
  test: {
    name: 'dashboard',
    environment: 'happy-dom',
    setupFiles: ['src/testing/patience.ts'],
    // The first page of a file brings its parts with it, on a machine that has other work.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What comes about by itself is waited for; a second, which is the default, is nothing on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    environmentOptions: { happyDOM: { url: 'http://dashboard.localhost:3000/' } },
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
  },
});
