import type { Database } from '../database/database.ts';
import type { Env } from '../env.ts';
import type { Keys } from '../secrets/keys.ts';
import { readLook } from './look-address.ts';
import { siteFileAnswer } from './site-answers.ts';
import type { SiteBody } from './site-bodies.ts';
import type { SiteCache } from './site-cache.ts';
import { siteFileKey } from './site-path.ts';

type LookServices = { env: Env; database: Database; keys: Keys; now: () => number };

const ADDRESSES = /\s(?:src|srcset|imagesrcset|href|poster)="[^"]*"/gu;
const OWN_FILES = /(["\s,])\/(?=assets\/|media\/)/gu;

/** The pages of a website whatever its status, for an operator who looks at it; null: the address is none of these. */
export function createLookHost(
  services: LookServices,
  cache: SiteCache,
): (request: Request) => Promise<Response | null> {
  const { env, database } = services;
  return async (request) => {
    const look = readLook(services, new URL(request.url).pathname);
    const key = look === null ? null : siteFileKey(look.path);
    if (look === null || key === null) return null;
    const website = await database.db
      .selectFrom('websites')
      .select('published_id')
      .where('id', '=', look.websiteId)
      .executeTakeFirst();
    const publishId = website?.published_id ?? null;
    const file = publishId === null ? undefined : (await cache.files(publishId)).get(key);
    if (file === undefined) return null;
    const answer = await siteFileAnswer({ env, cache }, request, file, {
      indexable: false,
      shownTo: 'whoever-knows-it',
    });
    if (answer === null || !answer.ok) return answer;
    return file.contentType.startsWith('text/html')
      ? pageAnswer(env, answer, request, await cache.body(file, null), look.base)
      : openAnswer(answer);
  };
}

/** In a frame without an origin, so what the page loads is open to any. */
function openAnswer(answer: Response): Response {
  const headers = new Headers(answer.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('cross-origin-resource-policy', 'cross-origin');
  headers.set('cache-control', 'private, max-age=600');
  return new Response(answer.body, { status: answer.status, headers });
}

function pageAnswer(
  env: Env,
  answer: Response,
  request: Request,
  served: SiteBody | null,
  base: string,
): Response {
  const headers = new Headers(answer.headers);
  const policy = headers.get('content-security-policy') ?? "default-src 'none'";
  const origin = new URL(env.previewOrigin).origin;
  headers.set(
    'content-security-policy',
    `${policy.replace(/frame-ancestors[^;]*/u, `frame-ancestors ${env.dashboardOrigin}`).replaceAll("'self'", origin)}; sandbox`,
  );
  headers.set('cache-control', 'no-store');
  headers.set('referrer-policy', 'no-referrer');
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  // Attributes of our own renderer: in a text, a quotation mark is escaped.
  const html = (served?.bytes?.toString('utf8') ?? '').replace(ADDRESSES, (attribute) =>
    attribute.replace(OWN_FILES, `$1${base}/`),
  );
  return new Response(request.method === 'HEAD' ? null : html, { status: 200, headers });
}
