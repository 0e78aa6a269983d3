import { POST_TONES } from '@tosite/api-client/endpoints/film-posts';
import { Button } from '@tosite/ui/button';
import { Segmented } from '@tosite/ui/segmented';
import { Switch } from '@tosite/ui/switch';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Popover } from '../../display/popover.tsx';
import { SITE_LANGUAGES } from '../../sites/site-languages.ts';
import { filmPostsWords } from '../../words/film-posts-words.ts';
import type { AiUsage } from '../../writing/ai-usage.ts';
import { WRITERS } from './post-generation.ts';
import type { HowToWrite } from './run-jobs.ts';

const copy = filmPostsWords;
const LENGTHS = ['short', 'medium', 'long'] as const;

export type HowToolProps = { how: HowToWrite; model: AiUsage; onHow: (how: HowToWrite) => void };

/** Who writes, and how: said in a line, chosen in its panel. */
export function HowTool({ how, model, onHow }: HowToolProps) {
  const [open, setOpen] = useState(false);
  const usedUp = model.used >= model.limit;
  const isModel = how.writer === 'ai';
  const said = [
    copy.writers[how.writer ?? 'extractive'],
    ...(isModel ? [copy.tones[how.tone]] : []),
    copy.lengths[how.length],
  ].join(', ');
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      side="top"
      align="end"
      aria-label={copy.how}
      className="grid w-[min(380px,calc(100vw-24px))] gap-3.5 overflow-y-auto p-4 [max-height:var(--radix-popover-content-available-height)]"
      trigger={
        <Button aria-label={`${copy.how}: ${said}`} className="min-w-0 max-sm:w-full">
          <span className="truncate">{said}</span>
          <ChevronDown size={16} aria-hidden className="shrink-0" />
        </Button>
      }
    >
      <div>
        <Label>{copy.writer}</Label>
        <Segmented
          label={copy.writer}
          value={how.writer ?? 'extractive'}
          onValueChange={(writer) => {
            if (writer === 'extractive' || !usedUp) onHow({ ...how, writer });
          }}
          options={WRITERS.filter((writer) => writer === 'extractive' || !usedUp).map((value) => ({
            value,
            label: copy.writers[value],
          }))}
          className="flex! [&_label]:flex-1"
        />
        <p className="mt-1 text-sm text-ink-2">
          {usedUp ? copy.model.thenOwnWords : copy.writerNotes[how.writer ?? 'extractive']}
          {isModel && (
            <b className="block font-semibold text-ink">
              {copy.model.left(model.limit - model.used, model.limit)}
            </b>
          )}
        </p>
      </div>
      {isModel && (
        <Choice
          label={copy.tone}
          value={how.tone}
          onChange={(tone) =>
            onHow({ ...how, tone: POST_TONES.find((known) => known === tone) ?? 'neutral' })
          }
          options={POST_TONES.map((value) => ({ value, label: copy.tones[value] }))}
        />
      )}
      <div>
        <Label>{copy.length}</Label>
        <Segmented
          label={copy.length}
          value={how.length}
          onValueChange={(length) => onHow({ ...how, length })}
          options={LENGTHS.map((value) => ({ value, label: copy.lengths[value] }))}
          className="flex! [&_label]:flex-1"
        />
      </div>
      <Choice
        label={copy.language}
        value={how.language ?? ''}
        onChange={(tag) => onHow({ ...how, language: tag === '' ? null : tag })}
        options={[
          { value: '', label: copy.languageOfSite },
          ...SITE_LANGUAGES.map(({ tag, name }) => ({ value: tag, label: name })),
        ]}
      />
      <Switch
        label={copy.includeAll}
        checked={how.includeTranscript}
        onCheckedChange={(includeTranscript) => onHow({ ...how, includeTranscript })}
      />
    </Popover>
  );
}

const Label = ({ children }: { children: ReactNode }) => (
  <p aria-hidden className="mb-1 text-sm font-semibold">
    {children}
  </p>
);

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
};

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="grid">
      <label htmlFor={id} className="mb-1 text-sm font-semibold">
        {label}
      </label>
      <span className="relative grid">
        <select
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className="tappable w-full appearance-none rounded-control border border-edge bg-ground pr-8 pl-3 max-lg:text-lg [&>option]:bg-raise"
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={16}
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-ink-2"
        />
      </span>
    </div>
  );
}
