import type { Plugin, ViteDevServer } from 'vite';
import type { DrawnSite, Drawing, RenderedWithUses, renderSubject, listAll } from './render-subject.ts';

const ADDRESS = /^(\/sites\/([a-z]+)\/([a-z]+)\/([a-z\d-]+))(\/.*)$/u;

/**
 * Answers `/sites/<theme>/<mode>/<subject>/…` with the product's own renderer, drawn when it is asked for, and
 * `/subjects.json`. A change in any theme or section is drawn anew, and open pages are loaded again.
 */
export function renderedSites(): Plugin {
  return {
    name: 'rendered-sites',
    configureServer(server) {
      const rendered = new Map<string, Promise<DrawnSite | null>>();
      server.watcher.add(new URL('../../packages/site-sections/src', import.meta.url).pathname);
      server.watcher.on('change', (file) => {
        if (!file.includes('/packages/')) return;
        rendered.clear();
        server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const path = decodeURI((request.url ?? '/').replace(/\?.*$/u, ''));
        const answer = path === '/subjects.json' ? listSubjects(server) : siteFile(server, rendered, path);
        if (answer === null) return next();
        answer.then(
          (file) => {
            response.statusCode = file === null ? 404 : 200;
            response.setHeader('content-type', file?.contentType ?? 'text/plain');
            response.end(file?.body ?? 'There is no such page in the gallery.');
          },
          (error: unknown) => next(error),
        );
      });
    },
  };
}

/** Through Vite, and not imported by this file: so that a change in any package is seen without a restart. */
function load(server: ViteDevServer) {
  return server.ssrLoadModule('/server/render-subject.ts') as Promise<{
    renderSubject: typeof renderSubject;
    listAll: typeof listAll;
  }>;
}

async function listSubjects(server: ViteDevServer): Promise<RenderedWithUses> {
  const { listAll } = await load(server);
  return { body: Buffer.from(JSON.stringify(await listAll())), contentType: 'application/json' };
}

function siteFile(
  server: ViteDevServer,
  rendered: Map<string, Promise<DrawnSite | null>>,
  path: string,
): Promise<RenderedWithUses | null> | null {
  const [, base, theme, mode, subject, rest] = ADDRESS.exec(path) ?? [];
  if (base === undefined || theme === undefined || mode === undefined) return null;
  if (subject === undefined || rest === undefined) return null;
  const site = rendered.get(base) ?? render(server, { theme, mode, subject, base });
  rendered.set(base, site);
  return site.then((files) => files?.(rest.endsWith('/') ? `${rest}index.html` : rest) ?? null);
}

async function render(server: ViteDevServer, drawing: Drawing): Promise<DrawnSite | null> {
  const { renderSubject } = await load(server);
  return renderSubject(drawing);
}
