import type { CatalogShape } from '../catalog-shape.ts';
import type { serviceMessages as english } from '../en/service.ts';
import { listed } from './phrases.ts';

export const serviceMessages: CatalogShape<typeof english> = {
  'service.queueFull': 'Ya tienes demasiado trabajo en espera. Vuelve a intentarlo en un minuto.',
  'service.signInsBusy':
    'Ahora mismo hay muchas personas iniciando sesión. Vuelve a intentarlo en unos segundos.',
  'service.previewsBusy':
    'Ahora mismo se están haciendo muchos sitios web y el tuyo no ha empezado. Vuelve a intentarlo en unos segundos.',
  'service.notFound': 'No se ha encontrado. Puede que se haya eliminado o que sea de otra cuenta.',
  'service.doneAlready': 'Esta petición ya se ha realizado. Recarga para ver el resultado.',
  'service.stillRunning': 'La misma petición aún se está realizando. Vuelve a intentarlo en unos segundos.',
  'service.runningElsewhere':
    'La misma petición se está realizando a la vez. Vuelve a intentarlo en unos segundos.',
  'service.storageFull':
    'El servidor no tiene más espacio, así que no se ha cambiado nada. Quien lo lleva tiene que hacer sitio; vuelve a intentarlo más tarde.',
  'service.storageAway':
    'El servidor no llega ahora mismo al lugar donde guarda los archivos. Vuelve a intentarlo en un minuto.',
  'service.databaseAway': 'El servidor no puede responder ahora mismo. Vuelve a intentarlo en unos segundos.',
  'service.internal':
    'Algo ha fallado por nuestra parte y ha quedado anotado. Vuelve a intentarlo en un momento.',
  'service.signedOut': 'Tu sesión está cerrada. Iníciala y vuelve a intentarlo.',
  'service.forbidden': 'No se permite con tu cuenta.',
  'service.nothingThere': 'No se ha encontrado. Comprueba la dirección o vuelve atrás e inténtalo de nuevo.',
  'service.tooLarge': 'Es demasiado grande para enviarlo. Prueba con algo más pequeño.',
  'service.tooManyTries': 'Demasiados intentos en poco tiempo. Espera un momento y vuelve a intentarlo.',
  'service.unreachable': 'Ahora mismo no se puede acceder al servidor. Vuelve a intentarlo en un momento.',
  'service.busy': 'El servidor está ocupado ahora mismo. Vuelve a intentarlo en un momento.',
  'service.slow': 'El servidor no ha respondido a tiempo. Vuelve a intentarlo en un momento.',
  'service.refused': 'El servidor no ha aceptado esto. Recarga la página y vuelve a intentarlo.',
  'service.broken': 'Algo ha fallado por nuestra parte. Vuelve a intentarlo en un momento.',
  'service.noSuchCall': 'No hay nada en esta dirección. Comprueba cómo se escribe.',
  'service.otherMethods': ({ methods }) => `Esta dirección solo responde a ${listed(methods)}.`,
  'service.noBody': 'Esta petición no lleva cuerpo. Envíala sin él.',
  'service.jsonObject': 'Envía un objeto JSON como cuerpo.',
  'service.jsonFields': 'Envía un objeto JSON con los campos de esta petición.',
  'service.jsonType': 'Envía el cuerpo como application/json.',
  'service.bodyTooLarge': ({ kilobytes }) => `Son más de ${kilobytes} kB. Envía menos de una vez.`,
  'service.notUtf8': 'El cuerpo no es texto UTF-8. Envía JSON en UTF-8.',
  'service.tooDeep': 'El JSON tiene demasiados niveles. Envíalo más plano.',
  'service.notJson': 'El cuerpo no es JSON válido. Comprueba sus corchetes, comas y comillas.',
  'service.unstorable': 'El cuerpo contiene caracteres que no se pueden guardar. Quítalos.',
  'service.outOfRange': 'El cuerpo contiene un número fuera de rango.',
  'service.forbiddenKey': 'El cuerpo contiene una clave que no se admite: __proto__.',
  'service.idempotencyKey': 'Idempotency-Key debe tener de 8 a 128 letras, cifras, guiones o guiones bajos.',
  'service.idempotencyUsed': 'Esta Idempotency-Key ya se usó para otra petición. Usa una nueva.',
  'client.unreachable': 'No hemos podido acceder al servidor. Comprueba tu conexión y vuelve a intentarlo.',
  'client.timeout': 'El servidor ha tardado demasiado en responder. Vuelve a intentarlo en un momento.',
  'client.unreadable':
    'El servidor ha dado una respuesta que no hemos podido leer. Recarga la página y vuelve a intentarlo.',
};
