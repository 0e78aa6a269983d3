import { defineConfig } from 'vite';

// Node cannot import TypeScript, so the server is bundled; packages from the registry stay outside.
export default defineConfig({
  resolve: { conditions: ['@tosite/source'] },
  ssr: { noExternal: [/^@tosite\//], resolve: { conditions: ['@tosite/source'] } },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    rollupOptions: { input: { main: 'src/main.ts' } },
    sourcemap: true,
  },
});
