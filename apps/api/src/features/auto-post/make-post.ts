import { POST_TONES, type PostTone } from '@tosite/api-client/endpoints/film-posts';
import type { Message } from '@tosite/validation/messages/message';
import type { MessageValue } from '@tosite/validation/messages/message-value';
import { safeUrl } from '@tosite/validation/text/http-link';
import type { PostChange } from '@tosite/validation/posts/post';
import type { Executor } from '../../database/database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import type { Job } from '../../queue/queue.ts';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import { copyPicturesOf } from './copy-pictures.ts';
import type { AutoPostRow } from './auto-post-store.ts';
import type { AutoPostServices } from './auto-post-services.ts';
import { changeItems, postEver, type ItemPlace, type ItemRow } from './item-store.ts';
import { photoPost } from './photo-post.ts';
import type { Film, Photo, ShownItem } from './source-items.ts';

export type Run = {
  job: Job<'auto-post'>;
  row: AutoPostRow;
  runId: string;
  place: ItemPlace;
  ownerId: string;
  /** What the sources say now. */
  items: ReadonlyMap<string, ShownItem>;
};
/** `over`: nothing more is wanted. A message: why nothing more can be made now; the item waits on. */
type Outcome = 'done' | 'over' | MessageValue;

/** Makes the post of one item, or writes down why there is none. */
export async function makePost(
  services: AutoPostServices,
  run: Run,
  { item: key }: ItemRow,
): Promise<Outcome> {
  const { database } = services;
  const item = run.items.get(key);
  if (item === undefined) {
    await note(services, run, key, { status: 'gone', reason: null, runId: null });
    return 'done';
  }
  const twin = await postEver(database.db, run.place, key);
  if (twin !== null) return skip(services, run, key, { id: 'autoPost.exists' });
  if (item.isKeptOff) return skip(services, run, key, { id: 'autoPost.hidden' });
  const outcome =
    item.list === 'videos' ? await ofFilm(services, run, item) : await ofPhoto(services, run, item);
  if (outcome === 'made') {
    await copyPicturesOf(services, run.place.websiteId, run.ownerId);
    return 'done';
  }
  return outcome;
}

/** Writes down that a post could not be made, for a reason of ours. */
export const giveUp = (services: AutoPostServices, run: Run, { item: key }: ItemRow): Promise<'done'> =>
  skip(services, run, key, { id: 'post.writingStopped' });

async function ofFilm(
  services: AutoPostServices,
  run: Run,
  item: ShownItem & { list: 'videos'; item: Film },
): Promise<Outcome | 'made'> {
  const { row, place, ownerId } = run;
  const film = item.item;
  const cover = item.isOnSite ? null : (safeUrl(film.thumbnail?.url ?? '') ?? null);
  const outcome = await services.makeFilmPost(run.job, {
    websiteId: place.websiteId,
    ownerId,
    tone: toneOf(row),
    ride: {
      film,
      with: (marked) => ({
        ...shown(row, item, marked),
        // What the site does not show has its still here.
        ...(cover === null ? {} : { cover }),
      }),
      onPost: async (trx, post, marked) => isMade(trx, run, item.key, post.id, marked),
    },
  });
  switch (outcome.kind) {
    case 'made':
      return 'made';
    case 'over':
      return stillWanted(services, run);
    case 'busy':
      await note(services, run, item.key, {
        status: 'waiting',
        reason: { id: 'autoPost.busy' },
        runId: run.runId,
      });
      return 'done';
    case 'refused':
      return 'code' in outcome && outcome.code === 'post_limit'
        ? outcome.reason
        : skip(
            services,
            run,
            item.key,
            'reason' in outcome ? outcome.reason : { id: 'autoPost.nothingToSay' },
          );
  }
}

async function ofPhoto(
  services: AutoPostServices,
  run: Run,
  item: ShownItem & { list: 'media'; item: Photo },
): Promise<Outcome | 'made'> {
  const { database } = services;
  const { job, row, place, ownerId } = run;
  const post = photoPost(item.item, item.key);
  if (post === null) return skip(services, run, item.key, { id: 'autoPost.nothingToSay' });
  try {
    const isWanted = await database.transaction(async (trx) => {
      await job.fence(trx);
      const website = await lockOwnWebsite(trx, ownerId, place.websiteId);
      if (!(await isMade(trx, run, item.key, null, 0))) return false;
      const { id } = await services.writePost(trx, website, { ...post, ...shown(row, item, 0) });
      await trx
        .updateTable('auto_post_items')
        .set({ post_id: id })
        .where('website_id', '=', place.websiteId)
        .where('platform', '=', place.platform)
        .where('item', '=', item.key)
        .execute();
      return true;
    });
    return isWanted ? 'made' : await stillWanted(services, run);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.code === 'post_limit') return error.reason;
    if (error.code === 'post_exists') return skip(services, run, item.key, { id: 'autoPost.exists' });
    throw error;
  }
}

/** The state and the day of a post: of one that goes up, the item's own. What is marked is never put up. */
function shown(row: AutoPostRow, { at, isRough }: ShownItem, marked: number): PostChange {
  if (row.publish !== 'published' || marked > 0) return { status: 'draft' };
  return {
    status: 'published',
    ...(at === null || isRough ? {} : { publishAt: new Date(at).toISOString() }),
  };
}

/** In the transaction that makes the post: whether it is still wanted, and that it is made. */
async function isMade(
  trx: Executor,
  { place, runId, row }: Run,
  key: string,
  postId: string | null,
  marked: number,
): Promise<boolean> {
  const wanted = await trx
    .selectFrom('auto_posts')
    .select('website_id')
    .where('website_id', '=', place.websiteId)
    .where('source', '=', place.platform)
    .where('enabled', '=', 1)
    .where('run_id', '=', runId)
    .executeTakeFirst();
  if (wanted === undefined) return false;
  const kept: Message | null =
    marked > 0 && row.publish === 'published' ? { id: 'autoPost.keptDraft', marked } : null;
  const changed = await changeItems(
    trx,
    place,
    ['waiting'],
    {
      status: 'made',
      runId,
      reason: kept,
      ...(postId === null ? {} : { postId }),
    },
    [key],
  );
  return changed === 1;
}

/** After one that was not wanted any more: whether the others are. */
async function stillWanted({ database }: AutoPostServices, { place, runId }: Run): Promise<'done' | 'over'> {
  const row = await database.db
    .selectFrom('auto_posts')
    .select('website_id')
    .where('website_id', '=', place.websiteId)
    .where('enabled', '=', 1)
    .where('run_id', '=', runId)
    .executeTakeFirst();
  return row === undefined ? 'over' : 'done';
}

async function skip(
  services: AutoPostServices,
  run: Run,
  key: string,
  reason: Message | MessageValue,
): Promise<'done'> {
  await note(services, run, key, { status: 'skipped', reason, runId: run.runId });
  return 'done';
}

async function note(
  { database }: AutoPostServices,
  { job, place }: Run,
  key: string,
  change: Parameters<typeof changeItems>[3],
): Promise<void> {
  await database.transaction(async (trx) => {
    await job.fence(trx);
    await changeItems(trx, place, ['waiting'], change, [key]);
  });
}

function toneOf({ tone }: AutoPostRow): PostTone {
  return POST_TONES.find((known) => known === tone) ?? 'neutral';
}
