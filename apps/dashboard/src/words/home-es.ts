import type { CatalogShape } from '@tosite/validation/messages/catalog-shape';
import type { homeWords as en } from './home-en.ts';

/** Every sentence of the home page beyond the card of the site, in Spanish. */
export const homeWords: CatalogShape<typeof en> = {
  published: {
    qr: (address) => `Código QR que abre ${address}`,
    qrHelp: 'Apúntalo con un móvil o imprímelo en una tarjeta.',
    qrSave: 'Guardar el código QR',
    share: 'Compártelo',
    shareNative: 'Compartir',
    shareText: (name) => `${name}, en la web:`,
    targets: { mail: 'Correo', linkedin: 'LinkedIn', x: 'X', whatsapp: 'WhatsApp' },
    nextTitle: (count) =>
      count === 1 ? 'Una cosa que lo mejora' : `${count === 2 ? 'Dos' : 'Tres'} cosas que lo mejoran`,
    nextNone: 'Tiene todo lo que buscan los visitantes. Envíaselo a alguien.',
  },
  improve: {
    title: 'Se puede mejorar',
    picture: {
      title: 'Añade una foto tuya',
      body: 'Tu perfil no tenía ninguna, así que en su lugar hay un monograma.',
    },
    logo: {
      title: 'Añade tu logotipo',
      body: 'Tu página no tenía ninguno, así que en su lugar hay un monograma.',
    },
    about: { title: 'Di quién eres', body: 'Aún no hay ningún texto sobre ti. Bastan dos frases.' },
    contact: {
      title: 'Di cómo contactar contigo',
      body: 'Los visitantes no encuentran un correo, un enlace ni un formulario de contacto.',
    },
    headline: {
      title: 'Escribe una línea bajo tu nombre',
      body: 'Es lo primero que se lee, también en los resultados de búsqueda.',
    },
    search: {
      title: 'Escribe tu texto para los resultados de búsqueda',
      body: 'Hasta entonces usamos las primeras líneas de tu página.',
    },
    source: {
      title: 'Añade otro perfil',
      body: 'Lo que haces en otras partes puede estar en el mismo sitio, sin repeticiones.',
    },
    sync: { title: 'Mantenlo al día', body: 'Tu sitio no se vuelve a leer solo.' },
    action: { content: 'Editar', seo: 'Escribirlo', sources: 'Abrir' },
  },
  readers: {
    title: 'Lectores de esta semana',
    all: 'Visitas',
    loading: 'Se está leyendo la semana',
    failed: 'No se ha podido leer quién vino esta semana.',
    count: (count) => (count === 1 ? 'visitante diario' : 'visitantes diarios'),
    from: (before) => `desde ${before}`,
    bars: 'Visitantes diarios de los últimos siete días',
    since: (count, time) => (count === 1 ? `visitante desde las ${time}` : `visitantes desde las ${time}`),
    firstDay: 'La semana está aquí desde mañana.',
    nobody: 'Todavía no ha venido nadie. La gente encuentra tu sitio donde te conoce.',
    quiet: 'En los últimos siete días no vino nadie.',
    offline: 'Nadie puede abrir tu sitio, así que no se cuenta a nadie.',
    direct: 'Sin procedencia',
  },
  posts: {
    title: 'Entradas nuevas',
    all: (count) => `Todas (${count.toLocaleString('es')})`,
    loading: 'Se están leyendo tus entradas',
    failed: 'No se pudieron leer tus entradas.',
    empty: 'Aún no hay entradas. Lo que escribas estará en tu sitio con una dirección propia.',
  },
  activity: {
    title: 'Últimamente',
    loading: 'Leyendo lo que ha pasado últimamente',
    failed: 'No se ha podido leer lo que ha pasado últimamente.',
    empty: 'Aún no ha pasado nada.',
    kinds: {
      website_created: () => 'Tu sitio salió en línea',
      website_renamed: ({ from = '', to = '' }) => `Su dirección pasó de ${from} a ${to}`,
      website_edited: () => 'Cambió su nombre o su visibilidad',
      design_saved: () => 'Guardaste el diseño',
      seo_saved: () => 'Guardaste lo que leen los buscadores',
      connection_expired: ({ name = '', handle = '' }) =>
        `Terminó la conexión con ${handle === '' ? name : `@${handle}`}`,
      profile_edited: () => 'Editaste lo que dice',
      profile_synced: ({ taken = '' }) =>
        taken === '1'
          ? 'Se aceptó un cambio de tu perfil'
          : /^\d+$/u.test(taken)
            ? `Se aceptaron ${taken} cambios de tu perfil`
            : 'Se aceptaron cambios de tu perfil',
      source_added: () => 'Añadiste un perfil',
      source_removed: () => 'Quitaste un perfil',
      source_proved: () => 'Demostraste que un perfil es tuyo',
      post_published: ({ title = '' }) => (title === '' ? 'Se publicó una entrada' : `Se publicó «${title}»`),
      post_scheduled: ({ title = '' }) =>
        title === '' ? 'Programaste una entrada' : `Programaste «${title}»`,
      post_unpublished: ({ title = '' }) =>
        title === '' ? 'Retiraste una entrada de tu sitio' : `Retiraste «${title}» de tu sitio`,
      post_deleted: ({ title = '', count = '1' }) =>
        count === '1' && title !== ''
          ? `Eliminaste «${title}»`
          : count === '1'
            ? 'Eliminaste una entrada'
            : `Eliminaste ${count} entradas`,
      post_restored: ({ title = '', count = '1' }) =>
        count === '1' && title !== ''
          ? `Recuperaste «${title}»`
          : count === '1'
            ? 'Recuperaste una entrada'
            : `Recuperaste ${count} entradas`,
    },
  },
  access: {
    language: {
      title: 'Idioma de tu sitio',
      body: 'Títulos de secciones, fechas y botones. Lo que escribiste se queda como lo escribiste.',
      field: 'Idioma',
      saved: 'Tu sitio ya habla este idioma.',
    },
    zone: {
      title: 'Zona horaria de tu sitio',
      body: 'Las fechas de tu sitio son días de este lugar.',
      field: 'Zona horaria',
      hint: 'Escribe una ciudad o una región para encontrarla.',
      now: (time) => `Allí son ahora las ${time}.`,
      unknown: 'Elige una de la lista.',
      submit: 'Guardar la zona horaria',
      busy: 'Guardando',
      saved: 'Las fechas de tu sitio están ahora en esta zona horaria.',
    },
    password: {
      title: 'Quién puede verlo',
      open: 'Cualquiera que tenga la dirección.',
      locked: 'Solo quien tenga la contraseña. Se pide a los buscadores que no entren.',
      set: 'Pedir una contraseña',
      change: 'Cambiar la contraseña',
      remove: 'Dejar entrar a cualquiera',
      field: 'Contraseña para tus visitantes',
      hint: 'No la de tu cuenta: esta se la das a otras personas.',
      submit: 'Guardar la contraseña',
      busy: 'Guardando',
      saved: 'Tu sitio ya pide esta contraseña.',
      removed: 'Cualquiera puede ver tu sitio de nuevo.',
    },
  },
  identity: {
    title: 'Nombre y dirección',
    name: 'Nombre',
    address: 'Dirección',
    change: 'Cambiar el nombre o la dirección',
  },
  remove: {
    title: 'Borrar este sitio',
    body: 'Deja de estar en línea al momento, con sus páginas e imágenes. Descarga antes lo que quieras conservar.',
    open: 'Borrar el sitio web',
  },
  visibility: {
    unpublish: 'Dejar de publicarlo',
    publish: 'Publicarlo de nuevo',
    busy: 'Un momento',
    unpublished: 'Tu sitio no está en línea. Su dirección sigue siendo tuya.',
    published: 'Tu sitio vuelve a estar en línea.',
    undo: 'Deshacer',
  },
};
