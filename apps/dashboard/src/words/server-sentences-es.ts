import type { ErrorCode } from '@tosite/api-client/endpoints/errors';
import { apiSentencesEs } from './server-api-es.ts';
import { sourceSentencesEs } from './server-sources-es.ts';

/** By the English sentence of shared code or of the server, the Spanish one. */
export const sentencesEs: Record<string, string> = {
  // Any form
  Required: 'Hace falta',
  'Write the part before the @ with plain letters, a to z: mail to other letters does not reach everybody yet.':
    'Escribe la parte anterior a la @ con letras sencillas, de la a a la z: el correo con otras letras aún no llega a todo el mundo.',
  'Choose a language such as en or pt-BR.': 'Elige un idioma, como en o pt-BR.',
  'Say true or false.': 'Indica true o false.',
  'Invalid input': 'No es válido',
  'Some fields need another look.': 'Revisa algunos de los campos.',
  'This field is not known here.': 'Este campo no se conoce aquí.',

  // Account
  'Enter your e-mail address.': 'Escribe tu correo electrónico.',
  'This e-mail address is too long.': 'Este correo electrónico es demasiado largo.',
  'Enter an e-mail address like name@example.com.': 'Escribe un correo electrónico como nombre@example.com.',
  'The part before the @ is too long.': 'La parte anterior a la @ es demasiado larga.',
  'Enter a password.': 'Escribe una contraseña.',
  'Use 4 characters or more.': 'Usa al menos 4 caracteres.',
  'Use at least 8 characters.': 'Usa al menos 8 caracteres.',
  'Use 128 characters or less.': 'Usa 128 caracteres como máximo.',
  'Enter your password.': 'Escribe tu contraseña.',
  'This is longer than any password here.': 'Es más larga que cualquier contraseña de aquí.',
  'Enter your name.': 'Escribe tu nombre.',
  'Use 60 characters or less.': 'Usa 60 caracteres como máximo.',
  'Leave out line breaks and invisible characters.': 'Quita los saltos de línea y los caracteres invisibles.',
  'Write a name, not an address.': 'Escribe un nombre, no una dirección.',
  'Write a name with letters.': 'Escribe un nombre con letras.',
  'Enter the six digits that your app shows.': 'Escribe las seis cifras que muestra tu aplicación.',
  'Enter the code of your app, or a recovery code.':
    'Escribe el código de tu aplicación o un código de recuperación.',
  'Enter the six digits of your app, or one of your recovery codes.':
    'Escribe las seis cifras de tu aplicación o uno de tus códigos de recuperación.',

  // Profile link
  'Profile link is required': 'Hace falta el enlace de un perfil',
  'Please enter a valid LinkedIn, GitHub, YouTube, or Instagram profile URL':
    'Introduce un enlace válido de un perfil de LinkedIn, GitHub, YouTube o Instagram',

  // Website
  'Website name is required': 'Hace falta el nombre del sitio web',
  'Website domain is required': 'Hace falta la dirección del sitio web',
  'Website domain must be 63 characters or less':
    'La dirección del sitio web debe tener 63 caracteres como máximo',
  'Only letters, numbers and hyphens allowed': 'Solo se admiten letras, números y guiones',
  'Theme is required': 'Hace falta el tema',
  'Type is required': 'Hace falta el tipo',
  'Keep this at 60 characters or less.': 'Usa 60 caracteres como máximo.',
  'Keep this at 120 characters or less.': 'Usa 120 caracteres como máximo.',
  'Keep the name at 120 characters or less.': 'Usa 120 caracteres como máximo para el nombre.',

  // Content, design and search engines
  'Enter an address that starts with https://': 'Escribe una dirección que empiece por https://',
  'This address is too long.': 'Esta dirección es demasiado larga.',
  'There are too many changes.': 'Hay demasiados cambios.',
  'Write the colour as # and six digits.': 'Escribe el color con # y seis cifras.',
  'A section can stand in the order only once.': 'Una sección solo puede aparecer una vez en el orden.',
  'Paste only the content value of the tag.': 'Pega solo el valor content de la etiqueta.',
  'Keep the title at 120 characters or less.': 'Usa 120 caracteres como máximo para el título.',
  'Keep the description at 320 characters or less.': 'Usa 320 caracteres como máximo para la descripción.',
  'Choose zip or json.': 'Elige zip o json.',

  ...apiSentencesEs,
  ...sourceSentencesEs,
};

/** By code, what is true of every answer that carries it, for a sentence that has no Spanish one. */
export const errorsEs: Partial<Record<ErrorCode, string>> = {
  invalid_input: 'Algún dato no se puede aceptar. Revísalo y vuelve a intentarlo.',
  malformed_body: 'El envío ha llegado incompleto o no se entiende. Recarga la página y envíalo otra vez.',
  bad_request: 'El servidor no ha aceptado esto. Recarga la página y vuelve a intentarlo.',
  invalid_profile_link: 'Este enlace no es de un perfil que podamos leer. Compruébalo o usa otro.',
  invalid_token: 'Este enlace o este intento ya no sirve. Empieza de nuevo o pide otro enlace.',
  invalid_code: 'El código no es correcto o ya se ha usado. Espera al siguiente y escríbelo.',
  not_signed_in: 'No has iniciado sesión o tu sesión ha terminado. Inicia sesión y vuelve a intentarlo.',
  invalid_credentials:
    'El correo electrónico o la contraseña no son correctos. Revísalos o pide una contraseña nueva.',
  session_expired: 'Tu sesión ha terminado. Inicia sesión de nuevo.',
  plan_required: 'Tu plan no incluye esto. Cambia de plan para usarlo.',
  forbidden: 'No se permite hacer esto con tu cuenta. Comprueba con qué cuenta has iniciado sesión.',
  bad_origin: 'La petición debe salir del panel. Abre el panel y vuelve a intentarlo.',
  sign_in_again:
    'Hace demasiado que iniciaste sesión para hacer esto. Cierra la sesión, iníciala de nuevo y vuelve enseguida.',
  signups_closed:
    'Ahora mismo no puedes abrir una cuenta con esta dirección. Pídele una a quien lleva este sitio.',
  profile_private:
    'Esta cuenta es privada. Solo su titular puede traer lo que contiene: conéctala o sube tus datos.',
  not_found:
    'No se ha encontrado. Puede que se haya eliminado o que sea de otra cuenta. Vuelve atrás e inténtalo de nuevo.',
  profile_not_found: 'No hemos encontrado este perfil. Comprueba cómo se escribe y que sea público.',
  method_not_allowed: 'El servidor no admite esta petición. Recarga la página y vuelve a intentarlo.',
  email_taken: 'Ya hay una cuenta con este correo electrónico. Inicia sesión con ella o usa otro correo.',
  domain_taken: 'Esta dirección está ocupada. Elige otra.',
  domain_reserved: 'Esta dirección está reservada. Elige otra.',
  stale_design:
    'Este diseño se ha guardado entretanto en otra pestaña. Carga esa versión o guarda la tuya encima.',
  stale_profile: 'Esto se ha guardado entretanto en otra pestaña. Carga esa versión o guarda la tuya encima.',
  idempotency_mismatch:
    'Esta petición ya se había enviado con otros datos. Recarga la página y envíala otra vez.',
  conflict: 'Así no se puede hacer ahora. Recarga la página para ver cómo está todo y vuelve a intentarlo.',
  preview_expired:
    'Esta vista previa tiene más de un día y se ha eliminado. Pega el enlace del perfil o trae el archivo otra vez.',
  gone: 'Esto ya no existe. Vuelve atrás y empieza de nuevo.',
  too_large: 'Es demasiado grande para enviarlo. Prueba con algo más pequeño.',
  uri_too_long: 'Esta dirección es demasiado larga. Acórtala y vuelve a intentarlo.',
  unsupported_media_type:
    'Este formato no se admite aquí. Guarda el archivo en otro formato y vuelve a intentarlo.',
  misdirected: 'La petición ha llegado a un servidor que no la atiende. Recarga la página.',
  unusable_export:
    'Este archivo no se puede usar. Suelta la descarga exactamente como la recibiste, sin descomprimirla ni cambiarle el nombre.',
  too_many_requests: 'Son demasiados intentos en poco tiempo. Espera un poco y vuelve a intentarlo.',
  platform_rate_limited:
    'La plataforma está limitando las peticiones. Espera unos minutos y vuelve a intentarlo.',
  headers_too_large:
    'El navegador ha enviado demasiados datos con la petición. Borra las cookies de este sitio y vuelve a intentarlo.',
  internal: 'Algo ha fallado por nuestra parte. Vuelve a intentarlo en un momento.',
  platform_unavailable: 'La plataforma no responde bien en este momento. Vuelve a intentarlo en un minuto.',
  platform_blocked: 'La plataforma no nos deja leer este perfil. Conecta la cuenta o sube tus datos.',
  source_not_configured: 'Esto no está configurado aquí. Usa otra vía, por ejemplo subir tus datos.',
  overloaded: 'El servidor está ocupado ahora mismo. Vuelve a intentarlo en unos segundos.',
  storage_full:
    'El servidor no tiene más espacio, así que no se ha cambiado nada. Quien lo lleva tiene que hacer sitio; vuelve a intentarlo más tarde.',
  not_ready: 'El servidor está arrancando. Vuelve a intentarlo en unos segundos.',
  platform_timeout: 'La plataforma ha tardado demasiado en responder. Vuelve a intentarlo en un minuto.',
};
