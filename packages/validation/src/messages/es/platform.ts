import type { CatalogShape } from '../catalog-shape.ts';
import type { platformMessages as english } from '../en/platform.ts';
import { clockTime } from '../clock-time.ts';
import { PLATFORM_NAMES } from '../../platforms/platform-names.ts';

const SILENCES = {
  limited: 'nos pide ir más despacio',
  refused: 'no nos deja leer este perfil ahora',
  silent: 'no responde',
};

export const platformMessages: CatalogShape<typeof english> = {
  'platform.instagramWall':
    'Instagram no nos deja leer este perfil sin su titular. Conecta tu cuenta o sube tus datos de Instagram (JSON).',
  'platform.instagramPrivate':
    'Esta cuenta es privada. Solo su titular puede traer las publicaciones: conéctala o sube tus datos.',
  'platform.instagramPersonal':
    'Instagram solo comparte las publicaciones de cuentas profesionales. Cambia a una cuenta de creador (gratuita) o sube tus datos.',
  'platform.instagramNoPermission':
    'Instagram no nos ha dado permiso para leer tus publicaciones. Conecta de nuevo y permítelo, o sube tus datos.',
  'platform.instagramSignInRefused': 'Instagram no ha aceptado este inicio de sesión. Conecta de nuevo.',
  'platform.linkedinWall':
    'LinkedIn no deja que los sitios web lean perfiles. Sube tus datos de LinkedIn (ZIP), que se piden en unos minutos, o rellena el formulario.',
  'platform.linkedinNotFound': 'No hemos encontrado esta página de LinkedIn o no es pública.',
  'platform.linkedinUnavailable':
    'LinkedIn no responde bien en este momento. Vuelve a intentarlo en un minuto o sube tus datos de LinkedIn (ZIP).',
  'platform.linkedinOutsideEurope':
    'LinkedIn solo comparte estos datos con miembros de la UE, el EEE y Suiza que lo permiten. Sube tus datos de LinkedIn (ZIP).',
  'platform.youtubeSilent':
    'YouTube no nos responde en este momento. Lo intentaremos de nuevo automáticamente.',
  'platform.youtubeNotFound': 'No hemos encontrado este canal de YouTube.',
  'platform.youtubeRemoved': 'YouTube dice que este canal se ha eliminado.',
  'platform.limited': ({ platform, at }) =>
    `${PLATFORM_NAMES[platform]} nos pide ir más despacio. Vuelve a intentarlo a las ${clockTime(at)}.`,
  'platform.unavailable': ({ platform }) =>
    `${PLATFORM_NAMES[platform]} no responde bien en este momento. Vuelve a intentarlo en un minuto o mira el ejemplo.`,
  'platform.timedOut': ({ platform }) =>
    `${PLATFORM_NAMES[platform]} ha tardado demasiado en responder. Vuelve a intentarlo en un minuto o mira el ejemplo.`,
  'platform.refused': ({ platform }) =>
    `${PLATFORM_NAMES[platform]} no nos deja leer este perfil. Vuelve a intentarlo más tarde o mira el ejemplo.`,
  'platform.busy': ({ platform }) =>
    `Ahora mismo estamos leyendo muchos perfiles de ${PLATFORM_NAMES[platform]}. Vuelve a intentarlo en un minuto.`,
  'platform.stale': ({ name, why, at, now }) => {
    const day = new Date(at).toISOString().slice(0, 10);
    const isToday = new Date(now).toISOString().startsWith(day);
    return `${name} ${SILENCES[why]}; esto es lo que leímos ${isToday ? 'hoy' : `el ${day}`} a las ${clockTime(at)}.`;
  },
  'platform.notFound': ({ name }) =>
    `No hemos encontrado ningún perfil llamado ${name}. Comprueba cómo se escribe.`,
  'platform.notProfessional': ({ name }) =>
    `Instagram solo nos muestra cuentas profesionales y ninguna se llama ${name}. Comprueba cómo se escribe, conecta tu cuenta o sube tus datos de Instagram (JSON).`,
  'platform.noSample': ({ name }) => `No hay ningún ejemplo llamado ${name}.`,
  'platform.connectionExpired': ({ platform }) =>
    `Tu conexión con ${PLATFORM_NAMES[platform]} ha caducado. Conecta de nuevo.`,
  'platform.connectingOff': ({ platform }) =>
    `Aquí ya no se puede conectar ${PLATFORM_NAMES[platform]}. Sube tus datos.`,
};
