import type { ThemeName } from '@tosite/validation/website/design';
import { atelier } from './atelier/atelier.ts';
import { swiss } from './swiss/swiss.ts';
import type { Theme } from './theme.ts';

export const THEMES: Record<ThemeName, Theme> = { swiss, atelier };
