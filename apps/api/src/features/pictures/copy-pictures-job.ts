import { shownProfile as profileWith, siteFilms, sitePictures } from '@tosite/site-renderer/site-model';
import type { Job } from '../../queue/queue.ts';
import { renderPreview } from '../../previews/render-preview.ts';
import type { OnboardingServices } from '../../previews/onboarding-services.ts';
import { findPreview } from '../../site-content/preview-store.ts';
import type { Publisher } from '../../publishing/publish-queue.ts';
import { shownProfile } from '../../site-content/shown-profile.ts';
import { picturesOfPosts } from '../../site-content/post-pictures.ts';
import { seoPictures } from '../../site-content/seo-pictures.ts';
import { findWebsiteForPublishing, touchContent } from '../../site-content/website-store.ts';
import { copyFilms, MAX_FILMS, wantedFilms } from '../../media/copy-films.ts';
import { copyPictures, type CopyOutcome } from '../../media/copy-pictures.ts';
import { limitFilms } from '../../site-content/film-store.ts';
import { mediaOfHolder, type MediaHolder } from '../../site-content/media-store.ts';
import { owePublish } from '../../publishing/owed-publish.ts';

/** Brings the pictures that a preview or a website shows and has not got, then a website's films, and draws its pages again. */
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
  const { profile, spec } = preview.payload;
  const shown = sitePictures(profileWith(profile, spec.edits), spec.design, spec.sectionOrder);
  const copied = await copyMissing(services, holder, picturesOf(shown), job.signal);
  const rendered = await renderPreview(services, hash, preview.payload);
  const free = await database.transaction(async (trx) => {
    await job.fence(trx);
    return rendered.save(trx);
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
  const pictures = await copyMissing(
    services,
    holder,
    picturesOf(sitePictures(profile, website.spec.design, website.spec.sectionOrder), [
      ...seoPictures(website.spec.seo),
      ...(await picturesOfPosts(database.db, websiteId)),
    ]),
    job.signal,
  );
  if (pictures.copied + pictures.dead > 0 || website.published_id === null)
    await publishAgain(services, websiteId, job);
  const films = await copyFilmsOfSite(services, holder, siteFilms(profile, website.spec), job.signal);
  if (films.copied > 0) await publishAgain(services, websiteId, job);
  assertNoneLeft({ ...pictures, left: pictures.left + films.left });
}

async function publishAgain(
  { database, queue, publisher }: OnboardingServices & { publisher: Publisher },
  websiteId: string,
  job: Job<'copy-pictures'>,
): Promise<void> {
  await database.transaction(async (trx) => {
    await job.fence(trx);
    await touchContent(trx, websiteId);
    await owePublish(queue, trx, websiteId, 'pictures');
  });
  await publisher.publish(websiteId, 'pictures');
}

/** Films come last: a page is whole without them, and each may take as long as all its pictures. */
async function copyFilmsOfSite(
  services: OnboardingServices,
  holder: MediaHolder,
  urls: readonly string[],
  signal: AbortSignal,
): Promise<CopyOutcome> {
  const outcome = await copyFilms(services, holder, urls, signal);
  if (signal.aborted) throw new Error('the copying was stopped before its end');
  await limitFilms(services.database.db, holder, { shown: wantedFilms(urls), most: MAX_FILMS });
  return outcome;
}

/** What a platform would not give just now is tried again, as the queue tries any job again. */
function assertNoneLeft(outcome: CopyOutcome): void {
  if (outcome.left > 0) throw new Error(`${outcome.left} pictures or films could not be copied yet`);
}

function picturesOf(
  { first, rest }: ReturnType<typeof sitePictures>,
  more: readonly string[] = [],
): string[] {
  return [...[...first, ...rest].map(({ url }) => url), ...more];
}

async function copyMissing(
  services: OnboardingServices,
  holder: MediaHolder,
  pictures: readonly string[],
  signal: AbortSignal,
): Promise<CopyOutcome> {
  const known = await mediaOfHolder(services.database.db, holder);
  const missing = pictures.filter((url) => !known.has(url));
  const outcome = await copyPictures(services, holder, missing, signal);
  if (signal.aborted) throw new Error('the copying was stopped before its end');
  return outcome;
}
