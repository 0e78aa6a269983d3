import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tosite/source'] },
  ssr: { noExternal: [/^@tosite\//], resolve: { conditions: ['@tosite/source'] } },
  // React's development build draws slower by times, and is not what sites are drawn with.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    name: 'site-sections',
    // Nothing leaks from one file into another: modules are read once for all of them.
    isolate: false,
    // Without this vitest reads style sheets as empty, even as text.
    css: true,
    env: { NODE_ENV: 'production' },
    // Three hundred items in every section take their time on a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What comes about by itself is waited for; a second, which is the default, is nothing on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
