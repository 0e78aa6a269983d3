import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tosite/source'] },
  ssr: { noExternal: [/^@tosite\//], resolve: { conditions: ['@tosite/source'] } },
  test: { name: 'api', css: true, include: ['src/**/*.test.ts'], testTimeout: 20_000 },
});
