import playMark from '../play-mark.css?raw';
import type { Theme } from '../theme.ts';
import cards from './cards.css?raw';
import cv from './cv.css?raw';
import data from './data.css?raw';
import entries from './entries.css?raw';
import films from './films.css?raw';
import item from './item.css?raw';
import layout from './layout.css?raw';
import lines from './lines.css?raw';
import list from './list.css?raw';
import lost from './lost.css?raw';
import mosaic from './mosaic.css?raw';
import post from './post.css?raw';
import print from './print.css?raw';
import quotes from './quotes.css?raw';
import metrics from './swiss-metrics.json';

const family = 'Inter Tight';

export const swiss: Theme = {
  name: 'swiss',
  label: 'Swiss',
  description: 'Black on white, one grotesque, twelve columns and a name as wide as the page.',
  fonts: [
    {
      package: '@fontsource-variable/inter-tight',
      id: 'inter-tight',
      file: 'wght',
      subsets: ['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'],
      family,
      style: 'normal',
      weight: { min: 400, max: 700 },
      axes: { wght: { min: 400, max: 700 } },
      fallback: { family: `${family} fb`, local: ['Arial', 'Liberation Sans'], ...metrics.face },
    },
  ],
  colors: {
    paper: { light: '#ffffff', dark: '#0b0b0b' },
    plate: { light: '#000000', dark: '#ffffff' },
    'on-plate': { light: '#ffffff', dark: '#0b0b0b' },
    ink: { light: '#000000', dark: '#ffffff' },
    'ink-2': { light: '#5c5c5c', dark: '#a3a3a3' },
    line: { light: '#c9c9c9', dark: '#3a3a3a' },
  },
  defaultAccent: { light: '#d6001c', dark: '#ff5148' },
  sizes: {
    portrait: '(min-width:62rem) 24vw, 50vw',
    person: '(min-width:62rem) 15.5vw, (min-width:40rem) 36vw, 53vw',
    story: '(min-width:40rem) 32vw, 8rem',
    listed: '(min-width:62rem) 24vw, (min-width:40rem) 32vw, 8rem',
    fewFilms: '(min-width:80rem) 24vw, (min-width:37.5rem) 46.5vw, 92vw',
    article: '(min-width:62rem) 72vw, 100vw',
  },
  displayMetrics: {
    glyphs: metrics.glyphs,
    kern: metrics.kern,
    tracking: -0.04,
    nameMeasure: { wide: 8.5, narrow: 4.4 },
    monogram: { size: 68, capital: 0.727 },
    alignsTitles: true,
  },
  css: {
    layout,
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
