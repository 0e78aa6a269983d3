import { expect, it } from 'vitest';
import { countsEs } from './server-counts-es.ts';

it.each([
  ['Ada Byron: 3 jobs, 1 school', 'Ada Byron: 3 empleos, 1 centro de estudios'],
  ['R: the language: 1,234 posts', 'R: the language: 1.234 publicaciones'],
  ['12 sections', '12 secciones'],
  ['1 file, 640 kB', '1 archivo, 640 kB'],
  ['3 files, 12.5 MB', '3 archivos, 12,5 MB'],
  [
    '8 pictures, 1 picture could not be had, 4 more follow',
    '8 imágenes, 1 imagen no se ha podido obtener, 4 más están por llegar',
  ],
])('%s', (english, spanish) => {
  expect(countsEs(english)).toBe(spanish);
});

it.each(['Ada Byron', 'https://github.com/ada', '', '1984', '3 jobs, 2 cups of tea', 'Ada: posts'])(
  'of %j it knows nothing',
  (text) => {
    expect(countsEs(text)).toBeUndefined();
  },
);
