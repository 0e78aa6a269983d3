import type { ProfileLink } from '@tosite/validation/platforms';
import type { Limits } from '../../http/limits.ts';

export type PreviewLimitServices = {
  limits: Limits;
  /** Whether this profile costs no platform anything: a sample, or one that was read within the hour. */
  isFree: (link: ProfileLink) => Promise<boolean>;
};

/**
 * Counts a preview against its visitor's network: 30 an hour, 200 a day. Samples, and profiles that were read within
 * the hour, cost no platform anything and are free.
 */
export async function takePreview(
  services: PreviewLimitServices,
  link: ProfileLink,
  addressKey: string,
): Promise<void> {
  if (await services.isFree(link)) return;
  await services.limits.take('previewHour', addressKey);
  await services.limits.take('previewDay', addressKey);
}
