import type { Env } from '../env.ts';
import { methodNotAllowed } from './file-answer.ts';
import type { Notices } from './notices.ts';
import { redirect } from './product-host.ts';
import { noticeAnswer, siteFileAnswer } from './site-answers.ts';
import type { SiteCache } from './site-cache.ts';
import type { SiteLock } from './site-lock.ts';
import { pageOfKey, siteFileKey } from './site-path.ts';
import { answerOf, asAsked, isPing, ownersRedirect, pingAnswer } from './site-visits.ts';
import type { AnsweredRequest, Visits } from './visits.ts';

/** Answers a generated site: host → pointer → file. Nothing is drawn while a visitor waits. */
export function createSiteHost(
  env: Env,
  cache: SiteCache,
  notices: Notices,
  lock: SiteLock,
  visits: Visits,
): (request: Request, label: string, visitor: string, ownHost?: string) => Promise<Response> {
  /** Where what stood at the address of a file stands in this version. */
  const movedTo = async (key: string, publishId: string): Promise<string | undefined> =>
    (await cache.redirects(publishId)).get(pageOfKey(key));

  // `ownHost`: it came by the owner's own domain.
  return async (request, label, visitor, ownHost) => {
    const first = await cache.pointer(label);
    // On their own domain visitors stay where they are while the free address moves.
    const pointer =
      ownHost !== undefined && first.kind === 'moved' ? await cache.pointer(first.label) : first;
    const url = new URL(request.url);
    // On our own host, where nothing of the site stands; sites are known there by their free addresses.
    if (url.pathname === '/report' && pointer.kind !== 'unknown') {
      const { host } = new URL(env.siteOrigin(pointer.kind === 'moved' ? pointer.label : label));
      return redirect(`${env.dashboardOrigin}/report?site=${encodeURIComponent(host)}`, 302);
    }
    const locked = pointer.kind === 'site' && pointer.lock !== null;
    // Nothing is ever sent to a site but the password of a private one, and that a link was followed.
    const ping = pointer.kind === 'site' && isPing(request);
    const refused = ping || (locked && request.method === 'POST') ? null : methodNotAllowed(request);
    if (refused !== null) return refused;
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
    const { websiteId } = pointer;
    const saw = (answer: AnsweredRequest['answer'], { status }: Response): void =>
      visits.saw({ request, visitor, websiteId, answer, status });
    if (ownHost === undefined && pointer.domain !== null)
      return redirect(
        `${env.hostOrigin(pointer.domain)}${url.pathname}${url.search}`,
        request.method === 'POST' ? 303 : 301,
      );
    if (pointer.lock !== null) {
      const answer = await lock.gate(
        ping ? asAsked(request) : request,
        { websiteId, ...pointer.lock },
        visitor,
      );
      if (answer !== null) return answer;
    }
    if (ping) {
      const answer = pingAnswer();
      saw('ping', answer);
      return answer;
    }
    const shownTo = pointer.lock === null ? 'everybody' : 'who-knows-the-password';
    const files = await cache.files(pointer.publishId);
    const key = siteFileKey(url.pathname);
    const found = key === null ? undefined : files.get(key);
    if (found !== undefined) {
      const answer = await siteFileAnswer({ env, cache }, request, found, {
        indexable: pointer.indexable,
        shownTo,
        publishId: pointer.publishId,
      });
      const seenAs = answerOf(found);
      if (answer !== null && seenAs !== null) saw(seenAs, answer);
      if (answer !== null) return answer;
    }
    // A folder that was asked for without its slash.
    if (key !== null && files.has(`${key}/index.html`)) return redirect(`${url.pathname}/${url.search}`, 301);
    const moved = key === null ? undefined : await movedTo(key, pointer.publishId);
    if (moved !== undefined) return redirect(`${moved}${url.search}`, 301);
    const sent = await ownersRedirect(visits, websiteId, url, files);
    if (sent !== null) return sent;
    const missing = files.get('/404.html');
    const page =
      missing === undefined
        ? null
        : await siteFileAnswer({ env, cache }, request, missing, {
            status: 404,
            indexable: false,
            shownTo,
            publishId: pointer.publishId,
          });
    const answer = page ?? (await noticeAnswer(env, notices.missing, request, 404));
    saw('missing', answer);
    return answer;
  };
}
