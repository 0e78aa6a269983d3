import type { NextStep } from '@tosite/api-client/endpoints/errors';
import { NEXT_STEP_WORDS } from '../copy/form-messages.ts';

export type StepActions = {
  /** The sample's preview. */
  sample: string;
  /** The dashboard's own page for a profile link. */
  linkProfile: string;
  /** What it is told: what was typed, and where the visitor comes from. */
  query: Readonly<Record<string, string>>;
  retry: () => void;
};

/** What a person can do after a failed preview, as buttons and links in the order that the server gave. */
export function nextSteps(steps: readonly NextStep[], ways: StepActions): HTMLElement[] {
  return steps.map((step) => {
    if (step === 'retry') return nextStepButton(NEXT_STEP_WORDS.retry, ways.retry);
    if (step === 'sample') {
      const link = anchor(NEXT_STEP_WORDS.sample, ways.sample);
      link.target = '_blank';
      link.rel = 'noopener';
      return link;
    }
    const query = new URLSearchParams({ next: step, ...ways.query });
    return anchor(NEXT_STEP_WORDS[step], `${ways.linkProfile}?${query.toString()}`);
  });
}

/** A button under the field. */
export function nextStepButton(words: string, press: () => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn btn-2';
  button.textContent = words;
  button.addEventListener('click', press);
  return button;
}

function anchor(words: string, href: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'btn btn-2';
  link.href = href;
  link.textContent = words;
  return link;
}
