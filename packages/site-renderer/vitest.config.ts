import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tosite/source'] },
  ssr: { noExternal: [/^@tosite\//], resolve: { conditions: ['@tosite/source'] } },
  // Whole sites are drawn and pictures decoded; on a busy machine that takes its time.
  test: {
    name: 'site-renderer',
    css: true,
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 120_000,
  },
});
