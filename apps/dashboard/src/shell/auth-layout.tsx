import { Skeleton } from '@tosite/ui/skeleton';
import { useState } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { LanguageSwitch } from '../display/language-switch.tsx';
import { lazyWithBoundary } from '../display/lazy-with-boundary.tsx';
import { ModeButton } from '../display/mode-switch.tsx';
import { VariantDrawing } from '../features/onboarding/variant-drawing.tsx';
import { useVariant, type Variant } from '../features/onboarding/variant.ts';
import { useOnboardingStore } from '../memory/onboarding-store.ts';
import { paths } from '../paths.ts';
import { words } from '../words/words.ts';
import { ProductBrand } from '../session/product-brand.tsx';

const WaitingSite = lazyWithBoundary(
  () => import('../features/onboarding/waiting-site.tsx').then((module) => module.WaitingSite),
  <Skeleton className="flex-1" />,
);

/** The shared wrapper of the auth screens: the form, and beside it the site that waits for it, or what to come for. */
export function AuthLayout() {
  const variant = useVariant();
  const waiting = useOnboardingStore((state) => state.previewData);
  const [isMissing, setMissing] = useState(false);
  const preview = isMissing ? null : waiting;
  return (
    <div
      data-variant={variant.accent}
      className={`grid min-h-dvh grid-cols-1 bg-ground max-lg:grid-rows-[auto_auto_1fr] lg:grid-rows-[auto_1fr] ${preview === null ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]' : 'lg:grid-cols-[480px_minmax(0,1fr)]'}`}
    >
      <header className="flex min-h-11 items-center justify-between px-5 pt-4 lg:px-8">
        <ProductBrand />
        <div className="flex items-center gap-1">
          <LanguageSwitch />
          <ModeButton />
        </div>
      </header>
      <div className="flex flex-col px-5 pb-4 lg:px-8">
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[400px] flex-1 flex-col justify-center pt-8 pb-14 max-lg:justify-start"
        >
          <Outlet />
        </main>
      </div>
      {preview === null ? (
        <Pitch variant={variant} />
      ) : (
        <aside
          aria-label={words.auth.waiting.label}
          className="flex flex-col bg-bench px-5 py-4 max-lg:order-first max-lg:row-start-2 max-lg:mt-3 max-lg:h-[336px] lg:sticky lg:top-0 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-dvh lg:p-6"
        >
          <WaitingSite key={preview.previewId} preview={preview} onMissing={() => setMissing(true)} />
        </aside>
      )}
    </div>
  );
}

function Pitch({ variant }: { variant: Variant }) {
  const copy = words.variants[variant.words];
  return (
    <aside className="flex flex-col justify-center gap-8 bg-field px-5 py-10 text-white lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:px-12">
      <div className="mx-auto w-full max-w-[400px] lg:max-w-[560px]">
        <h2 className="max-w-[16em] text-2xl leading-tight md:text-[34px]">
          {copy.title} <span className="text-thread">{copy.label}</span>
        </h2>
        <p className="mt-3 max-w-[44ch] text-md opacity-90">{copy.description}</p>
        <Link
          to={paths.linkProfile()}
          className="mt-4 inline-flex min-h-11 items-center gap-2 rounded-control border-[1.5px] border-white/60 px-4 font-semibold outline-white hover:border-white"
        >
          {copy.formTitle}
        </Link>
      </div>
      <VariantDrawing
        variant={variant.words}
        className="mx-auto hidden w-full max-w-[400px] md:block lg:max-w-[560px]"
      />
    </aside>
  );
}
