import { language } from '../words/this-language.ts';
import { words } from '../words/words.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The reader's own way of writing dates, where it fits into our sentences. */
export const dateLanguage = () => (navigator.language.startsWith(language) ? navigator.language : language);

/** In the reader's own time. */
export function formatMoment(instant: string): string {
  return new Date(instant).toLocaleString(dateLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
}

/** The day alone, written out, in the reader's own time. */
export function formatDay(instant: string): string {
  return new Date(instant).toLocaleDateString(dateLanguage(), { dateStyle: 'long' });
}

/** As people say it near now: `5 minutes ago`, `in 3 hours`, `yesterday`; farther away, the date. */
export function sayMoment(instant: string, now: Date = new Date()): string {
  const away = new Date(instant).getTime() - now.getTime();
  const size = Math.abs(away);
  const say = new Intl.RelativeTimeFormat(dateLanguage(), { numeric: 'auto' });
  if (size < MINUTE) return away > 0 ? words.common.soon : words.common.justNow;
  if (size < 60 * MINUTE) return say.format(Math.round(away / MINUTE), 'minute');
  if (size < DAY) return say.format(Math.round(away / (60 * MINUTE)), 'hour');
  if (size < 7 * DAY) return say.format(Math.round(away / DAY), 'day');
  return new Date(instant).toLocaleDateString(dateLanguage(), { dateStyle: 'medium' });
}

/** Of what has happened: a clock here that is behind the server's does not make it a thing to come. */
export function sayPast(instant: string, now: Date = new Date()): string {
  return sayMoment(instant < now.toISOString() ? instant : now.toISOString(), now);
}
