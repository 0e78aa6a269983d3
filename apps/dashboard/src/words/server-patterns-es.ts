import { importPatternsEs } from './server-imports-es.ts';
import { platformPatternsEs } from './server-platforms-es.ts';

type Pattern = readonly [RegExp, (...found: string[]) => string];

/** A platform, as the server names it. */
const P = '(LinkedIn|GitHub|YouTube|Instagram|Google)';

/** Sentences with a name or a number in them: what they look like in English, and how Spanish says it. */
export const patternsEs: readonly Pattern[] = [
  // When to try again
  [/^Try again in (?:a|1) second\.$/u, () => 'Vuelve a intentarlo dentro de un segundo.'],
  [/^Try again in (\d+) seconds\.$/u, (count) => `Vuelve a intentarlo dentro de ${count} segundos.`],
  [/^Try again in (\d+) minutes\.$/u, (count) => `Vuelve a intentarlo dentro de ${count} minutos.`],
  [/^Try again in (\d+) hours\.$/u, (count) => `Vuelve a intentarlo dentro de ${count} horas.`],
  [/^Try again at (\d\d:\d\d UTC)\.$/u, (time) => `Vuelve a intentarlo a las ${time}.`],
  [/^Try again in a minute\.$/u, () => 'Vuelve a intentarlo en un minuto.'],
  [
    /^Try again in a minute, or look at the sample\.$/u,
    () => 'Vuelve a intentarlo en un minuto o mira el ejemplo.',
  ],
  [/^Try again later, or look at the sample\.$/u, () => 'Vuelve a intentarlo más tarde o mira el ejemplo.'],
  [/^Start again\.$/u, () => 'Empieza de nuevo.'],
  [/^Use another way\.$/u, () => 'Usa otra vía.'],
  [/^Upload your data instead\.$/u, () => 'Sube tus datos.'],
  [/^Please connect again\.$/u, () => 'Conecta de nuevo.'],
  [/^Please connect it again\.$/u, () => 'Conéctala de nuevo.'],
  [/^Check the spelling\.$/u, () => 'Comprueba cómo se escribe.'],

  // Platforms
  [
    made`^${P} is limiting requests right now\\.$`,
    (name) => `${name} está limitando las peticiones ahora mismo.`,
  ],
  [
    made`^${P} isn't answering properly at the moment\\.$`,
    (name) => `${name} no responde bien en este momento.`,
  ],
  [made`^${P} took too long to answer\\.$`, (name) => `${name} ha tardado demasiado en responder.`],
  [made`^${P} does not let us read this profile\\.$`, (name) => `${name} no nos deja leer este perfil.`],
  [
    made`^We are reading many ${P} profiles right now\\.$`,
    (name) => `Ahora mismo estamos leyendo muchos perfiles de ${name}.`,
  ],
  [made`^${P} did not accept this sign-in\\.$`, (name) => `${name} no ha aceptado este inicio de sesión.`],
  [
    made`^${P} does not accept this site's own registration\\. Its operator has to correct that; use another way until then\\.$`,
    (name) =>
      `${name} no acepta el registro de este sitio. Quien lo lleva tiene que corregirlo; mientras tanto, usa otra vía.`,
  ],
  [
    made`^${P} has not confirmed an e-mail address of yours\\. Confirm one there and start again, or sign up with your address here\\.$`,
    (name) =>
      `${name} no ha confirmado ningún correo tuyo. Confirma uno allí y empieza de nuevo, o regístrate aquí con tu correo.`,
  ],
  [
    made`^There is an account with this address that was never confirmed\\. Sign in with its password and open the link that we mailed to you; after that ${P} works too\\.$`,
    (name) =>
      `Hay una cuenta con esta dirección que nunca se confirmó. Inicia sesión con su contraseña y abre el enlace que te enviamos por correo; después también sirve ${name}.`,
  ],
  [made`^Your ${P} connection has expired\\.$`, (name) => `Tu conexión con ${name} ha caducado.`],
  [
    made`^Your ${P} account is not connected any more\\.$`,
    (name) => `Tu cuenta de ${name} ya no está conectada.`,
  ],
  [
    made`^We do not know where this ${P} profile is\\. Remove it and add it again by its link\\.$`,
    (name) => `No sabemos dónde está este perfil de ${name}. Quítalo y añádelo otra vez con su enlace.`,
  ],
  [made`^Connecting ${P} is not set up here any more\\.$`, (name) => `Aquí ya no se puede conectar ${name}.`],
  [
    made`^Signing in with ${P} is not set up here\\.$`,
    (name) => `Iniciar sesión con ${name} no está configurado aquí.`,
  ],
  [
    made`^A ${P} account is linked already\\. Take it away first to link another one\\.$`,
    (name) => `Ya hay una cuenta de ${name} vinculada. Desvincúlala antes de vincular otra.`,
  ],
  [
    made`^This ${P} account signs in to another account here\\. Sign in with it and take it away there first\\.$`,
    (name) =>
      `Esta cuenta de ${name} sirve para entrar en otra cuenta de aquí. Entra con ella y desvincúlala allí antes.`,
  ],
  [
    made`^${P} is the only way into your account\\. Set a password or link another way first\\.$`,
    (name) =>
      `${name} es la única forma de entrar en tu cuenta. Elige antes una contraseña o vincula otra cuenta.`,
  ],
  [
    made`^We couldn't find an? (?:GitHub|Instagram) profile named (.+)\\.$`,
    (name) => `No hemos encontrado ningún perfil llamado ${name}.`,
  ],
  [
    /^Instagram shows us only professional accounts, and none is named (.+)\. Check the spelling, connect your account or upload your Instagram data \(JSON\)\.$/u,
    (name) =>
      `Instagram solo nos muestra cuentas profesionales y ninguna se llama ${name}. Comprueba cómo se escribe, conecta tu cuenta o sube tus datos de Instagram (JSON).`,
  ],
  [
    made`^(.+) (is limiting requests|does not let us read this profile now|isn't answering); this is what we read (?:on (\\S+) )?at (\\d\\d:\\d\\d UTC)\\.$`,
    (name, why = '', day = '', time = '') =>
      `${name} ${REASONS[why] ?? 'no responde'}; esto es lo que leímos ${day === '' ? 'hoy' : `el ${day}`} a las ${time}.`,
  ],

  // What a profile did not give
  [
    made`^${P} did not give us everything this time\\. Missing: (.+)\\.$`,
    (name, parts = '') => `${name} no nos lo ha dado todo esta vez. Falta: ${listEs(parts)}.`,
  ],
  ...platformPatternsEs,
  [
    /^Instagram gave us (\d+) of (\d+) posts\. Connect your account or upload your data to add the rest\.$/u,
    (some, all) =>
      `Instagram nos ha dado ${some} de ${all} publicaciones. Conecta tu cuenta o sube tus datos para añadir las demás.`,
  ],
  [
    /^Instagram shows us (?:none|the (\d+) newest) of (\d+) posts\. Connect your account or upload your data to add the rest\.$/u,
    (some, all) =>
      `Instagram ${some === '' ? `no nos muestra ninguna de las ${all} publicaciones` : `nos muestra las ${some} más recientes de ${all} publicaciones`}. Conecta tu cuenta o sube tus datos para añadir las demás.`,
  ],
  [
    /^Instagram gave us the (\d+) newest posts this time\.$/u,
    (count) => `Instagram nos ha dado esta vez las ${count} publicaciones más recientes.`,
  ],
  [/^Only the first (\d+) videos are copied\.$/u, (count) => `Solo se copian los primeros ${count} vídeos.`],
  [
    /^Only the first (\d+) pictures of your upload were copied; (\d+) more are left out\.$/u,
    (count, rest) => `Solo se han copiado las primeras ${count} imágenes; quedan fuera ${rest} más.`,
  ],
  [
    /^YouTube gave us only the (\d+) newest videos this time\.$/u,
    (count) => `YouTube solo nos ha dado esta vez los ${count} vídeos más recientes.`,
  ],
  [
    /^This channel has more videos than we read; the newest (\d+) are here\.$/u,
    (count) => `Este canal tiene más vídeos de los que leemos; aquí están los ${count} más recientes.`,
  ],
  [
    /^(\d+) of the uploads (?:is|are) private or deleted and left out\.$/u,
    (count) =>
      count === '1'
        ? 'Un vídeo es privado o se ha eliminado y queda fuera.'
        : `${count} vídeos son privados o se han eliminado y quedan fuera.`,
  ],
  [
    /^(\d+) unlisted or private (?:video or playlist was|videos and playlists were) left out\.$/u,
    (count) =>
      count === '1'
        ? 'Queda fuera un vídeo o una lista que está oculto o es privado.'
        : `Quedan fuera ${count} vídeos y listas ocultos o privados.`,
  ],
  [
    /^Your upload has no (.+), so what belongs there is not shown\.$/u,
    (names) => `En lo que has subido no está ${neither(names)}, así que no se muestra lo que contiene.`,
  ],
  [
    /^Your upload has no (.+)\. LinkedIn puts them into the larger data archive, when there is something to put there\.$/u,
    (names) =>
      `En lo que has subido no está ${neither(names)}. LinkedIn lo pone en el archivo de datos más grande, cuando hay algo que poner.`,
  ],
  [
    /^(\d+) (?:file or entry|files or entries) of your download could not be used\.$/u,
    (count) =>
      count === '1'
        ? 'Un archivo o una entrada de tu descarga no se ha podido usar.'
        : `${count} archivos o entradas de tu descarga no se han podido usar.`,
  ],
  [
    /^And (\d+) more files? could not be used\.$/u,
    (count) =>
      count === '1'
        ? 'Y un archivo más no se ha podido usar.'
        : `Y ${count} archivos más no se han podido usar.`,
  ],
  [
    /^A site can be fed by (\d+) profiles\. Remove one before you add another\.$/u,
    (count) => `Un sitio puede salir de ${count} perfiles. Quita uno antes de añadir otro.`,
  ],

  // Files that cannot be used
  [/^(.+) isn't a ZIP file\.$/u, (name) => `${name} no es un archivo ZIP.`],
  [
    /^(.+) is incomplete: the download was cut off\.$/u,
    (name) => `${name} está incompleto: la descarga se cortó.`,
  ],
  [/^(.+) is empty: the download was cut off\.$/u, (name) => `${name} está vacío: la descarga se cortó.`],
  [
    /^(.+) is empty: it has a header and no row\.$/u,
    (name) => `${name} está vacío: tiene un encabezado y ninguna fila.`,
  ],
  [/^(.+) is damaged at (.+)\.$/u, (name, path) => `${name} está dañado en ${path}.`],
  [/^(.+) in this download is damaged\.$/u, (name) => `${name} está dañado en esta descarga.`],
  [
    /^(.+) in this download holds no posts\.$/u,
    (name) => `${name} no contiene publicaciones en esta descarga.`,
  ],
  [/^(.+) is damaged and can't be read\.$/u, (name) => `${name} está dañado y no se puede leer.`],
  [
    /^(.+) holds a file named “(.+)”, which points outside the archive\.$/u,
    (name, path) => `${name} contiene un archivo llamado «${path}», que apunta fuera del archivo comprimido.`,
  ],
  [
    /^(.+) holds (.+), which is a link and not a file\.$/u,
    (name, path) => `${name} contiene ${path}, que es un enlace y no un archivo.`,
  ],
  [/^(.+) holds two files named (.+)\.$/u, (name, path) => `${name} contiene dos archivos llamados ${path}.`],
  [
    /^(.+) holds pictures of pages and no text, so it can't be read\.$/u,
    (name) => `${name} contiene imágenes de páginas y nada de texto, así que no se puede leer.`,
  ],
  [/^(.+) is locked with a password\.$/u, (name) => `${name} está protegido con contraseña.`],
  [
    /^(.+) is packed in a way we can't read \((.+)\)\.$/u,
    (name, path) => `${name} está comprimido de una forma que no podemos leer (${path}).`,
  ],
  [/^(.+) is larger than 4 GB\.$/u, (name) => `${name} ocupa más de 4 GB.`],
  [/^(.+) holds more than 50,000 files\.$/u, (name) => `${name} contiene más de 50.000 archivos.`],
  [
    /^(.+) in (.+) is far larger than it should be, so we stopped reading it\.$/u,
    (path, name) => `${path} en ${name} es mucho más grande de lo debido, así que hemos dejado de leerlo.`,
  ],
  [/^(.+) is an empty ZIP\.$/u, (name) => `${name} es un ZIP vacío.`],
  [
    /^(.+) is larger than (\d+) MB, which no (?:such export|LinkedIn profile) is\.$/u,
    (name, most) => `${name} ocupa más de ${most} MB, y ningún archivo de este tipo llega a tanto.`,
  ],
  [/^(.+) is a (RAR|7z) archive, not a ZIP\.$/u, (name, kind) => `${name} es un archivo ${kind}, no un ZIP.`],
  [
    /^(.+) is a \.tgz archive, not a ZIP: choose \.zip when you request the download\.$/u,
    (name) => `${name} es un archivo .tgz, no un ZIP: elige .zip al pedir la descarga.`,
  ],
  [/^(.+) is a web page, not a ZIP\.$/u, (name) => `${name} es una página web, no un ZIP.`],
  [
    /^(.+) is an Excel or Word file, not a ZIP\.$/u,
    (name) => `${name} es un archivo de Excel o Word, no un ZIP.`,
  ],
  [/^(.+) is a picture, not a ZIP\.$/u, (name) => `${name} es una imagen, no un ZIP.`],
  [
    /^(.+) is a JSON file, but neither a JSON Resume nor posts of Instagram\.$/u,
    (name) => `${name} es un archivo JSON, pero ni un JSON Resume ni publicaciones de Instagram.`,
  ],
  [/^(.+) is not a file we know\.$/u, (name) => `${name} no es un archivo que conozcamos.`],
  [
    /^(.+) is not a profile: this is not a LinkedIn profile saved as PDF\.$/u,
    (name) => `${name} no es un perfil de LinkedIn guardado en PDF.`,
  ],
  [
    /^Reading (.+) took too long, so we stopped\.$/u,
    (name) => `Leer ${name} llevaba demasiado tiempo, así que lo hemos dejado.`,
  ],
  [
    /^(.+) has no name: basics\.name is missing or empty\.$/u,
    (name) => `${name} no tiene nombre: falta basics.name o está vacío.`,
  ],
  [
    /^This ZIP holds only another archive \((.+)\)\.$/u,
    (name) => `Este ZIP solo contiene otro archivo comprimido (${name}).`,
  ],
  [
    /^This ZIP has no posts_1\.json; we found (?:nothing|only files like (.+))\.$/u,
    (name) =>
      `En este ZIP no está posts_1.json; ${name === '' ? 'no hemos encontrado nada' : `solo hemos encontrado archivos como ${name}`}.`,
  ],
  [/^We found only (.+)\.$/u, (names) => `Solo hemos encontrado ${both(names)}.`],
  [/^We found (.+)\.$/u, (names) => `Hemos encontrado ${both(names)}.`],
  ...importPatternsEs,
];

/** A pattern with the platforms in it. */
function made(parts: TemplateStringsArray, ...platforms: string[]): RegExp {
  return new RegExp(String.raw({ raw: parts }, ...platforms), 'u');
}

const REASONS: Record<string, string> = {
  'is limiting requests': 'está limitando las peticiones',
  'does not let us read this profile now': 'no nos deja leer este perfil ahora',
};

const PARTS: Record<string, string> = {
  organisations: 'organizaciones',
  'social links': 'enlaces sociales',
  'profile README': 'README del perfil',
  activity: 'actividad',
  'pinned repositories': 'repositorios fijados',
  'older repositories': 'repositorios más antiguos',
  'older videos': 'vídeos más antiguos',
  streams: 'emisiones en directo',
  'some of the Shorts': 'algunos Shorts',
  'some of the streams': 'algunas emisiones en directo',
  playlists: 'listas de reproducción',
  'details of some videos': 'detalles de algunos vídeos',
};

function listEs(parts: string): string {
  return parts
    .split(', ')
    .map((part) => PARTS[part] ?? part)
    .join(', ');
}

function both(names: string): string {
  return names.replace(/ and (\d+) more$/u, ' y $1 más').replace(/ and (?=\S+$)/u, ' y ');
}

function neither(names: string): string {
  return names.replaceAll(', ', ' ni ').replace(/ or (?=\S+$)/u, ' ni ');
}
