import { createServer } from 'vite';
import type { drawSamples } from './draw-samples.ts';

/** The drawing of the samples from its sources: Node reads neither the components nor the style sheets of a site. */
export async function loadDrawing(): Promise<{
  drawSamples: typeof drawSamples;
  close: () => Promise<void>;
}> {
  // React's development build is slower by times.
  process.env['NODE_ENV'] = 'production';
  const server = await createServer({
    root: new URL('..', import.meta.url).pathname,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    appType: 'custom',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    resolve: { conditions: ['@tosite/source'] },
    ssr: { noExternal: [/^@tosite\//], resolve: { conditions: ['@tosite/source'] } },
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { drawSamples: draw } = (await server.ssrLoadModule('/sites/draw-samples.ts')) as {
    drawSamples: typeof drawSamples;
  };
  return { drawSamples: draw, close: () => server.close() };
}
