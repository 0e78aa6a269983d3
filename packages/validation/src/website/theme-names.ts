/** The themes that are finished; a theme joins this list when it is. */
export const THEME_NAMES = [
  'swiss',
  'atelier',
  'terminal',
  'ledger',
  'aurora',
  'cinema',
  'broadsheet',
  'gallery',
] as const;
export type ThemeName = (typeof THEME_NAMES)[number];
