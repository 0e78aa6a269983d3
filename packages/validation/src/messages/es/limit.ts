import type { CatalogShape } from '../catalog-shape.ts';
import type { limitMessages as english } from '../en/limit.ts';
import { again } from './phrases.ts';

const after =
  (sentence: string) =>
  ({ seconds }: { seconds: number }) =>
    `${sentence} ${again(seconds)}`;

export const limitMessages: CatalogShape<typeof english> = {
  'limit.networkRequests': after('Ha habido demasiadas peticiones desde tu red.'),
  'limit.accountRequests': after('Ha habido demasiadas peticiones desde tu cuenta.'),
  'limit.changes': after('Son demasiados cambios a la vez.'),
  'limit.wrongPasswords': after('Ha habido demasiados intentos con una contraseña errónea.'),
  'limit.networkSignIns': after('Ha habido demasiados inicios de sesión desde tu red.'),
  'limit.networkAccounts': after('Ha habido demasiadas cuentas nuevas desde tu red.'),
  'limit.networkSignUps': after('Ha habido demasiados intentos de abrir una cuenta desde tu red.'),
  'limit.networkTries': after('Ha habido demasiados intentos desde tu red.'),
  'limit.ownPassword': after('Tu contraseña ha sido incorrecta demasiadas veces.'),
  'limit.sitePassword': after('La contraseña ha sido incorrecta demasiadas veces.'),
  'limit.picture': after('Tu imagen se ha cambiado demasiadas veces.'),
  'limit.dataDownload': after('Tus datos se han descargado demasiadas veces.'),
  'limit.session': after('Esta sesión se ha renovado demasiadas veces.'),
  'limit.mailMinute': after('Hace un momento se envió un correo.'),
  'limit.mailHour': after('Se han enviado muchos correos en la última hora.'),
  'limit.mailDay': after('Hoy se han enviado muchos correos.'),
  'limit.networkMails': after('Ha habido demasiados correos desde tu red.'),
  'limit.imports': after('Desde tu red se han subido muchos archivos en la última hora.'),
  'limit.connections': after('Tus cuentas conectadas se han consultado muchas veces en la última hora.'),
  'limit.checkouts': after('La página de pago se ha abierto muchas veces en la última hora.'),
  'limit.syncs': after('Tus perfiles se han leído muchas veces en la última hora.'),
  'limit.proofs': after('Tus perfiles se han comprobado muchas veces en la última hora.'),
  'limit.claims': after('Hoy has pedido que se retiren muchos sitios.'),
  'limit.uploads': after('Has subido muchas imágenes en la última media hora.'),
  'limit.previewsHour': after('Desde tu red se han hecho muchas vistas previas en la última hora.'),
  'limit.previewsDay': after('Desde tu red se han hecho hoy muchas vistas previas.'),
  'limit.domains': after('En la última hora has cambiado o mirado tus dominios muchas veces.'),
  'limit.exports': after('Tus sitios se han exportado muchas veces en la última hora.'),
  'limit.publishes': after('Tus sitios se han publicado muchas veces en la última hora.'),
};
