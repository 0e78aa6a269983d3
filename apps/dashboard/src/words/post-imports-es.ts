import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { counted } from './counted.ts';
import type { postImportsWords as en } from './post-imports-en.ts';

/** Every sentence of bringing posts from elsewhere, in Spanish. */
export const postImportsWords: CatalogShape<typeof en> = {
  button: 'Traer entradas',
  title: 'Trae lo que ya has escrito',
  body: 'Todo llega como borrador: nada se publica hasta que tú lo digas.',
  kinds: [
    { name: 'Archivos Markdown', what: 'archivos .md, o un ZIP con ellos y sus imágenes' },
    { name: 'Un canal de noticias', what: 'Atom o RSS, también lo que exporta WordPress' },
    { name: 'LinkedIn', what: 'el ZIP de tus datos: dentro están tus artículos' },
  ],
  drop: 'Suéltalos en cualquier punto de esta página',
  dropNow: 'Suéltalos: se leen enseguida',
  choose: 'Elegir archivos',
  chooseOthers: 'Elegir otros archivos',
  chooseLabel: 'Archivos con entradas',
  refused: 'No se ha creado ningún borrador',
  sending: (name) => `Enviando ${name}`,
  files: (count) => counted(count, 'Un archivo', 'archivos'),
  sent: (done, total) => `${done} de ${total}`,
  reading: 'Leyendo y copiando imágenes',
  stop: 'Parar',
  made: (count) =>
    count === 0 ? 'Ningún borrador nuevo' : counted(count, 'Un borrador creado', 'borradores creados'),
  more: (count) => counted(count, 'y otro', 'más'),
  leftOut: (count) => (count === 1 ? 'Una cosa ha quedado fuera' : `${count} cosas han quedado fuera`),
  done: 'Ver la lista',
  again: 'Traer más',
  tooLarge: (name) => `${name} pesa más de 1 GB. Quita imágenes y vídeos y tráelo otra vez.`,
  tooMany: 'Son más de 100 archivos. Mételos en un ZIP y trae ese.',
  noFiles: 'Entre lo que has soltado no hay Markdown, ni un canal de noticias, ni un ZIP.',
  empty: (name) => `${name} está vacío. Elige otro archivo.`,
};
