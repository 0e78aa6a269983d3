import type { ThemeName } from '@tosite/validation/website/design';
import type { CardColors } from './card-layouts.ts';

/** What a card is drawn from. */
export type CardInput = {
  theme: ThemeName;
  name: string;
  headline: string | null;
  host: string;
  /** Of its words, as far as their letters or the site tell: the same character has other strokes in another one. */
  language: string;
  rightToLeft: boolean;
  colors: CardColors;
};
