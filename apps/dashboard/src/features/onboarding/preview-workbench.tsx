import { Button } from '@tosite/ui/button';
import { Segmented } from '@tosite/ui/segmented';
import { TextField } from '@tosite/ui/text-field';
import { Thread } from '@tosite/ui/thread';
import { THEME_NAMES, type ThemeName } from '@tosite/validation/website/design';
import { isPersons } from '@tosite/validation/website/is-persons';
import type { Preview } from '@tosite/validation/website/preview';
import { useCallback, useDeferredValue, useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { siteAddress } from '../../config/app-config.ts';
import { FormError } from '../../forms/form-error.tsx';
import { paths } from '../../paths.ts';
import { previewWords } from '../../words/preview-words.ts';
import { words } from '../../words/words.ts';
import { ScaledBox } from '../../display/scaled-box.tsx';
import { SiteFrame } from '../../display/site-frame.tsx';
import { useAuthStore } from '../../session/auth-store.ts';
import { AddressField } from '../../sites/address-field.tsx';
import { CompletingStep } from './completing-step.tsx';
import { LiveNotice, useLiveWebsite } from './live-notice.tsx';
import { ContactAsk, LanguageAsk } from './preview-asks.tsx';
import { PreviewFrame } from '../../previews/preview-frame.tsx';
import { threadOfPreview, useStepsStore } from '../../previews/preview-steps.ts';
import { siteOfPreview } from './site-of-preview.ts';
import { miniContent } from '../../previews/theme-mini.tsx';
import { themesFor } from '../../previews/theme-order.ts';
import { ThemePicker } from '../../previews/theme-picker.tsx';
import { usePublish } from './use-publish.ts';

const copy = words.preview;
const DEVICES = { desktop: 1280, tablet: 768, phone: 390 } as const;
type Device = keyof typeof DEVICES;

/** One's own site on one side; its look, name and address on the other. */
export function PreviewWorkbench({ preview, expired }: { preview: Preview; expired: ReactNode }) {
  const signedIn = useAuthStore((state) => state.user !== null);
  const steps = useStepsStore();
  const form = usePublish(preview);
  const { details, set, errors, formRef } = form;
  const live = useLiveWebsite(preview.previewId);
  const theme = THEME_NAMES.find((name) => name === details.theme) ?? preview.design.theme_name;
  const name = useDeferredValue(details.websiteName.trim() || preview.suggestedName);
  const label = details.websiteDomain.trim().toLowerCase() || preview.suggestedDomain;
  const siteIn = useCallback(
    (look: ThemeName) =>
      siteOfPreview(preview, look, name, preview.suggestedDomain, {
        language: details.language,
        contact: details.contact,
      }),
    [preview, name, details.language, details.contact],
  );
  const site = useMemo(() => siteIn(theme), [siteIn, theme]);
  if (form.expired) return expired;

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void form.publish();
  }

  return (
    <main
      id="content"
      tabIndex={-1}
      className="grid flex-1 grid-cols-1 lg:h-[calc(100dvh-65px)] lg:min-h-[600px] lg:flex-none lg:grid-cols-[464px_minmax(0,1fr)] lg:grid-rows-1"
    >
      <title>{`${title(preview)} · ${words.product}`}</title>
      <form
        ref={formRef}
        onSubmit={submit}
        noValidate
        className="contents lg:relative lg:flex lg:min-h-0 lg:flex-col lg:overflow-y-auto lg:px-8 lg:pt-6"
      >
        <div className="px-5 pt-5 pb-4 max-lg:order-1 lg:p-0">
          <div className="flex items-baseline justify-between gap-4">
            <h1>{title(preview)}</h1>
            <Link
              to={paths.linkProfile()}
              className="shrink-0 py-2 text-sm font-semibold text-accent-text hover:underline"
            >
              {copy.another}
            </Link>
          </div>
          <Thread label={copy.stepsLabel} ended className="mt-4" items={threadOfPreview(preview, steps)} />
          <CompletingStep preview={preview} />
        </div>
        <div className="grid grid-cols-1 content-start gap-4 px-5 py-4 max-lg:order-3 lg:mt-4 lg:px-0">
          <Block title={copy.look}>
            <ThemePicker
              label={copy.look}
              content={miniContent(preview, name)}
              themes={themesFor(preview.profile, preview.media)}
              siteIn={siteIn}
              value={theme}
              onValueChange={(value) => set('theme', value)}
            />
          </Block>
          <Block title={copy.address}>
            <AddressField
              label={copy.addressLabel}
              hideLabel
              value={details.websiteDomain}
              onValueChange={(value) => set('websiteDomain', value)}
              error={errors.websiteDomain}
            />
          </Block>
          <Block>
            <TextField
              label={copy.nameLabel}
              name="websiteName"
              value={details.websiteName}
              onChange={(event) => set('websiteName', event.target.value)}
              error={errors.websiteName}
              maxLength={120}
              autoComplete="off"
            />
          </Block>
          <LanguageAsk preview={preview} details={details} onChange={form.change} />
          <ContactAsk preview={preview} details={details} onChange={form.change} />
          <FormError message={form.formError ?? errors.theme ?? errors.type ?? null} />
        </div>
        <div
          data-bottom-bar
          className="sticky bottom-0 z-5 mt-auto border-t border-rule bg-ground px-5 py-3 max-lg:order-4 lg:-mx-8 lg:px-8 lg:py-4"
        >
          {live === null ? (
            <>
              <p className="mb-2 flex flex-wrap items-baseline justify-center gap-x-2 text-sm">
                <span className="min-w-0 font-semibold wrap-anywhere">
                  {previewWords.at(siteAddress(label))}
                </span>
                <button
                  type="button"
                  className="font-semibold text-accent-text hover:underline max-lg:min-h-9"
                  onClick={() => showAddressField(formRef.current)}
                >
                  {previewWords.change}
                </button>
              </p>
              <Button type="submit" variant="primary" size="large" busy={form.pending} className="w-full">
                {form.pending ? copy.publishing : copy.publish}
              </Button>
              <p className="mt-2 text-center text-sm text-ink-2 max-lg:hidden">
                {signedIn ? copy.publishHelp : copy.signupFirst}
              </p>
            </>
          ) : (
            <LiveNotice website={live} />
          )}
        </div>
      </form>
      <Bench address={siteAddress(label)}>
        <PreviewFrame site={site} />
      </Bench>
    </main>
  );
}

/** The address is asked below the looks: the bar that names it leads there. */
function showAddressField(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLInputElement>('[name="websiteDomain"]');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}

/** The ground on which the site lies, at the width of a desktop, a tablet or a phone. */
function Bench({ address, children }: { address: string; children: ReactNode }) {
  const [device, setDevice] = useState<Device>(() => (window.innerWidth <= 900 ? 'phone' : 'desktop'));
  return (
    <section
      aria-label={copy.frame}
      className="flex min-h-0 flex-col gap-3 bg-bench px-5 py-3 max-lg:order-2 max-lg:h-[460px] lg:p-6 lg:pt-4"
    >
      <Segmented
        label={copy.device}
        value={device}
        onValueChange={setDevice}
        className="self-center max-lg:hidden"
        options={(['desktop', 'tablet', 'phone'] as const).map((value) => ({
          value,
          label: copy.devices[value],
        }))}
      />
      <div
        className="mx-auto flex min-h-0 w-full flex-1 transition-[max-width] duration-200"
        style={{ maxWidth: device === 'desktop' ? 1600 : DEVICES[device] }}
      >
        <SiteFrame address={address} className="flex-1">
          <ScaledBox width={DEVICES[device]} className="min-h-0 flex-1">
            {children}
          </ScaledBox>
        </SiteFrame>
      </div>
    </section>
  );
}

function Block({ title: heading, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="border-t border-rule pt-4">
      {heading !== undefined && <h2 className="mb-3">{heading}</h2>}
      {children}
    </section>
  );
}

/** A person is spoken to by their first name; a company, a channel or a showcase is named. */
function title(preview: Preview): string {
  const first = preview.suggestedName.trim().split(/\s+/u)[0] ?? preview.suggestedName;
  return isPersons(preview.website_type, preview.profile)
    ? copy.title(first)
    : copy.companyTitle(preview.suggestedName);
}
