import { bareUsername, profileUrlFor } from '@tosite/validation/platforms/bare-username';
import {
  normalizeProfileUrl,
  PLATFORM_NAMES,
  PLATFORMS,
  PROFILE_LINK_INVALID,
  platformOfSubdomain,
  SUBDOMAINS,
  type Platform,
  type ProfileLink,
  type Subdomain,
} from '@tosite/validation/platforms';
import { FORM_MESSAGES } from '../copy/form-messages.ts';
import { formParts } from './form-parts.ts';
import { requestPreview } from './request-preview.ts';
import { nextSteps, nextStepButton } from './next-steps.ts';

/** What the form needs of the browser; tests pass their own. */
export type FormSurroundings = {
  fetch: typeof globalThis.fetch;
  goTo: (url: string) => void;
  timeoutMs?: number;
};

/** Brings one profile form alive: checks what was typed, asks for the preview, goes to it, or says what is wrong. */
export function wakeProfileForm(form: HTMLFormElement, { goTo, ...network }: FormSurroundings): void {
  const parts = formParts(form);
  const { field } = parts;
  const dashboard = new URL(form.action).origin;
  const from = platformLanding(form.dataset.page);
  // Our own message stands beside the field; the browser's bubble would say something else.
  form.noValidate = true;

  const submit = async (subdomain: Subdomain): Promise<void> => {
    if (parts.isLoading()) return;
    const reading = normalizeProfileUrl(field.value, subdomain);
    if (!reading.ok) {
      const platforms =
        reading.message === PROFILE_LINK_INVALID ? platformsOfName(field.value, subdomain) : [];
      const buttons = platforms.map((platform) =>
        nextStepButton(PLATFORM_NAMES[platform], () => {
          void submit(platform);
        }),
      );
      parts.showError(reading.message, buttons, buttons.length > 0 ? FORM_MESSAGES.whichPlatform : null);
      return;
    }
    await ask(reading, subdomain);
  };

  const ask = async (link: ProfileLink, subdomain: Subdomain): Promise<void> => {
    parts.startLoading();
    const answer = await requestPreview({ dashboard, profileUrl: link.url, subdomain }, network);
    if (answer.ok) {
      // The button keeps saying so until the next page is there.
      goTo(
        `${dashboard}/website/preview?${new URLSearchParams({ id: answer.previewId, ...from }).toString()}`,
      );
      return;
    }
    parts.stopLoading();
    const ways = nextSteps(answer.next, {
      sample: form.dataset.sample ?? '',
      linkProfile: `${dashboard}/website/link-profile`,
      query: { profileOrUsername: field.value.trim(), ...from },
      retry: () => {
        void submit(subdomain);
      },
    });
    parts.showError(answer.message, ways, null);
  };

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit(subdomainOf(form, event.submitter));
  });
  field.addEventListener('input', () => {
    parts.clearError();
  });
  // Back from the next page: a page kept in the browser's memory still says that it is loading.
  addEventListener('pageshow', (event) => {
    if (event.persisted) parts.stopLoading();
  });
}

/** Whose username a bare name is: the pressed button's, the chosen card's, else the page's own. */
function subdomainOf(form: HTMLFormElement, submitter: HTMLElement | null): Subdomain {
  const pressed =
    submitter instanceof HTMLButtonElement && submitter.name === 'subdomain' ? submitter.value : null;
  const said = pressed ?? new FormData(form).get('subdomain') ?? form.dataset.page;
  return SUBDOMAINS.find((known) => known === said) ?? 'dashboard';
}

/** What the dashboard is told of a visitor who comes from a platform's landing. */
function platformLanding(page: string | undefined): { from?: Platform } {
  const from = PLATFORMS.find((platform) => platform === page);
  return from === undefined ? {} : { from };
}

/** On the main host, the platforms that a bare name could be a username of. */
function platformsOfName(typed: string, subdomain: Subdomain): Platform[] {
  const name = platformOfSubdomain(subdomain) === null ? bareUsername(typed) : null;
  return name === null ? [] : PLATFORMS.filter((platform) => profileUrlFor(platform, name) !== null);
}
