import { sitePolicy } from '@tosite/site-renderer/site-policy';
import { acceptedEncoding } from '../http/accepted-encoding.ts';
import type { PageTraits } from '../site-content/page-traits.ts';
import type { PublishedFile } from '../site-content/published-file.ts';
import type { Env } from '../env.ts';
import { fileAnswer, formAnswer, formHeaders, notModifiedHeaders } from './file-answer.ts';
import { filmAnswer, isFilm } from './film-answer.ts';
import type { NoticePage } from './notices.ts';
import type { SiteCache } from './site-cache.ts';
import { isImmutablePath } from './site-path.ts';

/** Everybody who comes; who typed the site's password; who has the address of a preview. */
export type Audience = 'everybody' | 'who-knows-the-password' | 'whoever-knows-it';

/** What is made for other programs, also for those that run in a page of another site: feeds, résumé, card, pictures. */
const OPEN_FILES = /^\/(?:feed\.(?:json|xml)|resume\.json|assets\/card-[^/]+\.png|media\/[^/]+)$/u;

const PICTURES = /^\/(?:media\/|assets\/card-)/u;

type AnswerOptions = {
  status?: 200 | 404;
  indexable: boolean;
  shownTo: Audience;
  /** The version that it is of: from now on it is answered before any of this. */
  publishId?: string;
};

/**
 * How one file of a generated site (or of a preview) is answered. Never with a cookie. null: its bytes are not in the
 * storage any more.
 */
export async function siteFileAnswer(
  { env, cache }: { env: Env; cache: SiteCache },
  request: Request,
  file: PublishedFile,
  options: AnswerOptions,
): Promise<Response | null> {
  if (isFilm(file)) {
    return filmAnswer(request, file, {
      headers: {
        ...siteHeaders(env, file, options, { framesYouTube: false, ticksLinks: false }),
        'cache-control': cacheControl(file, options.shownTo),
      },
      readPart: (start, end) => cache.part(file, start, end),
    });
  }
  const accepted = acceptedEncoding(request.headers.get('accept-encoding'));
  const body = await cache.body(file, accepted);
  if (body === null || body.bytes === null) return null;
  const { encoding, traits, mark, bytes } = body;
  const { status = 200, indexable, publishId } = options;
  const form = { bytes, encoding, etag: `"${file.hash.slice(0, 32)}${mark}"`, contentType: file.contentType };
  const how = {
    status,
    cacheControl: cacheControl(file, options.shownTo),
    headers: siteHeaders(env, file, options, traits),
  };
  if (publishId !== undefined && options.shownTo === 'everybody') {
    cache.ready.keep(
      { publishId, path: file.path, accepted, isIndexed: indexable },
      {
        status,
        body,
        etag: form.etag,
        headers: formHeaders(form, how),
        notModified: notModifiedHeaders(form, how),
        seenAs: status === 404 ? 'missing' : file.contentType.startsWith('text/html') ? 'page' : null,
      },
    );
  }
  return formAnswer(request, form, how);
}

function siteHeaders(
  env: Env,
  file: PublishedFile,
  options: { indexable: boolean; shownTo: Audience },
  traits: PageTraits,
): Record<string, string> {
  const policy = sitePolicy({
    styleHashes: file.styleHashes,
    ...traits,
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
