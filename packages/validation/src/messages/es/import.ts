import type { CatalogShape } from '../catalog-shape.ts';
import type { importMessages as english } from '../en/import.ts';
import { PLATFORM_NAMES } from '../../platforms/platform-names.ts';
import { hasExport, type ExportingPlatform, type Platform } from '../../platforms/platform.ts';
import type { WrongFile } from '../en/import.ts';
import { counted, fileName, listed } from './phrases.ts';

const EXPECTED: Record<ExportingPlatform, string> = {
  linkedin: 'Suelta el ZIP de tus datos de LinkedIn (contiene Profile.csv) o tu perfil guardado en PDF.',
  youtube: 'Suelta el ZIP de tu Takeout de YouTube (contiene channel.csv y videos.csv).',
  instagram: 'Suelta el ZIP de tus datos de Instagram, pedidos como JSON (contiene posts_1.json).',
};
const EXPECTED_ANY =
  'Suelta tus datos de LinkedIn (el ZIP con Profile.csv o tu perfil guardado en PDF), tus datos de Instagram (el ZIP con posts_1.json), tu Takeout de YouTube (el ZIP con channel.csv) o un JSON Resume.';
const WHAT: Record<WrongFile, string> = {
  rar: 'es un archivo RAR, no un ZIP',
  '7z': 'es un archivo 7z, no un ZIP',
  gzip: 'es un archivo .tgz, no un ZIP: elige .zip al pedir la descarga',
  html: 'es una página web, no un ZIP',
  office: 'es un archivo de Excel o Word, no un ZIP',
  picture: 'es una imagen, no un ZIP',
  empty: 'está vacío: la descarga se cortó',
  json: 'es un archivo JSON, pero ni un JSON Resume ni publicaciones de Instagram',
  noZip: 'no es un archivo ZIP',
  unknown: 'no es un archivo que conozcamos',
};
const AGAIN = 'Descárgalo otra vez y suelta el ZIP entero.';
const UNCHANGED = 'Suelta el ZIP tal como lo descargaste.';
const SAVE_PDF = 'Abre tu perfil de LinkedIn, elige «Más», después «Guardar en PDF», y suelta ese archivo.';
const CHANNELS = 'Elige los canales y los metadatos de los vídeos en YouTube al pedirlo.';

function expected(platform: Platform | null): string {
  if (platform === null) return EXPECTED_ANY;
  if (hasExport(platform)) return EXPECTED[platform];
  return `Para ${PLATFORM_NAMES[platform]} no hace falta un archivo: pega el enlace de tu perfil. También sirve un JSON Resume.`;
}

export const importMessages: CatalogShape<typeof english> = {
  'import.htmlVersion': 'Esta es la versión HTML. Pide la descarga otra vez y elige JSON.',
  'import.partWithoutPosts':
    'Esta parte de tu descarga tiene imágenes, pero le falta posts_1.json. Sube todas sus partes juntas.',
  'import.cutOff': 'Este archivo se corta a la mitad o es demasiado largo; se ha tomado lo que hay antes.',
  'import.notInUpload': 'No está en lo que has subido.',
  'import.kindNotShown': 'Este tipo de archivo no se puede mostrar.',
  'import.notAPicture': 'Este archivo no es una imagen.',
  'import.fileMissing': 'Este archivo falta en la descarga.',
  'import.fileEmpty': 'Este archivo está vacío.',
  'import.nameTooLong': 'El nombre de este archivo es demasiado largo.',
  'import.pictureTooLarge': 'Esta imagen ocupa más de 30 MB.',
  'import.videoTooLarge': 'Este vídeo ocupa más de 50 MB.',
  'import.noFilesNoCaption': 'Ninguno de sus archivos está en la descarga y no tiene texto.',
  'import.nothingInEntry': 'Esta entrada no contiene ni imagen ni texto.',
  'import.namesNoFile': 'Esta entrada no nombra ningún archivo.',
  'import.tooManyFiles': 'Esta descarga tiene demasiados archivos; este no se ha leído.',
  'import.notJson': 'Este archivo está dañado: no es JSON.',
  'import.wrongFile': ({ file, what, platform }) => `${fileName(file)} ${WHAT[what]}. ${expected(platform)}`,
  'import.wrongArchive': ({ found, total, platform }) =>
    `Este ZIP no contiene ninguno de los archivos que conocemos. Hemos encontrado ${listed(found, total)}. ${expected(platform)}`,
  'import.officeArchive': ({ platform }) =>
    `Este es un archivo de Excel o Word, no un ZIP de tus datos. ${expected(platform)}`,
  'import.archiveInside': ({ file, platform }) =>
    `Este ZIP solo contiene otro archivo comprimido (${file}). Suelta ese. ${expected(platform)}`,
  'import.noProfileFile': ({ found, total, only }) =>
    `En este ZIP no está Profile.csv. Elige Perfil (y Cargos) al pedirlo.${total === 0 ? '' : ` ${only ? 'Solo hemos' : 'Hemos'} encontrado ${listed(found, total)}.`}`,
  'import.noChannelFile': ({ found, total }) =>
    `En este ZIP no está channel.csv. ${CHANNELS} Hemos encontrado ${listed(found, total)}.`,
  'import.takeoutWithoutChannel': `En este Takeout no está channel.csv. ${CHANNELS}`,
  'import.noFile': ({ platform }) => `No se ha subido ningún archivo. ${expected(platform)}`,
  'import.mostFiles': 'Se han subido más de 100 archivos a la vez. Suelta solo los ZIP de tu descarga.',

  'import.notAnArchive': ({ file }) =>
    `${fileName(file)} no es un archivo ZIP. Suelta el ZIP tal como lo descargaste, sin descomprimirlo ni cambiarle el nombre.`,
  'import.incomplete': ({ file }) => `${fileName(file)} está incompleto: la descarga se cortó. ${AGAIN}`,
  'import.damaged': ({ file, path }) => `${fileName(file)} está dañado en ${path}. ${AGAIN}`,
  'import.pointsOutside': ({ file, path }) =>
    `${fileName(file)} contiene un archivo llamado «${path}», que apunta fuera del archivo comprimido. ${UNCHANGED}`,
  'import.holdsLink': ({ file, path }) =>
    `${fileName(file)} contiene ${path}, que es un enlace y no un archivo. ${UNCHANGED}`,
  'import.holdsTwice': ({ file, path }) =>
    `${fileName(file)} contiene dos archivos llamados ${path}. ${UNCHANGED}`,
  'import.locked': ({ file }) => `${fileName(file)} está protegido con contraseña. ${UNCHANGED}`,
  'import.unknownPacking': ({ file, path }) =>
    `${fileName(file)} está comprimido de una forma que no podemos leer (${path}). ${UNCHANGED}`,
  'import.tooLarge': ({ file }) =>
    `${fileName(file)} ocupa más de 4 GB. Pide la descarga en partes más pequeñas.`,
  'import.tooManyEntries': ({ file }) =>
    `${fileName(file)} contiene más de 50.000 archivos. Pide la descarga en partes más pequeñas o sin los mensajes.`,
  'import.unpacksTooLarge': ({ file, path }) =>
    `${path} en ${fileName(file, 'inside')} es mucho más grande de lo debido, así que hemos dejado de leerlo. ${UNCHANGED}`,
  'import.emptyArchive': ({ file }) => `${fileName(file)} es un ZIP vacío. ${AGAIN}`,
  'import.fileTooLarge': ({ file, megabytes }) =>
    `${fileName(file)} ocupa más de ${megabytes} MB, y ningún archivo de este tipo llega a tanto. Suelta el archivo tal como lo descargaste.`,

  'import.pdfIsNoProfile': ({ file }) =>
    `${fileName(file)} no es un perfil de LinkedIn guardado en PDF. ${SAVE_PDF}`,
  'import.pdfWithoutText': ({ file }) =>
    `${fileName(file)} contiene imágenes de páginas y nada de texto, así que no se puede leer. ${SAVE_PDF}`,
  'import.pdfLocked': ({ file }) =>
    `${fileName(file)} está protegido con contraseña. Suelta el PDF tal como te lo dio LinkedIn.`,
  'import.pdfDamaged': ({ file }) => `${fileName(file)} está dañado y no se puede leer. ${SAVE_PDF}`,
  'import.pdfTooSlow': ({ file }) =>
    `Leer ${fileName(file, 'inside')} llevaba demasiado tiempo, así que lo hemos dejado. ${SAVE_PDF}`,
  'import.pdfTooLarge': ({ file }) =>
    `${fileName(file)} ocupa más de 10 MB, y ningún perfil de LinkedIn llega a tanto. ${SAVE_PDF}`,

  'import.profileFileMissing': ({ found, total }) =>
    `No está Profile.csv, que dice de quién es el perfil. Suéltalo junto con ${listed(found, total)}.`,
  'import.unknownColumns': ({ file }) =>
    `No podemos leer los nombres de las columnas de ${fileName(file, 'inside')}. Pon LinkedIn en inglés y pide tus datos otra vez, o guarda tu perfil en PDF.`,
  'import.emptyTable': ({ file }) =>
    `${fileName(file)} está vacío: tiene un encabezado y ninguna fila. Pide tus datos otra vez y elige Perfil (y Cargos).`,

  'import.postsDamaged': ({ file }) =>
    `${fileName(file)} está dañado en esta descarga. Descárgalo otra vez de Instagram y elige JSON.`,
  'import.postsEmpty': ({ file }) =>
    `${fileName(file)} no contiene publicaciones en esta descarga. Elige todo el periodo al pedirlo.`,
  'import.noPostsFile': ({ like }) =>
    `En este ZIP no está posts_1.json; ${like === null ? 'no hemos encontrado nada' : `solo hemos encontrado archivos como ${like}`}. Elige las publicaciones y el formato JSON al pedirlo.`,
  'import.mostEntries': ({ most }) =>
    `Este archivo tiene más de ${most} entradas; las demás no se han leído.`,
  'import.mostVideos': ({ most }) => `Solo se copian los primeros ${most} vídeos.`,

  'import.noName': ({ file }) =>
    `${fileName(file)} no tiene nombre: falta basics.name o está vacío. Añádelo y suelta el archivo otra vez.`,
  'import.noPosts': ({ count }) =>
    `${count === 1 ? 'Este archivo no contiene' : `Estos ${count} archivos no contienen`} ninguna entrada. Suelta archivos Markdown, un archivo Atom o RSS, o tus datos de LinkedIn con sus artículos.`,
  'import.morePosts': ({ count }) =>
    `${counted(count, { one: '# entrada', other: '# entradas' })} más allá de las primeras 500: suéltalas aparte.`,
  'import.noPostFiles': ({ count }) =>
    `${counted(count, { one: '# archivo que no es una entrada', other: '# archivos que no son entradas' })}.`,
  'import.textTooLarge': ({ file }) => `${fileName(file)} ocupa más de 20 MB.`,
  'import.textEmpty': ({ file }) => `${fileName(file)} está vacío.`,
  'import.noFeed': ({ file }) => `${fileName(file)} no es ni Atom ni RSS.`,
  'import.noArticle': ({ file }) => `${fileName(file)} es una página web, pero no un artículo de LinkedIn.`,
  'import.feedOthers': ({ file, count }) =>
    `${counted(count, { one: '# elemento', other: '# elementos' })} de ${fileName(file)} que no ${count === 1 ? 'es una entrada' : 'son entradas'} (páginas, imágenes, la papelera).`,
  'import.feedShortened': ({ file, count }) =>
    `El resto de ${counted(count, { one: '# entrada', other: '# entradas' })} de ${fileName(file)}: el feed solo tiene el comienzo.`,
  'import.frontMatter': ({ file }) =>
    `Los datos al principio de ${fileName(file)}: no son YAML que se pueda leer. Su texto se ha tomado.`,
  'import.postPicture': ({ post, why }) =>
    `Una imagen de «${post}»: ${{ missing: 'no está entre los archivos', unusable: 'no se ha podido leer como imagen', unreachable: 'el servidor en el que está no la da' }[why]}.`,
  'import.postsThere': ({ count }) =>
    `${counted(count, { one: '# entrada que ya está', other: '# entradas que ya están' })}.`,
  'import.postTooLong': ({ post }) => `«${post}»: tiene más de 300.000 caracteres.`,
};
