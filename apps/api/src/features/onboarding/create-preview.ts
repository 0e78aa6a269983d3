import type { PreviewStep } from '@tosite/api-client/endpoints/stream-events';
import { SourceFailure } from '@tosite/profile-sources/profile-source';
import { normalizeProfileUrl, type ProfileLink } from '@tosite/validation/platforms';
import type { Platform, Subdomain } from '@tosite/validation/platforms/platform';
import type { Preview } from '@tosite/validation/website/preview';
import { formMessage } from '@tosite/validation/messages/form-message';
import { ApiFailure } from '../../http/api-failure.ts';
import { finishPreview } from '../../previews/finish-preview.ts';
import type { OnboardingServices } from '../../previews/onboarding-services.ts';
import { foundMessage, presentStep, type StepReporter } from '../../previews/preview-steps.ts';
import { answerSourceFailure } from '../../previews/source-failure-answer.ts';
import { possibleSteps } from '../../previews/possible-steps.ts';

export type CreatePreviewInput = {
  profileUrl: string;
  platform?: Platform | undefined;
  subdomain?: Subdomain | undefined;
  /** Whose the preview is; null: nobody's who is signed in. */
  ownerId: string | null;
};
export type CreatePreviewOptions = {
  signal: AbortSignal;
  /** Called when the link is known and before a platform is asked: counts the request against its limits. */
  onLink: (link: ProfileLink) => Promise<void>;
  onStep: (step: PreviewStep) => void;
};

/** Reads a link as section 5 of the specification says. Throws `invalid_profile_link` with the specified sentence. */
export function readProfileLink(input: Omit<CreatePreviewInput, 'ownerId'>): ProfileLink {
  const link = normalizeProfileUrl(input.profileUrl, input.platform ?? input.subdomain ?? null);
  if (!link.ok) {
    const message = formMessage(link.message);
    throw new ApiFailure('invalid_profile_link', message, {
      fields: { profileOrUsername: message },
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
  const { now } = services;
  const began = now();
  const report: StepReporter = (step, status, detail) => {
    options.onStep(presentStep(step, status, detail, now() - began));
  };
  const link = readProfileLink(input);
  await options.onLink(link);
  report('link', 'done', { id: 'text', text: link.url });
  return services.turns.begin(() => previewOf(services, link, input, { ...options, report }), options.signal);
}

async function previewOf(
  services: OnboardingServices,
  link: ProfileLink,
  input: CreatePreviewInput,
  { signal, report }: { signal: AbortSignal; report: StepReporter },
): Promise<Preview> {
  report('profile', 'started', { id: 'text', text: link.platform });
  const { profile, report: source } = await fetchOrFail(services, link, signal, report);
  report('profile', 'done', foundMessage(profile));

  return finishPreview(
    services,
    {
      profile,
      report: source,
      handle: link.siteName,
      subdomain: input.subdomain ?? null,
      ownerId: input.ownerId,
      // A sample's handle says that it is one; nobody wants that in an address.
      addressFrom: source.method === 'sample' ? profile.name : link.siteName,
      profileKey: `${link.platform}:${link.siteName.toLowerCase()}`,
    },
    { signal, report },
  );
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
    report('profile', 'failed', error.reason);
    throw answerSourceFailure(error, services.now(), possibleSteps(services.env, link.platform, error.next));
  }
}
