import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import { counted } from './counted.ts';
import type { setupWords as english } from './setup-en.ts';

export const setupWords: CatalogShape<typeof english> = {
  title: 'Primer arranque',
  place: 'Instalación',
  loading: 'Mirando qué está configurado',
  who: {
    title: 'Ya funciona. ¿Quién lo lleva?',
    body: 'Has llegado por el enlace del registro. Sirve durante un día y hasta que el primer operador haya confirmado su dirección.',
    unnamed:
      'Primero di quién eres: pon esta línea junto a los demás ajustes, arranca otra vez y vuelve por el enlace nuevo.',
    from: 'De OPERATOR_EMAILS',
    next: 'Después: confirmar la dirección y activar el segundo paso. Los operadores necesitan ambas cosas.',
    submit: 'Abrir la cuenta del operador',
    busy: 'Abriéndola',
    closed:
      'Los registros están cerrados. Pon SIGNUPS=invite, que deja entrar a OPERATOR_EMAILS, y arranca otra vez.',
    toLogIn: 'Iniciar sesión',
  },
  confirm: {
    title: 'Confirma tu dirección',
    body: (email) =>
      `Un correo con un enlace va de camino a ${email}. Ábrelo y activa después el segundo paso en Cuenta: con eso eres el operador.`,
    outbox: 'No hay servidor de correo, así que está como archivo en DATA_DIR/outbox, en el servidor.',
    look: 'Mirar otra vez',
  },
  over: {
    title: 'Este enlace ya no sirve',
    body: 'Vale un día, y hasta que el primer operador haya confirmado su dirección. Si eres tú, inicia sesión.',
    again:
      'Si todavía no hay operador, arranca otra vez el servidor o ejecuta esto en él. Se escribirá un enlace nuevo.',
    toLogIn: 'Iniciar sesión',
  },
  noLink: {
    title: 'El enlace no está completo',
    body: 'Cópialo entero del registro, con lo que va detrás de #.',
  },
  summary: (set, missing, optional) =>
    `${counted(set, 'Hay uno listo', 'listos')}, ${counted(missing, 'falta uno', 'faltan')}, ${counted(optional, 'uno puede esperar', 'pueden esperar')}`,
  readAt: (time) => `Leído a las ${time}.`,
  again: 'Mirar otra vez',
  states: { set: 'Listo', missing: 'Falta', optional: 'Puede esperar' },
  how: 'Configurarlo',
  copy: (name) => `Copiar las líneas de ${name}`,
  copied: 'Copiado.',
  copyFailed: 'El navegador no ha permitido copiar. Selecciona las líneas y cópialas a mano.',
  putThem: 'Ponlo junto a los demás ajustes, con tus propios valores, y arranca otra vez.',
  names: {
    address: 'Dirección',
    storage: 'Base de datos y archivos',
    secret: 'Secreto',
    operators: 'Operadores',
    mail: 'Correo',
    backup: 'Copia de seguridad',
    proxies: 'Proxies de confianza',
    worker: 'Proceso de trabajo',
    domains: 'Dominios de los dueños',
    platforms: 'Claves de plataformas',
    accounts: 'Entrar con otras cuentas',
    model: 'Escribir con un modelo',
    payments: 'Pagos',
    metrics: 'Cifras para vigilar',
    abuse: 'Dirección para abusos',
  },
  cases: {
    'address.local': ({ name }) =>
      `${name} es solo para esta máquina. Para abrirla al público hacen falta dominios y https.`,
    'address.shared': ({ name }) =>
      `${name} por https. Los sitios están bajo el mismo dominio que el panel: lo que publican desconocidos debería tener uno propio.`,
    'address.public': ({ name }) => `${name} por https.`,
    'storage.embedded': ({ size }) =>
      `La base de datos integrada y los archivos en DATA_DIR. Quedan ${size} libres.`,
    'storage.shared': () => 'La base de datos y los archivos responden.',
    'storage.low': ({ size }) => `Solo quedan ${size} libres. Haz sitio antes de que se llene el disco.`,
    'storage.away': () => 'La base de datos o los archivos no responden. El registro dice cuál y por qué.',
    'secret.kept': () =>
      'Se creó en el primer arranque y está en DATA_DIR/secret. Va en cada copia de seguridad.',
    'secret.set': () => 'SESSION_SECRET tiene un valor.',
    'secret.each': () =>
      'Cada proceso crea el suyo: las sesiones y cuentas conectadas de uno se pierden en el otro.',
    'operators.none': () => 'No hay nadie nombrado, así que nadie puede ver los avisos ni retirar un sitio.',
    'operators.waiting': ({ name }) =>
      `${name}: nadie está listo todavía. Hace falta una cuenta, la dirección confirmada y el segundo paso.`,
    'operators.ready': ({ name }) => `${name} puede actuar.`,
    'mail.none': () =>
      'Nadie puede confirmar su dirección ni pedir otra contraseña. Mientras tanto, los correos son archivos en DATA_DIR/outbox.',
    'mail.set': ({ name }) => `Los envía ${name}.`,
    'backup.off': ({ moment }) =>
      moment === ''
        ? 'Las copias de cada noche están apagadas y no hay ninguna.'
        : `Las copias de cada noche están apagadas. La última se hizo ${moment}.`,
    'backup.here': ({ moment }) =>
      `Se hace cada noche, en el disco de los datos: perder el disco es perder la instalación. ${moment === '' ? 'Todavía no hay ninguna.' : `La última se hizo ${moment}.`}`,
    'backup.elsewhere': ({ name, moment }) =>
      `Se hace cada noche, en ${name}. ${moment === '' ? 'Todavía no hay ninguna.' : `La última se hizo ${moment}.`}`,
    'proxies.none': () =>
      'No se cree a ninguno. Está bien mientras no haya un proxy delante de este proceso.',
    'proxies.unset': () =>
      'Delante de este proceso tiene que haber un proxy, porque se llega por https. Hasta que se nombre, todas las visitas parecen una y comparten un límite.',
    'proxies.others': ({ name }) =>
      `Tu propia petición llegó a través de ${name}, a quien no se cree: todas las visitas parecen una y comparten un límite. Si es tu proxy, nómbralo.`,
    'proxies.set': ({ name }) => `Se cree a ${name}.`,
    'worker.here': () => 'Este proceso hace también el trabajo lento.',
    'worker.seen': ({ count }) => counted(count, 'Hay uno vivo.', 'están vivos.'),
    'worker.none': () =>
      'No hay ninguno vivo: los correos, las imágenes y las publicaciones esperan. Arranca un proceso con ROLE=worker y los mismos ajustes.',
    'domains.none': () => 'Los dueños no pueden conectar un dominio propio.',
    'domains.unasked': ({ name }) =>
      `${name} están nombradas, pero ningún proxy puede preguntar qué nombres pueden tener un certificado.`,
    'domains.set': ({ name, count }) => `${name}. El proxy pregunta en 127.0.0.1:${count}.`,
    'platforms.none': () =>
      'Sin ellas se pueden leer pocos perfiles por hora. Las exportaciones y los ejemplos no necesitan ninguna.',
    'platforms.some': ({ name }) => `${name} tiene la suya. Los demás se leen hasta donde puede el público.`,
    'platforms.set': () => 'GitHub, YouTube e Instagram tienen la suya.',
    'accounts.none': () =>
      'Se entra con correo y contraseña, y se traen las exportaciones de LinkedIn e Instagram.',
    'accounts.some': ({ name }) => `Con ${name}.`,
    'model.none': () =>
      'Las publicaciones se cortan de las palabras del vídeo, y «Ayúdame a escribir» no aparece.',
    'model.set': ({ name }) => `Escribe ${name}.`,
    'payments.none': () => 'No se vende nada: todo es gratuito.',
    'payments.partly': ({ name }) => `No se puede comprar nada: ${name} falta o es demasiado corto.`,
    'payments.set': () => 'Standard se vende con Stripe.',
    'metrics.none': () => 'Nadie se entera cuando algo falla. Prometheus lee /metrics con una clave.',
    'metrics.set': () => 'Prometheus puede leer /metrics.',
    'abuse.none': () => 'Los abusos se cuentan en la página en la que se denuncian los sitios.',
    'abuse.set': ({ name }) => `Se cuentan a ${name}.`,
  },
  test: {
    send: 'Enviar un correo de prueba',
    again: 'Enviar otra vez',
    taken: (to, server, time) => `El correo para ${to} salió a las ${time} y lo aceptó ${server}.`,
    takenBody: 'Mira si está en la bandeja de entrada. Si está en spam, faltan los registros SPF o DKIM.',
    outbox: (to) => `El correo para ${to} se escribió en DATA_DIR/outbox y no se envió a nadie.`,
    outboxBody: 'Configura SMTP_URL para que los correos lleguen.',
    refused: (server, said) => `${server} dijo: ${said}`,
    refusedBody:
      'No se envió nada. Revisa SMTP_URL y el remitente; muchos proveedores piden aquí una contraseña para programas.',
    unreachable: (server, said) => `${server} no lo aceptó: ${said}`,
    unreachableBody:
      'No se envió nada. Revisa el servidor y el puerto de SMTP_URL, y si esta máquina puede llegar hasta él.',
    nobody: 'No hay a quién enviarlo.',
    nobodyBody: 'Nómbrate en OPERATOR_EMAILS y arranca otra vez.',
  },
};
