import type { Theme } from '../theme.ts';
import metrics from './broadsheet-metrics.json';
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

const family = 'Newsreader';
const titles = `${family} Titles`;
const labels = 'Schibsted Grotesk';
const local = ['Georgia', 'Gelasio'] as const;
const serif = {
  package: '@fontsource-variable/newsreader',
  id: 'newsreader',
  file: 'opsz',
  subsets: ['latin', 'latin-ext', 'vietnamese'],
} as const;

export const broadsheet: Theme = {
  name: 'broadsheet',
  label: 'Broadsheet',
  description: 'The front page of a newspaper: a nameplate, a lead story, columns between hairlines.',
  // Each cut at the optical size that it is set in: small files instead of the whole range. Labels have one weight.
  fonts: [
    {
      ...serif,
      family: titles,
      style: 'normal',
      weight: { min: 600, max: 700 },
      axes: { wght: { min: 600, max: 700 }, opsz: { min: 72, max: 72 } },
      fallback: { family: `${titles} fb`, local, ...metrics.displayFace },
    },
    {
      ...serif,
      family,
      style: 'normal',
      weight: { min: 400, max: 500 },
      axes: { wght: { min: 400, max: 500 }, opsz: { min: 18, max: 18 } },
      fallback: { family: `${family} fb`, local, ...metrics.face },
    },
    {
      ...serif,
      family,
      style: 'italic',
      weight: { min: 400, max: 400 },
      axes: { wght: { min: 400, max: 400 }, opsz: { min: 18, max: 18 } },
      fallback: null,
    },
    {
      package: '@fontsource-variable/schibsted-grotesk',
      id: 'schibsted-grotesk',
      file: 'wght',
      subsets: ['latin', 'latin-ext'],
      family: labels,
      style: 'normal',
      weight: { min: 500, max: 700 },
      axes: { wght: { min: 600, max: 600 } },
      fallback: { family: `${labels} fb`, local: ['Arial', 'Liberation Sans'], ...metrics.labelFace },
    },
  ],
  colors: {
    paper: { light: '#f4f4ef', dark: '#131411' },
    plate: { light: '#26251f', dark: '#32332d' },
    'on-plate': { light: '#f2f0e7', dark: '#f2f0e7' },
    ink: { light: '#17160f', dark: '#ebe9e0' },
    'ink-2': { light: '#57554b', dark: '#a9a69a' },
    line: { light: '#c9c8be', dark: '#3a3a34' },
    deep: { light: '#12120e', dark: '#21221d' },
    'on-deep': { light: '#f2f0e7', dark: '#f2f0e7' },
    'on-deep-2': { light: '#b3b0a4', dark: '#b3b0a4' },
  },
  defaultAccent: { light: '#a8200f', dark: '#ff8c70' },
  defaultAccentOnPlate: { light: '#ff8c70', dark: '#ff8c70' },
  sizes: {
    portrait: '(min-width:40rem) 37.5vw, 100vw',
    mark: '4rem',
    beside: '4rem',
    lead: '(min-width:64rem) 52vw, 112vw',
    story: '(min-width:64rem) 25vw, 12.5rem',
    listedFirst: '(min-width:64rem) 51vw, 12.5rem',
    item: '(min-width:100rem) 44vw, (min-width:64rem) 50vw, (min-width:40rem) 57.5vw, 104vw',
    film: '(min-width:64rem) 23.5vw, 15rem',
    fewFilms: '(min-width:64rem) 23.5vw, 15rem',
    short: '(min-width:64rem) 13.2vw, 9rem',
    article: '(min-width:64rem) 77.5vw, (min-width:40rem) 104vw, 112vw',
  },
  tile: { first: '(min-width:62rem) 22vw, 94vw', further: 'auto, (min-width:62rem) 49vw, 94vw' },
  bannerRatio: 1.77,
  shelves: 'never',
  displayMetrics: {
    glyphs: metrics.glyphs,
    kern: metrics.kern,
    tracking: -0.05,
    nameMeasure: { wide: 11, narrow: 6.4 },
    monogram: { size: 50, capital: 0.66 },
    alignsTitles: false,
  },
  bannerOf: ['linkedin-company'],
  article: { more: 'pictures' },
  css: {
    layout: `${layout}${ending}`,
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
