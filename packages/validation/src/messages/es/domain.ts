import type { CatalogShape } from '../catalog-shape.ts';
import type { domainMessages as english } from '../en/domain.ts';

const list = (values: readonly string[]): string => values.slice(0, 4).join(', ');

export const domainMessages: CatalogShape<typeof english> = {
  'domain.name.empty': 'Escribe tu dominio, por ejemplo www.tu-nombre.com.',
  'domain.name.notAName':
    'Esto no es un dominio. Escríbelo como aparece en un navegador, por ejemplo www.tu-nombre.com.',
  'domain.name.tooLong':
    'Esto es más largo de lo que puede ser un dominio. Escribe solo su nombre, por ejemplo www.tu-nombre.com.',
  'domain.name.email':
    'Contiene una @, como las direcciones de correo. Escribe solo el dominio, por ejemplo tu-nombre.com.',
  'domain.name.ipAddress':
    'Esto es el número de una máquina. Escribe el nombre de un dominio, por ejemplo tu-nombre.com.',
  'domain.name.singleLabel':
    'Falta la terminación. Escribe el dominio entero con su terminación, por ejemplo tu-nombre.com.',
  'domain.name.local':
    'Este nombre solo funciona dentro de una casa o una oficina. Escribe un dominio que hayas registrado.',
  'domain.name.unknownEnding':
    'No hay dominios con esta terminación. Mira cómo se escribe el tuyo y escríbelo otra vez.',
  'domain.name.publicSuffix':
    'Esto es una terminación que comparten muchos dominios. Escribe el dominio entero, por ejemplo tu-nombre.co.uk.',
  'domain.name.sharedHost':
    'Una empresa reparte los nombres debajo de este a sus clientes, y no se pueden mover. Escribe un dominio que hayas registrado.',
  'domain.name.ours':
    'Esta es una de nuestras direcciones. Cambia arriba la dirección gratuita de tu sitio o escribe un dominio propio.',
  'domain.name.platform':
    'Esto es de una plataforma, así que no puede llevar a tu sitio. Escribe un dominio que hayas registrado.',
  'domain.name.lookAlike':
    'Se lee como el nombre de otros, escrito con otras letras. Escribe un dominio con letras de un solo alfabeto.',
  'domain.notConfigured':
    'Aquí no se puede conectar ningún dominio, porque quien lleva este sitio no ha puesto una dirección para ello. Pregúntale.',
  'domain.heldByOther': ({ name, record, value }) =>
    `Otro sitio tiene ${name}. Si el dominio es tuyo, añade el registro TXT ${record} con el valor ${value}: pasa a este sitio en cuanto lo vemos.`,
  'domain.heldByYours': ({ name, site }) =>
    `Tu sitio ${site} tiene ${name}. Quítalo allí primero o añade el registro TXT que se muestra ahora: entonces pasa aquí.`,
  'domain.primaryNotReady': ({ host }) =>
    `${host} todavía no lleva aquí, así que no se puede enviar allí a nadie. Pon primero sus registros.`,
  'domain.noDomain': 'Este sitio todavía no tiene un dominio propio. Conecta uno primero.',
  'domain.checkedJustNow': ({ seconds }) =>
    `Acabamos de mirar. Mira otra vez dentro de ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,

  'domain.right': ({ host }) => `${host} lleva aquí.`,
  'domain.proved': ({ name }) => `El registro TXT está: ${name} es tuyo.`,
  'domain.proofMissing': ({ record }) =>
    `Todavía no hay un registro TXT en ${record}. Añádelo para que sepamos que el dominio es tuyo. Los registros nuevos se ven al cabo de unos minutos, a veces de horas.`,
  'domain.proofGone': ({ record }) =>
    `El registro TXT de ${record} ya no está. El dominio sigue funcionando; vuelve a ponerlo para que nadie más pueda quedárselo.`,
  'domain.otherProof': ({ record }) =>
    `El registro TXT de ${record} es de otro sitio o de un intento anterior. Pon el valor que se muestra aquí a su lado o en su lugar.`,
  'domain.nothingYet': ({ host }) =>
    `Todavía no hay ningún registro de ${host}. Añádelo; los registros nuevos se ven al cabo de unos minutos, a veces de horas.`,
  'domain.otherAddress': ({ host, values }) =>
    `${host} lleva a otra parte: ${list(values)}. Borra lo que lleva allí y añade nuestro registro.`,
  'domain.someElsewhere': ({ host, values }) =>
    `${host} lleva aquí y también a otra parte: ${list(values)}. Borra lo otro, o algunas visitas acaban allí.`,
  'domain.ipv6LeftOver': ({ host, values }) =>
    `${host} tiene un registro AAAA antiguo: ${list(values)}. Bórralo, o muchos teléfonos acaban allí.`,
  'domain.otherCname': ({ host, target }) =>
    `${host} es un CNAME de ${target}. Haz que apunte a nuestro nombre.`,
  'domain.cnameAtApex': ({ host }) =>
    `${host} tiene un CNAME. El dominio mismo no puede tenerlo junto a sus otros registros; su correo se puede perder. Bórralo y añade nuestro registro A, o un ALIAS donde tu empresa lo ofrezca.`,
  'domain.besideCname': ({ host, values }) =>
    `${host} tiene otros registros junto a su CNAME: ${list(values)}. Un nombre con un CNAME no puede tener nada más: bórralos.`,
  'domain.doubled': ({ host, typed }) =>
    `El registro está en ${typed}: tu empresa añade el dominio por sí misma. Bórralo y escribe solo lo que va delante del dominio cuando añadas ${host}.`,
  'domain.proxied': ({ host, by }) =>
    `${host} lleva a ${by}, que está en medio. Apaga su proxy en este registro (en Cloudflare: la nube gris, «Solo DNS») y llevará aquí.`,
  'domain.caa': ({ at, authority }) =>
    `El registro CAA de ${at} no deja que ${authority} haga un certificado. Añade uno que lo permita o borra los registros CAA.`,
  'domain.oldChallenge': ({ record }) =>
    `Hay un registro antiguo en ${record}, de quien tenía antes el sitio. Bórralo: puede impedir que se haga un certificado.`,
  'domain.servfail': ({ host }) =>
    `Los servidores de nombres de ${host} responden con un error. A menudo DNSSEC está activado en una empresa y el dominio se ha mudado a otra: pregunta donde lo registraste.`,
  'domain.noAnswer': ({ host }) =>
    `En este momento nadie responde por ${host}. Miramos otra vez por nuestra cuenta; si sigue así, pregunta donde lo registraste.`,
  'domain.disagree': ({ host, values }) =>
    `Los servidores de nombres todavía no dicen lo mismo de ${host}; algunos dicen ${list(values)}. Lo más probable es que esté en camino: espera una hora y mira otra vez.`,
  'domain.certificateWaits': ({ host }) =>
    `Todos los registros de ${host} están bien. Se está haciendo su certificado, lo que suele tardar un minuto.`,
  'domain.certificateFailed': ({ host }) =>
    `Los registros de ${host} están bien, pero no se ha podido hacer un certificado. Lo intentamos otra vez por nuestra cuenta. Si sigue así un día, busca registros CAA y cualquier cosa que esté entre el dominio y nosotros.`,
  'domain.certificateThere': ({ host }) => `${host} tiene su certificado.`,
  'domain.certificateLater': ({ host }) =>
    `Todos los registros de ${host} están bien. Ahora mismo se hacen muchos certificados, así que este espera su turno: llega por sí solo en unas horas.`,
  'domain.certificateExpired': ({ host }) =>
    `El certificado de ${host} ha caducado y no se pudo hacer uno nuevo, así que los navegadores avisan de ello. Lo intentamos otra vez por nuestra cuenta. Busca registros CAA y cualquier cosa que esté entre el dominio y nosotros.`,
  'domain.certificateUnreachable': ({ host }) =>
    `Los registros de ${host} están bien, pero no hemos podido llegar a nosotros por él. Lo intentamos otra vez por nuestra cuenta.`,
  'domain.gaveUp':
    'Durante 30 días no hubo ninguna prueba de que el dominio sea tuyo, así que hemos dejado de mirar. Conéctalo otra vez para seguir.',
  'domain.takenOver': ({ name }) =>
    `Otro sitio ha demostrado que ${name} es de quien lo lleva, así que ha dejado este. Si el dominio es tuyo, borra el registro TXT que no hayas hecho tú y conéctalo otra vez.`,
  'domain.lost': ({ name }) =>
    `Durante 7 días ${name} no llevó aquí, así que se ha quitado. Sigue siendo tuyo aquí durante 30 días: pon sus registros y conéctalo otra vez.`,
  'domain.paused':
    'Un dominio propio viene con Standard. Espera tal como está, y vuelve en un minuto cuando se pague Standard.',
};
