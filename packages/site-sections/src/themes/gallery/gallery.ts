import type { Theme } from '../theme.ts';
import cards from './cards.css?raw';
import cv from './cv.css?raw';
import data from './data.css?raw';
import entries from './entries.css?raw';
import films from './films.css?raw';
import metrics from './gallery-metrics.json';
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

const family = 'Hanken Grotesk';

export const gallery: Theme = {
  name: 'gallery',
  label: 'Gallery',
  description: 'Pictures from edge to edge, the name as one tile among them, captions when asked for.',
  fonts: [
    {
      package: '@fontsource-variable/hanken-grotesk',
      id: 'hanken-grotesk',
      file: 'wght',
      subsets: ['latin', 'latin-ext', 'vietnamese'],
      family,
      style: 'normal',
      weight: { min: 400, max: 600 },
      axes: { wght: { min: 400, max: 600 } },
      fallback: { family: `${family} fb`, local: ['Arial', 'Liberation Sans'], ...metrics.face },
    },
  ],
  colors: {
    paper: { light: '#ffffff', dark: '#0c0d0e' },
    plate: { light: '#e4e6e7', dark: '#222527' },
    'on-plate': { light: '#111214', dark: '#f0f0ee' },
    ink: { light: '#111214', dark: '#f0f0ee' },
    'ink-2': { light: '#5b5e63', dark: '#a3a6aa' },
    line: { light: '#d9dadc', dark: '#303234' },
    card: { light: '#f1f2f2', dark: '#17191a' },
  },
  defaultAccent: { light: '#00606e', dark: '#6fd0da' },
  sizes: {
    portrait: '(min-width:48rem) 50vw, 100vw',
    mark: '(min-width:64rem) 34vw, 8rem',
    beside: '4rem',
    person: '(min-width:48rem) 25vw, 50vw',
    lead: '(min-width:64rem) 67vw, 100vw',
    story: '(min-width:64rem) 34vw, (min-width:48rem) 50vw, 100vw',
    listedFirst: '(min-width:64rem) 78vw, (min-width:48rem) 50vw, 100vw',
    item: '(min-width:64rem) 37.5vw, (min-width:48rem) 56.5vw, 114vw',
    update: '(min-width:64rem) 44.5vw, (min-width:48rem) 66.5vw, 134vw',
    film: '(min-width:64rem) 25vw, (min-width:40rem) 50vw, 100vw',
    fewFilms: '(min-width:40rem) 50vw, 100vw',
    short: '(min-width:64rem) 16.6vw, (min-width:40rem) 33.2vw, 50vw',
    article: '(min-width:64rem) 76vw, 100vw',
    more: '(min-width:40rem) 33.4vw, 100vw',
  },
  tile: {
    first: '(min-width:88rem) 34vw, (min-width:40rem) 67vw, 100vw',
    further: 'auto, (min-width:64rem) 67vw, (min-width:40rem) 107vw, 160vw',
  },
  shelves: 'never',
  displayMetrics: {
    glyphs: metrics.glyphs,
    kern: metrics.kern,
    tracking: -0.055,
    nameMeasure: { wide: 3.6, narrow: 6 },
    monogram: { size: 44, capital: 0.7 },
    alignsTitles: false,
  },
  bannerOf: [],
  article: { more: 'pictures' },
  css: {
    layout: `${layout}${wide}`,
    parts: { entries, quotes, data, cards, films, mosaic },
    print,
    lines,
    post,
    item,
    list,
    lost,
    cv,
  },
};
