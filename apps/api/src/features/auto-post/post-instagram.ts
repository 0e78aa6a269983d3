import { canParseUrl } from '@tosite/validation/text/can-parse-url';
import { SourceFailure } from '@tosite/profile-sources/profile-source';
import { postId } from '@tosite/profile-sources/instagram/post-id';
import type { Post } from '@tosite/validation/posts/post';
import type { Message } from '@tosite/validation/messages/message';
import type { Profile } from '@tosite/validation/profile/profile';
import { ApiFailure } from '../../http/api-failure.ts';
import { answerSourceFailure } from '../../previews/source-failure-answer.ts';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import { postOfRow } from '../../site-content/post-row.ts';
import { postOfItem } from '../../site-content/post-store.ts';
import { readSourceLayers } from '../../site-content/source-layers.ts';
import type { AutoPostServices } from './auto-post-services.ts';
import { copyPicturesOf } from './copy-pictures.ts';
import { changeItems, insertItems } from './item-store.ts';
import { photoPost } from './photo-post.ts';
import { itemsNow, itemsOf, ofPhoto, type Photo } from './source-items.ts';

const PLATFORM = 'instagram';
const HOSTS = /^(?:www\.|m\.)?instagram\.com$/u;

/**
 * A draft out of one post of the account that feeds a website, or that its owner connected: one, however often it is
 * asked for. Fails with `invalid_input` for another's or a private one, `post_exists`, `source_not_configured`.
 */
export async function postInstagram(
  services: AutoPostServices,
  ownerId: string,
  { websiteId, postUrl }: { websiteId: string; postUrl: string },
  signal: AbortSignal,
): Promise<{ post: Post }> {
  const { database, now } = services;
  const key = keyOf(postUrl);
  if (key === null) throw wrongLink({ id: 'autoPost.noPostLink' });
  await refuseTwin(services, websiteId, key);
  const photo = await find(services, ownerId, websiteId, key, signal);
  const place = { websiteId, platform: PLATFORM } as const;
  const written = photoPost(photo, key);
  if (written === null) throw wrongLink({ id: 'autoPost.nothingToSay' });
  const row = await database.transaction(async (trx) => {
    const website = await lockOwnWebsite(trx, ownerId, websiteId);
    const made = await services.writePost(trx, website, { ...written, status: 'draft' });
    // What posts by itself does not make another one.
    await insertItems(trx, place, [ofPhoto(photo)], { status: 'waiting', now: now() });
    const change = { status: 'made', postId: made.id, reason: null } as const;
    await changeItems(trx, place, ['baseline', 'waiting', 'gone', 'skipped'], change, [key]);
    return made;
  });
  await copyPicturesOf(services, websiteId, ownerId);
  return { post: postOfRow(row) };
}

function keyOf(postUrl: string): string | null {
  const written = postUrl.trim();
  const address = /^[a-z]+:\/\//iu.test(written) ? written : `https://${written}`;
  if (!canParseUrl(address)) return null;
  const { hostname, pathname } = new URL(address);
  return HOSTS.test(hostname) ? postId(`https://www.instagram.com${pathname}`) : null;
}

/** Before anything is read, so that asking again costs nothing. */
async function refuseTwin({ database }: AutoPostServices, websiteId: string, key: string): Promise<void> {
  const source = { platform: PLATFORM, url: '', videoId: key } as const;
  const twin = await postOfItem(database.db, websiteId, source, '');
  if (twin !== null) throw new ApiFailure('post_exists', { id: 'post.exists' }, { postId: twin });
}

/** What the website has already, else what the connected account says now. */
async function find(
  services: AutoPostServices,
  userId: string,
  websiteId: string,
  key: string,
  signal: AbortSignal,
): Promise<Photo> {
  const { database, now } = services;
  const known = (await itemsNow(database.db, websiteId, PLATFORM)).get(key);
  if (known?.list === 'media') return known.item;
  const sources = (await readSourceLayers(database.db, websiteId)).filter(
    ({ platform }) => platform === PLATFORM,
  );
  const accounts = sources.length > 0 ? sources.map(({ handle }) => handle) : [''];
  let isConnected = false;
  for (const handle of accounts) {
    const read = await services
      .readOwnersConnection({ userId, platform: PLATFORM, handle, signal })
      .catch((error: unknown) => {
        throw error instanceof SourceFailure ? answerSourceFailure(error, now()) : error;
      });
    if (read === null) continue;
    isConnected = true;
    const photo = photoIn(read.profile, key);
    if (photo !== null) return photo;
  }
  if (!isConnected && sources.length === 0)
    throw new ApiFailure(
      'source_not_configured',
      { id: 'autoPost.noInstagram' },
      { next: ['connect', 'import'] },
    );
  throw wrongLink({ id: 'autoPost.notYours' });
}

function photoIn(profile: Profile, key: string): Photo | null {
  const found = itemsOf(profile, PLATFORM).find((item) => item.key === key);
  return found?.list === 'media' ? found.item : null;
}

function wrongLink(reason: Message): ApiFailure {
  return new ApiFailure('invalid_input', reason, { fields: { postUrl: reason } });
}
