import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tosite/source'] },
  ssr: { noExternal: [/^@tosite\//], resolve: { conditions: ['@tosite/source'] } },
  test: { name: 'profile-sources', include: ['src/**/*.test.{ts,tsx}'], testTimeout: 20_000 },
});
