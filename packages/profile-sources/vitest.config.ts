import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tosite/source'] },
  ssr: { noExternal: [/^@tosite\//], resolve: { conditions: ['@tosite/source'] } },
  test: {
    name: 'profile-sources',
    // Nothing leaks from one file into another: modules are read once for all of them.
    isolate: false,
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What comes about by itself is waited for; a second, which is the default, is nothing on a busy machine.
    expect: { poll: { timeout: 30_000 } },
  },
});
