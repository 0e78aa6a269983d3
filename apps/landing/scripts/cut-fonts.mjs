import { readFile } from 'node:fs/promises';
import { parse } from 'parse5';
import subsetFont from 'subset-font';

/** Letters that visitors may type and servers may say: Latin-1, its quotes and dashes. */
const LATIN = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index)),
  ...Array.from({ length: 96 }, (_, index) => String.fromCodePoint(0xa0 + index)),
  '‘’“”–—…•€œŒ',
].join('');

const FAMILIES = [
  {
    file: 'mona-sans',
    family: 'Mona Sans Variable',
    source: '@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2',
    axes: { wght: { min: 400, max: 700 }, wdth: { min: 100, max: 108 } },
    descriptors: 'font-weight:400 700;font-stretch:100% 108%',
  },
  {
    file: 'newsreader',
    family: 'Newsreader Variable',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
    axes: { wght: { min: 300, max: 700 } },
    descriptors: 'font-weight:300 700',
    drawings: true,
  },
  {
    file: 'newsreader-italic',
    family: 'Newsreader Variable',
    source: '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2',
    axes: { wght: 400 },
    descriptors: 'font-weight:400;font-style:italic',
    drawings: true,
  },
];

/**
 * Cuts the fonts to the letters and the axes that are used. The product's own gets all of Latin-1; those of the
 * drawings get the letters of the drawings (`pages` is the HTML of all pages).
 *
 * @param {string[]} pages
 * @param {NodeJS.Require} require
 * @returns {Promise<{ file: string; bytes: Buffer; face: (path: string) => string }[]>} the product's own first
 */
export async function cutFonts(pages, require) {
  const drawn = [...new Set(pages.flatMap((page) => wordsInSerif(parse(page))).join(''))].join('');
  return Promise.all(
    FAMILIES.map(async ({ file, family, source, axes, descriptors, drawings = false }) => {
      const font = await readFile(require.resolve(source));
      const bytes = await subsetFont(font, drawings ? drawn : LATIN, {
        targetFormat: 'woff2',
        variationAxes: axes,
        keepFeatures: ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk'],
      });
      const face = (path) =>
        `@font-face{font-family:"${family}";src:url(${path}) format("woff2");${descriptors};font-display:swap}`;
      return { file, bytes, face };
    }),
  );
}

/** The words below elements whose class sets them in the drawings' serif. */
function wordsInSerif(node, inSerif = false) {
  if (node.nodeName === '#text') return inSerif ? [node.value] : [];
  const classes = node.attrs?.find(({ name }) => name === 'class')?.value.split(' ') ?? [];
  const serif = classes.includes('serif') || (inSerif && !classes.includes('sans'));
  return (node.childNodes ?? []).flatMap((child) => wordsInSerif(child, serif));
}
