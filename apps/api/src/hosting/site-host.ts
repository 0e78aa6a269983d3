import type { Env } from '../env.ts';
import { methodNotAllowed } from './file-answer.ts';
import type { Notices } from './notices.ts';
import { redirect } from './product-host.ts';
import { noticeAnswer, siteFileAnswer } from './site-answers.ts';
import type { SiteCache } from './site-cache.ts';
import { siteFileKey } from './site-path.ts';

/** Answers a generated site: host → pointer → file. Nothing is drawn while a visitor waits. */
export function createSiteHost(
  env: Env,
  cache: SiteCache,
  notices: Notices,
): (request: Request, label: string) => Promise<Response> {
  return async (request, label) => {
    const refused = methodNotAllowed(request);
    if (refused !== null) return refused;
    const pointer = await cache.pointer(label);
    const url = new URL(request.url);
    switch (pointer.kind) {
      case 'unknown':
        return redirect(`${env.dashboardOrigin}/`, 302);
      case 'moved':
        return redirect(`${env.siteOrigin(pointer.label)}${url.pathname}${url.search}`, 301);
      case 'gone':
        return noticeAnswer(env, notices[pointer.reason], request, 410);
      case 'site':
        break;
    }
    const files = await cache.files(pointer.publishId);
    const key = siteFileKey(url.pathname);
    const found = key === null ? undefined : files.get(key);
    if (found !== undefined) {
      const served = await cache.body(found);
      if (served !== null) return siteFileAnswer(env, request, found, served, pointer);
    }
    // A folder that was asked for without its slash.
    if (key !== null && files.has(`${key}/index.html`)) return redirect(`${url.pathname}/${url.search}`, 301);
    const missing = files.get('/404.html');
    const page = missing === undefined ? null : await cache.body(missing);
    if (missing === undefined || page === null) return noticeAnswer(env, notices.missing, request, 404);
    return siteFileAnswer(env, request, missing, page, { status: 404, indexable: false });
  };
}
