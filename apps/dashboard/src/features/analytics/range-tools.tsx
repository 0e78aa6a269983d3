import { Segmented } from '@tosite/ui/segmented';
import { useSearchParams } from 'react-router-dom';
import { analyticsWords } from '../../words/analytics-words.ts';
import { sayCount } from './figures.ts';
import { OwnDays } from './own-days.tsx';
import { lengthOf, PRESETS, withComparison, withPreset, type Preset, type Range } from './range.ts';

const copy = analyticsWords.range;

/** Which days are shown, and whether beside those before them. Kept in the address, so that reload and back work. */
export function RangeTools({ range, today, timeZone }: { range: Range; today: string; timeZone: string }) {
  const [params, setParams] = useSearchParams();
  const days = lengthOf(range);
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2">
      <Segmented<Preset | 'own'>
        label={copy.label}
        value={range.preset ?? 'own'}
        options={PRESETS.map((value) => ({ value, label: copy.presets[value] }))}
        onValueChange={(preset) => {
          if (preset !== 'own') setParams(withPreset(params, preset));
        }}
        className="max-lg:w-full max-lg:overflow-x-auto max-lg:[&_label]:flex-1 [&_label]:whitespace-nowrap max-sm:[&_label]:px-1.5"
      />
      <OwnDays key={`${range.from} ${range.to}`} range={range} today={today} timeZone={timeZone} />
      <span className="flex-1 max-lg:hidden" />
      <label className="flex min-h-9 cursor-pointer items-center gap-2 max-lg:min-h-11">
        <input
          type="checkbox"
          checked={range.isCompared}
          onChange={({ target }) => setParams(withComparison(params, target.checked))}
          className="size-4 accent-accent max-lg:size-5"
        />
        {days === 1 ? copy.compareDay : copy.compareDays(sayCount(days))}
      </label>
    </div>
  );
}
