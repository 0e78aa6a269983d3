import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tosite/source'] },
  ssr: { noExternal: [/^@tosite\//], resolve: { conditions: ['@tosite/source'] } },
  test: {
    name: 'landing',
    // Nothing leaks from one file into another: modules are read once for all of them.
    isolate: false,
    // Some draw every page of every landing, on a machine that has other work.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What comes about by itself is waited for; a second, which is the default, is nothing on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    // Pages are read, not loaded: their style sheet and script are not there.
    environmentOptions: {
      happyDOM: {
        settings: {
          disableCSSFileLoading: true,
          disableJavaScriptFileLoading: true,
          handleDisabledFileLoadingAsSuccess: true,
        },
      },
    },
  },
});
