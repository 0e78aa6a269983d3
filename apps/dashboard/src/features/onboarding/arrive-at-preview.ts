import type { PreviewStep } from '@tosite/api-client/endpoints/onboard';
import type { Preview } from '@tosite/validation/website/preview';
import type { NavigateFunction } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { queryClient } from '../../query-client.ts';
import { useOnboardingStore } from './onboarding-store.ts';
import { previewQueries } from './preview-queries.ts';
import { useStepsStore } from './preview-steps.ts';

/**
 * The preview that was just made is the one that waits now, and its page follows. `keepDetails`: it takes the place
 * of one whose look, name and address are already chosen.
 */
export async function arriveAtPreview(
  preview: Preview,
  steps: readonly PreviewStep[],
  navigate: NavigateFunction,
  { keepDetails = false }: { keepDetails?: boolean } = {},
): Promise<void> {
  const onboarding = useOnboardingStore.getState();
  if (!keepDetails) onboarding.clear();
  onboarding.setPreviewData(preview);
  queryClient.setQueryData(previewQueries.byId(preview.previewId).queryKey, preview);
  useStepsStore.setState({ previewId: preview.previewId, steps });
  await navigate(paths.preview(preview.previewId));
}
