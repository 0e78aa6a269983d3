import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tosite/source'] },
  ssr: { noExternal: [/^@tosite\//], resolve: { conditions: ['@tosite/source'] } },
  test: {
    name: 'dashboard',
    environment: 'happy-dom',
    // The first page of a file brings its parts with it, on a machine that has other work.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    environmentOptions: { happyDOM: { url: 'http://dashboard.localhost:3000/' } },
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
  },
});
