import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { drawnSites } from './server/drawn-sites.ts';

export default defineConfig({
  plugins: [react(), drawnSites()],
  resolve: { conditions: ['@tosite/source'] },
  ssr: { noExternal: [/^@tosite\//], resolve: { conditions: ['@tosite/source'] } },
  server: { port: 4400, host: '127.0.0.1' },
});
