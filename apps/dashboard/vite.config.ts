import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { commonParts } from './build/common-parts.ts';
import { lazyParts } from './build/lazy-parts.ts';
import { withoutInjectedStyles } from './build/without-injected-styles.ts';

/** The server answers `/preview-frame` with preview-frame.html; so does `vite dev`. */
function previewFrameAddress(): Plugin {
  return {
    name: 'preview-frame-address',
    configureServer(server) {
      server.middlewares.use((request, _response, next) => {
        if (request.url === '/preview-frame') request.url = '/preview-frame.html';
        next();
      });
    },
  };
}

export default defineConfig({
  plugins: [lazyParts(), react(), tailwindcss(), withoutInjectedStyles(), previewFrameAddress()],
  resolve: { conditions: ['@tosite/source', ...defaultClientConditions] },
  build: {
    // The landing's own files live under /assets/ on the same host.
    assetsDir: 'assets-app',
    // Fonts and pictures stay files: the policy lets no font in from a data: address.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // light-dark() and :has() as they are: browsers of 2024 and later.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    rolldownOptions: {
      input: {
        index: resolve(import.meta.dirname, 'index.html'),
        'preview-frame': resolve(import.meta.dirname, 'preview-frame.html'),
      },
      output: { codeSplitting: { groups: commonParts } },
    },
  },
  server: {
    proxy: { '/api': { target: process.env['API_TARGET'] ?? 'http://127.0.0.1:3000', changeOrigin: false } },
    // The frame has an origin of its own (sandbox), so its modules and fonts are asked for across origins.
    cors: true,
  },
});
