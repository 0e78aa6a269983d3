import playMark from '../play-mark.css?raw';
import type { Theme } from '../theme.ts';
import cards from './cards.css?raw';
import cv from './cv.css?raw';
import data from './data.css?raw';
import entries from './entries.css?raw';
import films from './films.css?raw';
import item from './item.css?raw';
import layout from './layout.css?raw';
import metrics from './ledger-metrics.json';
import lines from './lines.css?raw';
import list from './list.css?raw';
import lost from './lost.css?raw';
import mosaic from './mosaic.css?raw';
import post from './post.css?raw';
import print from './print.css?raw';
import wide from './wide.css?raw';
import quotes from './quotes.css?raw';
import { signalFlag } from './signal-flag.ts';

const family = 'Commissioner';

export const ledger: Theme = {
  name: 'ledger',
  label: 'Ledger',
  description: 'Navy and sand, a flared sans, facts in a ruled table and generous cards.',
  fonts: [
    {
      package: '@fontsource-variable/commissioner',
      id: 'commissioner',
      file: 'flar',
      subsets: ['latin', 'latin-ext', 'vietnamese', 'greek', 'cyrillic', 'cyrillic-ext'],
      family,
      style: 'normal',
      weight: { min: 350, max: 600 },
      axes: { wght: { min: 350, max: 600 }, FLAR: { min: 0, max: 100 } },
      fallback: { family: `${family} fb`, local: ['Arial', 'Liberation Sans'], ...metrics.face },
    },
  ],
  colors: {
    paper: { light: '#f5efe3', dark: '#0c1524' },
    plate: { light: '#1d3866', dark: '#2f5190' },
    'on-plate': { light: '#e9dcc3', dark: '#f0e6d2' },
    ink: { light: '#14233f', dark: '#f0e8d8' },
    'ink-2': { light: '#566076', dark: '#b2b3b5' },
    line: { light: '#dcd1bb', dark: '#2c3a54' },
    card: { light: '#fffcf6', dark: '#142036' },
    deep: { light: '#14264a', dark: '#16264a' },
    'on-deep': { light: '#e9dcc3', dark: '#e9dcc3' },
    'on-deep-2': { light: '#b9bdc8', dark: '#b9bdc8' },
  },
  defaultAccent: { light: '#27508f', dark: '#dcbb86' },
  defaultAccentOnPlate: { light: '#e3c592', dark: '#e3c592' },
  sizes: {
    portrait: '(min-width:64rem) 18.5rem, 7rem',
    person: '7rem',
    lead: '(min-width:64rem) min(50vw,43rem), 100vw',
    story: '(min-width:64rem) 26.5vw, 8rem',
    item: '(min-width:64rem) 48rem, 92vw',
    update: '(min-width:64rem) 21rem, (min-width:48rem) 40vw, 92vw',
    fewFilms: '(min-width:80rem) 24vw, (min-width:37.5rem) 46.5vw, 92vw',
    article: '(min-width:64rem) min(65vw,56rem), 94vw',
  },
  displayMetrics: {
    glyphs: metrics.glyphs,
    kern: metrics.kern,
    tracking: -0.022,
    nameMeasure: { wide: 9.5, narrow: 6 },
    monogram: { size: 46, capital: 0.7 },
    alignsTitles: false,
  },
  drawInitials: signalFlag,
  factsAbove: true,
  article: { signed: true },
  css: {
    layout: `${layout}${wide}`,
    parts: { entries, quotes, data, cards, films: `${playMark}${films}`, mosaic },
    print,
    lines,
    post,
    item,
    list,
    lost,
    cv,
  },
};
