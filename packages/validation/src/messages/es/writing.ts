import type { CatalogShape } from '../catalog-shape.ts';
import type { writingMessages as english } from '../en/writing.ts';

type Why = Parameters<(typeof english)['writing.fellBack']>[0]['why'];

const WHY: Readonly<Record<Why, string>> = {
  unreachable: 'no responde o se ha cortado',
  slow: 'ha tardado demasiado en responder',
  limited: 'nos pide que vayamos más despacio',
  refused: 'no acepta nuestra petición; quien lleva esta instalación tiene que mirar sus ajustes',
  failed: 'ha tenido un error propio',
  unusable: 'ha respondido algo que no podemos usar',
  leaked: 'ha respondido algo que no transmitimos',
  too_long: 'no puede abarcar un vídeo de esta duración',
  not_of_film: 'ha escrito lo que no se dice en el vídeo',
  budget: 'ya ha recibido hoy todas las peticiones que esta instalación permite',
};

export const writingMessages: CatalogShape<typeof english> = {
  'writing.fellBack': ({ why }) =>
    `El modelo de escritura ${WHY[why]}. Por eso esto es lo que se dice en el vídeo, con sus propias palabras; no se ha contado nada.`,
  'writing.unavailable': ({ why }) =>
    `El modelo de escritura ${WHY[why]}. No se ha contado nada. Inténtalo más tarde.`,
  'writing.notConfigured':
    'Aquí no hay ningún modelo de escritura. Escribe tú el texto o pregunta a quien lleva esta instalación.',
  'writing.budget':
    'El modelo de escritura ya ha recibido hoy todas las peticiones que esta instalación permite. Inténtalo mañana.',
  'writing.postsUsed': ({ limit }) =>
    `Un modelo te escribe ${limit} entradas al mes, y las de este mes ya están usadas. Deja que el vídeo hable con sus propias palabras o inténtalo el mes que viene.`,
  'writing.helpUsed': ({ limit }) =>
    `Un modelo te ayuda ${limit} veces al día, y las de hoy ya están usadas. Inténtalo mañana.`,
  'writing.confirmEmail':
    'Confirma primero tu correo electrónico: después un modelo escribe para ti. El enlace está en el mensaje que te enviamos.',
};
