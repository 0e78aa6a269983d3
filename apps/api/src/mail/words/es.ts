import type { MailWords } from './en.ts';

const somebody = 'Alguien, creemos que tú,';
const secure = (address: string) =>
  `Si no has sido tú, elige ahora mismo una contraseña nueva, que cierra la sesión en todas partes: ${address}`;
const stopping = (address: string) => `Para no recibir más correos sobre estas entradas, abre ${address}`;

/** Every mail, in Spanish. */
export const mailWords: MailWords = {
  verify: () => ({
    subject: 'Confirma tu correo electrónico',
    lines: [
      `${somebody} ha abierto una cuenta con esta dirección. Abre este enlace para confirmar que es tuya:`,
    ],
    button: 'Confirmar esta dirección',
    after: [
      'El enlace funciona una vez, durante 24 horas. Hasta entonces se pide a los buscadores que no visiten tu sitio.',
      'Si no has sido tú, no hagas nada: sin el enlace, la dirección se queda sin confirmar.',
    ],
  }),
  reset: () => ({
    subject: 'Elige una contraseña nueva',
    lines: [
      `${somebody} ha pedido una contraseña nueva para la cuenta con esta dirección. Abre este enlace para elegirla:`,
    ],
    button: 'Elegir una contraseña nueva',
    after: [
      'El enlace funciona una vez, durante 30 minutos. Al elegir una contraseña nueva se cierra tu sesión en todas partes.',
      'Si no has sido tú, no hagas nada: tu contraseña se queda como está.',
    ],
  }),
  passwordReset: ({ forgot }) => ({
    subject: 'Tu contraseña ha cambiado',
    lines: [
      'La contraseña de la cuenta con esta dirección ha cambiado hace un momento y se ha cerrado la sesión en todos los dispositivos.',
    ],
    button: null,
    after: [`Si no has sido tú, elige ahora mismo otra: ${forgot}`],
  }),
  passwordChanged: ({ forgot }) => ({
    subject: 'Tu contraseña ha cambiado',
    lines: [
      'La contraseña de la cuenta con esta dirección ha cambiado hace un momento y se ha cerrado la sesión en los demás dispositivos.',
    ],
    button: null,
    after: [secure(forgot)],
  }),
  signInAdded: ({ provider, forgot }) => ({
    subject: `Ya puedes iniciar sesión con ${provider}`,
    lines: [
      `${somebody} ha iniciado sesión por primera vez con ${provider} en la cuenta con esta dirección. Tu contraseña sigue sirviendo.`,
    ],
    button: null,
    after: [
      `Si no has sido tú, otra persona puede usar tu cuenta de ${provider}. Protege primero esa cuenta y después elige aquí una contraseña nueva: ${forgot}`,
    ],
  }),
  signInLinked: ({ provider, forgot }) => ({
    subject: `Ya puedes iniciar sesión con ${provider}`,
    lines: [
      `Se ha vinculado una cuenta de ${provider} a la cuenta con esta dirección: desde ahora sirve para iniciar sesión.`,
    ],
    button: null,
    after: [secure(forgot)],
  }),
  signInRemoved: ({ provider, forgot }) => ({
    subject: `Ya no puedes iniciar sesión con ${provider}`,
    lines: [`Se ha desvinculado la cuenta de ${provider} de la cuenta con esta dirección.`],
    button: null,
    after: [secure(forgot)],
  }),
  leaveAddress: ({ forgot }) => ({
    subject: '¿Es correcto el cambio de correo electrónico?',
    lines: [
      `${somebody} quiere usar otro correo electrónico para la cuenta con este. Abre este enlace para aceptarlo:`,
    ],
    button: 'Aceptar el cambio',
    after: [
      'El enlace funciona una vez, durante 24 horas. La dirección cambia cuando también se ha abierto el enlace del otro correo, en la dirección nueva.',
      `Si no has sido tú, no hagas nada: la cuenta conserva esta dirección. Quien lo ha pedido conoce tu contraseña, así que elige otra: ${forgot}`,
    ],
  }),
  unconfirmedAddress: ({ forgot }) => ({
    subject: 'Se quiere otro correo electrónico para una cuenta',
    lines: [
      'Se abrió una cuenta con esta dirección, que nunca se confirmó. Alguien que conoce su contraseña quiere usar otra dirección para ella. Cuando se confirme, esta no recibirá más correos nuestros.',
    ],
    button: null,
    after: [
      'Si la cuenta no es tuya, no hay nada que hacer.',
      `Si es tuya y no has sido tú, elige ahora una contraseña nueva, que anula la petición: ${forgot}`,
    ],
  }),
  takeAddress: ({ asksOld }) => ({
    subject: 'Confirma tu nuevo correo electrónico',
    lines: [
      `${somebody} quiere usar esta dirección para una cuenta. Abre este enlace para confirmar que es tuya:`,
    ],
    button: 'Confirmar esta dirección',
    after: [
      asksOld
        ? 'El enlace funciona una vez, durante 24 horas. La dirección cambia cuando también se ha abierto el enlace del otro correo, en la dirección antigua.'
        : 'El enlace funciona una vez, durante 24 horas. La dirección cambia al abrirlo.',
      'Si no has sido tú, no hagas nada: sin el enlace, esta dirección no se usa para nada.',
    ],
  }),
  addressLeft: ({ dashboard }) => ({
    subject: 'Tu correo electrónico ha cambiado',
    lines: [
      'La cuenta que tenía esta dirección tiene ahora otra; las dos direcciones lo han aceptado. Desde ahora, inicia sesión con la nueva. Esta no recibirá más correos nuestros.',
    ],
    button: null,
    after: [
      `Si no lo has aceptado, otra persona puede abrir este buzón. Protégelo primero y después pide ayuda a quien lleva ${dashboard}.`,
    ],
  }),
  addressTaken: ({ forgot }) => ({
    subject: 'Tu correo electrónico ha cambiado',
    lines: [
      'Esta es ahora la dirección de tu cuenta: desde ahora, inicia sesión con ella. Se ha cerrado la sesión en los demás dispositivos.',
    ],
    button: null,
    after: [secure(forgot)],
  }),
  twoFactorOn: ({ forgot }) => ({
    subject: 'El inicio de sesión en dos pasos está activado',
    lines: [
      'Desde ahora, la cuenta con esta dirección pide un código de tu aplicación de autenticación después de la contraseña. Guarda los códigos de recuperación donde los encuentres sin tu teléfono.',
    ],
    button: null,
    after: [secure(forgot)],
  }),
  twoFactorOff: ({ forgot }) => ({
    subject: 'El inicio de sesión en dos pasos está desactivado',
    lines: [
      'La cuenta con esta dirección ya no pide ningún código: basta la contraseña. Sus códigos de recuperación ya no sirven.',
    ],
    button: null,
    after: [secure(forgot)],
  }),
  recoveryCodes: ({ forgot }) => ({
    subject: 'Tienes códigos de recuperación nuevos',
    lines: [
      'Se han creado diez códigos de recuperación nuevos para la cuenta con esta dirección; los anteriores ya no sirven.',
    ],
    button: null,
    after: [secure(forgot)],
  }),
  recoveryCodeUsed: ({ left, forgot }) => ({
    subject: 'Se ha usado un código de recuperación',
    lines: [
      `${somebody} ha iniciado sesión con un código de recuperación de la cuenta con esta dirección. ${left === 0 ? 'No queda ninguno: crea otros en los ajustes de tu cuenta.' : left === 1 ? 'Queda uno.' : `Quedan ${left}.`}`,
    ],
    button: null,
    after: [secure(forgot)],
  }),
  connectionEnding: ({ platform, day }) => ({
    subject: `Tu conexión con ${platform} termina el ${day}`,
    lines: [
      `${platform} limita el tiempo que dura una conexión, y la tuya termina el ${day}. Conecta de nuevo antes y tu sitio seguirá al día:`,
    ],
    button: `Conectar ${platform} de nuevo`,
    after: ['Tu sitio sigue en línea como está, hagas lo que hagas.'],
  }),
  connectionExpired: ({ platform }) => ({
    subject: `Tu conexión con ${platform} ha caducado`,
    lines: [
      `Tu conexión con ${platform} ha caducado. Conecta de nuevo para que lo nuevo de allí llegue a tu sitio:`,
    ],
    button: `Conectar ${platform} de nuevo`,
    after: ['Tu sitio sigue en línea como está; solo espera la actualización.'],
  }),
  autoPostMade: ({ platform, made, drafts, stop }) => ({
    subject:
      drafts === 0
        ? `${made === 1 ? 'Se ha publicado una entrada' : `Se han publicado ${made} entradas`} en tu sitio`
        : drafts === made
          ? `${made === 1 ? 'Hay un borrador' : `Hay ${made} borradores`} en tu sitio`
          : `Se han hecho ${made} entradas en tu sitio`,
    lines: [
      `Tu sitio ha hecho ${made === 1 ? 'una entrada' : `${made} entradas`} con lo nuevo de ${platform}. ${drafts === 0 ? 'Ya se puede leer.' : drafts === made ? 'Revisa lo que hay y publícalo:' : `De ellas, ${drafts === 1 ? 'una espera como borrador' : `${drafts} esperan como borradores`}:`}`,
    ],
    button: 'Ver las entradas',
    after: [stopping(stop)],
  }),
  autoPostFailed: ({ platform, stop }) => ({
    subject: 'La publicación automática no ha funcionado',
    lines: [
      `Tu sitio ha buscado lo nuevo de ${platform} y no ha funcionado. Lo vuelve a intentar solo; lo que ha fallado está en los ajustes:`,
    ],
    button: 'Ver qué ha fallado',
    after: ['No recibirás otro correo sobre esto hasta que una ejecución salga bien.', stopping(stop)],
  }),
  autoPostPaused: ({ platform, stop }) => ({
    subject: 'La publicación automática está en pausa',
    lines: [
      `Tu sitio no puede hacer entradas con lo nuevo de ${platform} hasta que hagas algo. Lo que es está en los ajustes:`,
    ],
    button: 'Ver qué hay que hacer',
    after: [
      'Lo nuevo que llegue entretanto no se pierde: llegará cuando todo siga adelante.',
      stopping(stop),
    ],
  }),
  paymentFailed: ({ site, day }) => ({
    subject: 'Ha fallado un pago de Standard',
    lines: [
      `El último pago de ${site} no se ha podido hacer. Nada cambia antes del ${day}: revisa tu tarjeta o elige otra y se volverá a intentar.`,
    ],
    button: 'Abrir la facturación',
    after: [
      `Si no se paga antes del ${day}, el sitio pasa a Free: sigue en línea en su dirección gratuita, con la línea que dice con qué se hizo. No se borra nada.`,
    ],
  }),
  graceEnding: ({ site, day }) => ({
    subject: `Standard termina el ${day} si no se paga`,
    lines: [`El pago de ${site} sigue pendiente. Hazlo antes del ${day} y todo seguirá como está:`],
    button: 'Abrir la facturación',
    after: ['Si no se paga, el sitio pasa a Free. Sigue en línea y no se borra nada.'],
  }),
  planEnded: ({ site }) => ({
    subject: 'Tu sitio está ahora en Free',
    lines: [
      `Standard ha terminado para ${site}. El sitio está en línea en esta dirección y sus páginas dicen con qué se hicieron. No se ha borrado nada.`,
    ],
    button: 'Abrir la facturación',
    after: ['Cuando Standard se pague de nuevo, todo lo que incluye volverá en un minuto.'],
  }),
  siteHeld: ({ site, why }) => ({
    subject: 'Tu sitio espera una revisión',
    lines: [
      `Por ahora, los visitantes no ven tu sitio ${site}. Esto es lo que hay que revisar antes:`,
      ...why,
      'Si lo cambias, el sitio se publica solo. Si no tiene nada de malo, responde con «Escríbenos» en el menú de ayuda y lo miraremos:',
    ],
    button: 'Abrir el panel',
    after: ['No se borra nada, y puedes seguir trabajando en el sitio.'],
  }),
  siteSuspended: ({ site, why }) => ({
    subject: 'Tu sitio se ha retirado',
    lines: [
      `Quien gestiona este servicio ha retirado ${site}. El motivo:`,
      ...why,
      'Puedes seguir entrando, leer y descargar todo lo que es tuyo. Si crees que es un error, responde con «Escríbenos» en el menú de ayuda:',
    ],
    button: 'Abrir el panel',
    after: ['Hasta que se aclare, los visitantes ven un aviso y no se puede cambiar nada del sitio.'],
  }),
  siteShownAgain: ({ site }) => ({
    subject: 'Tu sitio se vuelve a ver',
    lines: [`Lo que había que revisar está aclarado: ${site} está como antes.`],
    button: null,
    after: ['Gracias por tu paciencia.'],
  }),
  siteGivenAway: ({ site, words }) => ({
    subject: 'Tu sitio tiene otro dueño',
    lines: [`Quien gestiona este servicio ha pasado ${site} a otra cuenta. El motivo:`, words],
    button: null,
    after: ['Si no estás de acuerdo, responde con «Escríbenos» en el menú de ayuda del panel.'],
  }),
  siteReceived: ({ site, words }) => ({
    subject: 'Te han dado un sitio',
    lines: [`Quien gestiona este servicio ha pasado ${site} a tu cuenta. El motivo:`, words],
    button: 'Abrir el panel',
    after: ['Lo encuentras en la lista de tus sitios.'],
  }),
  reportReceived: ({ ticket, site }) => ({
    subject: `Hemos recibido tu aviso ${ticket}`,
    lines: [`Gracias por avisarnos sobre ${site}. Tu aviso tiene el número ${ticket}; alguien lo mirará.`],
    button: null,
    after: [
      'Recibes este correo porque con el aviso se dio esta dirección. Si no fuiste tú, no hagas nada: no se usa para nada más.',
    ],
  }),
  weeklyFigures: ({ site, views, visitors, viewsBefore, stop }) => ({
    subject: `${site}: ${views === 1 ? 'una visita' : `${views} visitas`} la semana pasada`,
    lines: [
      `De lunes a domingo, las páginas de ${site} se abrieron ${views === 1 ? 'una vez' : `${views} veces`}, por ${visitors === 1 ? 'un visitante' : `${visitors} visitantes`}, cada uno contado una vez al día. La semana anterior: ${viewsBefore === 1 ? 'una visita' : `${viewsBefore} visitas`}. De dónde vinieron y qué leyeron:`,
    ],
    button: 'Ver las cifras',
    after: [`Para no recibir más correos con estas cifras, abre ${stop}`],
  }),
  domainActive: ({ domain, site }) => ({
    subject: `${domain} lleva a tu sitio`,
    lines: [
      `${domain} funciona. ${site} lleva allí desde ahora, y los enlaces que la gente tiene siguen funcionando.`,
    ],
    button: 'Ver el dominio',
    after: ['Deja los registros como están, también el TXT: es lo que mantiene el dominio como tuyo.'],
  }),
  domainVerifying: ({ domain, site }) => ({
    subject: `${domain}: se está haciendo su certificado`,
    lines: [
      `Los registros de ${domain} están bien y es tuyo. Su certificado no se pudo hacer enseguida; lo intentamos otra vez por nuestra cuenta y te escribimos cuando esté. Tu sitio está en línea en ${site}.`,
    ],
    button: 'Ver el dominio',
    after: ['Deja los registros como están.'],
  }),
  domainFailed: ({ domain, site }) => ({
    subject: `${domain} no se ha conectado`,
    lines: [
      `Durante 30 días no hubo ninguna prueba de que ${domain} sea tuyo, así que hemos dejado de mirar. Tu sitio está en línea en ${site}. Conecta el dominio otra vez para seguir:`,
    ],
    button: 'Conectarlo otra vez',
    after: [],
  }),
  domainLost: ({ domain, site }) => ({
    subject: `${domain} ya no lleva a tu sitio`,
    lines: [
      `Durante 7 días los registros de ${domain} llevaron a otra parte, así que se ha quitado de tu sitio, que está en línea en ${site}. Nadie más puede tenerlo aquí durante 30 días. Si no era tu intención, pon sus registros y conéctalo otra vez:`,
    ],
    button: 'Ver el dominio',
    after: [],
  }),
  domainTaken: ({ domain, site }) => ({
    subject: `${domain} ha pasado a otro sitio`,
    lines: [
      `Alguien ha demostrado con un registro TXT nuevo que ${domain} es suyo, así que ha dejado tu sitio, que está en línea en ${site}.`,
    ],
    button: 'Ver el dominio',
    after: [
      'Si lo hiciste tú o alguien que conoces, no hay nada que hacer. Si no, otra persona puede cambiar los registros de tu dominio: cambia tu contraseña donde lo registraste, borra los registros TXT que no hiciste y conéctalo otra vez.',
    ],
  }),
  domainBlocked: ({ domain, site }) => ({
    subject: `${domain} no puede tener un certificado`,
    lines: [
      `Un registro CAA de ${domain} impide que se haga un certificado, así que los navegadores todavía no pueden abrirlo. Tu sitio está en línea en ${site}. Lo que hay que cambiar está en los ajustes:`,
    ],
    button: 'Ver qué cambiar',
    after: ['Miramos otra vez por nuestra cuenta.'],
  }),
  test: ({ dashboard }) => ({
    subject: 'Un correo de prueba',
    lines: [
      `Este es el correo de prueba que se pidió en ${dashboard}. Los correos de esta instalación llegan.`,
    ],
    button: null,
    after: ['Si estaba en spam, al dominio del que salen los correos le faltan los registros SPF o DKIM.'],
  }),
};
