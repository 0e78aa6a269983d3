import { useId } from 'react';
import { dateLanguage } from '../../display/moment.ts';
import { postsWords } from '../../words/posts-words.ts';
import { cityOf, momentOf, type WallTime } from './zoned-time.ts';

const copy = postsWords.when;
const FIELD = 'tappable w-full min-w-0 rounded-control border bg-raise px-2.5 max-lg:text-lg';

export type WhenFieldsProps = {
  value: WallTime;
  timeZone: string;
  onChange: (value: WallTime) => void;
};

/** A day and a time by the clocks of the site. An hour that they jump over is refused, with the one that comes after. */
export function WhenFields({ value, timeZone, onChange }: WhenFieldsProps) {
  const id = useId();
  const moment = momentOf(value, timeZone);
  const city = cityOf(timeZone);
  const wrong = moment?.kind === 'skipped' || isPast(value, timeZone);
  const border = wrong ? 'border-bad' : 'border-edge';
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_112px] gap-2">
      <input
        type="date"
        aria-label={copy.day}
        aria-invalid={wrong}
        aria-describedby={id}
        value={value.day}
        onChange={({ target }) => onChange({ ...value, day: target.value })}
        className={`${FIELD} ${border}`}
      />
      <input
        type="time"
        aria-label={copy.time}
        aria-invalid={wrong}
        aria-describedby={id}
        value={value.time}
        onChange={({ target }) => onChange({ ...value, time: target.value.slice(0, 5) })}
        className={`${FIELD} ${border}`}
      />
      <p
        id={id}
        role="status"
        className={`col-span-2 text-sm ${wrong ? 'font-medium text-bad' : 'text-ink-2'}`}
      >
        {moment?.kind === 'skipped' ? (
          <>
            {`${copy.skipped(sayDay(value.day), city, moment.from, moment.to)} `}
            <button
              type="button"
              className="font-semibold text-accent-text hover:underline"
              onClick={() => onChange({ ...value, time: moment.to })}
            >
              {copy.use(moment.to)}
            </button>
          </>
        ) : wrong ? (
          copy.past
        ) : moment === null ? (
          copy.zone(city)
        ) : (
          copy.inTime(city, sayFrom(moment.instant))
        )}
      </p>
    </div>
  );
}

/** The moment that is meant; null: none that can be taken. */
export function comingMoment(value: WallTime, timeZone: string, now = Date.now()): string | null {
  const moment = momentOf(value, timeZone);
  return moment?.kind === 'moment' && Date.parse(moment.instant) > now ? moment.instant : null;
}

function isPast(value: WallTime, timeZone: string): boolean {
  const moment = momentOf(value, timeZone);
  return moment?.kind === 'moment' && Date.parse(moment.instant) <= Date.now();
}

function sayDay(day: string): string {
  return new Date(`${day}T12:00:00.000Z`).toLocaleDateString(dateLanguage(), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
}

/** How far away it is, as people say it. */
function sayFrom(instant: string): string {
  const say = new Intl.RelativeTimeFormat(dateLanguage(), { numeric: 'auto' });
  const hours = (Date.parse(instant) - Date.now()) / 3_600_000;
  if (hours < 1) return say.format(Math.max(1, Math.round(hours * 60)), 'minute');
  return hours < 48 ? say.format(Math.round(hours), 'hour') : say.format(Math.round(hours / 24), 'day');
}
