import type { FontName, ThemeName } from './design.ts';

const OFFERS: Record<ThemeName, readonly FontName[]> = {
  swiss: ['newsreader', 'hanken-grotesk'],
  atelier: ['hanken-grotesk', 'onest'],
  terminal: ['inter-tight', 'newsreader'],
  ledger: ['newsreader', 'hanken-grotesk'],
  aurora: ['newsreader', 'inter-tight'],
  cinema: ['newsreader', 'hanken-grotesk'],
  broadsheet: ['hanken-grotesk', 'onest'],
  gallery: ['newsreader', 'inter-tight'],
};

/** The faces that a theme offers for its text besides its own. */
export function offeredFonts(theme: ThemeName): readonly FontName[] {
  return OFFERS[theme];
}
