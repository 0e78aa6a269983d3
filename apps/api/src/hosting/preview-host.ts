import { findPreview, findPreviewFile } from '../site-content/preview-store.ts';
import { previewHash } from '../secrets/preview-hash.ts';
import { findMediaFile } from '../site-content/media-file.ts';
import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';
import type { Keys } from '../secrets/keys.ts';
import { methodNotAllowed } from './file-answer.ts';
import { createLookHost } from './look-host.ts';
import { previewIsReady, type Notices } from './notices.ts';
import { redirect } from './product-host.ts';
import { noticeAnswer, siteFileAnswer } from './site-answers.ts';
import type { SiteCache } from './site-cache.ts';
import { siteFileKey } from './site-path.ts';

/** The page that says what to do with a preview, below its own address. */
export const NEXT = '/next';
const PREVIEW = { indexable: false, shownTo: 'whoever-knows-it' } as const;

/** `/<preview id>/…`: the static pages of a preview, unlisted and without script. */
export function createPreviewHost(
  services: { env: Env; database: Database; keys: Keys; now: () => number },
  cache: SiteCache,
  notices: Notices,
): (request: Request) => Promise<Response> {
  const { env, database, now } = services;
  const lookHost = createLookHost(services, cache);
  return async (request) => {
    const refused = methodNotAllowed(request);
    if (refused !== null) return refused;
    const url = new URL(request.url);
    if (url.pathname === '/') return redirect(`${env.dashboardOrigin}/`, 302);
    if (url.pathname === '/robots.txt') {
      return new Response('User-agent: *\nDisallow: /\n', {
        headers: { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' },
      });
    }
    const look = await lookHost(request);
    if (look !== null) return look;
    const media = await findMediaFile(database, url.pathname);
    const picture = media === null ? null : await siteFileAnswer({ env, cache }, request, media, PREVIEW);
    if (picture !== null) return picture;
    const match = /^\/([a-z0-9._-]{1,64})(\/.*)?$/u.exec(url.pathname);
    const [, previewId, rest] = match ?? [];
    if (previewId !== undefined && rest === undefined) return redirect(`${url.pathname}/`, 302);
    const key = rest === undefined ? null : siteFileKey(rest);
    if (previewId !== undefined && key !== null) {
      const file = await findPreviewFile(database.db, previewHash(previewId), key, now());
      const answer = file === null ? null : await siteFileAnswer({ env, cache }, request, file, PREVIEW);
      if (answer !== null) return answer;
      const isHere =
        rest === NEXT && (await findPreview(database.db, previewHash(previewId), now())) !== null;
      if (isHere) return noticeAnswer(env, previewIsReady(env, previewId), request, 200);
    }
    return noticeAnswer(env, notices.preview, request, 404);
  };
}
