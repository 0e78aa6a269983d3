import type { CatalogShape } from '../catalog-shape.ts';
import type { syncMessages as english } from '../en/sync.ts';
import { PLATFORM_NAMES } from '../../platforms/platform-names.ts';

const STAYS =
  'Tu sitio se queda como está. Si lo quitaste tú allí, vuelve a leerlo y decide sobre cada cosa.';

export const syncMessages: CatalogShape<typeof english> = {
  'sync.lastSource':
    'Un sitio necesita una fuente, así que no se puede quitar la única que tiene. Añade otra antes.',
  'sync.filesOnly':
    'Los archivos no se pueden volver a leer. Trae uno más reciente o añade un perfil con su enlace.',
  'sync.fileNotFollowed':
    'Un archivo no se puede volver a leer. Trae uno más reciente o añade el perfil con su enlace.',
  'sync.sampleNotFollowed': 'Este es un ejemplo nuestro: ahí no ocurre nada nuevo. Añade un perfil tuyo.',
  'sync.pageNotFollowed':
    'LinkedIn solo nos deja leer su página pública cuando tú lo pides. Vuelve a leerla tú o conecta tu cuenta.',
  'sync.stopped': 'La última lectura se cortó antes de terminar. Léelo de nuevo.',
  'sync.staleChanges':
    'Algo ha cambiado entretanto, así que no se ha aceptado nada. Mira otra vez los cambios y elige.',
  'sync.undoOver': 'Esto ya no se puede deshacer. Se decidió algo después o ya se deshizo.',
  'sync.mostSources': ({ most }) =>
    `Un sitio puede salir de ${most} perfiles. Quita uno antes de añadir otro.`,
  'sync.unread': ({ platform }) =>
    `Ahora mismo no se ha podido leer ${PLATFORM_NAMES[platform]}. Tu sitio se queda como está.`,
  'sync.emptyAnswer': ({ platform }) =>
    `${PLATFORM_NAMES[platform]} ha respondido con un perfil vacío. ${STAYS}`,
  'sync.muchGone': ({ platform, missing, before }) =>
    `${PLATFORM_NAMES[platform]} ya no muestra ${missing} de las ${before} cosas de tu sitio. ${STAYS}`,
  'sync.notConnected': ({ platform }) =>
    `Tu cuenta de ${PLATFORM_NAMES[platform]} ya no está conectada. Conéctala de nuevo.`,
  'sync.placeUnknown': ({ platform }) =>
    `No sabemos dónde está este perfil de ${PLATFORM_NAMES[platform]}. Quítalo y añádelo otra vez con su enlace.`,
};
