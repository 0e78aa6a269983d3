import type { PreviewProgress, PreviewStep } from '@tosite/api-client/endpoints/stream-events';
import type { KnownProfile } from '@tosite/profile-sources/import/import-context';
import { importFiles } from '@tosite/profile-sources/import/import-files';
import {
  ImportFailure,
  type ImportProgress,
  type ImportResult,
} from '@tosite/profile-sources/import/import-result';
import type { Limiter } from '@tosite/profile-sources/outbound/limiter';
import { mergeProfiles } from '@tosite/validation/profile/merge/merge-sources';
import type { Platform, Subdomain } from '@tosite/validation/platforms/platform';
import type { Preview } from '@tosite/validation/website/preview';
import { ApiFailure } from '../../http/api-failure.ts';
import { randomId } from '../../secrets/keys.ts';
import { finishPreview } from '../../previews/finish-preview.ts';
import type { OnboardingServices } from '../../previews/onboarding-services.ts';
import { foundMessage, presentStep, type StepReporter } from '../../previews/preview-steps.ts';
import { possibleSteps } from '../../previews/possible-steps.ts';
import { seoPictures } from '../../site-content/seo-pictures.ts';
import { copyImport } from './copy-import.ts';
import type { Upload } from '../../http/forms/receive-upload.ts';
import { createThrottle } from './throttle.ts';
import { unusableMessages } from './unusable-messages.ts';

export type ImportServices = OnboardingServices & {
  /** Reading an archive takes the processor: a few at once, the others wait. */
  reading: Limiter;
};
export type ImportWatch = {
  onStep: (step: PreviewStep) => void;
  onProgress: (progress: PreviewProgress) => void;
};

/**
 * A preview out of the files of an upload, as of a link: read, pictures and films copied at once, drawn. Throws
 * `unusable_export` with a sentence that names the file found and the one expected. The files may be deleted when
 * this is over.
 */
export async function importProfile(
  services: ImportServices,
  upload: Upload,
  input: {
    platform: Platform | null;
    subdomain: Subdomain | null;
    known: KnownProfile | null;
    ownerId: string | null;
  },
  watch: ImportWatch & { signal: AbortSignal; began: number },
): Promise<Preview> {
  const { now } = services;
  const { signal } = watch;
  const report: StepReporter = (step, status, detail) => {
    watch.onStep(presentStep(step, status, detail, now() - watch.began));
  };
  report('upload', 'done', { id: 'steps.files', count: upload.files.length, bytes: upload.bytes });
  report('read', 'started', null);
  const throttle = createThrottle(watch.onProgress);
  const result = await services.reading.run(
    () =>
      readOrFail(services, upload, input, {
        signal,
        report,
        onProgress: (progress) => throttle.pass(progress),
      }),
    signal,
  );
  const { profile } = result;
  report('read', 'done', foundMessage(profile));

  const { site } = result;
  throttle.reset();
  const copy = copyImport(services, {
    profile,
    pictures: result.pictures,
    site,
    // What its owner hid has its pictures as well.
    besides: site === undefined ? [] : [...seoPictures(site.spec.seo), ...Object.keys(site.pictures)],
    signal,
    onProgress: (done, total) => throttle.pass({ done, total }),
  });
  return finishPreview(
    services,
    {
      // Its owner's layer lies in the spec.
      profile:
        site?.sources === undefined
          ? profile
          : mergeProfiles(site.sources.map((each) => each.profile)).profile,
      report: result.report,
      handle: profile.handle,
      subdomain: input.subdomain,
      ownerId: input.ownerId,
      addressFrom: profile.handle === '' ? profile.name : profile.handle,
      profileKey: `import:${profile.platform}:${profile.handle.toLowerCase()}`,
      exported: site,
    },
    {
      signal,
      report,
      copyNow: copy.copyNow,
      warnings: () => [...copy.warnings(), ...unusableMessages([...result.unusable, ...copy.unusable])],
    },
  );
}

async function readOrFail(
  { env }: ImportServices,
  upload: Upload,
  { platform, known }: { platform: Platform | null; known: KnownProfile | null },
  watch: { signal: AbortSignal; report: StepReporter; onProgress: (progress: PreviewProgress) => void },
): Promise<ImportResult> {
  try {
    return await importFiles({
      files: upload.files,
      platform,
      known,
      importId: randomId(),
      signal: watch.signal,
      onProgress: ({ done, total }: ImportProgress) => watch.onProgress({ done, total }),
    });
  } catch (error) {
    if (!(error instanceof ImportFailure)) throw error;
    watch.report('read', 'failed', error.reason);
    throw new ApiFailure('unusable_export', error.reason, {
      next: possibleSteps(env, platform, error.next),
      cause: error,
    });
  }
}
