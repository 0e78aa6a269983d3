import { Button } from '@tosite/ui/button';
import { Notice } from '@tosite/ui/notice';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useOnboardingStore } from '../features/onboarding/onboarding-store.ts';
import { ProfileForm } from '../features/onboarding/profile-form.tsx';
import { Samples } from '../features/onboarding/samples.tsx';
import { usePreviewRun } from '../features/onboarding/use-preview-run.ts';
import { VariantDrawing } from '../features/onboarding/variant-drawing.tsx';
import { useVariant } from '../features/onboarding/variant.ts';
import { paths } from '../paths.ts';
import { words } from '../words/en.ts';

/** /website and /website/link-profile. */
export function Page() {
  const variant = useVariant();
  const copy = words.variants[variant.words];
  const waiting = useOnboardingStore((state) => state.previewData);
  const [query] = useSearchParams();
  const preview = usePreviewRun();
  const samples = useRef<HTMLElement>(null);
  return (
    <main
      id="content"
      tabIndex={-1}
      className="grid flex-1 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <title>{`${copy.formTitle} · ${words.product}`}</title>
      <div className="mx-auto flex w-full max-w-[560px] flex-col gap-8 px-5 py-8 lg:px-8 lg:py-14">
        <div>
          <h1 className="text-[30px] leading-tight md:text-[38px]">
            {copy.title} <span className="text-accent-text">{copy.label}</span>
          </h1>
          <p className="mt-3 max-w-[52ch] text-md text-ink-2">{copy.description}</p>
        </div>
        {waiting !== null && !preview.running && (
          <Notice
            action={
              <Button asChild>
                <Link to={paths.preview(waiting.previewId)}>{words.profileForm.goOn}</Link>
              </Button>
            }
          >
            {words.profileForm.waiting(waiting.suggestedName)}
          </Notice>
        )}
        <ProfileForm
          variant={variant}
          preview={preview}
          profile={query.get('profile') ?? undefined}
          onWantSample={() => samples.current?.focus()}
        />
        <Samples
          ref={samples}
          variant={variant}
          disabled={preview.running}
          onPick={(profileUrl) => void preview.run({ profileUrl })}
        />
      </div>
      <div className="hidden place-items-center bg-field px-12 py-10 lg:grid">
        <VariantDrawing variant={variant.words} className="sticky top-20 w-full max-w-[560px]" />
      </div>
    </main>
  );
}
