import { siteSettingsWords } from '../../words/site-settings-words.ts';
import { fitting } from './text-width.ts';
import { TITLE_SIZE, TITLE_WIDTH } from './seo-checks.ts';
import type { ShownInSearch } from './shown-in-search.ts';

const copy = siteSettingsWords.seo;

/** The site as one of the results of a search engine. */
export function SearchPreview({ shown }: { shown: ShownInSearch }) {
  const fits = fitting(shown.title, TITLE_SIZE, TITLE_WIDTH);
  return (
    <section aria-labelledby="seo-search">
      <h3 id="seo-search" className="text-[16px]">
        {copy.preview}
      </h3>
      <div
        className="mt-2 rounded-card border border-rule bg-raise p-4 [font-family:Arial,sans-serif]"
        dir="auto"
      >
        <p className="flex min-w-0 items-center gap-2.5">
          {shown.icon === null ? (
            <span
              aria-hidden="true"
              className="grid size-7 shrink-0 place-items-center rounded-full border border-rule text-sm text-ink-2"
            >
              {Array.from(shown.name)[0]?.toUpperCase()}
            </span>
          ) : (
            <img
              src={shown.icon}
              alt=""
              className="size-7 shrink-0 rounded-full border border-rule object-cover"
            />
          )}
          <span className="min-w-0">
            <span className="block truncate text-sm">{shown.name}</span>
            <span className="block truncate text-xs text-ink-2">{shown.address}</span>
          </span>
        </p>
        <p className="mt-1.5 text-[20px] leading-[1.3] [overflow-wrap:anywhere] text-[#1a0dab] dark:text-[#8ab4f8]">
          {fits === shown.title ? shown.title : `${fits} …`}
        </p>
        <p className="mt-1 text-sm leading-normal [overflow-wrap:anywhere] text-ink-2">{shown.description}</p>
      </div>
    </section>
  );
}
