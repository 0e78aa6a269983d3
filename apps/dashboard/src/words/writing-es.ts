import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import type { writingWords as en } from './writing-en.ts';

const to = (text: string) => ({ text, needsText: true });
const from = (text: string) => ({ text, needsText: false });

const PROFILE = 'Conoce tu perfil y lo que hay aquí, nada más.';
const POST = 'Conoce tu perfil y esta entrada, nada más.';

/** Every sentence of help with writing, in Spanish. */
export const writingWords: CatalogShape<typeof en> = {
  help: 'Ayúdame a escribir',
  helpOf: (field) => `Ayúdame a escribir: ${field}`,
  writing: 'Escribiendo',
  writingOf: (field) => `Escribiendo: ${field}`,
  ask: '¿Qué tiene que decir?',
  write: 'Escribir',
  again: 'Otra vez',
  stop: 'Parar',
  chosen: 'Elegido:',
  ideas: 'Ideas para pedir',
  text: 'El texto',
  written: (text) => `Escrito: ${text}`,
  insert: 'Insertar',
  replace: 'Reemplazar',
  below: 'Insertar debajo',
  discard: 'Descartar',
  undo: 'Deshacer',
  undoOf: (field) => `Deshacer lo escrito: ${field}`,
  unknown: 'Eso no consta en ninguna parte.',
  unknownNext: 'Dilo en la línea de arriba y se usará. No ha cambiado nada.',
  doubted: (numbers) => `Revisa esto, no aparece en ningún otro sitio: ${numbers}`,
  tooLong: (has, most) =>
    `Tiene ${has.toLocaleString('es')} caracteres y aquí caben ${most.toLocaleString('es')}. Pide uno más corto.`,
  placeholders: {
    headline: 'para quién trabajo',
    about: 'dos párrafos sobre mi trabajo',
    section: 'cómo se me puede encontrar',
    item: 'de qué se trataba',
    alt: 'una tetera roja al fuego',
    title: 'di lo que sorprende',
    post: 'por qué importa tan poco',
    excerpt: 'qué encuentra quien lee',
    seo_title: 'nombra el lugar',
    seo_description: 'qué encuentra quien lee',
  },
  suggestions: {
    headline: [from('A partir de mi perfil'), to('Más corto'), to('Más sencillo')],
    about: [from('A partir de mi perfil'), to('Más corto'), to('En primera persona')],
    section: [from('A partir de mi perfil'), to('Más corto')],
    item: [from('A partir de mi perfil'), to('Más corto'), to('Más sencillo')],
    alt: [to('Más corto')],
    title: [from('A partir del texto'), to('Más corto'), to('En forma de pregunta')],
    post: [to('Más corto'), to('Más sencillo'), from('Sigue desde aquí')],
    excerpt: [from('A partir del texto'), to('Más corto')],
    seo_title: [from('A partir de lo que hay aquí'), to('Más corto')],
    seo_description: [from('A partir de lo que hay aquí'), to('Más corto')],
  },
  knows: {
    headline: PROFILE,
    about: PROFILE,
    section: PROFILE,
    item: PROFILE,
    alt: 'No ve la imagen: di qué hay en ella.',
    title: POST,
    post: POST,
    excerpt: POST,
    seo_title: PROFILE,
    seo_description: PROFILE,
  },
};
