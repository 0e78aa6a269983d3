import type { EndpointRequest } from '@tosite/api-client/endpoints/define-endpoint';
import type { saveAutoPost as endpoint } from '@tosite/api-client/endpoints/auto-posts';
import type { Executor } from '../../database/database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import { readSourceLayers } from '../../site-content/source-layers.ts';
import { takeBaseline } from './baseline.ts';
import { findAutoPost, NO_PAUSE, NO_RUN, type AutoPostRow } from './auto-post-store.ts';
import type { AutoPostServices } from './auto-post-services.ts';
import { changeItems } from './item-store.ts';
import { nextRunAt, planRun } from './plan-run.ts';
import { postingSources } from './source-items.ts';
import { followTopics } from './subscriptions.ts';

type Body = EndpointRequest<typeof endpoint>['body'];

/**
 * Switches posting by itself on or off, or changes how. What a source has when it begins is not new: the baseline is
 * taken in the same transaction. Fails with `conflict` for a source that the website does not have.
 */
export async function saveAutoPost(services: AutoPostServices, ownerId: string, body: Body): Promise<void> {
  const { database, now } = services;
  const { websiteId, config, is_auto_post_enabled: isOn } = body;
  await database.transaction(async (trx) => {
    await lockOwnWebsite(trx, ownerId, websiteId);
    const before = await findAutoPost(trx, websiteId);
    const begins = isOn && (before?.enabled !== 1 || before.source !== config.source);
    const baselines = begins
      ? await begin(trx, websiteId, config.source, now())
      : (before?.baselines ?? '{}');
    const stays = isOn && !begins && before?.paused_at != null;
    const next = isOn && !stays ? nextOf(before, config, { begins, now: now() }) : null;
    const values = {
      website_id: websiteId,
      source: config.source,
      frequency: config.frequency,
      publish: config.publish,
      tone: config.tone,
      max_per_run: config.maxPerRun,
      enabled: isOn ? 1 : 0,
      mails: (body.is_mail_enabled ?? before?.mails !== 0) ? 1 : 0,
      baselines,
      next_run_at: next,
      updated_at: now(),
    } as const;
    const fresh = { ...NO_RUN, ...NO_PAUSE, last_error: null, failure_mailed: 0 } as const;
    await trx
      .insertInto('auto_posts')
      .values({ last_run_at: null, ...fresh, ...values })
      .onConflict((conflict) =>
        conflict.column('website_id').doUpdateSet({ ...values, ...(begins || !isOn ? fresh : {}) }),
      )
      .execute();
    await planRun(services, trx, { ...values, ownerId });
    await followTopics(services, trx, { websiteId, ownerId });
  });
}

async function begin(
  trx: Executor,
  websiteId: string,
  platform: Body['config']['source'],
  now: number,
): Promise<string> {
  const sources = postingSources(await readSourceLayers(trx, websiteId), platform);
  if (sources.length === 0) throw new ApiFailure('conflict', { id: 'autoPost.noSource', platform });
  const place = { websiteId, platform };
  // What waited when it was switched off was there before.
  await changeItems(trx, place, ['waiting', 'gone'], { status: 'baseline', reason: null, runId: null });
  await takeBaseline(trx, place, sources, now);
  return JSON.stringify(Object.fromEntries(sources.map(({ id }) => [id, now])));
}

/** Another frequency counts from the last run; what has just begun has nothing to look for yet. */
function nextOf(
  before: AutoPostRow | null,
  { frequency }: Body['config'],
  { begins, now }: { begins: boolean; now: number },
): number {
  if (!begins && before?.frequency === frequency && before.next_run_at !== null) return before.next_run_at;
  const last = begins ? now : (before?.last_run_at ?? now);
  return Math.max(now, nextRunAt({ frequency }, last));
}
