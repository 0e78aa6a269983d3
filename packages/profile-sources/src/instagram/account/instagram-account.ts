import { systemClock, type Clock, type PlatformLimiter } from '../../outbound/platform-limiter.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import type { PictureRule } from '../../pictures/picture-rule.ts';
import type { ProfileResult } from '../../profile-source.ts';
import { cleanName } from '../../text/clean-text.ts';
import { ConnectionLost, personalAccount, signInRefused } from '../instagram-failures.ts';
import { instagramToProfile } from '../instagram-to-profile.ts';
import { BoundToken } from './bound-token.ts';
import { createGraphClient, GRAPH_VERSION, type GraphClient } from './graph-client.ts';
import { GraphRefusal } from './graph-refusal.ts';
import {
  LongTokenSchema,
  MediaPageSchema,
  MeSchema,
  ShortTokenSchema,
  type Me,
  type MediaPage,
} from './graph-responses.ts';
import { graphLeftOut } from '../instagram-left-out.ts';
import { graphToAccount, graphToPosts } from './graph-to-posts.ts';
import { readMediaPages } from './media-pages.ts';
import { refusalToFailure } from './refusal-to-failure.ts';

/** The first token after a sign-in: good for an hour. Ids are texts. */
export type ShortToken = { accessToken: string; userId: string; permissions: string[] };
/** Good for 60 days. */
export type LongToken = { accessToken: string; expiresAt: Date };

export type ConnectedProfile = {
  /** The professional account's id, as text. */
  accountId: string;
  username: string;
  result: ProfileResult;
  /** True when not every post could be read this time. */
  partial: boolean;
};

/**
 * An account that its owner connected (Instagram API with Instagram Login). Everything throws SourceFailure: a
 * `ConnectionLost` when the owner has to connect again.
 */
export type InstagramAccount = {
  /** `code` as the browser brought it back. Once only: Instagram refuses a code that was used. */
  exchangeCode(grant: {
    code: string;
    redirectUri: string;
    clientId: string;
    clientSecret: string;
    signal: AbortSignal;
  }): Promise<ShortToken>;
  exchangeLongLived(grant: {
    accessToken: string;
    clientSecret: string;
    signal: AbortSignal;
  }): Promise<LongToken>;
  /** Null for a token younger than 24 hours: Instagram would refuse it. */
  refreshToken(grant: {
    accessToken: string;
    obtainedAt: Date;
    signal: AbortSignal;
  }): Promise<LongToken | null>;
  /** Whose account a token is of, for the list of connections. Fails for a personal account: it shares no posts. */
  readAccount(
    accessToken: string,
    options: { signal: AbortSignal },
  ): Promise<{ accountId: string; username: string; name: string | null }>;
  /** `onlyIf` ends the reading before its posts, with null, when the account is another one. */
  readConnectedProfile(
    accessToken: string,
    options: { signal: AbortSignal; onlyIf?: (username: string) => boolean },
  ): Promise<ConnectedProfile | null>;
};

const ACCOUNT_FIELDS =
  'user_id,username,name,account_type,biography,website,profile_picture_url,followers_count,follows_count,media_count';
/** What every version had: asked for when Instagram no longer knows one of the others. */
const CORE_ACCOUNT_FIELDS = 'user_id,username,account_type,profile_picture_url,media_count';
const MEDIA_FIELDS =
  'id,caption,media_type,media_product_type,media_url,thumbnail_url,permalink,timestamp,username,like_count,comments_count,children{id,media_type,media_url,thumbnail_url}';
const PROFESSIONAL = new Set(['BUSINESS', 'MEDIA_CREATOR', 'CREATOR']);
const PAGE = 25;
const MAX_POSTS = 1000;
const REFRESH_AFTER_MS = 24 * 60 * 60_000;

export function createInstagramAccount(options: {
  outbound: Outbound;
  limiter: PlatformLimiter;
  apiBase: string;
  authBase: string;
  pictureOk: PictureRule;
  clock?: Clock;
  /** Before a failed call is tried once more, in milliseconds. */
  pauseMs?: number;
}): InstagramAccount {
  const { outbound, limiter, apiBase, authBase, pictureOk } = options;
  const clock = options.clock ?? systemClock;
  const pause = options.pauseMs === undefined ? {} : { pauseMs: options.pauseMs };
  const api = createGraphClient({ outbound, limiter, bucket: 'graph', base: apiBase, clock, ...pause });
  const auth = createGraphClient({ outbound, limiter, bucket: 'auth', base: authBase, clock, ...pause });

  async function guarded<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw refusalToFailure(error, signal, clock);
    }
  }

  async function readMe(token: BoundToken, signal: AbortSignal): Promise<Me> {
    const ask = (fields: string) =>
      api.get({ path: `/${GRAPH_VERSION}/me`, params: { fields }, token, schema: MeSchema, signal });
    try {
      return await ask(ACCOUNT_FIELDS);
    } catch (error) {
      if (!(error instanceof GraphRefusal) || error.kind !== 'field') throw error;
      return ask(CORE_ACCOUNT_FIELDS);
    }
  }

  function toLongToken(answer: { access_token: string; expires_in: number }): LongToken {
    return { accessToken: answer.access_token, expiresAt: new Date(clock.now() + answer.expires_in * 1000) };
  }

  return {
    async exchangeCode({ code, redirectUri, clientId, clientSecret, signal }) {
      try {
        const answer = await auth.post({
          path: '/oauth/access_token',
          params: {
            client_id: clientId,
            client_secret: clientSecret,
            grant_type: 'authorization_code',
            redirect_uri: redirectUri,
            // Instagram's redirect ends in "#_", which some browsers hand over with the code.
            code: code.replace(/#_$/u, ''),
          },
          schema: ShortTokenSchema,
          signal,
        });
        return {
          accessToken: answer.access_token,
          userId: answer.user_id,
          permissions: answer.permissions,
        };
      } catch (error) {
        if (error instanceof GraphRefusal && error.kind !== 'rate' && error.kind !== 'transient') {
          throw signInRefused();
        }
        throw refusalToFailure(error, signal, clock);
      }
    },

    exchangeLongLived: ({ accessToken, clientSecret, signal }) =>
      guarded(signal, async () =>
        toLongToken(
          await api.get({
            path: '/access_token',
            params: { grant_type: 'ig_exchange_token', client_secret: clientSecret },
            token: new BoundToken(apiBase, accessToken),
            schema: LongTokenSchema,
            signal,
          }),
        ),
      ),

    refreshToken: ({ accessToken, obtainedAt, signal }) =>
      guarded(signal, async () => {
        if (clock.now() - obtainedAt.getTime() < REFRESH_AFTER_MS) return null;
        return toLongToken(
          await api.get({
            path: '/refresh_access_token',
            params: { grant_type: 'ig_refresh_token' },
            token: new BoundToken(apiBase, accessToken),
            schema: LongTokenSchema,
            signal,
          }),
        );
      }),

    readAccount: (accessToken, { signal }) =>
      guarded(signal, async () => {
        const me = await readMe(new BoundToken(apiBase, accessToken), signal);
        return { accountId: professionalId(me), username: me.username, name: cleanName(me.name, 300) };
      }),

    readConnectedProfile: (accessToken, { signal, onlyIf }) =>
      guarded(signal, async () => {
        const token = new BoundToken(apiBase, accessToken);
        const me = await readMe(token, signal);
        if (onlyIf?.(me.username) === false) return null;
        const accountId = professionalId(me);
        const { media, complete } = await readAllMedia(api, token, signal);
        const account = graphToAccount(me, pictureOk);
        const posts = graphToPosts(media, pictureOk);
        return {
          accountId,
          username: me.username,
          partial: !complete,
          result: {
            profile: instagramToProfile(account, posts, 'instagram:graph'),
            report: {
              method: 'instagram:graph',
              fetchedAt: new Date(clock.now()).toISOString(),
              leftOut: graphLeftOut(me, media, posts.length),
              accountId,
              warnings: complete ? [] : [{ id: 'source.onlyNewestPosts' as const, count: posts.length }],
            },
          },
        };
      }),
  };
}

function professionalId(me: Me): string {
  if (me.account_type === null || !PROFESSIONAL.has(me.account_type.toUpperCase())) throw personalAccount();
  const id = me.user_id ?? me.id;
  if (id === null) throw new ConnectionLost('invalid');
  return id;
}

async function readAllMedia(api: GraphClient, token: BoundToken, signal: AbortSignal) {
  const readPage = (after: string | null): Promise<MediaPage> =>
    api.get({
      path: `/${GRAPH_VERSION}/me/media`,
      params: { fields: MEDIA_FIELDS, limit: String(PAGE), ...(after === null ? {} : { after }) },
      token,
      schema: MediaPageSchema,
      signal,
    });
  return readMediaPages({
    first: await readPage(null),
    readPage,
    max: MAX_POSTS,
    goesOn: (page) => page.paging?.next ?? false,
    signal,
  });
}
