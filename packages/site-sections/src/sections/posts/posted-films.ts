import type { Film } from '../film.ts';

/** The films that the front page tells of: whole ones, and shorts only where there is nothing else. */
export function postedFilms(films: readonly Film[], shown: number): Film[] {
  const whole = films.filter(({ kind }) => kind !== 'short');
  return (whole.length > 0 ? whole : films).slice(0, shown);
}
