import { Button } from '@tosite/ui/button';
import { CalendarDays } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Popover } from '../../display/popover.tsx';
import { analyticsWords } from '../../words/analytics-words.ts';
import { isDay, sayDay } from './days.ts';
import { withDays, type Range } from './range.ts';

const copy = analyticsWords.range;
const FIELD =
  'tappable mt-1 w-full min-w-0 rounded-control border border-edge bg-raise px-2.5 aria-invalid:border-bad max-lg:text-lg';

/** Days of one's own choice, from one to another. */
export function OwnDays({ range, today, timeZone }: { range: Range; today: string; timeZone: string }) {
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState(false);
  const shown =
    range.from === range.to
      ? sayDay(range.to, today)
      : copy.days(sayDay(range.from, today), sayDay(range.to, today));
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      align="start"
      aria-label={copy.own.title}
      className="w-72 p-4"
      trigger={
        <button
          type="button"
          aria-label={copy.own.open(shown)}
          className="tappable inline-flex items-center gap-2 rounded-control border border-edge bg-raise px-2.5 font-medium whitespace-nowrap max-lg:flex-1 max-lg:text-lg"
        >
          <CalendarDays size={16} aria-hidden />
          {shown}
        </button>
      }
    >
      <DaysForm
        range={range}
        today={today}
        timeZone={timeZone}
        onChoose={(from, to) => {
          setOpen(false);
          setParams(withDays(params, from, to));
        }}
      />
    </Popover>
  );
}

type DaysFormProps = {
  range: Range;
  today: string;
  timeZone: string;
  onChoose: (from: string, to: string) => void;
};

function DaysForm({ range, today, timeZone, onChoose }: DaysFormProps) {
  const id = useId();
  const [from, setFrom] = useState(range.from);
  const [to, setTo] = useState(range.to);
  const [wrong, setWrong] = useState<string | null>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    const sentence = faultOf(from, to, today);
    setWrong(sentence);
    if (sentence === null) onChoose(from, to);
  }

  const described = { 'aria-invalid': wrong !== null, 'aria-describedby': id };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <label className="font-semibold">
        {copy.own.from}
        <input
          type="date"
          value={from}
          max={today}
          onChange={({ target }) => setFrom(target.value)}
          className={FIELD}
          {...described}
        />
      </label>
      <label className="font-semibold">
        {copy.own.to}
        <input
          type="date"
          value={to}
          max={today}
          onChange={({ target }) => setTo(target.value)}
          className={FIELD}
          {...described}
        />
      </label>
      <p
        id={id}
        className={wrong === null ? 'text-sm text-ink-2' : 'text-sm font-medium text-bad'}
        {...(wrong === null ? {} : { role: 'alert' })}
      >
        {wrong ?? copy.own.zone(timeZone.replaceAll('_', ' '))}
      </p>
      <Button type="submit" variant="primary">
        {copy.own.submit}
      </Button>
    </form>
  );
}

function faultOf(from: string, to: string, today: string): string | null {
  if (!isDay(from) || !isDay(to)) return copy.own.missing;
  if (from > to) return copy.own.backwards;
  return to > today ? copy.own.future : null;
}
