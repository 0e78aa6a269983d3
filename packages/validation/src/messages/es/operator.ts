import type { CatalogShape } from '../catalog-shape.ts';
import type { operatorMessages as english } from '../en/operator.ts';

export const operatorMessages: CatalogShape<typeof english> = {
  'operator.nothingFound': ({ text }) =>
    `No hay ninguna cuenta ni ningún sitio «${text}». Escribe una dirección, un dominio, un correo o un identificador.`,
  'operator.alreadySuspended': ({ name }) => `${name} ya está suspendido.`,
  'operator.notSuspended': ({ name }) => `${name} no está suspendido.`,
  'operator.nothingAgainst': ({ name }) => `No hay nada contra ${name}.`,
  'operator.yourself': 'No puedes suspenderte a ti mismo. Otro operador puede.',
  'operator.noSecondStep': ({ name }) => `${name} no tiene segundo paso.`,
  'operator.noDeadJob': ({ name }) => `No hay ningún trabajo abandonado ${name}. Vuelve a leer la lista.`,
  'operator.noFailedMail': ({ name }) =>
    `No hay ningún correo ${name} que espere su envío. Vuelve a leer la lista.`,
  'operator.noAccount': ({ name }) =>
    `No hay ninguna cuenta con la dirección ${name}. Quien recibe el sitio abre antes una.`,
  'operator.giveSame': ({ name }) => `El sitio ya es de ${name}.`,
  'operator.giveUnconfirmed': ({ name }) =>
    `${name} no ha confirmado la dirección de su cuenta. Un sitio solo pasa a cuentas confirmadas.`,
  'operator.giveSuspended': ({ name }) => `${name} está suspendido. Restablece antes la cuenta.`,
  'operator.giveStopped': 'El sitio está retenido o retirado. Decide antes sobre eso.',
  'operator.giveDomain': ({ name }) =>
    `El sitio tiene el dominio propio ${name} de su dueño, que solo él puede probar. Antes lo quita; el siguiente dueño lo añade de nuevo.`,
  'operator.givePaid':
    'Por este sitio se paga algo, o está a punto de pagarse. Su dueño termina antes la suscripción; el siguiente empieza una.',
};
