import { createServer } from 'vite';
import type { renderInner as RenderInner } from './render-inner.ts';
import type { renderPosts } from './render-posts.ts';
import type { renderSamples } from './render-samples.ts';

/** The drawing of the samples and of sites with posts from its sources: Node reads neither the components nor the style sheets of a site. */
export async function loadDrawing(): Promise<{
  renderSamples: typeof renderSamples;
  renderPosts: typeof renderPosts;
  renderInner: typeof RenderInner;
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
  const { renderSamples: render } = (await server.ssrLoadModule('/sites/render-samples.ts')) as {
    renderSamples: typeof renderSamples;
  };
  const { renderPosts: renderAll } = (await server.ssrLoadModule('/sites/render-posts.ts')) as {
    renderPosts: typeof renderPosts;
  };
  const { renderInner } = (await server.ssrLoadModule('/sites/render-inner.ts')) as {
    renderInner: typeof RenderInner;
  };
  return { renderSamples: render, renderPosts: renderAll, renderInner, close: () => server.close() };
}
