import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@tosite/ui/skeleton';
import { platformOfWebsiteType } from '@tosite/validation/platforms/platform';
import type { Ref } from 'react';
import { words } from '../../words/words.ts';
import { previewQueries } from '../../previews/preview-queries.ts';
import { variantOf, type Variant } from './variant.ts';

const copy = words.profileForm;

export type SamplesProps = {
  variant: Variant;
  disabled: boolean;
  onPick: (profileUrl: string) => void;
  ref?: Ref<HTMLElement>;
};

/** The shipped profiles, one press each; this platform's first. Without an answer there is nothing to offer. */
export function Samples({ variant, disabled, onPick, ref }: SamplesProps) {
  const { data, isPending, isError } = useQuery(previewQueries.samples());
  if (isError || data?.samples.length === 0) return null;
  const samples = data?.samples.toSorted(
    (a, b) =>
      Number(platformOfWebsiteType(b.website_type) === variant.platform) -
      Number(platformOfWebsiteType(a.website_type) === variant.platform),
  );
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby="samples"
      className="border-t border-rule pt-6 outline-none"
    >
      <h2 id="samples">{copy.samplesTitle}</h2>
      <p className="mt-1 text-sm text-ink-2">{copy.samplesHelp}</p>
      <ul className="mt-4 grid gap-2 sm:grid-cols-2">
        {isPending && [0, 1, 2, 3].map((n) => <Skeleton key={n} className="h-16 rounded-frame" />)}
        {samples?.map((sample) => (
          <li
            key={sample.profileUrl}
            data-variant={variantOf(platformOfWebsiteType(sample.website_type)).accent}
          >
            <button
              type="button"
              aria-label={`${sample.name}, ${words.websiteTypes[sample.website_type]}`}
              disabled={disabled}
              onClick={() => onPick(sample.profileUrl)}
              className="flex min-h-16 w-full items-center gap-3 rounded-frame border border-rule bg-raise px-4 py-2.5 text-left hover:border-edge disabled:opacity-60"
            >
              <span aria-hidden="true" className="size-2 shrink-0 bg-accent-text" />
              <span className="min-w-0">
                <span className="block truncate font-semibold">{sample.name}</span>
                <span className="block text-sm text-ink-2">{words.websiteTypes[sample.website_type]}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
