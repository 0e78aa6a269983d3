import type { Film } from '@tosite/api-client/endpoints/film-posts';
import { dateLanguage } from '../../display/moment.ts';
import { filmPostsWords } from '../../words/film-posts-words.ts';

const copy = filmPostsWords;
const two = (count: number) => String(count).padStart(2, '0');

/** As on a player: `7:16`, `1:02:03`. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  return hours === 0 ? `${minutes}:${two(whole % 60)}` : `${hours}:${two(minutes)}:${two(whole % 60)}`;
}

/** As people say it: `48 sec`, `33 min 37 sec`, `2 hr 5 min`. */
function sayLength(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)];
  const parts: [number, 'hour' | 'minute' | 'second'][] =
    hours > 0
      ? [
          [hours, 'hour'],
          [minutes, 'minute'],
        ]
      : [
          [minutes, 'minute'],
          [whole % 60, 'second'],
        ];
  const said = parts.filter(([count], index) => count > 0 || (index === 1 && whole === 0));
  return said.map(([count, unit]) => inUnit(count, unit)).join(' ');
}

const inUnit = (count: number, unit: string) =>
  count.toLocaleString(dateLanguage(), { style: 'unit', unit, unitDisplay: 'short' });

/** How long these films are in all; empty: nobody knows of any. */
export function lengthInAll(films: readonly Pick<Film, 'durationSeconds'>[]): string {
  const known = films.flatMap(({ durationSeconds }) => durationSeconds ?? []);
  if (known.length === 0) return '';
  const said = sayLength(known.reduce((sum, seconds) => sum + seconds, 0));
  return known.length === films.length ? said : copy.atLeast(said);
}
