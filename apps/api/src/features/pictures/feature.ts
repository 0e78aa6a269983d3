import type { Feature } from '../../feature.ts';
import type { OnboardingServices } from '../../previews/onboarding-services.ts';
import type { Publisher } from '../../publishing/publish-queue.ts';
import { copyPicturesJob } from './copy-pictures-job.ts';

/** Our own copies of what previews and websites show. */
export function mediaFeature(onboarding: OnboardingServices, { publisher }: { publisher: Publisher }) {
  return {
    jobs: { 'copy-pictures': (job) => copyPicturesJob({ ...onboarding, publisher }, job) },
  } satisfies Feature;
}
