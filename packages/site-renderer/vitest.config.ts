import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tosite/source'] },
  ssr: { noExternal: [/^@tosite\//], resolve: { conditions: ['@tosite/source'] } },
  // React's development build draws slower by times, and is not what sites are drawn with.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  // Whole sites are drawn and pictures decoded; on a busy machine that takes its time.
  test: {
    name: 'site-renderer',
    // Nothing leaks from one file into another: modules are read once for all of them.
    isolate: false,
    css: true,
    env: { NODE_ENV: 'production' },
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // What comes about by itself is waited for; a second, which is the default, is nothing on a busy machine.
    expect: { poll: { timeout: 30_000 } },
  },
});
