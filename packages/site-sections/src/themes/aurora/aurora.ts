import playMark from '../play-mark.css?raw';
import type { Theme } from '../theme.ts';
import metrics from './aurora-metrics.json';
import cards from './cards.css?raw';
import cv from './cv.css?raw';
import data from './data.css?raw';
import ending from './ending.css?raw';
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

const family = 'Onest';

export const aurora: Theme = {
  name: 'aurora',
  label: 'Aurora',
  description: 'One night read downwards: a curtain of light drawn from what you did, and a calm sans.',
  fonts: [
    {
      package: '@fontsource-variable/onest',
      id: 'onest',
      file: 'wght',
      subsets: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'],
      family,
      style: 'normal',
      weight: { min: 400, max: 600 },
      axes: { wght: { min: 400, max: 600 } },
      fallback: { family: `${family} fb`, local: ['Arial', 'Liberation Sans'], ...metrics.face },
    },
  ],
  colors: {
    paper: { light: '#f3f5f3', dark: '#0e1314' },
    plate: { light: '#dfe6e3', dark: '#22292b' },
    'on-plate': { light: '#13201f', dark: '#eef2f0' },
    ink: { light: '#13201f', dark: '#eef2f0' },
    'ink-2': { light: '#465352', dark: '#b4bfbd' },
    line: { light: '#dbe1de', dark: '#2b3335' },
    card: { light: '#e0e4e3', dark: '#3a3f40' },
  },
  defaultAccent: { light: '#0b5f57', dark: '#8fe3d1' },
  ending: true,
  sizes: {
    portrait: '4rem',
    person: '7.5rem',
    story: '(min-width:62rem) 30vw, (min-width:48rem) 45vw, 8rem',
    listedFirst: '(min-width:48rem) 53vw, 8rem',
    item: '(min-width:62rem) 28.2rem, (min-width:48rem) 46vw, 92vw',
    fewFilms: '(min-width:62rem) 45vw, (min-width:37.5rem) 46vw, 92vw',
    article: '92vw',
    tallArticle: '(min-width:48rem) 34.5rem, 92vw',
  },
  bannerRatio: 3.2,
  displayMetrics: {
    glyphs: metrics.glyphs,
    kern: metrics.kern,
    tracking: -0.045,
    nameMeasure: { wide: 10, narrow: 4.6 },
    monogram: { size: 40, capital: 0.7 },
    alignsTitles: false,
  },
  curtain: true,
  weeks: 'curtain',
  css: {
    layout: `${layout}${ending}`,
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
