import type { PreviewStep } from '@tosite/api-client/endpoints/stream-events';
import { SourceFailure, type ProfileResult } from '@tosite/profile-sources/profile-source';
import type { Subdomain } from '@tosite/validation/platforms/platform';
import type { Preview } from '@tosite/validation/website/preview';
import { notFound } from '../../http/api-failure.ts';
import { finishPreview } from '../../previews/finish-preview.ts';
import type { OnboardingServices } from '../../previews/onboarding-services.ts';
import { foundMessage, presentStep, type StepReporter } from '../../previews/preview-steps.ts';
import { answerSourceFailure } from '../../previews/source-failure-answer.ts';
import type { ConnectionServices } from './connection-services.ts';
import { connectionStore, type ConnectionRow } from './connection-store.ts';
import { readConnection } from './read-connection.ts';

/** A preview out of an account that its owner has connected: as a link's, but with all that the owner may see. */
export async function previewConnection(
  services: ConnectionServices & { onboarding: OnboardingServices },
  input: { id: string; userId: string; subdomain: Subdomain | null },
  options: { signal: AbortSignal; onStep: (step: PreviewStep) => void },
): Promise<Preview> {
  const { database, clock, limits, onboarding } = services;
  const began = clock.now();
  const report: StepReporter = (step, status, detail) => {
    options.onStep(presentStep(step, status, detail, clock.now() - began));
  };
  const connection = await connectionStore.find(database.db, input.id, input.userId);
  if (connection === null) throw notFound();
  await limits.take('connectByOwner', input.userId);
  return onboarding.turns.begin(
    () => previewOf(services, connection, input, { signal: options.signal, report }),
    options.signal,
  );
}

async function previewOf(
  services: ConnectionServices & { onboarding: OnboardingServices },
  connection: ConnectionRow,
  input: { userId: string; subdomain: Subdomain | null },
  options: { signal: AbortSignal; report: StepReporter },
): Promise<Preview> {
  const { report } = options;
  report('profile', 'started', { id: 'text', text: connection.platform });
  const { profile, report: source } = await readOrFail(services, connection, options.signal, report);
  report('profile', 'done', foundMessage(profile));
  return finishPreview(
    services.onboarding,
    {
      profile,
      report: source,
      handle: profile.handle,
      subdomain: input.subdomain,
      ownerId: input.userId,
      addressFrom: profile.handle === '' ? profile.name : profile.handle,
      profileKey: `connection:${connection.id}`,
    },
    options,
  );
}

async function readOrFail(
  services: ConnectionServices,
  connection: ConnectionRow,
  signal: AbortSignal,
  report: StepReporter,
): Promise<ProfileResult> {
  try {
    return await readConnection(services, connection, signal);
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    report('profile', 'failed', error.reason);
    throw answerSourceFailure(error, services.clock.now());
  }
}
