import type { CatalogShape } from '../catalog-shape.ts';
import type { paymentMessages as english } from '../en/payment.ts';

export const paymentMessages: CatalogShape<typeof english> = {
  'payment.notConfigured':
    'Aquí no se pueden hacer pagos, así que no se puede comprar nada. Pregunta a quien lleva este sitio.',
  'payment.unavailable':
    'El servicio de pagos no responde en este momento. No se ha cobrado ni cambiado nada: vuelve a intentarlo en un minuto.',
  'payment.subscriptionExists':
    'Este sitio ya tiene una suscripción. Recarga la página para verla y cámbiala allí.',
  'payment.subscriptionOver':
    'Esta suscripción ha terminado y ya no se puede cambiar. Compra Standard de nuevo para recuperarlo.',
  'payment.nothingBought':
    'Todavía no has comprado nada, así que no hay facturas ni tarjeta que cambiar. Elige primero un plan.',
  'payment.deletionWaits':
    'Lo que pagas tiene que terminar antes de borrar esto, y el servicio de pagos no responde en este momento. No se ha borrado nada: vuelve a intentarlo en un minuto.',
  'payment.endNotConfigured':
    'Una suscripción tiene que terminar antes de borrar esto, y aquí ya no se pueden hacer pagos. No se ha borrado nada: pide a quien lleva este sitio que la termine.',
  'payment.reportRefused':
    'Este aviso no está firmado como debe, o es demasiado antiguo, así que no se ha aceptado.',
  'plan.customDomain': 'Un dominio propio viene con Standard. Cambia el plan de este sitio para usar uno.',
  'support.noOperator':
    'Aquí no hay nadie que lea mensajes, así que el tuyo no se puede enviar. Pregunta de otra forma a quien lleva este sitio.',
};
