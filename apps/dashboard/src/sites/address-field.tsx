import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { classNames } from '@tosite/ui/class-names';
import { normalizeSiteLabel, SiteLabelSchema } from '@tosite/validation/website/site-label';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { siteAddress, siteSuffix } from '../config/app-config.ts';
import { words } from '../words/words.ts';
import { useDebounced } from './use-debounced.ts';
import { websiteQueries } from './website-queries.ts';
import { say, sayField } from '../words/say.ts';

const copy = words.address;

export type AddressFieldProps = {
  label: string;
  /** True: the label is a heading elsewhere on the page, and only read aloud here. */
  hideLabel?: boolean;
  value: string;
  onValueChange: (value: string) => void;
  error?: string | undefined;
  /** The address that the site has already: it is not "taken". */
  own?: string | undefined;
};

/** Suggestions, the name that they stand under, and whether that was free when it was last asked; null: not asked. */
type Row = { for: string; available: boolean | null; names: readonly string[] };

type Finding = { tone: 'good' | 'bad' | 'quiet'; text: string };

/** An address, asked about while it is typed; a chosen suggestion changes places with what stood there. */
export function AddressField({
  label,
  hideLabel = false,
  value,
  onValueChange,
  error,
  own,
}: AddressFieldProps) {
  const id = useId();
  const name = normalizeSiteLabel(value);
  const settled = useDebounced(name, 350);
  const isOwn = own !== undefined && name === own;
  const shape = v.safeParse(SiteLabelSchema, value);
  const check = useQuery({
    ...websiteQueries.domainCheck(settled),
    enabled: shape.success && !isOwn && settled === name,
  });
  const [row, setRow] = useState<Row>({ for: '', available: null, names: [] });
  const isAnswered = check.data !== undefined && settled === name;
  if (isAnswered && (row.for !== name || row.available !== check.data.available)) {
    const { available, suggestions } = check.data;
    // One that was chosen from the row keeps it; the row of another name helps nobody any more.
    const stays = available && suggestions.length === 0 && row.for === name;
    setRow({ for: name, available, names: stays ? row.names : suggestions });
  }
  const offered = row.for === name ? row.names : [];

  function swap(other: string) {
    // The row stays as it is but for the two that change places, so that the way back is where it was.
    const names = row.names.flatMap((each) => (each !== other ? [each] : shape.success ? [name] : []));
    setRow({ for: normalizeSiteLabel(other), available: null, names });
    onValueChange(other);
  }

  const finding = findingOf();
  function findingOf(): Finding {
    const address = siteAddress(name);
    if (error !== undefined) return { tone: 'bad', text: error };
    if (!shape.success)
      return value === ''
        ? { tone: 'quiet', text: '' }
        : { tone: 'bad', text: sayField(shape.issues[0].message) };
    if (isOwn) return { tone: 'quiet', text: copy.own(address) };
    if (check.isError) return { tone: 'quiet', text: copy.unknown };
    if (check.data === undefined || settled !== name) return { tone: 'quiet', text: copy.checking(address) };
    if (check.data.available) return { tone: 'good', text: copy.free(address) };
    const text =
      check.data.message === undefined
        ? check.data.reason === 'reserved'
          ? copy.reserved(address)
          : copy.taken(address)
        : say(check.data.messageReason, check.data.message);
    return { tone: 'bad', text: check.data.suggestions.length > 0 ? `${text} ${copy.tryBelow}` : text };
  }

  return (
    <div>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-semibold'}>
        {label}
      </label>
      <div
        className={classNames(
          'flex min-h-11 overflow-hidden rounded-control border bg-ground focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent-text',
          !hideLabel && 'mt-1.5',
          finding.tone === 'bad' ? 'border-bad' : 'border-edge',
        )}
      >
        <input
          id={id}
          name="websiteDomain"
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
          aria-invalid={finding.tone === 'bad'}
          aria-describedby={`${id}-finding`}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="min-w-0 flex-1 bg-transparent px-3 text-lg font-medium outline-none"
        />
        <span className="grid max-w-[60%] place-items-center truncate border-l border-rule bg-wash px-3 text-ink-2">
          {siteSuffix()}
        </span>
      </div>
      <p
        id={`${id}-finding`}
        role="status"
        className={classNames(
          'mt-1 flex min-h-7 items-center gap-1.5 text-sm',
          finding.tone === 'good'
            ? 'font-semibold text-good'
            : finding.tone === 'bad'
              ? 'font-semibold text-bad'
              : 'text-ink-2',
        )}
      >
        {finding.tone === 'good' && <Check size={16} aria-hidden className="shrink-0" />}
        <span className="min-w-0 wrap-anywhere">{finding.text}</span>
      </p>
      {offered.length > 0 && (
        <div role="group" aria-label={copy.suggestions} className="mt-1.5 flex flex-wrap gap-2">
          {offered.map((other) => (
            <button
              key={other}
              type="button"
              onClick={() => swap(other)}
              className="min-h-8 max-w-full truncate rounded-control border border-rule bg-raise px-2.5 text-sm font-medium hover:border-edge max-lg:min-h-11"
            >
              {other}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
