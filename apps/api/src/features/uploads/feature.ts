import { ofAccount } from '../../exported-table.ts';
import type { Feature } from '../../feature.ts';
import type { IncomingFolder } from '../../http/forms/incoming-folder.ts';
import type { OnboardingServices } from '../../previews/onboarding-services.ts';
import type { Publisher } from '../../publishing/publish-queue.ts';
import { uploadHandlers } from './routes.ts';
import { sweepUploads } from './sweep-uploads.ts';

/** Pictures that owners upload for their website. */
export function uploadsFeature(
  services: OnboardingServices,
  deps: { publisher: Publisher; incoming: IncomingFolder },
) {
  return {
    handlers: uploadHandlers({ ...services, ...deps }),
    sweeps: [() => sweepUploads(services)],
    exports: [ofAccount('uploads', 'uploads', [], 'owner_id')],
  } satisfies Feature;
}
