import type { Plugin, ViteDevServer } from 'vite';
import type { Drawing, DrawnFile, drawSubject, listAll } from './draw-subject.ts';

const ADDRESS = /^(\/sites\/([a-z]+)\/([a-z]+)\/([a-z\d-]+))(\/.*)$/u;

/**
 * Answers `/sites/<theme>/<mode>/<subject>/…` with the product's own renderer, drawn when it is asked for, and
 * `/subjects.json`. A change in any theme or section is drawn anew, and open pages are loaded again.
 */
export function drawnSites(): Plugin {
  return {
    name: 'drawn-sites',
    configureServer(server) {
      const drawn = new Map<string, Promise<Map<string, DrawnFile> | null>>();
      server.watcher.add(new URL('../../packages/site-sections/src', import.meta.url).pathname);
      server.watcher.on('change', (file) => {
        if (!file.includes('/packages/')) return;
        drawn.clear();
        server.ws.send({ type: 'full-reload' });
      });
      server.middlewares.use((request, response, next) => {
        const path = decodeURI((request.url ?? '/').replace(/\?.*$/u, ''));
        const answer = path === '/subjects.json' ? listSubjects(server) : siteFile(server, drawn, path);
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
  return server.ssrLoadModule('/server/draw-subject.ts') as Promise<{
    drawSubject: typeof drawSubject;
    listAll: typeof listAll;
  }>;
}

async function listSubjects(server: ViteDevServer): Promise<DrawnFile> {
  const { listAll } = await load(server);
  return { body: Buffer.from(JSON.stringify(await listAll())), contentType: 'application/json' };
}

function siteFile(
  server: ViteDevServer,
  drawn: Map<string, Promise<Map<string, DrawnFile> | null>>,
  path: string,
): Promise<DrawnFile | null> | null {
  const [, base, theme, mode, subject, rest] = ADDRESS.exec(path) ?? [];
  if (base === undefined || theme === undefined || mode === undefined) return null;
  if (subject === undefined || rest === undefined) return null;
  const site = drawn.get(base) ?? draw(server, { theme, mode, subject, base });
  drawn.set(base, site);
  return site.then((files) => files?.get(rest.endsWith('/') ? `${rest}index.html` : rest) ?? null);
}

async function draw(server: ViteDevServer, drawing: Drawing): Promise<Map<string, DrawnFile> | null> {
  const { drawSubject } = await load(server);
  return drawSubject(drawing);
}
