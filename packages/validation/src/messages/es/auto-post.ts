import { PLATFORM_NAMES } from '../../platforms/platform-names.ts';
import type { CatalogShape } from '../catalog-shape.ts';
import type { autoPostMessages as english } from '../en/auto-post.ts';

export const autoPostMessages: CatalogShape<typeof english> = {
  'autoPost.noSource': ({ platform }) =>
    `Tu sitio no tiene un perfil de ${PLATFORM_NAMES[platform]} que se pueda volver a leer. Añádelo con su enlace o conecta la cuenta y después actívalo.`,
  'autoPost.off': 'La publicación automática está desactivada. Actívala y después ejecútala.',
  'autoPost.underWay': 'Ya hay una ejecución en marcha. Espera a que termine.',
  'autoPost.sourceGone': ({ platform }) =>
    `Se ha quitado del sitio tu perfil de ${PLATFORM_NAMES[platform]}. Añádelo otra vez o elige otra fuente.`,
  'autoPost.channelGone': ({ platform }) =>
    `${PLATFORM_NAMES[platform]} lleva dos semanas diciendo que ese perfil no existe. Comprueba si sigue ahí y vuelve a leerlo en Ajustes.`,
  'autoPost.hidden':
    'Lo tienes oculto en tu sitio, así que no tendrá entrada. Muéstralo ahí y haz tú la entrada.',
  'autoPost.exists': 'Ya hay una entrada sobre esto, o la hubo.',
  'autoPost.gone': 'El perfil ya no lo muestra: es privado o se ha borrado. Si vuelve, se hará una entrada.',
  'autoPost.busy': 'Se está haciendo a mano una entrada sobre esto.',
  'autoPost.nothingToSay': 'No tiene palabras ni imágenes que podamos leer. Haz tú la entrada.',
  'autoPost.keptDraft': ({ marked }) =>
    `Se queda como borrador: ${marked === 1 ? 'un párrafo dice' : `${marked} párrafos dicen`} algo que no hemos encontrado en el vídeo. Revísalo y publícalo.`,
  'autoPost.noPostLink':
    'Esta no es la dirección de una publicación de Instagram. Ábrela allí y copia su enlace.',
  'autoPost.notYours':
    'Esta publicación no es de tu cuenta de Instagram o es privada. Pega el enlace de una publicación de tu propio perfil.',
  'autoPost.noInstagram':
    'Tu sitio no tiene una cuenta de Instagram. Conéctala en Ajustes o trae tus datos de Instagram.',
};
