import { defineProject } from 'vitest/config';

export default defineProject({
  // Nothing leaks from one file into another: modules are read once for all of them.
  test: {
    name: 'validation',
    isolate: false,
    include: ['src/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What comes about by itself is waited for; a second, which is the default, is nothing on a busy machine.
    expect: { poll: { timeout: 30_000 } },
  },
});
