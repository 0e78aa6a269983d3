import {
  AUTO_POST_SOURCES,
  type AutoPostConfig,
  type AutoPostState,
} from '@tosite/api-client/endpoints/auto-posts';
import { POST_TONES } from '@tosite/api-client/endpoints/film-posts';
import { inEnglish } from '@tosite/validation/messages/in-english';
import { readStoredMessage } from '@tosite/validation/messages/stored-message';
import type { Executor } from '../../database/database.ts';
import { readSourceLayers, type SourceLayers } from '../../site-content/source-layers.ts';
import { findAutoPost, isRunUnderWay, type AutoPostRow } from './auto-post-store.ts';
import { postingSources } from './source-items.ts';
import { isTold } from './subscription-store.ts';

export function sourcesToChoose(sources: readonly SourceLayers[]): AutoPostConfig['source'][] {
  return AUTO_POST_SOURCES.filter((platform) => postingSources(sources, platform).length > 0);
}

/** Of a website that its caller owns. */
export async function presentAutoPost(db: Executor, websiteId: string, now: number): Promise<AutoPostState> {
  const sources = sourcesToChoose(await readSourceLayers(db, websiteId));
  const row = await findAutoPost(db, websiteId);
  const error = row?.last_error == null ? null : readStoredMessage(row.last_error);
  return {
    is_auto_post_enabled: row?.enabled === 1,
    config: row === null ? usual(sources) : configOf(row),
    sources,
    lastRunAt: instant(row?.last_run_at ?? null),
    nextRunAt: row?.enabled === 1 ? instant(row.next_run_at) : null,
    lastError: error === null ? null : inEnglish(error),
    ...(error === null ? {} : { lastErrorReason: error }),
    paused: row === null ? null : pausedOf(row),
    told: row?.enabled === 1 && (await isTold(db, websiteId, now)),
    run: row !== null && isRunUnderWay(row, now) ? row.run_state : null,
    is_mail_enabled: row?.mails !== 0,
  };
}

function usual(sources: readonly AutoPostConfig['source'][]): AutoPostConfig {
  return {
    source: sources[0] ?? 'youtube',
    frequency: 'daily',
    publish: 'draft',
    tone: 'neutral',
    maxPerRun: 3,
  };
}

function configOf({ source, frequency, publish, tone, max_per_run: maxPerRun }: AutoPostRow): AutoPostConfig {
  return {
    source,
    frequency,
    publish,
    tone: POST_TONES.find((known) => known === tone) ?? 'neutral',
    maxPerRun,
  };
}

function pausedOf({ enabled, paused_at: at, paused_reason: why }: AutoPostRow): AutoPostState['paused'] {
  if (enabled === 0 || at === null || why === null) return null;
  const reason = readStoredMessage(why);
  return { at: new Date(at).toISOString(), sentence: inEnglish(reason), reason };
}

function instant(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}
