import type { ErrorCode } from '@tosite/api-client/endpoints/errors';

/** By code, what is true of every answer that carries it, for a sentence that has no Spanish one. */
export const errorsByCode: Record<ErrorCode, string> = {
  invalid_input: 'Algún dato no se puede aceptar. Revísalo y vuelve a intentarlo.',
  malformed_body: 'El envío ha llegado incompleto o no se entiende. Recarga la página y envíalo otra vez.',
  bad_request: 'El servidor no ha aceptado esto. Recarga la página y vuelve a intentarlo.',
  invalid_profile_link: 'Este enlace no es de un perfil que podamos leer. Compruébalo o usa otro.',
  invalid_domain: 'Este dominio no se puede conectar. Escribe uno tuyo, como www.tu-nombre.com.',
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
  domain_in_use: 'Otro sitio tiene este dominio. Demuestra que es tuyo con el registro TXT o elige otro.',
  stale_design:
    'Este diseño se ha guardado mientras tanto en otra pestaña. Carga esa versión o guarda la tuya encima.',
  stale_profile:
    'Esto se ha guardado mientras tanto en otra pestaña. Carga esa versión o guarda la tuya encima.',
  stale_post:
    'Esta entrada se ha guardado mientras tanto en otra pestaña. Mira las dos y elige con cuál seguir.',
  post_exists: 'Ya hay una entrada sobre esto. Ábrela desde la lista.',
  post_limit: 'Este sitio ya tiene todas las entradas que puede tener. Borra una y vuelve a intentarlo.',
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
  ai_not_configured:
    'Aquí no hay ningún modelo de escritura. Escribe tú el texto, o deja que la entrada diga lo que se dice en el vídeo.',
  subscription_exists: 'Este sitio ya tiene una suscripción. Recarga la página para verla y cambiarla.',
  payments_not_configured: 'Aquí no se pueden hacer pagos todavía. Pregunta a quien lleva este sitio.',
  payments_unavailable:
    'El servicio de pagos no responde en este momento. No se ha cobrado nada: vuelve a intentarlo en un minuto.',
  ai_budget:
    'El modelo de escritura ya ha hecho todo lo que puede hacer hoy. Vuelve a intentarlo mañana o escribe tú el texto.',
  ai_unavailable:
    'El modelo de escritura no responde bien en este momento. Vuelve a intentarlo en un minuto o escribe tú el texto.',
  no_transcript: 'No hay nada de lo que escribir. Pega la transcripción o suelta un archivo .srt o .vtt.',
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
