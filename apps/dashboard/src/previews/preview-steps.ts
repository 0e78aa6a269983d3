import type { PreviewStep } from '@tosite/api-client/endpoints/stream-events';
import type { Preview } from '@tosite/validation/website/preview';
import type { ThreadItem } from '@tosite/ui/thread';
import { create } from 'zustand';
import { say } from '../words/say.ts';
import { words } from '../words/words.ts';

/** The steps as they came in; one line each, the newest word counts. */
export function withStep(steps: readonly PreviewStep[], step: PreviewStep): PreviewStep[] {
  const at = steps.findIndex((known) => known.step === step.step);
  return at === -1 ? [...steps, step] : steps.map((known, index) => (index === at ? step : known));
}

/** The thread: what is done, what is running, and where it broke. `failure` is the sentence of the break. */
export function threadOfSteps(steps: readonly PreviewStep[], failure: string | null): ThreadItem[] {
  const broken = failure !== null && !steps.some((step) => step.status === 'failed');
  return steps.map((step, index) => {
    const breaksHere = step.status === 'failed' || (broken && index === steps.length - 1);
    const status = breaksHere ? 'failed' : step.status;
    return {
      id: step.step,
      state: status === 'started' ? 'running' : status,
      title: words.steps[step.step][status],
      detail: breaksHere && failure !== null ? failure : say(step.detailReason, step.detail),
      ...(status === 'started' ? {} : { time: words.steps.seconds(step.at) }),
    };
  });
}

/** The steps that led to a preview, kept while the app is open, for the preview's own page. */
export const useStepsStore = create<{ previewId: string | null; steps: readonly PreviewStep[] }>()(() => ({
  previewId: null,
  steps: [],
}));

/** What has been done for a preview: the real steps with their times, or after a reload what the preview itself tells. */
export function threadOfPreview(
  preview: Preview,
  known: { previewId: string | null; steps: readonly PreviewStep[] },
): ThreadItem[] {
  if (known.previewId === preview.previewId && known.steps.length > 0) {
    // That the link was read goes without saying by now.
    return threadOfSteps(
      known.steps.filter(({ step }) => step !== 'link'),
      null,
    );
  }
  const pictures = Object.values(preview.media).filter((image) => image !== null).length;
  return [
    { id: 'profile', state: 'done', title: words.steps.profile.done, detail: shortLink(preview.profile.url) },
    ...(pictures === 0
      ? []
      : [
          {
            id: 'pictures',
            state: 'done',
            title: words.steps.pictures.done,
            detail: words.preview.pictures(pictures),
          } as const,
        ]),
    { id: 'pages', state: 'done', title: words.steps.pages.done, detail: words.preview.drawn },
  ];
}

/** A link as people say it: `github.com/jane`. */
export function shortLink(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/u, '').replace(/\/$/u, '');
}
