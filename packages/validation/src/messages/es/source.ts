import type { CatalogShape } from '../catalog-shape.ts';
import type { MissingPart } from '../en/missing-part.ts';
import type { sourceMessages as english } from '../en/source.ts';
import { PLATFORM_NAMES } from '../../platforms/platform-names.ts';
import { leftOut } from './left-out.ts';
import { counted, neither } from './phrases.ts';

const PARTS: Readonly<Record<MissingPart, string>> = {
  organisations: 'organizaciones',
  members: 'miembros',
  description: 'descripción',
  'social links': 'enlaces sociales',
  'profile README': 'README del perfil',
  activity: 'actividad',
  'pinned repositories': 'repositorios fijados',
  'older repositories': 'repositorios más antiguos',
  'some languages': 'algunos lenguajes',
  'older videos': 'vídeos más antiguos',
  Shorts: 'Shorts',
  streams: 'emisiones en directo',
  'some of the Shorts': 'algunos Shorts',
  'some of the streams': 'algunas emisiones en directo',
  playlists: 'listas de reproducción',
  'details of some videos': 'detalles de algunos vídeos',
  positions: 'cargos',
  education: 'estudios',
  skills: 'aptitudes',
  languages: 'idiomas',
  certifications: 'certificados',
  projects: 'proyectos',
  publications: 'publicaciones',
  volunteering: 'voluntariado',
  summary: 'resumen',
  honours: 'premios',
};

/** A message that was kept may name a part that no reader asks for any more. */
const partOf = (part: MissingPart): string => (Object.hasOwn(PARTS, part) ? PARTS[part] : part);

export const sourceMessages: CatalogShape<typeof english> = {
  'source.linkedinMasked': 'LinkedIn nos oculta tu trayectoria laboral. Añádela subiendo tus datos.',
  'source.linkedinPreparing':
    'LinkedIn aún está preparando tus datos. Lo comprobamos de nuevo en unos minutos.',
  'source.sample': 'Este es un perfil de ejemplo: la persona y todo lo demás son inventados.',
  'source.noRepositories': 'Este perfil aún no tiene repositorios públicos.',
  'source.pinsUnknown':
    'GitHub solo dice qué repositorios están fijados a programas con un token, así que van primero los que tienen más estrellas.',
  'source.noPosts': 'Esta cuenta aún no tiene publicaciones.',
  'source.instagramHidesPosts':
    'Instagram nos oculta las publicaciones. Conecta tu cuenta o sube tus datos de Instagram (JSON) para añadirlas.',
  'source.noVideos': 'Este canal aún no tiene vídeos públicos.',
  'source.pdfHoldsLess':
    'Un PDF contiene menos que tus datos: sin recomendaciones, proyectos ni enlaces de certificados. Sube el ZIP para añadirlos.',
  'source.takeoutHoldsLess':
    'Takeout no incluye visualizaciones, imágenes ni el número de suscriptores, así que no se muestran. Pega el enlace de tu canal para añadirlos.',
  'source.takeoutNoVideos':
    'En lo que has subido no hay un videos.csv con vídeos públicos. Elige los metadatos de los vídeos al pedirlo.',
  'source.incomplete': ({ platform, missing }) =>
    `${PLATFORM_NAMES[platform]} no nos lo ha dado todo esta vez. Falta: ${missing.map(partOf).join(', ')}.`,
  'source.moreRepositories': ({ kept, beyond }) =>
    `Esta cuenta tiene más repositorios de los que leemos. Aquí están los ${kept} con cambios más recientes; ${beyond === 1 ? 'falta 1' : `faltan ${beyond}`}.`,
  'source.readmeCut': ({ kept, beyond }) =>
    `El README del perfil es más largo de lo que guardamos: aquí están sus primeros ${kept} caracteres; faltan los últimos ${beyond}.`,
  'source.listCut': ({ list }) =>
    list === 'members'
      ? 'GitHub tiene más miembros de los que leemos; aquí están los primeros.'
      : 'GitHub tiene más organizaciones de las que leemos; aquí están las primeras.',
  'source.onlyNewestVideos': ({ count }) =>
    counted(count, {
      one: 'YouTube solo nos ha dado esta vez el vídeo más reciente.',
      other: 'YouTube solo nos ha dado esta vez los # vídeos más recientes.',
    }),
  'source.moreVideos': ({ count }) =>
    `Este canal tiene más vídeos de los que leemos; aquí están los ${count} más recientes.`,
  'source.undatedVideos': ({ count }) =>
    counted(count, {
      one: 'YouTube no ha dicho exactamente cuándo salió uno de los vídeos, así que no lleva fecha.',
      other: 'YouTube no ha dicho exactamente cuándo salieron # de los vídeos, así que no llevan fecha.',
    }),
  'source.approximateDates': ({ count }) =>
    counted(count, {
      one: 'La fecha de un vídeo es aproximada.',
      other: 'Las fechas de # vídeos son aproximadas.',
    }),
  'source.roundedViews': ({ count }) =>
    counted(count, {
      one: 'YouTube redondea sus cifras: las visualizaciones de un vídeo se muestran tal como las da.',
      other: 'YouTube redondea sus cifras: las visualizaciones de # vídeos se muestran tal como las da.',
    }),
  'source.morePlaylists': ({ count }) =>
    `Este canal tiene más listas de reproducción de las que leemos; aquí están las primeras ${count}.`,
  'source.withheldUploads': ({ count }) =>
    counted(count, {
      one: 'Un vídeo es privado o se ha eliminado y queda fuera.',
      other: '# vídeos son privados o se han eliminado y quedan fuera.',
    }),
  'source.somePosts': ({ shown, total }) =>
    `Instagram nos ha dado ${shown} de ${total} publicaciones. Conecta tu cuenta o sube tus datos para añadir las demás.`,
  'source.newestPosts': ({ shown, total }) =>
    `Instagram ${shown === 0 ? `no nos muestra ninguna de las ${total} publicaciones` : `nos muestra las ${shown} más recientes de ${total} publicaciones`}. Conecta tu cuenta o sube tus datos para añadir las demás.`,
  'source.onlyNewestPosts': ({ count }) =>
    counted(count, {
      one: 'Instagram nos ha dado esta vez la publicación más reciente.',
      other: 'Instagram nos ha dado esta vez las # publicaciones más recientes.',
    }),
  'source.unclearVisibility': ({ count }) =>
    `${counted(count, {
      one: 'No hemos podido leer quién puede ver un vídeo o una lista, así que queda fuera.',
      other: 'No hemos podido leer quién puede ver # de los vídeos y listas, así que quedan fuera.',
    })} Pon tu cuenta de Google en inglés y pide el Takeout otra vez.`,
  'source.videosBeyond': ({ count }) =>
    counted(count, {
      one: 'Queda fuera un vídeo o una lista que no cabe en un perfil; aquí están los más recientes.',
      other: 'Quedan fuera # vídeos y listas que no caben en un perfil; aquí están los más recientes.',
    }),
  'source.hiddenVideos': ({ count }) =>
    counted(count, {
      one: 'Queda fuera un vídeo o una lista que está oculto o es privado.',
      other: 'Quedan fuera # vídeos y listas ocultos o privados.',
    }),
  'source.ownerUnknown':
    'Esta descarga no dice de quién es. Escribe tu nombre en el editor y pega el enlace de tu perfil para añadirlo.',
  'source.accountUnknown':
    'Esta descarga no nombra tu cuenta, así que no hay ningún enlace a ella. Pega el enlace de tu perfil para añadirlo.',
  'source.unusableEntries': ({ count }) =>
    counted(count, {
      one: 'Un archivo o una entrada de tu descarga no se ha podido usar.',
      other: '# archivos o entradas de tu descarga no se han podido usar.',
    }),
  'source.postsBeyond': ({ most, beyond }) =>
    `En un perfil caben ${most} publicaciones: ${beyond === 1 ? 'queda fuera 1 más' : `quedan fuera ${beyond} más`}.`,
  'source.filesMissing': ({ files }) =>
    `En lo que has subido no está ${neither(files)}, así que no se muestra lo que contiene.`,
  'source.largerFilesMissing': ({ files }) =>
    `En lo que has subido no está ${neither(files)}. LinkedIn lo pone en el archivo de datos más grande, cuando hay algo que poner.`,
  'source.leftOut': (facts) => leftOut(facts),
  'source.backwards': ({ count, named }) => {
    const more = count - named.length;
    const list = named.map(({ name, start, end }) => `“${name}” (${start} – ${end})`).join(', ');
    return `${counted(count, { one: 'Una entrada termina antes de empezar', other: '# entradas terminan antes de empezar' })}: ${list}${more > 0 ? ` y ${more} más` : ''}. Corrige las fechas en tu sitio.`;
  },
};
