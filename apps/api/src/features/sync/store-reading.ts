import type { ProfileResult } from '@tosite/profile-sources/profile-source';
import * as v from 'valibot';
import { inEnglish } from '@tosite/validation/messages/in-english';
import type { MessageValue } from '@tosite/validation/messages/message-value';
import type { Executor } from '../../database/database.ts';
import { alignReading, withOrigins } from './align-reading.ts';
import { findChanges } from '../../site-content/changes/find-changes.ts';
import { doubtIn } from './judge-reading.ts';
import { nextSyncAt } from '../../site-content/next-sync.ts';
import type { SourceAnswer } from './read-source.ts';
import { ReadingSchema, type Aliases, type Reading } from '../../site-content/reading.ts';
import { changeSource, type SourceLayers } from '../../site-content/source-layers.ts';
import { canBeAskedAgain, isSameWay, whyNotFollowed } from '../../site-content/ways-of-reading.ts';

export type StoreOptions = {
  now: number;
  /** The owner asked: an answer that was doubted before is believed when it is the same again. */
  demanded: boolean;
};

/** Writes down what a source answered. Nothing of the site changes. Answers why it was not taken; null: it was. */
export async function storeAnswer(
  trx: Executor,
  source: SourceLayers,
  answer: SourceAnswer,
  options: StoreOptions,
): Promise<MessageValue | null> {
  if (!answer.ok) return storeFailure(trx, source, answer, options);
  const { reading, aliases } = readingOf(source, answer.result);
  const doubt = doubtIn(source.lastImport, reading, source.platform);
  if (doubt !== null && !(options.demanded && isSame(source.error, doubt))) {
    return storeFailure(trx, source, { reason: doubt, needsReconnect: false, retryAt: null }, options);
  }
  const { method, warnings, fetchedAt } = answer.result.report;
  await changeSource(trx, source.id, {
    ...layersOf(source, reading),
    aliases,
    method,
    warnings,
    fetchedAt: Date.parse(fetchedAt),
    checkedAt: options.now,
    error: null,
    failures: 0,
    needsReconnect: false,
    nextSyncAt: source.syncEnabled ? nextSyncAt(options.now, 0) : null,
  });
  return null;
}

/** A newer reading that the owner brought: it is theirs, so that it is not doubted. */
export async function storeBrought(
  trx: Executor,
  source: SourceLayers,
  { profile, report }: ProfileResult,
  now: number,
): Promise<void> {
  const { reading, aliases } = readingOf(source, { profile, report });
  const { warnings, fetchedAt, method } = report;
  // A file says nothing about how a profile is asked; a way that can be asked takes the place of one that cannot.
  const isBetter = canBeAskedAgain(method) || !canBeAskedAgain(source.method);
  const isNowFollowed = !canBeAskedAgain(source.method) && whyNotFollowed(method) === null;
  await changeSource(trx, source.id, {
    ...layersOf(source, reading),
    aliases,
    warnings,
    fetchedAt: Date.parse(fetchedAt),
    error: null,
    needsReconnect: false,
    ...(isBetter ? { method } : {}),
    ...(!canBeAskedAgain(source.method) && profile.handle !== ''
      ? { handle: profile.handle, profileUrl: profile.url }
      : {}),
    ...(isNowFollowed ? { syncEnabled: true } : {}),
    ...(isNowFollowed || source.syncEnabled ? { nextSyncAt: nextSyncAt(now, 0) } : {}),
  });
}

/** What an answer says of a source, with its items under the ids by which the site knows them. */
export function readingOf(
  source: Pick<SourceLayers, 'lastImport' | 'incoming' | 'aliases' | 'method'>,
  { profile, report }: ProfileResult,
): { reading: Reading; aliases: Aliases } {
  const aligned = alignReading(source.lastImport, profile, source.aliases, {
    last: source.incoming?.profile ?? null,
  });
  const reading: Reading = {
    profile: aligned.profile,
    method: report.method,
    saysAll: isSameWay(report.method, source.method),
    warnings: report.warnings,
  };
  return { reading, aliases: aligned.aliases };
}

/** What was left is asked again once the source has said something else in between. */
export function layersOf(
  source: Pick<SourceLayers, 'id' | 'lastImport' | 'left'>,
  reading: Reading,
): Pick<SourceLayers, 'lastImport' | 'incoming' | 'left'> {
  const lastImport = withOrigins(source.lastImport, reading.profile);
  // A change is known by its words as they are kept: fields that a reader says in another order are the same there.
  const kept = v.parse(ReadingSchema, JSON.parse(JSON.stringify(reading)));
  const open = new Set(findChanges(source.id, lastImport, kept).map(({ id }) => id));
  return { lastImport, incoming: reading, left: source.left.filter((id) => open.has(id)) };
}

async function storeFailure(
  trx: Executor,
  source: SourceLayers,
  failure: { reason: MessageValue; needsReconnect: boolean; retryAt: number | null },
  { now }: StoreOptions,
): Promise<MessageValue> {
  const failures = source.failures + 1;
  const next = Math.max(nextSyncAt(now, failures), failure.retryAt ?? 0);
  await changeSource(trx, source.id, {
    error: failure.reason,
    failures,
    needsReconnect: failure.needsReconnect,
    // Until it is connected again there is nothing to ask.
    nextSyncAt: source.syncEnabled && !failure.needsReconnect ? next : null,
    checkedAt: now,
  });
  return failure.reason;
}

/** By its words: a doubt that was kept before messages were values is the same doubt. */
function isSame(error: MessageValue | null, doubt: MessageValue): boolean {
  return error !== null && inEnglish(error) === inEnglish(doubt);
}
