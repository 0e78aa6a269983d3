import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tosite/source'] },
  ssr: { noExternal: [/^@tosite\//], resolve: { conditions: ['@tosite/source'] } },
  test: { name: 'ui', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 60_000, hookTimeout: 60_000 },
});
