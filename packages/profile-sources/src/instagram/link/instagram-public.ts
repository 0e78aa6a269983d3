import * as v from 'valibot';
import type { Message } from '@tosite/validation/messages/message';
import { bareHost, type HostRule } from '../../outbound/host-rule.ts';
import { createLimiter } from '../../outbound/limiter.ts';
import type { Outbound, OutboundAnswer } from '../../outbound/outbound.ts';
import {
  PlatformPaused,
  systemClock,
  type Clock,
  type PlatformLimiter,
} from '../../outbound/platform-limiter.ts';
import { readRetryAfter } from '../../outbound/retry-after.ts';
import type { PictureRule } from '../../pictures/picture-rule.ts';
import { unavailable } from '../../platform-failures.ts';
import type { ProfileReading, SourceLog } from '../../profile-source.ts';
import { instagramLimited, notFound, privateAccount, wall } from '../instagram-failures.ts';
import { pageLeftOut, webLeftOut } from '../instagram-left-out.ts';
import { instagramToProfile } from '../instagram-to-profile.ts';
import { parseJson } from '../parse-json.ts';
import { readPage } from './read-page.ts';
import { WebProfileSchema, WebRefusalSchema, type PageUser, type WebUser } from './web-responses.ts';
import { pageToAccount, webToAccount, webToPosts } from './web-to-posts.ts';

/**
 * The way without an account, for operators who switch it on: what Instagram's own website asks for, then the profile's
 * page. One request at a time, at most two a profile.
 */
export type InstagramPublic = {
  read(username: string, signal: AbortSignal): Promise<ProfileReading>;
};

/** The id of Instagram's website; without it the answer is a refusal of the program. */
const APP_ID = '936619743392459';
const BUCKET = 'web';
const WALLS_TO_PAUSE = 5;

/**
 * What one request said. `wall`: a login is asked for. `wait`: asked to leave it for now. `missing`: no such page,
 * which for this way is only half a proof.
 */
type Said<T> = { kind: 'user'; user: T } | { kind: 'missing' | 'wall' | 'wait' };

export function createInstagramPublic(options: {
  outbound: Outbound;
  limiter: PlatformLimiter;
  base: string;
  pictureOk: PictureRule;
  log: SourceLog;
  clock?: Clock;
}): InstagramPublic {
  const { outbound, limiter, pictureOk, log } = options;
  const clock = options.clock ?? systemClock;
  const base = options.base.replace(/\/$/u, '');
  const hosts: HostRule = (hostname) => hostname === bareHost(new URL(base));
  const oneAtATime = createLimiter(1);
  let wallsInARow = 0;

  async function request(
    path: string,
    headers: Record<string, string>,
    signal: AbortSignal,
  ): Promise<OutboundAnswer> {
    const answer = await oneAtATime.run(
      () =>
        limiter.call(
          BUCKET,
          // Where a redirect leads is the answer: to the login.
          () =>
            outbound.request({ url: base + path, hosts, signal, headers, redirects: 0, maxBytes: 4_000_000 }),
          signal,
        ),
      signal,
    );
    if (answer.status === 429) {
      throw instagramLimited(
        limiter.pause(BUCKET, readRetryAfter(answer.headers['retry-after'], clock.now())),
      );
    }
    if (answer.status >= 500) throw unavailable('instagram');
    return answer;
  }

  async function askProfile(username: string, signal: AbortSignal): Promise<Said<WebUser>> {
    const answer = await request(
      `/api/v1/users/web_profile_info/?username=${encodeURIComponent(username)}`,
      { 'x-ig-app-id': APP_ID, accept: 'application/json' },
      signal,
    );
    if (answer.status === 404) return { kind: 'missing' };
    const json = readJson(answer.body);
    if (answer.status === 200) {
      const reading = v.safeParse(WebProfileSchema, json);
      if (!reading.success) return { kind: 'wall' };
      const { user } = reading.output.data;
      return user === null ? { kind: 'missing' } : { kind: 'user', user };
    }
    const said = v.safeParse(WebRefusalSchema, json);
    const message = said.success ? (said.output.message ?? '') : '';
    if (/useragent/iu.test(message)) {
      log.warn({}, 'Instagram no longer accepts how we ask for public profiles.');
    }
    return { kind: answer.status === 401 || /checkpoint|wait/iu.test(message) ? 'wait' : 'wall' };
  }

  async function askPage(username: string, signal: AbortSignal): Promise<Said<PageUser>> {
    const answer = await request(`/${encodeURIComponent(username)}/`, { accept: 'text/html' }, signal);
    if (answer.status === 404) return { kind: 'missing' };
    const user = answer.status === 200 ? readPage(answer.body.toString('utf8'), username) : null;
    return user === null ? { kind: 'wall' } : { kind: 'user', user };
  }

  /** Several walls in a row: nobody gets through now, so nobody else needs to wait for the same answer. */
  function noteWall(): void {
    wallsInARow += 1;
    if (wallsInARow < WALLS_TO_PAUSE) return;
    wallsInARow = 0;
    limiter.pause(BUCKET, null);
  }

  /** Null: a wall. */
  async function read(username: string, signal: AbortSignal): Promise<ProfileReading | null> {
    const profile = await askProfile(username, signal);
    if (profile.kind === 'user') return fromProfile(profile.user);
    if (profile.kind === 'wait') return null;
    const page = await askPage(username, signal);
    if (page.kind === 'user') return fromPage(page.user);
    if (page.kind === 'missing' && profile.kind === 'missing') throw notFound(username);
    return null;
  }

  function fromProfile(user: WebUser): ProfileReading {
    if (user.is_private) throw privateAccount();
    const posts = webToPosts(user, pictureOk);
    const total = user.edge_owner_to_timeline_media?.count ?? posts.length;
    const warnings: Message[] =
      total === 0
        ? [{ id: 'source.noPosts' }]
        : posts.length < total
          ? [{ id: 'source.newestPosts', shown: posts.length, total }]
          : [];
    const profile = instagramToProfile(webToAccount(user, pictureOk), posts, 'instagram:public');
    const left = webLeftOut(user, profile.media.length);
    return reading(profile, { method: 'instagram:public', warnings, leftOut: left }, false);
  }

  function fromPage(user: PageUser): ProfileReading {
    if (user.is_private) throw privateAccount();
    const profile = instagramToProfile(pageToAccount(user, pictureOk), [], 'instagram:page');
    const warnings: Message[] = [{ id: 'source.instagramHidesPosts' }];
    return reading(profile, { method: 'instagram:page', warnings, leftOut: pageLeftOut(user) }, true);
  }

  function reading(
    profile: ProfileReading['result']['profile'],
    said: Pick<ProfileReading['result']['report'], 'method' | 'warnings' | 'leftOut'>,
    partial: boolean,
  ): ProfileReading {
    const report: ProfileReading['result']['report'] = {
      ...said,
      fetchedAt: new Date(clock.now()).toISOString(),
      // What is missing, only the owner can add.
      ...(profile.media.length < (profile.stats.posts ?? Infinity) && { next: ['connect', 'import'] }),
    };
    return { result: { profile, report }, validators: {}, partial };
  }

  return {
    async read(username, signal) {
      try {
        const answer = await read(username, signal);
        if (answer !== null) {
          wallsInARow = 0;
          return answer;
        }
      } catch (error) {
        throw error instanceof PlatformPaused ? instagramLimited(error.until) : error;
      }
      noteWall();
      throw wall();
    },
  };
}

function readJson(body: Buffer): unknown {
  try {
    return parseJson(body.toString('utf8'));
  } catch {
    return null;
  }
}
