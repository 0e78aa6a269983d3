import type { Film } from '@tosite/api-client/endpoints/film-posts';
import { Button } from '@tosite/ui/button';
import { Segmented } from '@tosite/ui/segmented';
import { Switch } from '@tosite/ui/switch';
import { filmPostsWords } from '../../words/film-posts-words.ts';
import type { AiUsage } from '../../writing/ai-usage.ts';
import { HowTool } from './how-tool.tsx';
import { lengthInAll } from './film-length.ts';
import type { HowToWrite } from './run-jobs.ts';

const copy = filmPostsWords;
const LENGTHS = ['short', 'medium', 'long'] as const;

export type MakeBarProps = {
  chosen: readonly Film[];
  how: HowToWrite;
  /** null: there is one writer. */
  model: AiUsage | null;
  onHow: (how: HowToWrite) => void;
  onMake: () => void;
};

/** What is chosen, how it is to be written, and the one button; it stays at the bottom. */
export function MakeBar({ chosen, how, model, onHow, onMake }: MakeBarProps) {
  const left = model === null ? 0 : Math.max(0, model.limit - model.used);
  return (
    <section
      aria-label={copy.bar}
      data-bottom-bar=""
      className="sticky bottom-0 z-5 -mx-5 mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-rule bg-ground px-5 py-3 xl:mx-0 xl:px-0"
    >
      {how.writer === 'ai' && model !== null && chosen.length > left && (
        <p className="basis-full text-sm text-ink-2">{copy.someByModel(left)}</p>
      )}
      <p className="mr-auto">
        <b className="font-semibold">{copy.films(chosen.length)}</b>
        <span className="ml-2 text-sm text-ink-2">{lengthInAll(chosen)}</span>
      </p>
      {model === null ? (
        <>
          <Segmented
            label={copy.length}
            value={how.length}
            onValueChange={(length) => onHow({ ...how, length })}
            options={LENGTHS.map((value) => ({ value, label: copy.lengths[value] }))}
            className="max-sm:w-full max-sm:[&_label]:flex-1"
          />
          <Switch
            label={copy.includeAll}
            checked={how.includeTranscript}
            onCheckedChange={(includeTranscript) => onHow({ ...how, includeTranscript })}
          />
        </>
      ) : (
        <HowTool how={how} model={model} onHow={onHow} />
      )}
      <Button variant="primary" onClick={onMake} className="max-sm:flex-1">
        {copy.make(chosen.length)}
      </Button>
    </section>
  );
}
