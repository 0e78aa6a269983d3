import type { ThemeName } from '@tosite/validation/website/design';

type Look = { name: string; voice: string; /** Said to those who do not see the picture. */ looks: string };

/** Of every picture of a theme, in pixels. */
export const LOOK_PICTURE = { width: 640, height: 427 } as const;

/** The themes in the order of the page: neighbours differ most. */
export const LOOKS: { title: string; lede: string; themes: Readonly<Record<ThemeName, Look>> } = {
  title: 'Eight looks, every one for you',
  lede: 'Each theme takes each kind of profile, in light and in dark, on a phone and on paper. Before you sign up, the preview shows your own content in all of them.',
  themes: {
    atelier: {
      name: 'Atelier',
      voice: 'An editorial serif on warm paper',
      looks: 'Portfolio of a designer with a large light serif on warm paper',
    },
    terminal: {
      name: 'Terminal',
      voice: 'Monospaced, repositories as a log',
      looks: 'Website of a programmer, monospaced on black, repositories listed as a log',
    },
    gallery: {
      name: 'Gallery',
      voice: 'Pictures from edge to edge',
      looks: 'Website of a photographer, pictures as a mosaic from edge to edge',
    },
    broadsheet: {
      name: 'Broadsheet',
      voice: 'The front page of your own paper',
      looks: 'Website of a channel, set as the front page of a newspaper',
    },
    swiss: {
      name: 'Swiss',
      voice: 'One grotesk, very large, on white',
      looks: 'Portfolio of a designer, the name in one grotesk at a huge size, black on white',
    },
    cinema: {
      name: 'Cinema',
      voice: 'Wide stills and titles on black',
      looks: 'Website of a channel, wide stills and big titles on black',
    },
    ledger: {
      name: 'Ledger',
      voice: 'Navy and sand, facts in tables',
      looks: 'Website of a company in navy and sand, its facts in a table',
    },
    aurora: {
      name: 'Aurora',
      voice: 'Rounded cards under soft light',
      looks: 'Website of a company, rounded cards under soft gradients',
    },
  },
};
