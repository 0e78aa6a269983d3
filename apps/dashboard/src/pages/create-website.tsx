import { Button } from '@tosite/ui/button';
import { TextField } from '@tosite/ui/text-field';
import { THEME_NAMES, type ThemeName } from '@tosite/validation/website/design';
import type { Preview } from '@tosite/validation/website/preview';
import { useCallback, useDeferredValue } from 'react';
import { Link, redirect, useLoaderData } from 'react-router-dom';
import { miniContent } from '../previews/theme-mini.tsx';
import { themesFor } from '../previews/theme-order.ts';
import { ThemePicker } from '../previews/theme-picker.tsx';
import { useOnboardingStore } from '../memory/onboarding-store.ts';
import { siteOfPreview } from '../features/onboarding/site-of-preview.ts';
import { usePublish } from '../features/onboarding/use-publish.ts';
import { AddressField } from '../sites/address-field.tsx';
import { FormError } from '../forms/form-error.tsx';
import { paths } from '../paths.ts';
import { words } from '../words/words.ts';

const copy = words.createWebsite;

/** The form is filled from a preview; without one that waits, a profile link comes first. */
export function loader(): { preview: Preview } | Response {
  const preview = useOnboardingStore.getState().previewData;
  return preview === null ? redirect(paths.linkProfile()) : { preview };
}

export function Page() {
  const { preview } = useLoaderData<{ preview: Preview }>();
  const { details, set, errors, formError, pending, expired, publish, formRef } = usePublish(preview);
  const theme = THEME_NAMES.find((name) => name === details.theme) ?? preview.design.theme_name;
  const name = useDeferredValue(details.websiteName.trim() || preview.suggestedName);
  const siteIn = useCallback(
    (look: ThemeName) =>
      siteOfPreview(preview, look, name, preview.suggestedDomain, {
        language: details.language,
        contact: details.contact,
      }),
    [preview, name, details.language, details.contact],
  );
  return (
    <main id="content" tabIndex={-1} className="mx-auto w-full max-w-[560px] px-5 pt-8 pb-16">
      <title>{`${copy.title} · ${words.product}`}</title>
      <h1>{copy.title}</h1>
      <p className="mt-2 text-ink-2">
        {copy.body(preview.suggestedName)}{' '}
        <Link
          to={paths.preview(preview.previewId)}
          className="font-semibold text-accent-text hover:underline"
        >
          {copy.see}
        </Link>
      </p>
      <form
        ref={formRef}
        noValidate
        className="mt-6 grid grid-cols-1 gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          void publish();
        }}
      >
        <TextField
          label={words.preview.nameLabel}
          name="websiteName"
          value={details.websiteName}
          onChange={(event) => set('websiteName', event.target.value)}
          error={errors.websiteName}
          maxLength={120}
          autoComplete="off"
        />
        <AddressField
          label={words.preview.addressLabel}
          value={details.websiteDomain}
          onValueChange={(value) => set('websiteDomain', value)}
          error={errors.websiteDomain}
        />
        <div>
          <p className="mb-2 font-semibold">{copy.theme}</p>
          <ThemePicker
            label={copy.theme}
            content={miniContent(preview, name)}
            themes={themesFor(preview.profile, preview.media)}
            value={theme}
            onValueChange={(value) => set('theme', value)}
            siteIn={siteIn}
          />
          {errors.theme !== undefined && (
            <p className="mt-1.5 text-sm font-medium text-bad">{errors.theme}</p>
          )}
        </div>
        <dl>
          <dt className="font-semibold">{copy.type}</dt>
          <dd className="mt-1 text-ink-2">{words.websiteTypes[preview.website_type]}</dd>
          {errors.type !== undefined && (
            <dd className="mt-1.5 text-sm font-medium text-bad">{errors.type}</dd>
          )}
        </dl>
        <FormError
          message={expired ? `${words.preview.expiredTitle}. ${words.preview.expiredBody}` : formError}
        />
        {expired ? (
          <Button variant="primary" size="large" asChild>
            <Link to={paths.linkProfile({ profile: preview.profile.url })}>{words.preview.makeAgain}</Link>
          </Button>
        ) : (
          <Button type="submit" variant="primary" size="large" busy={pending}>
            {pending ? copy.busy : copy.submit}
          </Button>
        )}
      </form>
    </main>
  );
}
