import { ApiError } from '@tosite/api-client/api-error';
import type { Preview } from '@tosite/validation/website/preview';
import { ThemeNameSchema } from '@tosite/validation/website/design';
import { WebsiteFormSchema } from '@tosite/validation/website/website-form';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { messagesOf } from '../../forms/use-form.ts';
import { paths } from '../../paths.ts';
import { errorSentence } from '../display/error-sentence.ts';
import { useAuthStore } from '../session/auth-store.ts';
import { makeWebsite, rememberTaken } from '../websites/website-queries.ts';
import { useOnboardingStore, type WebsiteDetails } from './onboarding-store.ts';

function initialDetails(preview: Preview): WebsiteDetails {
  return {
    websiteName: preview.suggestedName,
    websiteDomain: preview.suggestedDomain,
    theme: preview.design.theme_name,
    type: preview.website_type,
  };
}

/** The website form of the specification over a waiting preview: what is typed is kept, publishing makes the site. */
export function usePublish(preview: Preview) {
  const navigate = useNavigate();
  const stored = useOnboardingStore((state) => state.websiteDetails);
  const details = stored ?? initialDetails(preview);
  const [errors, setErrors] = useState<{ [K in keyof WebsiteDetails]?: string | undefined }>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [expired, setExpired] = useState(false);
  const busy = useRef(false);
  const keys = useRef(new Map<string, string>());

  function set(name: keyof WebsiteDetails, value: string) {
    useOnboardingStore.getState().setWebsiteDetails({ ...details, [name]: value });
    setErrors({ ...errors, [name]: undefined });
  }

  /** One key for one content: pressing twice, or again after a lost answer, makes one site. */
  function keyFor(body: unknown): string {
    const content = JSON.stringify(body);
    const key = keys.current.get(content) ?? crypto.randomUUID();
    keys.current.set(content, key);
    return key;
  }

  async function publish(): Promise<void> {
    if (busy.current) return;
    setFormError(null);
    const checked = v.safeParse(
      v.object({
        ...WebsiteFormSchema.entries,
        theme: v.pipe(WebsiteFormSchema.entries.theme, ThemeNameSchema),
      }),
      details,
    );
    if (!checked.success) {
      setErrors(messagesOf(WebsiteFormSchema, details));
      return;
    }
    if (useAuthStore.getState().user === null) {
      useOnboardingStore.getState().setWebsiteDetails(details);
      await navigate(paths.signup({ returnTo: paths.preview(preview.previewId) }));
      return;
    }
    const body = { ...checked.output, type: preview.website_type, previewId: preview.previewId };
    busy.current = true;
    setPending(true);
    try {
      const website = await makeWebsite(body, keyFor(body));
      await navigate(paths.home(), { state: { published: website._id } });
      useOnboardingStore.getState().clear();
    } catch (error) {
      failed(error, details.websiteDomain);
    } finally {
      busy.current = false;
      setPending(false);
    }
  }

  function failed(error: unknown, label: string) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'preview_expired') {
      setExpired(true);
      return;
    }
    // The address field shows it in its own words, with what else is free.
    if (rememberTaken(error, label)) return;
    const { websiteName, websiteDomain, theme, type } = error.fields;
    const named = { websiteName, websiteDomain, theme, type };
    setErrors(named);
    if (Object.values(named).every((message) => message === undefined)) setFormError(errorSentence(error));
  }

  return { details, set, errors, formError, pending, expired, publish };
}
