import { platformOfWebsiteType } from '@tosite/validation/platforms/platform';
import type { Design, ThemeName } from '@tosite/validation/website/design';
import { isReservedLabel, normalizeSiteLabel } from '@tosite/validation/website/site-label';
import type { Website } from '@tosite/validation/website/website';
import type { Message } from '@tosite/validation/messages/message';
import type { Executor } from '../../database/database.ts';
import { ApiFailure } from '../../http/api-failure.ts';
import { newId } from '../../new-id.ts';
import { recordActivity } from '../../site-content/activity-store.ts';
import { filmsOfHolder } from '../../site-content/film-store.ts';
import { copyMediaLinks, mediaOfHolder } from '../../site-content/media-store.ts';
import { findPreview, givePreview, type StoredPreview } from '../../site-content/preview-store.ts';
import { previewHash } from '../../secrets/preview-hash.ts';
import { renderWebsite } from '../../publishing/render-website.ts';
import { insertPublish } from '../../site-content/publish-store.ts';
import { applyJudgement } from '../../publishing/hold-website.ts';
import { judgeWebsite } from '../../publishing/judge-website.ts';
import { findHold, isSuspendedOwner } from '../../site-content/hold-store.ts';
import { mergeSources } from '@tosite/validation/profile/merge/merge-sources';
import { partsOfVersion } from '../../site-content/version-parts.ts';
import { claimLabel, findLabels, labelIsFree, whyNotFree } from '../../site-content/label-store.ts';
import { presentWebsite } from './present-website.ts';
import { knownLanguage } from './known-language.ts';
import { insertSource } from '../../site-content/source-store.ts';
import { sourceOfPreview } from '../../site-content/source-of-preview.ts';
import { broughtPosts, insertBroughtPosts, shownOfBrought } from './brought-posts.ts';
import { broughtSources, insertBrought } from './brought-sources.ts';
import { suggestLabels } from '../../site-content/suggest-labels.ts';
import { planDue } from '../../publishing/plan-due.ts';
import { assertTimeZone } from '../../publishing/time-zone.ts';
import type { WebsiteRecord } from '../../site-content/website-row.ts';
import { insertWebsite, setCurrentWebsite } from '../../site-content/website-store.ts';
import type { WebsiteServices } from '../../publishing/website-services.ts';

export type CreateWebsiteInput = {
  websiteName: string;
  websiteDomain: string;
  theme: ThemeName;
  type: string;
  previewId: string;
  language?: string | undefined;
  timezone?: string | undefined;
  contact?: ContactChoice | undefined;
};
/** Which details of the preview's contact section its owner wants to be shown. */
type ContactChoice = {
  showEmail?: boolean | undefined;
  showPhone?: boolean | undefined;
  showAddress?: boolean | undefined;
};

/**
 * Makes a website out of a preview: it is drawn first, then one transaction takes the address, writes the site and
 * points it at its pages, so that it is live when this resolves, and nothing is half-created when it fails.
 * Fails with `preview_expired`, `domain_taken`, `domain_reserved`. `remember` runs in the same transaction.
 */
export async function createWebsite(
  services: WebsiteServices,
  user: { id: string; emailVerified: boolean },
  input: CreateWebsiteInput,
  remember: (trx: Executor, website: Website) => Promise<void>,
): Promise<Website> {
  const { database, now, queue } = services;
  const label = normalizeSiteLabel(input.websiteDomain);
  if (input.timezone !== undefined) assertTimeZone(input.timezone);
  if (isReservedLabel(label)) throw await refusal(services, 'domain_reserved', label, user.id);
  const preview = await readablePreview(services, input);
  if (await isSuspendedOwner(database.db, user.id))
    throw new ApiFailure('forbidden', { id: 'moderation.ownerSuspended' });
  const labels = await findLabels(database.db, [label]);
  if (!labelIsFree(labels.get(label), user.id, now()))
    throw await refusal(services, 'domain_taken', label, user.id);

  const made = websiteRecord(user.id, label, input, preview, now());
  const written = broughtPosts(preview.payload.exported?.posts ?? [], made, now());
  const record = { ...made, spec: written.spec };
  const exported = preview.payload.exported?.sources;
  const brought = exported === undefined ? null : broughtSources(exported, now());
  const sources = brought ?? [sourceOfPreview(preview, { position: 0, now: now() })];
  const holder = `website:${record.id}` as const;
  const rendered = await renderWebsite(
    { ...services, db: database.db },
    {
      website: record,
      ownerVerified: user.emailVerified,
      sources: mergeSources(sources),
      copies: await mediaOfHolder(database.db, `preview:${preview.hash}`),
      films: await filmsOfHolder(database.db, `preview:${preview.hash}`),
      posts: shownOfBrought(written),
      before: [],
    },
  );
  const reasons = await judgeWebsite(record, mergeSources(sources), shownOfBrought(written));
  const created = await database
    .transaction(async (trx) => {
      const claim = { label, websiteId: record.id, userId: user.id, now: now() };
      if (!(await claimLabel(trx, claim))) return null;
      await insertWebsite(trx, {
        ...record,
        published_id: rendered.publishId,
        published_version: record.content_version,
      });
      for (const source of brought ?? []) await insertBrought(trx, record.id, source);
      if (brought === null) for (const source of sources) await insertSource(trx, record.id, source);
      await insertBroughtPosts(trx, record.id, written);
      await planDue(services, trx, record);
      await copyMediaLinks(trx, `preview:${preview.hash}`, holder);
      await givePreview(trx, { hash: preview.hash, websiteId: record.id, userId: user.id });
      const { files, redirects } = rendered;
      const version = { id: rendered.publishId, websiteId: record.id, files, redirects, now: now() };
      const parts = partsOfVersion(record.spec, sources);
      await insertPublish(trx, { ...version, parts, before: null, reason: 'create' });
      await setCurrentWebsite(trx, user.id, record.id);
      const entry = { userId: user.id, websiteId: record.id, data: { label }, now: now() };
      await recordActivity(trx, { ...entry, kind: 'website_created' });
      await queue.enqueue(trx, 'copy-pictures', { holder }, { ownerId: user.id, dedupeKey: record.id });
      await applyJudgement(services, trx, record.id, reasons);
      const hold = await findHold(trx, record.id);
      const status = hold === null ? record.status : 'held';
      const website = presentWebsite(services, { ...record, status }, sources, { domain: null, hold });
      await remember(trx, website);
      return website;
    })
    .catch(async (error: unknown) => {
      await rendered.discard();
      throw error;
    });
  if (created === null) {
    await rendered.discard();
    throw await refusal(services, 'domain_taken', label, user.id);
  }
  services.onWebsiteChanged([label]);
  const { publishId, files } = rendered;
  services.forms.published({ websiteId: record.id, publishId, files });
  return created;
}

async function readablePreview(services: WebsiteServices, input: CreateWebsiteInput): Promise<StoredPreview> {
  const preview = await findPreview(services.database.db, previewHash(input.previewId), services.now());
  if (preview === null) {
    throw new ApiFailure('preview_expired', { id: 'website.previewExpired' });
  }
  if (preview.payload.spec.type !== input.type) {
    const fields = { type: { id: 'website.previewOfAnotherKindHelp' } } as const;
    throw new ApiFailure('invalid_input', { id: 'website.previewOfAnotherKind' }, { fields });
  }
  return preview;
}

function websiteRecord(
  userId: string,
  label: string,
  input: CreateWebsiteInput,
  { payload }: StoredPreview,
  now: number,
): WebsiteRecord {
  const { spec, exported } = payload;
  return {
    id: newId('web'),
    owner_id: userId,
    subdomain: payload.subdomain ?? platformOfWebsiteType(spec.type),
    label,
    spec: {
      ...spec,
      name: input.websiteName,
      // What the owner chose, else what an earlier site was in, else what their texts are in.
      language: knownLanguage(input.language, spec.language),
      // Of a site that is brought back: its dates stay what they are.
      timezone: exported === undefined ? (input.timezone ?? spec.timezone) : spec.timezone,
      design: withContact({ ...spec.design, theme_name: input.theme }, input.contact),
    },
    spec_revision: 1,
    plan: 'free',
    status: 'published',
    password_hash: null,
    content_version: 1,
    published_id: null,
    published_version: null,
    changed_for: '',
    primary_domain: null,
    created_at: now,
    updated_at: now,
  };
}

function withContact(design: Design, contact: ContactChoice | undefined): Design {
  if (contact === undefined) return design;
  return {
    ...design,
    sections: { ...design.sections, contact: { ...design.sections.contact, ...contact } },
  };
}

async function refusal(
  services: WebsiteServices,
  code: 'domain_taken' | 'domain_reserved',
  label: string,
  userId: string,
): Promise<ApiFailure> {
  const { db } = services.database;
  const sentence: Message = {
    id:
      code === 'domain_taken'
        ? whyNotFree((await findLabels(db, [label])).get(label))
        : 'website.addressReserved',
  };
  return new ApiFailure(code, sentence, {
    fields: { websiteDomain: sentence },
    suggestions: await suggestLabels(db, label, userId, services.now()),
  });
}
