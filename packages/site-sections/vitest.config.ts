import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tosite/source'] },
  ssr: { noExternal: [/^@tosite\//], resolve: { conditions: ['@tosite/source'] } },
  test: {
    name: 'site-sections',
    // Without this vitest reads style sheets as empty, even as text.
    css: true,
    // Three hundred items in every section take their time on a busy machine.
    testTimeout: 60_000,
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
