import { defineProject } from 'vitest/config';

export default defineProject({
  resolve: { conditions: ['@tosite/source'] },
  ssr: { noExternal: [/^@tosite\//], resolve: { conditions: ['@tosite/source'] } },
  test: {
    name: 'dashboard',
    environment: 'happy-dom',
    environmentOptions: { happyDOM: { url: 'http://dashboard.localhost:3000/' } },
    include: ['src/**/*.test.{ts,tsx}', 'build/**/*.test.ts'],
  },
});
