import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';

export type Peer = { name: string; port: number; pids: () => number[]; stop: () => Promise<void> };
/** What all of them hand out, as our server sends it. */
export type Page = {
  headers: Record<string, string>;
  forms: Record<'identity' | 'br' | 'gzip', Buffer>;
  missing: Page['forms'];
  etag: string;
};

/** nginx with compressed files beside the plain ones, one worker, no log, from a folder. */
export async function startNginx(folder: string, page: Page): Promise<Peer> {
  const port = await freePort();
  const root = join(folder, 'root');
  mkdirSync(root, { recursive: true });
  for (const [name, forms] of [
    ['index.html', page.forms],
    ['404.html', page.missing],
  ] as const) {
    writeFileSync(join(root, name), forms.identity);
    writeFileSync(join(root, `${name}.br`), forms.br);
    writeFileSync(join(root, `${name}.gz`), forms.gzip);
  }
  const own = new Set([
    'content-type',
    'content-length',
    'content-encoding',
    'etag',
    'date',
    'connection',
    'keep-alive',
  ]);
  const headers = Object.entries(page.headers)
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)} always;`);
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;
daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log crit;
events { worker_connections 1024; }
http {
  types { text/html html; } charset utf-8; access_log off; sendfile on; tcp_nopush on;
  keepalive_requests 100000; open_file_cache max=1000; brotli_static on; gzip_static on;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  server { listen 127.0.0.1:${port}; root ${root}; error_page 404 /404.html; ${headers.join(' ')} }
}`,
  );
  const child = spawn('nginx', ['-c', config, '-p', folder], { stdio: 'inherit' });
  return peerOf('nginx', port, child, () => [child.pid ?? 0, ...childrenOf(child.pid ?? 0)]);
}

/** node:http with everything in memory and nothing to decide: what is left when a server does no work of its own. */
export async function startBare(folder: string, page: Page): Promise<Peer> {
  const port = await freePort();
  const file = join(folder, 'page.json');
  const inBase64 = (forms: Page['forms']) =>
    Object.fromEntries(Object.entries(forms).map(([name, bytes]) => [name, bytes.toString('base64')]));
  writeFileSync(
    file,
    JSON.stringify({ ...page, forms: inBase64(page.forms), missing: inBase64(page.missing) }),
  );
  const child = spawn(process.execPath, [new URL('bare.mjs', import.meta.url).pathname, String(port), file], {
    stdio: 'inherit',
  });
  return peerOf('bare node:http', port, child, () => [child.pid ?? 0]);
}

async function peerOf(name: string, port: number, child: ChildProcess, pids: () => number[]): Promise<Peer> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    name,
    port,
    pids,
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server: Server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
