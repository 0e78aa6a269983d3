import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tosite/source'] },
  ssr: { noExternal: [/^@tosite\//], resolve: { conditions: ['@tosite/source'] } },
  test: {
    name: 'landing',
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
