import type { ReactNode } from 'react';
import { ProductBrand } from '../../session/product-brand.tsx';
import { billingWords } from '../../words/billing-words.ts';
import { words } from '../../words/words.ts';

type OutcomeFrameProps = {
  title: string;
  /** Whose payment it was, where that is known. */
  website?: string | undefined;
  /** Above the title. */
  above?: ReactNode;
  /** Beside what is said. */
  aside?: ReactNode;
  children: ReactNode;
};

/** The whole window, without the places: one thing happened, and there is one way on. */
export function OutcomeFrame({ title, website, above, aside, children }: OutcomeFrameProps) {
  return (
    <div data-variant="violet" className="grid min-h-dvh grid-rows-[auto_1fr] bg-ground">
      <title>{`${billingWords.outcome.pageTitle}: ${title} · ${words.product}`}</title>
      <header className="flex items-center justify-between gap-4 px-5 py-4 lg:px-6">
        <ProductBrand />
        {website !== undefined && <span className="min-w-0 truncate text-sm text-ink-2">{website}</span>}
      </header>
      <main
        id="content"
        tabIndex={-1}
        className={`grid content-start gap-10 px-5 pt-4 pb-12 lg:content-center lg:items-center lg:justify-center lg:gap-16 lg:px-12 lg:pb-24 ${aside === undefined ? 'justify-center lg:grid-cols-[minmax(0,440px)]' : 'lg:grid-cols-[minmax(0,440px)_minmax(0,560px)]'}`}
      >
        <div className="min-w-0 max-w-[440px] max-lg:w-full">
          {above}
          {/* Said when it changes: somebody waits for it without seeing it. */}
          <div role="status">
            <h1 className="text-[28px] leading-tight lg:text-[34px]">{title}</h1>
          </div>
          {children}
        </div>
        {aside}
      </main>
    </div>
  );
}
