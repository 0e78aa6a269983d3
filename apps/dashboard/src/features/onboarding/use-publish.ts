import { ApiError } from '@tosite/api-client/api-error';
import type { Preview } from '@tosite/validation/website/preview';
import { ThemeNameSchema } from '@tosite/validation/website/design';
import { WebsiteFormSchema } from '@tosite/validation/website/website-form';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { showFirstError } from '../../forms/show-first-error.ts';
import { messagesOf } from '../../forms/use-form.ts';
import { paths } from '../../paths.ts';
import { errorSentence, fieldErrors } from '../../words/error-sentence.ts';
import { useAuthStore } from '../../session/auth-store.ts';
import { wayOn } from '../../session/way-on.ts';
import { makeWebsite, rememberTaken } from '../../sites/website-queries.ts';
import { contactOf } from './contact-choice.ts';
import { detailsOf, useOnboardingStore, type WebsiteDetails } from '../../memory/onboarding-store.ts';
import { proposedLanguage } from './proposed-language.ts';
import { rememberDetails, rememberedDetails, rememberPublished } from '../../memory/tab-memory.ts';

const FIELDS = ['websiteName', 'websiteDomain', 'theme', 'type'] as const;
type Errors = { [K in (typeof FIELDS)[number]]?: string | undefined };

function initialDetails(preview: Preview): WebsiteDetails {
  return {
    websiteName: preview.suggestedName,
    websiteDomain: preview.suggestedDomain,
    theme: preview.design.theme_name,
    type: preview.website_type,
    previewId: preview.previewId,
  };
}

/** The website form of the specification over a waiting preview: what is typed is kept, publishing makes the site. */
export function usePublish(preview: Preview) {
  const navigate = useNavigate();
  const { previewId } = preview;
  const [own, setOwn] = useState(() => rememberedDetails(previewId) ?? initialDetails(preview));
  // The same preview in another tab; another preview's details are not ours.
  const shared = useOnboardingStore((state) => detailsOf(previewId, state));
  const details = shared ?? own;
  const [errors, setErrors] = useState<Errors>({});
  const [formError, setFormError] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [expired, setExpired] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const formRef = useRef<HTMLFormElement>(null);
  const busy = useRef(false);
  const keys = useRef(new Map<string, string>());

  useEffect(() => (attempts > 0 ? showFirstError(formRef.current) : undefined), [attempts]);

  function change(part: Partial<WebsiteDetails>) {
    const next = { ...details, ...part, previewId };
    const onboarding = useOnboardingStore.getState();
    // The preview that was touched last is the one that waits.
    if (onboarding.previewData?.previewId !== previewId) onboarding.setPreviewData(preview);
    onboarding.setWebsiteDetails(next);
    rememberDetails(next);
    setOwn(next);
  }

  function set(name: (typeof FIELDS)[number], value: string) {
    change({ [name]: value });
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
    const form = {
      websiteName: details.websiteName,
      websiteDomain: details.websiteDomain,
      theme: details.theme,
      type: details.type,
    };
    const checked = v.safeParse(
      v.object({
        ...WebsiteFormSchema.entries,
        theme: v.pipe(WebsiteFormSchema.entries.theme, ThemeNameSchema),
      }),
      form,
    );
    if (!checked.success) {
      setErrors(messagesOf(WebsiteFormSchema, form));
      setAttempts((count) => count + 1);
      return;
    }
    if (useAuthStore.getState().user === null) {
      change({});
      await navigate(paths.signup({ returnTo: paths.preview(previewId) }));
      return;
    }
    const contact = contactOf(preview, details);
    const body = {
      ...checked.output,
      type: preview.website_type,
      previewId,
      language: details.language ?? proposedLanguage(preview),
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(Object.keys(contact).length === 0 ? {} : { contact }),
    };
    busy.current = true;
    setPending(true);
    try {
      const website = await makeWebsite(body, keyFor(body));
      rememberPublished(previewId, website._id);
      await navigate(wayOn(paths.home()), { state: { published: website._id } });
      const onboarding = useOnboardingStore.getState();
      // Another tab's preview goes on waiting.
      if (onboarding.previewData?.previewId === previewId) onboarding.clear();
    } catch (error) {
      failed(error, details.websiteDomain);
      setAttempts((count) => count + 1);
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
    const said = fieldErrors(error);
    const named: Errors = Object.fromEntries(FIELDS.map((name) => [name, said[name]]));
    setErrors(named);
    if (Object.values(named).every((message) => message === undefined)) setFormError(errorSentence(error));
  }

  return { details, set, change, errors, formError, pending, expired, publish, formRef };
}
