import { sitePolicy } from '@tosite/site-renderer/site-policy';
import type { PublishedFile } from '../site-content/published-file.ts';
import type { Env } from '../env.ts';
import { fileAnswer } from './file-answer.ts';
import { filmAnswer, isFilm } from './film-answer.ts';
import type { NoticePage } from './notices.ts';
import type { SiteCache } from './site-cache.ts';
import { isImmutablePath } from './site-path.ts';
import { PING_PATH } from '../http/ping-path.ts';

/** Everybody who comes; who typed the site's password; who has the address of a preview. */
export type Audience = 'everybody' | 'who-knows-the-password' | 'whoever-knows-it';

/** What is made for other programs, also for those that run in a page of another site: feeds, résumé, card, pictures. */
const OPEN_FILES = /^\/(?:feed\.(?:json|xml)|resume\.json|assets\/card-[^/]+\.png|media\/[^/]+)$/u;

const PICTURES = /^\/(?:media\/|assets\/card-)/u;

/** Of a page whose links tell that they were followed. */
const TICK = Buffer.from(` ping="${PING_PATH}"`);
const PLAYER = Buffer.from('https://www.youtube-nocookie.com/');

/**
 * How one file of a generated site (or of a preview) is answered. Never with a cookie. null: its bytes are not in the
 * storage any more.
 */
export async function siteFileAnswer(
  { env, cache }: { env: Env; cache: SiteCache },
  request: Request,
  file: PublishedFile,
  options: { status?: 200 | 404; indexable: boolean; shownTo: Audience },
): Promise<Response | null> {
  if (isFilm(file)) {
    return filmAnswer(request, file, {
      headers: {
        ...siteHeaders(env, file, options, false),
        'cache-control': cacheControl(file, options.shownTo),
      },
      readPart: (start, end) => cache.part(file, start, end),
    });
  }
  const served = await cache.body(file);
  if (served === null) return null;
  const framesYouTube = file.contentType.startsWith('text/html') && served.body.includes(PLAYER);
  return fileAnswer(request, served, {
    status: options.status ?? 200,
    cacheControl: cacheControl(file, options.shownTo),
    headers: siteHeaders(env, file, options, framesYouTube, served.body.includes(TICK)),
  });
}

function siteHeaders(
  env: Env,
  file: PublishedFile,
  options: { indexable: boolean; shownTo: Audience },
  framesYouTube: boolean,
  ticksLinks = false,
): Record<string, string> {
  const policy = sitePolicy({
    styleHashes: file.styleHashes,
    framesYouTube,
    ticksLinks,
    dashboardOrigin: env.dashboardOrigin,
    https: env.publicProtocol === 'https',
  });
  const headers: Record<string, string> = Object.fromEntries(
    Object.entries(policy).map(([name, value]) => [name.toLowerCase(), value]),
  );
  const isOpen = options.shownTo === 'everybody' && OPEN_FILES.test(file.path);
  if (isOpen) headers['access-control-allow-origin'] = '*';
  // The dashboard shows an owner's pictures and card beside their settings, also before there is a site.
  if (isOpen || (options.shownTo === 'whoever-knows-it' && PICTURES.test(file.path))) {
    headers['cross-origin-resource-policy'] = 'cross-origin';
  }
  if (!options.indexable) headers['x-robots-tag'] = 'noindex, nofollow';
  return headers;
}

function cacheControl({ path }: PublishedFile, shownTo: Audience): string {
  // What stands behind a password is nobody's but the visitor's: a cache that many share would hand it to all of them.
  if (shownTo === 'who-knows-the-password')
    return isImmutablePath(path) ? 'private, max-age=31536000, immutable' : 'private, no-cache';
  return isImmutablePath(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}

/** A short page about a site that is not there: neutral, so that it invites nobody to claim the name. */
export function noticeAnswer(
  env: Env,
  notice: NoticePage,
  request: Request,
  status: 200 | 404 | 410,
): Promise<Response> {
  const policy = sitePolicy({
    styleHashes: notice.styleHashes,
    framesYouTube: false,
    dashboardOrigin: env.dashboardOrigin,
    https: env.publicProtocol === 'https',
  });
  return fileAnswer(request, notice, {
    status,
    cacheControl: 'no-store',
    headers: { ...policy, 'x-robots-tag': 'noindex, nofollow' },
  });
}
