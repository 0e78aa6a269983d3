import type { FontName } from '@tosite/validation/website/design';
import type { ThemeFont } from './theme.ts';

/** A family that running text is set in. */
export type TextTypeface = {
  /** The value of `font-family`. */
  stack: string;
  fonts: readonly ThemeFont[];
};

/** What stands in for a sans until it is there. */
const ARIAL = ['Arial', 'Liberation Sans'] as const;

const newsreader = {
  package: '@fontsource-variable/newsreader',
  id: 'newsreader',
  file: 'opsz',
  subsets: ['latin', 'latin-ext', 'vietnamese'],
  family: 'Newsreader',
} as const;

/** Each cut as the theme that brought it cuts it: a file serves both. The measures are those of that theme too. */
export const TEXT_TYPEFACES: Record<FontName, TextTypeface> = {
  newsreader: {
    stack: "Newsreader,'Newsreader fb',Georgia,var(--script-serif,serif)",
    fonts: [
      {
        ...newsreader,
        style: 'normal',
        weight: { min: 400, max: 600 },
        axes: { wght: { min: 400, max: 600 }, opsz: { min: 16, max: 16 } },
        fallback: {
          family: 'Newsreader fb',
          local: ['Georgia', 'Gelasio'],
          sizeAdjust: 93.9,
          ascentOverride: 78.3,
          descentOverride: 28.2,
          lineGapOverride: 0,
        },
      },
      {
        ...newsreader,
        style: 'italic',
        weight: { min: 400, max: 500 },
        axes: { wght: { min: 400, max: 500 }, opsz: { min: 16, max: 16 } },
        fallback: null,
      },
    ],
  },
  'hanken-grotesk': {
    stack: "'Hanken Grotesk','Hanken Grotesk fb',var(--script-sans,system-ui,sans-serif)",
    fonts: [
      {
        package: '@fontsource-variable/hanken-grotesk',
        id: 'hanken-grotesk',
        file: 'wght',
        subsets: ['latin', 'latin-ext', 'vietnamese'],
        family: 'Hanken Grotesk',
        style: 'normal',
        weight: { min: 400, max: 600 },
        axes: { wght: { min: 400, max: 600 } },
        fallback: {
          family: 'Hanken Grotesk fb',
          local: ARIAL,
          sizeAdjust: 100.7,
          ascentOverride: 99.3,
          descentOverride: 30.1,
          lineGapOverride: 0,
        },
      },
    ],
  },
  onest: {
    stack: "Onest,'Onest fb','Segoe UI',var(--script-sans,sans-serif)",
    fonts: [
      {
        package: '@fontsource-variable/onest',
        id: 'onest',
        file: 'wght',
        subsets: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'],
        family: 'Onest',
        style: 'normal',
        weight: { min: 400, max: 600 },
        axes: { wght: { min: 400, max: 600 } },
        fallback: {
          family: 'Onest fb',
          local: ARIAL,
          sizeAdjust: 105.2,
          ascentOverride: 92.2,
          descentOverride: 29,
          lineGapOverride: 0,
        },
      },
    ],
  },
  'inter-tight': {
    stack: "'Inter Tight','Inter Tight fb','Helvetica Neue',Arial,var(--script-sans,sans-serif)",
    fonts: [
      {
        package: '@fontsource-variable/inter-tight',
        id: 'inter-tight',
        file: 'wght',
        subsets: ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'],
        family: 'Inter Tight',
        style: 'normal',
        weight: { min: 400, max: 700 },
        axes: { wght: { min: 400, max: 700 } },
        fallback: {
          family: 'Inter Tight fb',
          local: ARIAL,
          sizeAdjust: 96,
          ascentOverride: 100.9,
          descentOverride: 25.1,
          lineGapOverride: 0,
        },
      },
    ],
  },
};
