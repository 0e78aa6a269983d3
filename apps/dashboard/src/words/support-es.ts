import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import type { supportWords as en } from './support-en.ts';

/** Every sentence of asking for help, in Spanish. */
export const supportWords: CatalogShape<typeof en> = {
  menu: 'Ayuda',
  pages: 'Páginas de ayuda',
  write: 'Escríbenos',
  title: 'Escríbenos',
  body: (email) => `La respuesta llega a ${email}.`,
  subject: 'De qué se trata',
  text: 'Qué ha pasado y qué esperabas',
  textHint: 'No escribas aquí ninguna contraseña ni ningún número de tarjeta.',
  site: (name) => `Enviar ${name} con la carta`,
  siteHelp: (address) => `Así quien responde sabe que se trata de ${address}.`,
  priority: 'Este sitio web tiene el plan Estándar: tu carta se responde primero.',
  submit: 'Enviarla',
  busy: 'Enviando',
  done: 'Tu carta está en camino.',
  tooLong: (limit) => `Usa ${limit} caracteres o menos.`,
  required: 'Obligatorio',
};
