import { addressKey } from '../../http/client-address.ts';
import type { Handlers } from '../../http/endpoint-handler.ts';
import { createPreview } from './create-preview.ts';
import type { OnboardingServices } from '../../previews/onboarding-services.ts';
import { takePreview } from './preview-limits.ts';
import { readPreview } from './read-preview.ts';

export function onboardingHandlers(
  services: OnboardingServices,
): Pick<Handlers, 'previewData' | 'getPreview' | 'listSamples'> {
  return {
    async previewData({ body }, context) {
      const ownerId = await services.ownerOf(context.request);
      return createPreview(
        services,
        { ...body, ownerId },
        {
          signal: context.signal,
          onLink: (link) => takePreview(services, link, addressKey(context.clientAddress)),
          onStep: (step) => void context.stream?.send('step', step),
        },
      );
    },
    getPreview: ({ params }) => readPreview(services, params.previewId),
    listSamples: async () => ({
      samples: services.samples.map(({ name, website_type, profileUrl }) => ({
        name,
        website_type,
        profileUrl,
      })),
    }),
  };
}
