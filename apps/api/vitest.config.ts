import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tosite/source'] },
  ssr: { noExternal: [/^@tosite\//], resolve: { conditions: ['@tosite/source'] } },
  // React's development build draws slower by times, and is not what sites are drawn with.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    name: 'api',
    // Nothing leaks from one file into another: modules are read once for all of them.
    isolate: false,
    css: true,
    env: { NODE_ENV: 'production' },
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/set-up.ts'],
    testTimeout: 180_000,
    // A product and its sites are made there, on machines that do other work meanwhile.
    hookTimeout: 180_000,
    // What comes about by itself is waited for; a second, which is the default, is nothing on a busy machine.
    expect: { poll: { timeout: 30_000 } },
  },
});
