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
  'post.filmUnknown':
    'Este vídeo no está entre los de tu sitio web. Vuelve a leer el canal en Ajustes y elígelo después.',
  'post.noFilmLink': 'Esta no es la dirección de un solo vídeo. Elige un vídeo de tu canal.',
  'post.captionsUnreadable':
    'En este texto no se ha encontrado nada de lo que se dice. Pega la transcripción o suelta un archivo .srt o .vtt.',
  'post.captionsRefused':
    'YouTube no nos da los subtítulos de este vídeo. Pega la transcripción o suelta un archivo .srt o .vtt: son tuyos. O quédate con la entrada corta a partir de la descripción.',
  'post.captionsNone':
    'Este vídeo no tiene subtítulos que podamos leer. Pega la transcripción o suelta un archivo .srt o .vtt, o quédate con la entrada corta a partir de la descripción.',
  'post.nothingToWriteFrom':
    'Este vídeo no tiene subtítulos ni capítulos, y apenas descripción: no hay nada de lo que escribir, y no nos inventamos una entrada. Pega lo que se dice en él.',
  'post.noCaptionsUsed': 'Escrita sin subtítulos',
  'post.transcriptLeftOut':
    'Todo lo que se dice son más de los 300.000 caracteres de una entrada: la transcripción no va debajo.',
  'post.captionsFound': ({ language, automatic, words }) =>
    `${words.toLocaleString('es')} ${words === 1 ? 'palabra' : 'palabras'} de subtítulos${language === null ? '' : ` (${language})`}${automatic ? ', oídas por una máquina' : ''}`,
  'post.writingStopped': 'La entrada no se ha hecho: algo ha fallado por nuestra parte. Inténtalo de nuevo.',
  'post.noModel':
    'Aquí no hay ningún modelo de escritura. Omite el redactor: entonces la entrada dice lo que se dice en el vídeo.',
};
