import type { ProfileLink } from '@tosite/validation/platforms';
import type { OnboardingServices } from '../../previews/onboarding-services.ts';

/**
 * Counts a preview against its visitor's network: 30 an hour, 200 a day. Samples, and profiles that were read within
 * the hour, cost no platform anything and are free.
 */
export async function takePreview(
  services: Pick<OnboardingServices, 'isFree' | 'limits'>,
  link: ProfileLink,
  addressKey: string,
): Promise<void> {
  if (await services.isFree(link)) return;
  await services.limits.take('previewHour', addressKey);
  await services.limits.take('previewDay', addressKey);
}
