import { Link, Outlet } from 'react-router-dom';
import { LanguageSwitch } from '../display/language-switch.tsx';
import { ModeButton } from '../display/mode-switch.tsx';
import { VariantDrawing } from '../features/onboarding/variant-drawing.tsx';
import { useVariant } from '../features/onboarding/variant.ts';
import { paths } from '../paths.ts';
import { words } from '../words/words.ts';
import { ProductBrand } from '../session/product-brand.tsx';

/** The shared wrapper of the auth screens: the form, and beside it what this platform's visitors came for. */
export function AuthLayout() {
  const variant = useVariant();
  const copy = words.variants[variant.words];
  return (
    <div
      data-variant={variant.accent}
      className="grid min-h-dvh grid-cols-1 bg-ground lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]"
    >
      <div className="flex flex-col px-5 py-4 lg:px-8">
        <header className="flex min-h-11 items-center justify-between">
          <ProductBrand />
          <div className="flex items-center gap-1">
            <LanguageSwitch />
            <ModeButton />
          </div>
        </header>
        <main
          id="content"
          tabIndex={-1}
          className="mx-auto flex w-full max-w-[400px] flex-1 flex-col justify-center pt-8 pb-14 max-lg:justify-start"
        >
          <Outlet />
        </main>
      </div>
      <aside className="flex flex-col justify-center gap-8 bg-field px-5 py-10 text-white lg:px-12">
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
    </div>
  );
}
