import type { CatalogShape } from '../catalog-shape.ts';
import type { postMessages as english } from '../en/post.ts';

export const postMessages: CatalogShape<typeof english> = {
  'post.stale':
    'Esta entrada se ha guardado entretanto en otra pestaña. Carga esa versión o guarda la tuya encima.',
  'post.exists': 'Ya hay una entrada sobre esto. Abre esa.',
  'post.limit': 'Un sitio web tiene 10.000 entradas como máximo. Elimina algunas que ya no necesites.',
  'post.slugTaken': 'Otra entrada de tu sitio web tiene o ha tenido esta dirección. Escribe otra.',
  'post.publishAtPast': 'Elige un momento que aún no haya llegado.',
  'post.publishAtFuture': 'Ese día aún no ha llegado. Programa la entrada.',
  'post.publishAtShape': 'Escríbelo como un día y una hora.',
  'post.websiteMissing': 'Di para qué sitio web es la entrada.',
  'post.websiteStays': 'Una entrada se queda en su sitio web.',
  'post.orderTwice': 'Una entrada aparece dos veces en este orden. Carga la lista otra vez.',
  'post.orderForeign': 'Este orden nombra una entrada que no es de este sitio web. Carga la lista otra vez.',
  'post.orderChanged':
    'Entretanto se han añadido o eliminado entradas, así que no se ha movido nada. Carga la lista otra vez.',
  'post.cursor': 'No se puede seguir leyendo la lista desde aquí. Cárgala desde el principio.',
};
