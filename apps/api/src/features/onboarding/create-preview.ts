import type { PreviewStep } from '@tosite/api-client/endpoints/onboard';
import { SourceFailure } from '@tosite/profile-sources/profile-source';
import { initialDesign, sitePictures } from '@tosite/site-renderer/site-model';
import { normalizeProfileUrl, type ProfileLink } from '@tosite/validation/platforms';
import type { Platform, Subdomain } from '@tosite/validation/platforms/platform';
import type { Preview } from '@tosite/validation/website/preview';
import { ApiFailure } from '../../http/api-failure.ts';
import { copyPictures } from '../media/copy-pictures.ts';
import { suggestedDomain } from '../websites/suggest-labels.ts';
import { drawPreview } from './draw-preview.ts';
import type { OnboardingServices } from './onboarding-services.ts';
import { picturesInWords, profileInWords, type StepReporter } from './preview-steps.ts';
import {
  newPreviewId,
  previewHash,
  PREVIEW_LIFE_MS,
  savePreview,
  type PreviewPayload,
} from './preview-store.ts';
import { presentPreview } from './present-preview.ts';
import { answerSourceFailure } from './source-failure-answer.ts';

/** How long a preview waits for the pictures of its first view; the queue brings the rest. */
const FIRST_PICTURES_MS = 2000;

export type CreatePreviewInput = {
  profileUrl: string;
  platform?: Platform | undefined;
  subdomain?: Subdomain | undefined;
};
export type CreatePreviewOptions = {
  signal: AbortSignal;
  /** Called when the link is known and before a platform is asked: counts the request against its limits. */
  onLink: (link: ProfileLink) => Promise<void>;
  onStep: (step: PreviewStep) => void;
};

/** Reads a link as section 5 of the specification says. Throws `invalid_profile_link` with the specified sentence. */
export function readProfileLink(input: CreatePreviewInput): ProfileLink {
  const link = normalizeProfileUrl(input.profileUrl, input.platform ?? input.subdomain ?? null);
  if (!link.ok) {
    throw new ApiFailure('invalid_profile_link', link.message, {
      fields: { profileOrUsername: link.message },
    });
  }
  return link;
}

/**
 * Link → profile → pictures of the first view → pages: a preview that lives for 24 hours. Each step is told when it
 * happened. Fails with the source's own code and sentence; nothing is stored then.
 */
export async function createPreview(
  services: OnboardingServices,
  input: CreatePreviewInput,
  options: CreatePreviewOptions,
): Promise<Preview> {
  const { database, now, queue } = services;
  const began = now();
  const report: StepReporter = (step, status, detail) => {
    options.onStep({ step, status, detail, at: Math.max(0, now() - began) });
  };
  const link = readProfileLink(input);
  await options.onLink(link);
  report('link', 'done', link.url);

  report('profile', 'started', link.platform);
  const { profile, report: source } = await fetchOrFail(services, link, options.signal, report);
  report('profile', 'done', profileInWords(profile));

  const { design, section_order: sectionOrder } = initialDesign(profile);
  const payload: PreviewPayload = {
    platform: link.platform,
    websiteType: link.websiteType,
    subdomain: input.subdomain ?? null,
    handle: link.siteName,
    suggestedName: profile.name,
    // A sample's handle says that it is one; nobody wants that in an address.
    suggestedDomain: await suggestedDomain(
      database.db,
      source.method === 'sample' ? profile.name : link.siteName,
      now(),
    ),
    profile,
    report: source,
    design,
    sectionOrder,
  };
  const previewId = newPreviewId();
  const hash = previewHash(previewId);

  report('pictures', 'started', '');
  const pictures = sitePictures(profile, design, sectionOrder);
  const firstOnly = AbortSignal.any([options.signal, AbortSignal.timeout(FIRST_PICTURES_MS)]);
  const first = pictures.first.map((picture) => picture.url);
  const outcome = await copyPictures(services, `preview:${hash}`, first, firstOnly);
  const rest = pictures.rest.length + outcome.left;
  report('pictures', 'done', picturesInWords(outcome, pictures.rest.length));

  report('pages', 'started', '');
  const drawn = await drawPreview(services, hash, payload);
  const expiresAt = now() + PREVIEW_LIFE_MS;
  await database.transaction(async (trx) => {
    await savePreview(trx, {
      hash,
      payload,
      profileKey: `${link.platform}:${link.siteName.toLowerCase()}`,
      now: now(),
      expiresAt,
    });
    await drawn.save(trx);
    if (rest > 0)
      await queue.enqueue(trx, 'copy-pictures', { holder: `preview:${hash}` }, { dedupeKey: hash });
  });
  report('pages', 'done', `${sectionOrder.length} sections`);
  return presentPreview(services.env, previewId, payload, drawn.copies);
}

async function fetchOrFail(
  services: OnboardingServices,
  link: ProfileLink,
  signal: AbortSignal,
  report: StepReporter,
): ReturnType<OnboardingServices['fetchProfile']> {
  try {
    return await services.fetchProfile(link, { signal });
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    report('profile', 'failed', error.message);
    throw answerSourceFailure(error, services.now());
  }
}
