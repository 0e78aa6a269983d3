import { sitePolicy } from '@tosite/site-renderer/site-policy';
import type { PublishedFile } from '../features/publishing/published-file.ts';
import type { Env } from '../env.ts';
import { fileAnswer } from './file-answer.ts';
import type { ServedFile } from './served-file.ts';
import { isImmutablePath } from './site-path.ts';

const PLAYER = Buffer.from('https://www.youtube-nocookie.com/');

/** How one file of a generated site (or of a preview) is answered. Never with a cookie. */
export async function siteFileAnswer(
  env: Env,
  request: Request,
  file: PublishedFile,
  served: ServedFile,
  options: { status?: 200 | 404; indexable: boolean },
): Promise<Response> {
  const isPage = file.contentType.startsWith('text/html');
  const isPicture = file.path.startsWith('/media/');
  const policy = sitePolicy({
    styleHashes: file.styleHashes,
    framesYouTube: isPage && served.body.includes(PLAYER),
    dashboardOrigin: env.dashboardOrigin,
    https: env.publicProtocol === 'https',
  });
  const headers: Record<string, string> = Object.fromEntries(
    Object.entries(policy).map(([name, value]) => [name.toLowerCase(), value]),
  );
  // The dashboard shows an owner's pictures beside their settings.
  if (isPicture) headers['cross-origin-resource-policy'] = 'cross-origin';
  if (!options.indexable) headers['x-robots-tag'] = 'noindex, nofollow';
  return fileAnswer(request, served, {
    status: options.status ?? 200,
    cacheControl: isImmutablePath(file.path)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    headers,
  });
}

/** A short page about a site that is not there: neutral, so that it invites nobody to claim the name. */
export function noticeAnswer(
  env: Env,
  notice: ServedFile & { styleHashes: readonly string[] },
  request: Request,
  status: 404 | 410,
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
