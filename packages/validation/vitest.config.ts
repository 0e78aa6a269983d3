import { defineProject } from 'vitest/config';

export default defineProject({
  // Nothing leaks from one file into another: modules are read once for all of them.
  test: {
    name: 'validation',
    isolate: false,
    include: ['src/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
