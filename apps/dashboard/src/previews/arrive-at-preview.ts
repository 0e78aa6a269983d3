import type { PreviewStep } from '@tosite/api-client/endpoints/stream-events';
import type { Preview } from '@tosite/validation/website/preview';
import type { NavigateFunction } from 'react-router-dom';
import { paths } from '../paths.ts';
import { queryClient } from '../query-client.ts';
import { useOnboardingStore } from '../memory/onboarding-store.ts';
import { previewQueries } from './preview-queries.ts';
import { rememberDetails, rememberedDetails } from '../memory/tab-memory.ts';
import { useStepsStore } from './preview-steps.ts';

/**
 * The preview that was just made is the one that waits now, and its page follows. `replaces`: the preview whose
 * place it takes, with the look, name and address that were chosen over that one.
 */
export async function arriveAtPreview(
  preview: Preview,
  steps: readonly PreviewStep[],
  navigate: NavigateFunction,
  { replaces }: { replaces?: string } = {},
): Promise<void> {
  const onboarding = useOnboardingStore.getState();
  const details = replaces === undefined ? null : rememberedDetails(replaces);
  onboarding.clear();
  onboarding.setPreviewData(preview);
  if (details !== null) {
    // Its language and its contact details are asked of the new profile.
    const { language: _, contact: __, ...chosen } = details;
    const kept = { ...chosen, previewId: preview.previewId };
    onboarding.setWebsiteDetails(kept);
    rememberDetails(kept);
  }
  queryClient.setQueryData(previewQueries.byId(preview.previewId).queryKey, preview);
  useStepsStore.setState({ previewId: preview.previewId, steps });
  await navigate(paths.preview(preview.previewId));
}
