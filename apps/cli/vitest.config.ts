import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tosite/source'] },
  ssr: { noExternal: [/^@tosite\//], resolve: { conditions: ['@tosite/source'] } },
  test: {
    name: 'cli',
    isolate: false,
    css: true,
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
