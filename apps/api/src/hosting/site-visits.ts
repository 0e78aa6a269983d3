import { PING_PATH } from '../http/ping-path.ts';
import { redirect } from './product-host.ts';
import type { SiteCache } from './site-cache.ts';
import { siteFileKey } from './site-path.ts';
import { isFilm } from './film-answer.ts';
import type { PublishedFile } from '../site-content/published-file.ts';
import type { Visits } from './visits.ts';

/** Whether it tells that a link was followed, rather than asks for something. */
export function isPing(request: Request): boolean {
  return request.method === 'POST' && new URL(request.url).pathname === PING_PATH;
}

/** The request without its body, for whoever asks whether its sender may see a private site. */
export function asAsked(request: Request): Request {
  return new Request(request.url, { headers: request.headers });
}

/** Nothing to say to it, whatever it said. */
export const pingAnswer = (): Response =>
  new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });

/** What visits are made of: pages and films. Everything else is theirs already. */
export function answerOf(file: Pick<PublishedFile, 'contentType'>): 'page' | 'film' | null {
  if (file.contentType.startsWith('text/html')) return 'page';
  return isFilm(file) ? 'film' : null;
}

/** Where an owner sends who asks for what is not there. Only to what is there now, so nobody goes round in circles. */
export async function ownersRedirect(
  visits: Visits,
  websiteId: string,
  url: URL,
  files: Awaited<ReturnType<SiteCache['files']>>,
): Promise<Response | null> {
  const to = await visits.redirect(websiteId, url.pathname);
  const key = to === null ? null : siteFileKey(encodeURI(to));
  if (to === null || key === null || (!files.has(key) && !files.has(`${key}/index.html`))) return null;
  return redirect(`${encodeURI(to)}${url.search}`, 301);
}
