import type { ThemeName } from '@tosite/validation/website/design';

type Look = { name: string; voice: string; /** Said to those who do not see the picture. */ alt: string };

/** Of every picture of a theme, in pixels. */
export const THEME_PICTURE = { width: 640, height: 427 } as const;

/** The themes in the order of the page: neighbours differ most. */
export const THEMES: { title: string; lede: string; themes: Readonly<Record<ThemeName, Look>> } = {
  title: 'Eight looks, every one for you',
  lede: 'Each theme takes each kind of profile, in light and in dark, on a phone and on paper. Open one, or paste your link: the preview shows your own content in all of them.',
  themes: {
    atelier: {
      name: 'Atelier',
      voice: 'An editorial serif on warm paper',
      alt: 'Portfolio of a designer with a large light serif on warm paper',
    },
    terminal: {
      name: 'Terminal',
      voice: 'Monospaced, repositories as a log',
      alt: 'Website of a programmer, monospaced on black, repositories listed as a log',
    },
    gallery: {
      name: 'Gallery',
      voice: 'Pictures from edge to edge',
      alt: 'Website of a photographer, pictures as a mosaic from edge to edge',
    },
    broadsheet: {
      name: 'Broadsheet',
      voice: 'The front page of your own paper',
      alt: 'Website of a channel, set as the front page of a newspaper',
    },
    swiss: {
      name: 'Swiss',
      voice: 'One grotesk, very large, on white',
      alt: 'Portfolio of a designer, the name in one grotesk at a huge size, black on white',
    },
    cinema: {
      name: 'Cinema',
      voice: 'Wide stills and titles on black',
      alt: 'Website of a channel, wide stills and big titles on black',
    },
    ledger: {
      name: 'Ledger',
      voice: 'Navy and sand, facts in tables',
      alt: 'Website of a company in navy and sand, its facts in a table',
    },
    aurora: {
      name: 'Aurora',
      voice: 'A curtain of light over one night',
      alt: 'Website of a company under a curtain of light',
    },
  },
};
