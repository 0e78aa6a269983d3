import type { Drawing } from '../theme.ts';

/** The colours of a flag, in the theme's own: light for white, gold for yellow, copper for red, night for black. */
type Shapes = { dark?: string; light?: string; gold?: string; copper?: string; night?: string };

const SIZE = 12;
const ALL = 'M0 0h12v12H0z';
const SALTIRE = 'M0 0h1.7L6 4.3 10.3 0H12v1.7L7.7 6 12 10.3V12h-1.7L6 7.7 1.7 12H0v-1.7L4.3 6 0 1.7z';
const CROSS = 'M4.5 0h3v4.5H12v3H7.5V12h-3V7.5H0v-3h4.5z';
const MIDDLE = 'M4 4h4v4H4z';
const CHEQUER = 'M0 0h3v3H0zM6 0h3v3H6zM3 3h3v3H3zM9 3h3v3H9zM0 6h3v3H0zM6 6h3v3H6zM3 9h3v3H3zM9 9h3v3H9z';

/** The flags of the International Code of Signals, A to Z, as squares. */
const FLAGS: Readonly<Record<string, Shapes>> = {
  A: { light: 'M0 0h6v12H0z', dark: 'M6 0h6L9 6l3 6H6z' },
  B: { copper: 'M0 0h12L9 6l3 6H0z' },
  C: { dark: 'M0 0h12v2.4H0zM0 9.6h12V12H0z', light: 'M0 2.4h12v7.2H0z', copper: 'M0 4.8h12v2.4H0z' },
  D: { gold: 'M0 0h12v3H0zM0 9h12v3H0z', dark: 'M0 3h12v6H0z' },
  E: { dark: 'M0 0h12v6H0z', copper: 'M0 6h12v6H0z' },
  F: { light: ALL, copper: 'M6 0l6 6-6 6-6-6z' },
  G: { gold: 'M0 0h2v12H0zM4 0h2v12H4zM8 0h2v12H8z', dark: 'M2 0h2v12H2zM6 0h2v12H6zM10 0h2v12h-2z' },
  H: { light: 'M0 0h6v12H0z', copper: 'M6 0h6v12H6z' },
  I: { gold: ALL, night: 'M6 3a3 3 0 1 1 0 6 3 3 0 0 1 0-6z' },
  J: { dark: ALL, light: 'M0 4h12v4H0z' },
  K: { gold: 'M0 0h6v12H0z', dark: 'M6 0h6v12H6z' },
  L: { gold: 'M0 0h6v6H0zM6 6h6v6H6z', night: 'M6 0h6v6H6zM0 6h6v6H0z' },
  M: { dark: ALL, light: SALTIRE },
  N: { light: ALL, dark: CHEQUER },
  O: { copper: 'M0 0h12v12z', gold: 'M0 0l12 12H0z' },
  P: { dark: ALL, light: MIDDLE },
  Q: { gold: ALL },
  R: { copper: ALL, gold: CROSS },
  S: { light: ALL, dark: MIDDLE },
  T: { copper: 'M0 0h4v12H0z', light: 'M4 0h4v12H4z', dark: 'M8 0h4v12H8z' },
  U: { copper: 'M0 0h6v6H0zM6 6h6v6H6z', light: 'M6 0h6v6H6zM0 6h6v6H0z' },
  V: { light: ALL, copper: SALTIRE },
  W: { dark: ALL, light: 'M2.4 2.4h7.2v7.2H2.4z', copper: 'M4.4 4.4h3.2v3.2H4.4z' },
  X: { light: ALL, dark: CROSS },
  Y: { gold: ALL, copper: 'M0 3L3 0h3L0 6zM0 9l9-9h3L0 12zM3 12l9-9v3l-6 6zM9 12l3-3v3z' },
  Z: { night: 'M0 0l6 6-6 6z', gold: 'M0 0h12L6 6z', dark: 'M12 0v12L6 6z', copper: 'M0 12l6-6 6 6z' },
};

/** The plate of a person in a list: the signal flag of the first initial. Portraits keep their letters. */
export function signalFlag(initials: readonly string[], place: 'portrait' | 'list'): Drawing | null {
  const shapes = place === 'list' ? FLAGS[initials[0]?.normalize('NFD').charAt(0) ?? ''] : undefined;
  if (shapes === undefined) return null;
  return {
    size: SIZE,
    shapes: Object.entries(shapes).map(([color, d]) => ({ className: `flag-${color}`, d })),
  };
}
