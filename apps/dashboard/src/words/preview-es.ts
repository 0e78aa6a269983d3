import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { counted } from './counted.ts';
import type { previewWords as en } from './preview-en.ts';

/** What a preview asks before it is published and tells of what it was made from, in Spanish. */
export const previewWords: CatalogShape<typeof en> = {
  yourWebsites: 'Tus sitios',
  yourAccount: 'Tu cuenta',
  language: {
    title: '¿En qué idioma habla?',
    field: 'Idioma del sitio web',
    body: 'En él se escriben los títulos, las fechas y los números. Lo que has escrito tú se queda como está.',
    proposed: 'El perfil no dice su idioma. Este es el de tu navegador: cámbialo si es otro.',
  },
  contact: {
    title: '¿Puede verlos todo el mundo?',
    body: 'Están en el perfil, y en ninguna página hasta que los actives.',
    alsoInText:
      'Tu propio texto también lo dice y se muestra como lo escribiste. En el editor puedes cambiar ese texto:',
    showEmail: (value) => `Mostrar mi correo: ${value}`,
    showPhone: (value) => `Mostrar mi teléfono: ${value}`,
    showAddress: (value) => `Mostrar mi dirección postal: ${value}`,
  },
  at: (address) => `En ${address}.`,
  change: 'Cambiar la dirección',
  live: {
    title: (address) => `Este sitio ya está en línea en ${address}`,
    body: 'Lo que cambies aquí ya no cambia nada allí: se edita desde tu inicio.',
    open: 'Abrir el sitio',
    home: 'Ir a tu inicio',
  },
  leftOut: {
    title: (count) => `Se ha dejado fuera: ${counted(count, 'una cosa', 'cosas')}`,
    body: 'Estaba en lo que trajiste, y no está en el sitio.',
    why: {
      unsupported: 'No hay lugar para ello en un sitio',
      private: 'Privado, y por eso nunca se toma',
      limit: 'Más de lo que se guarda',
      unreadable: 'No se ha podido leer',
      repeated: 'Ya estaba, palabra por palabra',
    },
  },
};
