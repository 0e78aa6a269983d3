import { platformList } from '@tosite/validation/platforms/platform-names';
import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import type { settingsWords as en } from './settings-en.ts';
import { counted } from './counted.ts';

const changesWait = (count: number) =>
  count === 1 ? 'Te espera un cambio.' : `Te esperan ${count} cambios.`;

/** Every sentence of the settings, in Spanish: where a site comes from, and what changed there. */
export const settingsWords: CatalogShape<typeof en> = {
  title: 'Ajustes',
  nav: 'Ajustes',
  general: 'General',
  changes: 'Cambios',
  changesWaiting: (count) => `Cambios, ${counted(count, 'uno pendiente', 'pendientes')}`,
  sources: {
    title: 'De dónde sale tu sitio',
    body: 'Volvemos a leer estas fuentes y te mostramos lo nuevo. Lo que editaste se queda como lo dejaste.',
    loading: 'Leyendo tus fuentes',
    failed: 'No se han podido leer tus fuentes.',
    open: (name) => `Abrir ${name} en una pestaña nueva`,
    method: {
      page: 'Su página pública',
      account: 'Tu cuenta conectada',
      file: 'Un archivo que trajiste',
      sample: 'Un ejemplo nuestro',
    },
    read: (when) => `última lectura: ${when}`,
    keep: 'Mantener al día',
    fileNote: 'Un archivo no se puede volver a leer. Trae uno más reciente para ponerlo al día.',
    askedNote: 'LinkedIn solo nos deja leer su página pública cuando tú lo pides: pulsa Leer de nuevo.',
    bringNewer: 'Traer un archivo más reciente',
    remove: (name) => `Quitar ${name}`,
    onlyOne: 'Un sitio necesita una fuente, así que no se puede quitar la única que tiene.',
    warnings: (count) => counted(count, 'Un dato que no nos dieron', 'datos que no nos dieron'),
    reconnect: 'La conexión ha terminado. Tu sitio sigue como está, pero no llega nada nuevo.',
    reconnectButton: 'Conectar de nuevo',
    switched: { on: 'Se vuelve a mantener al día.', off: 'A partir de ahora se deja como está.' },
  },
  sync: {
    start: 'Leer de nuevo',
    queued: 'Esperando su turno',
    running: 'Leyendo tus perfiles',
    done: (changes) => (changes === 0 ? 'Leído. No ha cambiado nada.' : `Leído. ${changesWait(changes)}`),
    justRead: 'Leído hace menos de un minuto: no se ha preguntado nada nuevo.',
    waiting: changesWait,
    review: 'Revisar',
    failedTitle: 'La lectura no ha funcionado',
    failed: 'Tu sitio sigue como está.',
    next: (when) => `Próxima lectura automática: ${when}.`,
  },
  remove: {
    title: (name) => `¿Quitar ${name}?`,
    body: 'Lo que solo trajo este perfil desaparece de tu sitio al instante, con sus imágenes. Lo que escribiste tú se queda. Si más adelante añades el perfil otra vez, se lee de nuevo.',
    type: (name) => `Escribe ${name} para continuar`,
    mismatch: (name) => `Esto no es ${name}.`,
    submit: 'Quitarlo',
    busy: 'Quitándolo',
    done: (name) => `Se ha quitado ${name}. Tu sitio se ha vuelto a dibujar sin ese perfil.`,
  },
  add: {
    open: 'Añadir otro perfil',
    title: 'Añadir otro perfil',
    body: 'Un mismo sitio puede salir de varios perfiles. Lo que dicen dos de ellos se muestra una sola vez.',
    field: 'Enlace del perfil',
    hint: `${platformList('es', 'or')}.`,
    submit: 'Leer el perfil',
    file: 'O traer un archivo',
    noFile: 'Mejor un enlace',
    found: 'Esto es lo que hemos encontrado',
    confirm: 'Añadirlo a mi sitio',
    busy: 'Añadiendo',
    other: 'Usar otro',
    done: (name) => `${name} ya forma parte de tu sitio.`,
    newer: (changes) =>
      changes === 0
        ? 'Tu sitio ya dice todo esto.'
        : `Es más reciente que tu sitio: ${changes === 1 ? 'te espera un cambio' : `te esperan ${changes} cambios`}.`,
    close: 'Cerrar',
  },
  accounts: {
    title: 'Cuentas conectadas',
    failed: 'No se han podido leer tus cuentas conectadas.',
    body: 'Nos permiten leer lo que un enlace no muestra. Puedes terminar la conexión aquí o en el otro sitio cuando quieras.',
    until: (when) => `hasta el ${when}`,
    since: (when) => `conectada el ${when}`,
    expired: 'terminada',
    connect: (platform) => `Conectar ${platform}`,
    again: 'Conectar de nuevo',
    end: (name) => `Desconectar ${name}`,
    endShort: 'Desconectar',
    endTitle: (name) => `¿Desconectar ${name}?`,
    endBody:
      'Eliminamos lo que nos permite leer la cuenta. Tu sitio sigue como está; de ahí ya no llega nada nuevo.',
    endType: (name) => `Escribe ${name} para continuar`,
    endMismatch: (name) => `Esto no es ${name}.`,
    endSubmit: 'Desconectar',
    endBusy: 'Desconectando',
    ended: (name) => `Se ha desconectado ${name}.`,
  },
  changeList: {
    title: 'Qué ha cambiado',
    body: 'Nada de lo que sigue está aún en tu sitio. Acepta lo que quieras; el resto se queda como está.',
    loading: 'Leyendo los cambios',
    failed: 'No se han podido leer los cambios.',
    picture: 'La imagen que elegiste',
    pictures: (count) => (count === 1 ? 'La imagen que elegiste' : `Las ${count} imágenes que elegiste`),
    emptyTitle: 'No ha cambiado nada',
    emptyTitleAfter: 'No te espera nada más',
    emptyBody:
      'Cuando algo cambia en un perfil, se muestra aquí primero: empleos nuevos, repositorios con otro nombre, publicaciones que ya no están. Aceptas lo que quieras y puedes deshacerlo.',
    emptyLast: (when) => `Última lectura: ${when}.`,
    from: (name) => `De ${name}`,
    fromElsewhere: 'De un perfil que ya no está entre tus fuentes',
    kinds: {
      added: (count) => `Nuevo: ${count}`,
      changed: (count) => `Cambiado: ${count}`,
      removed: (count) => `Ya no está allí: ${count}`,
    },
    removedHelp: 'Ya no está en el perfil. En tu sitio se queda, a menos que aceptes esto.',
    conflict: 'Esto lo editaste tú',
    conflictHelp: 'Dejar conserva tus palabras. Aceptar pone las del perfil en su lugar.',
    resembles: 'Puede que ya lo tengas',
    resemblesHelp: {
      hidden: (label) =>
        `Se parece a «${label}», que has ocultado. Aceptar lo muestra en tu sitio; Dejar lo mantiene fuera.`,
      edited: (label) =>
        `Se parece a «${label}», donde escribiste tú. Aceptar muestra los dos; Dejar conserva solo el tuyo.`,
      own: (label) =>
        `Se parece a «${label}», que añadiste tú. Aceptar muestra los dos; Dejar conserva solo el tuyo.`,
      gone: (label) =>
        `Se parece a «${label}», que ya no está en el perfil. Si es lo mismo, acepta esto y quita aquello más abajo, para que tu sitio no lo muestre dos veces.`,
    },
    before: 'En tu sitio',
    after: 'Ahora en el perfil',
    thereBefore: 'Antes en el perfil',
    hidden: 'Lo has ocultado.',
    nothing: 'Nada',
    choose: (label) => `Aceptar o dejar: ${label}`,
    take: 'Aceptar',
    leave: 'Dejar',
    takeAll: 'Aceptar todo lo nuevo o cambiado',
    takeAllHelp: 'Nunca lo que allí ya no está, lo que editaste tú o lo que puede que ya esté en tu sitio.',
    leaveAll: 'Dejar todo',
    submit: (take, leave) =>
      take === 0
        ? leave === 1
          ? 'Dejarlo como está'
          : `Dejar ${leave} como están`
        : leave === 0
          ? `Aceptar ${counted(take, 'un cambio', 'cambios')}`
          : `Aceptar ${take}, dejar ${leave}`,
    busy: 'Publicando',
    chosen: (take, leave) => `${take} para aceptar, ${leave} para dejar`,
    left: 'Se queda como está. Se pregunta de nuevo cuando vuelva a cambiar.',
    taken: (count) =>
      count === 1 ? 'Un cambio ya está en tu sitio.' : `${count} cambios ya están en tu sitio.`,
    undo: 'Deshacer',
    undoBusy: 'Deshaciendo',
    undone: 'Deshecho. Tu sitio está como antes.',
    undoLine: (count, when) =>
      count === 1 ? `Se aceptó un cambio (${when}).` : `Se aceptaron ${count} cambios (${when}).`,
    stale: 'Algo ha cambiado mientras tanto. Así está ahora; elige de nuevo.',
  },
  lists: {
    links: 'Enlace',
    experience: 'Empleo',
    education: 'Estudios',
    skills: 'Aptitud',
    certifications: 'Certificado',
    spokenLanguages: 'Idioma',
    codeLanguages: 'Lenguaje de programación',
    publications: 'Obra publicada',
    honours: 'Premio',
    volunteering: 'Voluntariado',
    recommendations: 'Recomendación',
    projects: 'Proyecto',
    organisations: 'Organización',
    people: 'Persona',
    locations: 'Ubicación',
    updates: 'Novedad',
    videos: 'Vídeo',
    playlists: 'Lista de reproducción',
    media: 'Publicación',
  },
  profileItself: 'Sobre ti',
};
