import type { ReactNode } from 'react';
import { ProductBrand } from '../session/product-brand.tsx';

/** The full-screen centred wrapper: a brand, a title, a few sentences and the ways on. */
export function CenteredPage({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] px-5 py-5 md:px-8">
      <header>
        <ProductBrand />
      </header>
      <main
        id="content"
        tabIndex={-1}
        className="mx-auto flex w-full max-w-[440px] flex-col justify-center gap-4 pb-24"
      >
        <span aria-hidden="true" className="size-3 border-2 border-accent-text" />
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
