import { isReservedLabel, normalizeSiteLabel } from '@tosite/validation/website/site-label';
import type { Website } from '@tosite/validation/website/website';
import type { OwnerEdits } from '@tosite/validation/profile/owner-edits';
import type { SiteSpec } from '@tosite/validation/website/site-spec';
import type { Message } from '@tosite/validation/messages/message';
import { judgeNames } from '@tosite/validation/moderation/judge-site';
import { ApiFailure, notFound } from '../../http/api-failure.ts';
import { recordActivity } from '../../site-content/activity-store.ts';
import { domainOfWebsite } from '../../site-content/custom-domain-store.ts';
import {
  claimLabel,
  findLabels,
  redirectOlderLabels,
  releaseLabel,
  whyNotFree,
} from '../../site-content/label-store.ts';
import { applyJudgement } from '../../publishing/hold-website.ts';
import { findHold } from '../../site-content/hold-store.ts';
import { owePublish } from '../../publishing/owed-publish.ts';
import { writeSite } from '../../publishing/save-site.ts';
import { lockOwnWebsite } from '../../site-content/lock-own-website.ts';
import { assertTimeZone } from '../../publishing/time-zone.ts';
import { presentWebsite } from './present-website.ts';
import { sourceSummaries } from '../../site-content/source-store.ts';
import { suggestLabels } from '../../site-content/suggest-labels.ts';
import type { WebsiteRecord } from '../../site-content/website-row.ts';
import { findOwnWebsite, updateOwnWebsite, type WebsiteChange } from '../../site-content/website-store.ts';
import { knownLanguage } from './known-language.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';

export type EditWebsiteInput = {
  website_name?: string | undefined;
  domain_name?: string | undefined;
  status?: 'published' | 'unpublished' | undefined;
  timezone?: string | undefined;
  language?: string | undefined;
  /** null: anybody may see it again. */
  password?: string | null | undefined;
  profile?: OwnerEdits | undefined;
  profileRevision?: number | undefined;
};

/**
 * Changes a website's name, address, status, time zone, language, password or what its owner wrote on it; live when this
 * resolves. A changed address takes effect in one transaction; the old one redirects to the new and stays held for 90
 * days. `profileRevision` of the answer: what the next save of what they wrote is made on.
 */
export async function editWebsite(
  services: WebsiteServices,
  ownerId: string,
  websiteId: string,
  input: EditWebsiteInput,
): Promise<{ website: Website; profileRevision?: number }> {
  const { database, now } = services;
  const label = input.domain_name === undefined ? null : normalizeSiteLabel(input.domain_name);
  if (input.timezone !== undefined) assertTimeZone(input.timezone);
  // Outside of the transaction: it takes its time on purpose.
  const passwordHash =
    typeof input.password === 'string' ? await services.hashing.hash(input.password) : input.password;
  const changed = await database.transaction(async (trx) => {
    const before = await lockOwnWebsite(trx, ownerId, websiteId);
    if (input.status !== undefined && (before.status === 'held' || before.status === 'suspended')) {
      throw new ApiFailure('forbidden', {
        id: before.status === 'held' ? 'website.held' : 'website.suspended',
      });
    }
    const change: WebsiteChange = {};
    if (input.status !== undefined) change.status = input.status;
    if (passwordHash !== undefined) change.password_hash = passwordHash;
    if (label !== null && label !== before.label) {
      await moveLabel(services, trx, { from: before.label, to: label, websiteId, ownerId });
      change.label = label;
      await recordActivity(trx, {
        userId: ownerId,
        websiteId,
        kind: 'website_renamed',
        data: { from: before.label, to: label },
        now: now(),
      });
    }
    await updateOwnWebsite(trx, ownerId, websiteId, change, now());
    const spec = changedSpec(before, input);
    const { revision } = await writeSite(services, trx, before, spec);
    // The old pages are shown under the new name until the others are drawn.
    const names = judgeNames({ label: change.label ?? before.label, name: spec.name });
    if (names.length > 0) await applyJudgement(services, trx, websiteId, names);
    await owePublish(services.queue, trx, websiteId, 'edit');
    return { labels: [before.label, change.label ?? before.label], revision };
  });
  services.onWebsiteChanged(changed.labels);
  await services.publisher.publish(websiteId, 'edit');
  const website = await findOwnWebsite(database.db, ownerId, websiteId);
  if (website === null) throw notFound();
  const sources = (await sourceSummaries(database.db, [websiteId])).get(websiteId) ?? [];
  return {
    website: presentWebsite(services, website, sources, {
      domain: await domainOfWebsite(database.db, websiteId),
      hold: await findHold(database.db, websiteId),
    }),
    ...(input.profile === undefined ? {} : { profileRevision: changed.revision }),
  };
}

/** Fails with `stale_profile` when somebody has saved since the revision that the owner's layer was made on. */
function changedSpec({ spec, spec_revision: revision }: WebsiteRecord, input: EditWebsiteInput): SiteSpec {
  if (
    input.profile !== undefined &&
    input.profileRevision !== undefined &&
    input.profileRevision !== revision
  ) {
    throw new ApiFailure('stale_profile', { id: 'website.staleProfile' }, { revision });
  }
  return {
    ...spec,
    name: input.website_name ?? spec.name,
    timezone: input.timezone ?? spec.timezone,
    language: input.language === undefined ? spec.language : knownLanguage(input.language),
    edits: input.profile ?? spec.edits,
  };
}

async function moveLabel(
  services: WebsiteServices,
  trx: Parameters<typeof claimLabel>[0],
  move: { from: string; to: string; websiteId: string; ownerId: string },
): Promise<void> {
  const { now } = services;
  const reserved = isReservedLabel(move.to);
  const claim = { label: move.to, websiteId: move.websiteId, userId: move.ownerId, now: now() };
  if (reserved || !(await claimLabel(trx, claim))) {
    const known = await findLabels(trx, [move.to]);
    const sentence: Message = {
      id: reserved ? 'website.addressReserved' : whyNotFree(known.get(move.to)),
    };
    throw new ApiFailure(reserved ? 'domain_reserved' : 'domain_taken', sentence, {
      fields: { domain_name: sentence },
      suggestions: await suggestLabels(trx, move.to, move.ownerId, now()),
    });
  }
  await releaseLabel(trx, { label: move.from, userId: move.ownerId, movedTo: move.to, now: now() });
  await redirectOlderLabels(trx, move.from, move.to);
}
