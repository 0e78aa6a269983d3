import type { CatalogShape } from './catalog-shape.ts';
import type { siteSettingsWords as en } from './site-settings-en.ts';

const counted = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

/** Every sentence of the settings about being found, taking the site away, and going back, in Spanish. */
export const siteSettingsWords: CatalogShape<typeof en> = {
  seo: {
    nav: 'Buscadores',
    title: 'Cómo se encuentra y se comparte tu sitio',
    body: 'Lo que dejes vacío sale de tu perfil. Los cambios están en línea en cuanto los guardas.',
    loading: 'Leyendo tus ajustes',
    failed: 'No se han podido leer tus ajustes.',
    name: 'Título',
    nameHint: 'La línea azul de los resultados de búsqueda y el texto de la pestaña del navegador.',
    description: 'Descripción',
    descriptionHint: 'Una o dos frases que dicen qué encuentra quien te visita.',
    keywords: 'Palabras clave',
    keywordsHint: 'Separadas por comas. Los grandes buscadores no las miran; algunos pequeños sí.',
    image: 'Imagen para los enlaces compartidos',
    imageHint:
      'La dirección de una imagen, mejor de 1200 × 630. Guardamos una copia. Vacío: tu imagen de cabecera o tu foto.',
    favicon: 'Icono de la pestaña del navegador',
    faviconHint: 'La dirección de una imagen cuadrada. Guardamos una copia. Vacío: tu inicial con tu color.',
    canonical: 'Dirección principal, si es otra',
    canonicalHint:
      'Solo si el mismo sitio está también en otra dirección, que es la que deben mostrar los buscadores.',
    verification: 'Verificación de Google',
    verificationHint: 'El valor content de la etiqueta que te da Google Search Console.',
    indexable: 'Los buscadores pueden incluir mi sitio',
    indexableHelp:
      'Desactivado: se les pide que no entren. Quien tenga el enlace puede seguir abriendo tu sitio.',
    save: 'Guardar',
    saving: 'Guardando',
    saved: 'Guardado. Tu sitio ya lo dice.',
    nothing: 'No ha cambiado nada.',
    more: 'Más ajustes',
    preview: 'En los resultados de búsqueda',
    card: 'Cuando alguien comparte el enlace',
    noPicture: 'Aún sin imagen',
    pictureLater: 'La imagen nueva aparece aquí cuando se haya guardado y copiado.',
    checks: 'Comprobaciones',
    good: 'Bien',
    look: 'Revísalo',
    check: {
      titleMade: 'El título sale de tu nombre y tu titular.',
      titleGood: (length) => `El título cabe: ${counted(length, 'un carácter', 'caracteres')}.`,
      titleShort: 'El título es muy corto. Di también a qué te dedicas o dónde.',
      titleWide: (left) =>
        `El título es demasiado ancho: los resultados de búsqueda lo cortan en «${left}…».`,
      descriptionMade: 'La descripción sale de tu titular y del texto sobre ti.',
      descriptionGood: (length) => `La descripción cabe: ${counted(length, 'un carácter', 'caracteres')}.`,
      descriptionShort: (missing) =>
        `La descripción es corta. ${missing === 1 ? 'Un carácter más llenaría' : `${missing} caracteres más llenarían`} su espacio.`,
      descriptionLong:
        'La descripción es más larga que lo que se muestra, unos 160 caracteres. El final queda cortado.',
      imageOwn: 'Los enlaces compartidos muestran la imagen que elegiste.',
      imageProfile: 'Los enlaces compartidos muestran una imagen de tu perfil.',
      imageNone: 'Los enlaces compartidos no tienen imagen. Añade una aquí o en tu perfil.',
      indexOn: 'Los buscadores pueden incluir tu sitio.',
      indexOff: 'Has pedido a los buscadores que no entren, así que nadie encuentra tu sitio buscando.',
      indexUnverified: 'Se pide a los buscadores que no entren hasta que confirmes tu correo electrónico.',
    },
    badLink: 'Escribe una dirección completa, que empiece por https://',
    badKeyword: 'Usa 30 palabras clave como máximo, cada una de 60 caracteres como máximo.',
  },
  export: {
    title: 'Llévate tu sitio',
    body: 'Es tuyo. Los dos archivos se pueden traer de vuelta: suelta uno donde pegarías el enlace de un perfil y tendrás el mismo sitio.',
    zip: 'Descargar el sitio (ZIP)',
    zipHelp:
      'Todas las páginas e imágenes. Descomprímelo y abre index.html, o pon la carpeta en cualquier alojamiento web.',
    json: 'Descargar sus datos (JSON)',
    jsonHelp: 'Un archivo con tu perfil, tu diseño y tus imágenes, para guardarlo o importarlo.',
    busy: 'Preparando',
    progress: 'La descarga',
    received: (megabytes, of) => (of === null ? `${megabytes} MB hasta ahora` : `${megabytes} de ${of} MB`),
    stop: 'Detener',
    done: 'Está en tus descargas.',
  },
  history: {
    title: 'Versiones anteriores',
    body: 'Las últimas 20 versiones distintas. Al restaurar una se publica como versión nueva, así que siempre puedes volver atrás.',
    loading: 'Leyendo las versiones',
    failed: 'No se han podido leer las versiones.',
    reasons: {
      created: 'Creado',
      edited: 'Cambio de texto',
      design: 'Cambio de diseño',
      seo: 'Cambio en los ajustes de búsqueda',
      sync: 'De tus perfiles',
      restored: 'Restaurado',
    },
    pages: (count) => counted(count, 'una página', 'páginas'),
    current: 'En línea ahora',
    restore: 'Restaurar',
    restoreFrom: (when) => `Restaurar la versión del ${when}`,
    only: 'Hasta ahora hay una versión. Cada cambio que publicas añade otra.',
    askTitle: '¿Restaurar esta versión?',
    ask: (when) =>
      `Tu sitio se verá y dirá lo mismo que el ${when}, con los perfiles que tenía. Su dirección, su visibilidad y si los buscadores pueden incluirlo se quedan como están. Lo que está en línea ahora permanece en esta lista.`,
    confirm: 'Restaurarla',
    busy: 'Restaurando',
    done: 'Restaurada. La versión anterior está en la lista, por si quieres recuperarla.',
  },
};
