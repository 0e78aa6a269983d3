import playMark from '../play-mark.css?raw';
import type { Theme } from '../theme.ts';
import cards from './cards.css?raw';
import cv from './cv.css?raw';
import data from './data.css?raw';
import { dotInitials } from './dot-initials.ts';
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
import wide from './wide.css?raw';
import quotes from './quotes.css?raw';
import metrics from './terminal-metrics.json';

const family = 'Martian Mono';
/** All of one width, as the letters of the font are. */
const local = ['Menlo', 'DejaVu Sans Mono', 'Liberation Mono', 'Courier New'] as const;
const file = {
  package: '@fontsource-variable/martian-mono',
  id: 'martian-mono',
  file: 'wdth',
  subsets: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'],
  family,
  style: 'normal',
} as const;

export const terminal: Theme = {
  name: 'terminal',
  label: 'Terminal',
  description:
    'One monospaced face in two widths, dark first, on a grid of hairlines. Repositories read as a log.',
  fonts: [
    {
      ...file,
      weight: { min: 400, max: 650 },
      stretch: 75,
      axes: { wght: { min: 400, max: 650 }, wdth: { min: 75, max: 75 } },
      fallback: { family: `${family} fb`, local, ...metrics.face },
    },
    {
      ...file,
      weight: { min: 300, max: 300 },
      stretch: 112.5,
      axes: { wght: { min: 300, max: 300 }, wdth: { min: 112.5, max: 112.5 } },
      fallback: { family: `${family} wide fb`, local, ...metrics.displayFace },
    },
  ],
  colors: {
    paper: { light: '#f2f3f1', dark: '#0f1216' },
    plate: { light: '#e4e6e3', dark: '#1b2027' },
    'on-plate': { light: '#14181d', dark: '#e9e6df' },
    ink: { light: '#14181d', dark: '#e9e6df' },
    'ink-2': { light: '#596068', dark: '#969ca5' },
    line: { light: '#cbd0d0', dark: '#282e36' },
    card: { light: '#e7e9e6', dark: '#161a20' },
  },
  defaultAccent: { light: '#a53f0b', dark: '#ffb083' },
  shelves: 'short-pages',
  sizes: {
    portrait: '(min-width:68rem) 22vw, 10rem',
    person: '5rem',
    lead: '(min-width:68rem) 48vw, 100vw',
    story: '10rem',
    listed: '9rem',
    fewFilms:
      '(min-width:100rem) 20vw, (min-width:80rem) 34vw, (min-width:62rem) 34vw, (min-width:40rem) 46vw, 92vw',
    article: '(min-width:68rem) min(70vw,70rem), (min-width:48rem) 78vw, 100vw',
  },
  displayMetrics: {
    glyphs: metrics.glyphs,
    kern: metrics.kern,
    tracking: -0.045,
    nameMeasure: { wide: 12, narrow: 4.8 },
    monogram: { size: 52, capital: 0.8 },
    alignsTitles: false,
  },
  drawInitials: dotInitials,
  weeks: 'dots',
  log: true,
  article: { strokes: true },
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
