import type { ThemeName } from '@tosite/validation/website/design';
import { atelier } from './atelier/atelier.ts';
import { aurora } from './aurora/aurora.ts';
import { broadsheet } from './broadsheet/broadsheet.ts';
import { cinema } from './cinema/cinema.ts';
import { gallery } from './gallery/gallery.ts';
import { ledger } from './ledger/ledger.ts';
import { swiss } from './swiss/swiss.ts';
import { terminal } from './terminal/terminal.ts';
import type { Theme } from './theme.ts';

export const THEMES: Record<ThemeName, Theme> = {
  swiss,
  atelier,
  terminal,
  ledger,
  aurora,
  cinema,
  broadsheet,
  gallery,
};
