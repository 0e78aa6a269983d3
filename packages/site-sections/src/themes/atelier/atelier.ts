import playMark from '../play-mark.css?raw';
import type { Theme } from '../theme.ts';
import metrics from './atelier-metrics.json';
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

const family = 'Newsreader';
const file = {
  package: '@fontsource-variable/newsreader',
  id: 'newsreader',
  file: 'opsz',
  subsets: ['latin', 'latin-ext', 'vietnamese'],
  family,
} as const;

export const atelier: Theme = {
  name: 'atelier',
  label: 'Atelier',
  description: 'An editorial serif on warm paper, wide margins, and dates that stand beside the text.',
  // Two cuts a style, each at the optical size that its weight is used at: half the bytes of the whole range.
  fonts: [
    {
      ...file,
      style: 'normal',
      weight: { min: 300, max: 300 },
      axes: { wght: { min: 300, max: 300 }, opsz: { min: 72, max: 72 } },
      fallback: { family: `${family} fb`, local: ['Georgia', 'Gelasio'], ...metrics.face },
    },
    {
      ...file,
      style: 'normal',
      weight: { min: 400, max: 600 },
      axes: { wght: { min: 400, max: 600 }, opsz: { min: 16, max: 16 } },
      fallback: null,
    },
    {
      ...file,
      style: 'italic',
      weight: { min: 300, max: 300 },
      axes: { wght: { min: 300, max: 300 }, opsz: { min: 36, max: 36 } },
      fallback: null,
    },
    {
      ...file,
      style: 'italic',
      weight: { min: 400, max: 500 },
      axes: { wght: { min: 400, max: 500 }, opsz: { min: 16, max: 16 } },
      fallback: null,
    },
  ],
  colors: {
    paper: { light: '#f5efe3', dark: '#1a1714' },
    plate: { light: '#e9dfcb', dark: '#2a241e' },
    'on-plate': { light: '#221d18', dark: '#ece3d3' },
    ink: { light: '#221d18', dark: '#ece3d3' },
    'ink-2': { light: '#675b4d', dark: '#ab9e8b' },
    line: { light: '#d3c6ae', dark: '#443b31' },
  },
  defaultAccent: { light: '#8c3420', dark: '#e2957a' },
  shelves: 'short-pages',
  sizes: {
    portrait: '(min-width:62rem) 16.5rem, 10.75rem',
    lead: '(min-width:62rem) min(67vw,54rem), 100vw',
    story: '(min-width:62rem) 32vw, (min-width:48rem) 44vw, 9rem',
    listed: '(min-width:62rem) 12rem, 7rem',
    article: '(min-width:62rem) min(67vw,54rem), 100vw',
  },
  displayMetrics: {
    glyphs: metrics.glyphs,
    kern: metrics.kern,
    tracking: -0.032,
    nameMeasure: { wide: 5, narrow: 5 },
    monogram: { size: 46, capital: 0.66 },
    alignsTitles: false,
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
