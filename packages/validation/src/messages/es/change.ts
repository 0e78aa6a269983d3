import type { CatalogShape } from '../catalog-shape.ts';
import type { changeMessages as english } from '../en/change.ts';
import { wordOf } from '../word-of.ts';
import { writtenDate, writtenLanguage } from '../written-date.ts';
import { FACTS, FIELDS, FIGURES, KINDS } from './change-words.ts';
import { counted } from './phrases.ts';

const UNTITLED = 'Sin título';

export const changeMessages: CatalogShape<typeof english> = {
  'change.fact': ({ fact }) => wordOf(FACTS, fact),
  'change.numbers': 'Cifras',
  'change.untitled': UNTITLED,
  'change.field': ({ item, field }) => `${item ?? UNTITLED}: ${wordOf(FIELDS, field)}`,
  'change.date': ({ date }) => writtenDate('es', date),
  'change.language': ({ tag }) => writtenLanguage('es', tag),
  'change.kind': ({ kind }) => wordOf(KINDS, kind),
  'change.flag': ({ isSet }) => (isSet ? 'sí' : 'no'),
  'change.pictureBefore': 'La imagen tal como está',
  'change.pictureAfter': 'Otra imagen',
  'change.pictures': ({ count }) => counted(count, { one: '# imagen', other: '# imágenes' }),
  'change.now': 'la actualidad',
  'change.period': ({ start, end }, say) => {
    if (start === null) return end === null ? '' : `hasta ${say(end)}`;
    return end === null ? `desde ${say(start)}` : `de ${say(start)} a ${say(end)}`;
  },
  'change.lines': ({ lines }, say) =>
    lines.map((line) => (typeof line === 'string' ? line : say(line))).join('\n'),
  'change.figures': ({ figures, shares, items }) =>
    [
      ...figures.map(({ figure, count }) => counted(count, wordOf(FIGURES, figure))),
      ...(shares ? ['nueva proporción de los lenguajes'] : []),
      ...(items > 0
        ? [counted(items, { one: 'cifras nuevas de # elemento', other: 'cifras nuevas de # elementos' })]
        : []),
    ].join(', '),
};
