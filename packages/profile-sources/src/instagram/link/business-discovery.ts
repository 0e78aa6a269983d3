import { systemClock, type Clock, type PlatformLimiter } from '../../outbound/platform-limiter.ts';
import type { Outbound } from '../../outbound/outbound.ts';
import type { PictureRule } from '../../pictures/picture-rule.ts';
import { unavailable } from '../../platform-failures.ts';
import type { ProfileReading } from '../../profile-source.ts';
import { instagramToProfile } from '../instagram-to-profile.ts';
import { BoundToken } from '../account/bound-token.ts';
import { createGraphClient, GRAPH_VERSION } from '../account/graph-client.ts';
import { DiscoverySchema, PagesSchema, type MediaPage } from '../account/graph-responses.ts';
import { graphLeftOut } from '../instagram-left-out.ts';
import { graphToAccount, graphToPosts } from '../account/graph-to-posts.ts';
import { readMediaPages } from '../account/media-pages.ts';

/**
 * Reads any professional account by its name, with the token of the operator's own professional account (Facebook
 * Login). Throws GraphRefusal, among it `unknown_user` for a name that is unknown or a personal account's.
 */
export type BusinessDiscovery = {
  read(username: string, signal: AbortSignal): Promise<ProfileReading>;
};

const FIELDS =
  'id,username,name,biography,website,profile_picture_url,followers_count,follows_count,media_count';
/** Stills of films are not among what this call may name. */
const MEDIA =
  'id,caption,media_type,media_product_type,media_url,permalink,timestamp,like_count,comments_count,children{id,media_type,media_url}';
const PAGE = 50;
const MAX_POSTS = 100;

export function createBusinessDiscovery(options: {
  outbound: Outbound;
  limiter: PlatformLimiter;
  apiBase: string;
  /** The token, or `<id of the operator's Instagram account>:<token>`, which saves asking for the id. */
  token: string;
  pictureOk: PictureRule;
  clock?: Clock;
  pauseMs?: number;
}): BusinessDiscovery {
  const { outbound, limiter, apiBase, pictureOk } = options;
  const clock = options.clock ?? systemClock;
  const client = createGraphClient({
    outbound,
    limiter,
    bucket: 'discovery',
    base: apiBase,
    clock,
    ...(options.pauseMs === undefined ? {} : { pauseMs: options.pauseMs }),
  });
  const [, givenId = null, secret = ''] = /^(?:(\d{5,40}):)?(.*)$/su.exec(options.token) ?? [];
  const token = new BoundToken(apiBase, secret);
  let ownId: string | null = givenId;

  /** The Instagram account that belongs to one of the Facebook pages of the token's owner. */
  async function readOwnId(signal: AbortSignal): Promise<string> {
    const pages = await client.get({
      path: `/${GRAPH_VERSION}/me/accounts`,
      params: { fields: 'instagram_business_account{id}', limit: '100' },
      token,
      schema: PagesSchema,
      signal,
    });
    const found = pages.data.flatMap((page) => page.instagram_business_account?.id ?? [])[0];
    if (found === undefined) throw unavailable('instagram');
    return found;
  }

  return {
    async read(username, signal) {
      ownId ??= await readOwnId(signal);
      const path = `/${GRAPH_VERSION}/${ownId}`;
      const ask = async (after: string | null) => {
        const media = `media${after === null ? '' : `.after(${after})`}.limit(${PAGE}){${MEDIA}}`;
        const fields = `business_discovery.username(${username}){${FIELDS},${media}}`;
        const answer = await client.get({ path, params: { fields }, token, schema: DiscoverySchema, signal });
        return answer.business_discovery;
      };
      const found = await ask(null);
      const total = found.media_count ?? 0;
      const { media } = await readMediaPages({
        first: found.media ?? NO_MEDIA,
        readPage: async (after) => {
          // A cursor stands inside the list of fields, so it must not be able to end it.
          if (!/^[\w=-]{1,400}$/u.test(after)) throw unavailable('instagram');
          return (await ask(after)).media ?? NO_MEDIA;
        },
        max: MAX_POSTS,
        goesOn: (_page, read) => read < total,
        signal,
      });
      const posts = graphToPosts(media, pictureOk);
      const profile = instagramToProfile(graphToAccount(found, pictureOk), posts, 'instagram:discovery');
      const shown = profile.media.length;
      return {
        result: {
          profile,
          report: {
            method: 'instagram:discovery',
            fetchedAt: new Date(clock.now()).toISOString(),
            leftOut: graphLeftOut(found, media, shown),
            ...(shown < total
              ? {
                  warnings: [{ id: 'source.somePosts' as const, shown, total }],
                  next: ['connect', 'import'],
                }
              : { warnings: [] }),
          },
        },
        validators: {},
        partial: false,
      };
    },
  };
}

const NO_MEDIA: MediaPage = { data: [], paging: null };
