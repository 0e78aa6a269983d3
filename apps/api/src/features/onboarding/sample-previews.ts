import { initialSpec, sitePictures } from '@tosite/site-renderer/site-model';
import type { ProfileResult } from '@tosite/profile-sources/profile-source';
import { platformOfWebsiteType } from '@tosite/validation/platforms/platform';
import { SAMPLE_LOOKS, sampleLook } from '@tosite/validation/website/sample-looks';
import { THEME_NAMES, type ThemeName } from '@tosite/validation/website/theme-names';
import { copyPictures } from '../../media/copy-pictures.ts';
import { suggestedDomain } from '../../site-content/suggest-labels.ts';
import { renderPreview } from '../../previews/render-preview.ts';
import type { OnboardingServices } from '../../previews/onboarding-services.ts';
import type { PreviewPayload } from '../../site-content/preview-payload.ts';
import { SAMPLE, savePreview } from '../../site-content/preview-store.ts';
import { previewHash } from '../../secrets/preview-hash.ts';

/** Samples do not end: a hundred years. */
const SAMPLE_LIFE_MS = 100 * 365 * 24 * 60 * 60 * 1000;

/**
 * Draws the samples that every landing shows, at `<preview host>/<handle>/`, and in the looks that they are shown in
 * besides, at `<handle>-<theme>`. Made anew at each start, so that they look as the themes do now; their pictures are
 * copied once.
 */
export async function renderSamplePreviews(
  services: OnboardingServices,
  samples: readonly ProfileResult[],
  signal: AbortSignal,
): Promise<void> {
  const looks = THEME_NAMES.filter((theme) => !SAMPLE_LOOKS[theme].isOwn);
  for (const sample of samples) await renderSample(services, sample, null, signal);
  for (const theme of looks) {
    const sample = samples.find(({ profile }) => profile.handle === SAMPLE_LOOKS[theme].handle);
    if (sample !== undefined) await renderSample(services, sample, theme, signal);
  }
}

/** `theme` null: in the one that it begins with. */
async function renderSample(
  services: OnboardingServices,
  { profile, report }: ProfileResult,
  theme: ThemeName | null,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  const first = await initialSpec(profile);
  const spec = theme === null ? first : { ...first, design: { ...first.design, theme_name: theme } };
  const at = theme === null ? profile.handle : sampleLook(theme);
  const hash = previewHash(at);
  const payload: PreviewPayload = {
    platform: platformOfWebsiteType(profile.type),
    subdomain: null,
    handle: profile.handle,
    suggestedDomain: await suggestedDomain(services.database.db, profile.name, services.now()),
    profile,
    report,
    spec,
  };
  const pictures = sitePictures(profile, spec.design, spec.sectionOrder);
  const urls = [...pictures.first, ...pictures.rest].map((picture) => picture.url);
  // Pages first, so that a sample opens at once; then its pictures.
  await saveSample(services, at, payload);
  await copyPictures(services, `preview:${hash}`, urls, signal);
  if (!signal.aborted) await saveSample(services, at, payload);
}

async function saveSample(services: OnboardingServices, at: string, payload: PreviewPayload): Promise<void> {
  const { database, storage, now } = services;
  const hash = previewHash(at);
  const rendered = await renderPreview(services, hash, payload);
  const free = await database.transaction(async (trx) => {
    await savePreview(trx, {
      hash,
      payload,
      profileKey: `${SAMPLE}${at}`,
      ownerId: null,
      now: now(),
      expiresAt: now() + SAMPLE_LIFE_MS,
    });
    return rendered.save(trx);
  });
  await Promise.all(free.map((key) => storage.delete(key)));
}
