import { sitePictures } from '@tosite/site-renderer/site-model';
import type { Job } from '../../queue/queue.ts';
import { drawPreview } from '../onboarding/draw-preview.ts';
import type { OnboardingServices } from '../onboarding/onboarding-services.ts';
import { findPreview } from '../onboarding/preview-store.ts';
import type { Publisher } from '../publishing/publish-queue.ts';
import { shownProfile } from '../publishing/shown-profile.ts';
import { findWebsiteForPublishing, touchContent } from '../websites/website-store.ts';
import { copyPictures, type CopyOutcome } from './copy-pictures.ts';
import { mediaOfHolder, type MediaHolder } from './media-store.ts';

/** Brings the pictures that a preview or a website shows and has not got, then draws its pages again. */
export async function copyPicturesJob(
  services: OnboardingServices & { publisher: Publisher },
  job: Job<'copy-pictures'>,
): Promise<void> {
  const holder = job.payload.holder;
  if (holder.startsWith('preview:')) await copyForPreview(services, holder, job);
  else await copyForWebsite(services, holder, job);
}

async function copyForPreview(
  services: OnboardingServices,
  holder: MediaHolder,
  job: Job<'copy-pictures'>,
): Promise<void> {
  const { database, storage, now } = services;
  const hash = holder.slice('preview:'.length);
  const preview = await findPreview(database.db, hash, now());
  if (preview === null) return;
  const { profile, design, sectionOrder } = preview.payload;
  const copied = await copyMissing(services, holder, sitePictures(profile, design, sectionOrder), job.signal);
  const drawn = await drawPreview(services, hash, preview.payload);
  const free = await database.transaction(async (trx) => {
    await job.fence(trx);
    return drawn.save(trx);
  });
  await Promise.all(free.map((key) => storage.delete(key)));
  assertNoneLeft(copied);
}

async function copyForWebsite(
  services: OnboardingServices & { publisher: Publisher },
  holder: MediaHolder,
  job: Job<'copy-pictures'>,
): Promise<void> {
  const { database } = services;
  const websiteId = holder.slice('website:'.length);
  const website = await findWebsiteForPublishing(database.db, websiteId);
  // Deleted, or another's, since the job was made: nothing is copied for it.
  if (website === null || website.owner_id !== job.ownerId) return;
  const profile = await shownProfile(database.db, websiteId);
  const copied = await copyMissing(
    services,
    holder,
    sitePictures(profile, website.design, website.section_order),
    job.signal,
  );
  if (copied.copied + copied.dead === 0 && website.published_id !== null) return assertNoneLeft(copied);
  await database.transaction(async (trx) => {
    await job.fence(trx);
    await touchContent(trx, websiteId);
  });
  await services.publisher.publish(websiteId, 'pictures');
  assertNoneLeft(copied);
}

/** Pictures that a platform would not give just now are tried again, as the queue tries any job again. */
function assertNoneLeft(outcome: CopyOutcome): void {
  if (outcome.left > 0) throw new Error(`${outcome.left} pictures could not be had yet`);
}

async function copyMissing(
  services: OnboardingServices,
  holder: MediaHolder,
  pictures: ReturnType<typeof sitePictures>,
  signal: AbortSignal,
): Promise<CopyOutcome> {
  const known = await mediaOfHolder(services.database.db, holder);
  const urls = [...pictures.first, ...pictures.rest]
    .map((picture) => picture.url)
    .filter((url) => !known.has(url));
  const outcome = await copyPictures(services, holder, urls, signal);
  if (signal.aborted) throw new Error('the copying was stopped before its end');
  return outcome;
}
