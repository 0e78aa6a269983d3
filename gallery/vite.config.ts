import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { renderedSites } from './server/rendered-sites.ts';

export default defineConfig({
  plugins: [react(), renderedSites()],
  resolve: { conditions: ['@tosite/source'] },
  ssr: { noExternal: [/^@tosite\//], resolve: { conditions: ['@tosite/source'] } },
  server: { port: 4400, host: '127.0.0.1' },
});
