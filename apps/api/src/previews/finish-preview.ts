import { startDeadline } from '@tosite/profile-sources/outbound/deadline';
import { initialSpec, shownProfile, shownSections, sitePictures } from '@tosite/site-renderer/site-model';
import type { ProfileResult } from '@tosite/profile-sources/profile-source';
import type { Subdomain } from '@tosite/validation/platforms/platform';
import type { SiteDataPost, SiteSources } from '@tosite/validation/website/site-data';
import type { SiteSpec } from '@tosite/validation/website/site-spec';
import type { Preview } from '@tosite/validation/website/preview';
import type { Message } from '@tosite/validation/messages/message';
import { copyPictures, type CopyOutcome } from '../media/copy-pictures.ts';
import { releaseMedia, type MediaHolder } from '../site-content/media-store.ts';
import { suggestedDomain } from '../site-content/suggest-labels.ts';
import { renderPreview } from './render-preview.ts';
import type { OnboardingServices } from './onboarding-services.ts';
import { picturesMessage, type StepReporter } from './preview-steps.ts';
import type { PreviewPayload } from '../site-content/preview-payload.ts';
import { newPreviewId, PREVIEW_LIFE_MS, savePreview } from '../site-content/preview-store.ts';
import { previewHash } from '../secrets/preview-hash.ts';
import { presentPreview } from './present-preview.ts';
import { possibleSteps } from './possible-steps.ts';

/** How long a preview waits for the pictures of its first view; the queue brings the rest. */
const FIRST_PICTURES_MS = 2000;

export type SitePictures = ReturnType<typeof sitePictures>;

/** A profile with all that a preview of it is made of, however it was had. */
export type PreviewContents = ProfileResult & {
  /** What the person asked by: a link's name, or what the profile says of itself. */
  handle: string;
  /** The subdomain that the person was on; null: decided by the type of the site. */
  subdomain: Subdomain | null;
  /** What the suggested address is made of. */
  addressFrom: string;
  /** Who asked; null: nobody who was signed in. */
  ownerId: string | null;
  /** Which profile this is, for whoever counts previews. */
  profileKey: string;
  /** Of a site that was exported here: what its owner decided, and its sources where the export holds them. */
  exported?:
    { spec: SiteSpec; sources?: SiteSources | undefined; posts?: SiteDataPost[] | undefined } | undefined;
};

/** Copies pictures before the pages are drawn. `later`: how many the queue has to bring. */
export type CopyNow = (
  holder: MediaHolder,
  pictures: SitePictures,
) => Promise<{ outcome: CopyOutcome; later: number }>;

export type FinishOptions = {
  signal: AbortSignal;
  report: StepReporter;
  /** Absent: the pictures of the first view, for two seconds; the queue brings the others. */
  copyNow?: CopyNow;
  /** What is known to be missing only when the pictures are copied. */
  warnings?: () => Message[];
};

/**
 * Profile → pictures → pages: the second half of every preview. It lives for 24 hours; when this fails, nothing of
 * it stays.
 */
export async function finishPreview(
  services: OnboardingServices,
  contents: PreviewContents,
  options: FinishOptions,
): Promise<Preview> {
  const previewId = newPreviewId();
  try {
    return await copyAndDraw(services, previewId, contents, options);
  } catch (error) {
    const { database, storage } = services;
    const free = await database.transaction(async (trx) =>
      releaseMedia(trx, `preview:${previewHash(previewId)}`),
    );
    await Promise.all(free.map((key) => storage.delete(key)));
    throw error;
  }
}

async function copyAndDraw(
  services: OnboardingServices,
  previewId: string,
  contents: PreviewContents,
  options: FinishOptions,
): Promise<Preview> {
  const { database, now, queue } = services;
  const { profile, exported } = contents;
  const { next } = contents.report;
  const { report } = options;
  const spec = exported?.spec ?? (await initialSpec(profile));
  const shown = shownProfile(profile, spec.edits);
  const hash = previewHash(previewId);

  report('pictures', 'started', null);
  const copyNow = options.copyNow ?? copyFirstView(services, options.signal);
  const { outcome, later } = await copyNow(
    `preview:${hash}`,
    sitePictures(shown, spec.design, spec.sectionOrder),
  );
  report('pictures', 'done', picturesMessage(outcome, later - outcome.left));

  report('pages', 'started', null);
  const payload: PreviewPayload = {
    platform: profile.platform,
    subdomain: contents.subdomain,
    handle: contents.handle,
    suggestedDomain: await suggestedDomain(database.db, contents.addressFrom, now()),
    profile,
    report: {
      ...contents.report,
      ...(next === undefined ? {} : { next: possibleSteps(services.env, profile.platform, next) }),
      warnings: [...contents.report.warnings, ...(options.warnings?.() ?? [])],
    },
    spec,
    ...(exported === undefined
      ? {}
      : {
          exported: {
            ...(exported.sources === undefined ? {} : { sources: exported.sources }),
            ...(exported.posts === undefined ? {} : { posts: exported.posts }),
          },
        }),
  };
  const rendered = await services.turns.draw(
    () => renderPreview(services, hash, payload),
    options.signal,
    (before) => report('pages', 'started', { id: 'steps.waiting', count: before + 1 }),
  );
  await database.transaction(async (trx) => {
    await savePreview(trx, {
      hash,
      payload,
      profileKey: contents.profileKey,
      ownerId: contents.ownerId,
      now: now(),
      expiresAt: now() + PREVIEW_LIFE_MS,
    });
    await rendered.save(trx);
    if (later > 0)
      await queue.enqueue(trx, 'copy-pictures', { holder: `preview:${hash}` }, { dedupeKey: hash });
  });
  const { length } = shownSections(shown, spec);
  report('pages', 'done', { id: 'steps.sections', count: length });
  return presentPreview(services.env, previewId, payload, rendered.copies);
}

function copyFirstView(services: OnboardingServices, signal: AbortSignal): CopyNow {
  return async (holder, pictures) => {
    const deadline = startDeadline(FIRST_PICTURES_MS, signal);
    const first = pictures.first.map((picture) => picture.url);
    try {
      const outcome = await copyPictures(services, holder, first, deadline.signal);
      return { outcome, later: pictures.rest.length + outcome.left };
    } finally {
      deadline.end();
    }
  };
}
