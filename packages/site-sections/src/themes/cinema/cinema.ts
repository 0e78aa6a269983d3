import playMark from '../play-mark.css?raw';
import type { Theme } from '../theme.ts';
import acts from './acts.css?raw';
import cards from './cards.css?raw';
import metrics from './cinema-metrics.json';
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
import wide from './wide.css?raw';
import quotes from './quotes.css?raw';

const family = 'Archivo';
const local = ['Arial', 'Liberation Sans'] as const;
const file = {
  package: '@fontsource-variable/archivo',
  id: 'archivo',
  file: 'wdth',
  subsets: ['latin', 'latin-ext', 'vietnamese'],
  family,
  style: 'normal',
} as const;

export const cinema: Theme = {
  name: 'cinema',
  label: 'Cinema',
  description: 'A dark room, wide stills, titles as on a poster, and everything else as in the credits.',
  fonts: [
    {
      ...file,
      weight: { min: 500, max: 500 },
      stretch: 62,
      axes: { wght: { min: 500, max: 500 }, wdth: { min: 62, max: 62 } },
      fallback: { family: `${family} titles fb`, local, ...metrics.displayFace },
    },
    {
      ...file,
      weight: { min: 400, max: 600 },
      stretch: 100,
      axes: { wght: { min: 400, max: 600 }, wdth: { min: 100, max: 100 } },
      fallback: { family: `${family} fb`, local, ...metrics.face },
    },
  ],
  colors: {
    paper: { light: '#efeeec', dark: '#0b0b0c' },
    plate: { light: '#dedbd6', dark: '#222123' },
    'on-plate': { light: '#131211', dark: '#f4f2ee' },
    ink: { light: '#131211', dark: '#f4f2ee' },
    'ink-2': { light: '#5b5853', dark: '#a6a39d' },
    line: { light: '#cfccc6', dark: '#302f31' },
    card: { light: '#ffffff', dark: '#161617' },
  },
  defaultAccent: { light: '#85590a', dark: '#f0c15c' },
  sizes: {
    portrait: '(min-width:48rem) 48vw, 100vw',
    markWithBanner: '(min-width:48rem) 8.5rem, 5.5rem',
    person: '(min-width:62rem) 20rem, (min-width:40rem) 36vw, 53vw',
    lead: '(min-width:48rem) 95vw, 100vw',
    story: '(min-width:48rem) 30vw, 46vw',
    listed: '(min-width:62rem) 31vw, (min-width:48rem) 45vw, 94vw',
    listedFirst: '100vw',
    item: '(min-width:100rem) 37vw, (min-width:48rem) 46vw, 94vw',
    fewFilms: '(min-width:80rem) 40vw, (min-width:37.5rem) 46.5vw, 92vw',
    article: '(min-width:48rem) 100vw, 112vw',
    tallArticle: '(min-width:48rem) 34.5rem, 100vw',
  },
  bannerRatio: 2.39,
  litSets: true,
  displayMetrics: {
    glyphs: metrics.glyphs,
    kern: metrics.kern,
    tracking: -0.022,
    nameMeasure: { wide: 3.4, narrow: 3.4 },
    monogram: { size: 62, capital: 0.69 },
    alignsTitles: true,
  },
  article: { more: 'pictures' },
  css: {
    layout: `${layout}${wide}`,
    home: acts,
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
