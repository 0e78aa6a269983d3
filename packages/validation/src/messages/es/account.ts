import type { CatalogShape } from '../catalog-shape.ts';
import type { accountMessages as english } from '../en/account.ts';

export const accountMessages: CatalogShape<typeof english> = {
  'account.notSignedIn':
    'No has iniciado sesión o tu sesión ha terminado. Inicia sesión y vuelve a intentarlo.',
  'account.sessionEnded': 'Tu sesión ha terminado. Inicia sesión de nuevo.',
  'account.gone': 'Esta cuenta ya no existe. Inicia sesión con otra.',
  'account.wrongCredentials':
    'El correo electrónico o la contraseña no son correctos. Revísalos o pide una contraseña nueva.',
  'account.emailTaken':
    'Ya hay una cuenta con este correo electrónico. Inicia sesión o pide una contraseña nueva.',
  'account.otherAccountHasEmail': 'Hay otra cuenta con este correo electrónico. Usa uno distinto.',
  'account.sameEmail': 'Ya es tu correo electrónico.',
  'account.currentPasswordMissing': 'Escribe tu contraseña actual.',
  'account.currentPasswordWrong': 'No es tu contraseña actual. Revísala o elige una nueva por correo.',
  'account.signInAgain':
    'Iniciaste sesión hace más de 15 minutos y esta cuenta no tiene una contraseña que pedirte. Cierra la sesión, iníciala de nuevo y vuelve antes de 15 minutos.',
  'account.passwordGuessed': 'Esta contraseña es de las primeras que se prueban. Elige otra.',
  'account.passwordCommon': 'Es una contraseña corriente con unos caracteres detrás. Elige otra.',
  'account.passwordOwnName': 'Es tu propio nombre o correo. Elige una contraseña que nadie pueda averiguar.',
  'account.passwordSiteName': 'Es el nombre de este sitio. Elige otra contraseña.',
  'account.needsInvitation':
    'Aquí hace falta una invitación para abrir una cuenta y esta dirección no tiene ninguna. Usa la dirección invitada o pregunta a quien lleva este sitio.',
  'account.signupsClosed':
    'Ahora mismo no se pueden abrir cuentas aquí. Pídele una a quien lleva este sitio.',
  'account.linkUsed': 'Este enlace ya se ha usado o es demasiado antiguo. Pide uno nuevo.',
  'account.resetMailSent':
    'Si hay una cuenta con esta dirección, recibirás un correo con un enlace. Mira también en la carpeta de correo no deseado.',
  'account.verifyMailSent':
    'Recibirás un correo con un enlace nuevo, a no ser que se enviara otro hace un momento. Mira también en la carpeta de correo no deseado.',
  'account.emailConfirmed': 'Tu correo electrónico está confirmado.',
  'account.passwordReset':
    'Tu contraseña ha cambiado y se ha cerrado la sesión en todos los dispositivos. Inicia sesión con la nueva.',
  'account.passwordChanged': 'Tu contraseña ha cambiado y se ha cerrado la sesión en los demás dispositivos.',
  'account.twoMailsSent':
    'Hay dos correos en camino. Abre el enlace de ambos: en tu buzón antiguo y en el nuevo.',
  'account.mailSentToNew':
    'Hay un correo en camino a la dirección nueva. Abre su enlace y el cambio estará hecho.',
  'account.oldAddressNext':
    'Este buzón ha aceptado. Ahora abre el enlace del correo que está en tu dirección antigua; hasta entonces no cambia nada.',
  'account.newAddressNext':
    'Este buzón ha aceptado. Ahora abre el enlace del correo que está en tu dirección nueva; hasta entonces no cambia nada.',
  'account.mailsJustSent':
    'Hace un momento se enviaron correos a estas direcciones. Vuelve a intentarlo en unos minutos.',
  'account.appCodeWrong':
    'Este código no es correcto o ya se ha usado. Espera al siguiente de tu aplicación y escríbelo.',
  'account.codeWrong':
    'Este código no es correcto o ya se ha usado. Espera al siguiente de tu aplicación y escríbelo, o usa un código de recuperación.',
  'account.secondStepOver':
    'Este inicio de sesión ha durado más de diez minutos, ha tenido cinco códigos erróneos o ya había terminado. Inicia sesión de nuevo.',
  'account.twoFactorOff':
    'El inicio de sesión en dos pasos ya está desactivado. Recarga para ver cómo está todo.',
  'account.twoFactorOn':
    'El inicio de sesión en dos pasos ya está activado. Desactívalo antes para configurar otra aplicación.',
  'account.twoFactorNotBegun': 'Ya no hay nada que confirmar. Empieza a configurarlo otra vez.',
  'account.oauthOver':
    'Ha durado más de diez minutos, ya había terminado o se empezó en otro navegador. Empieza de nuevo.',
  'account.providerNotSetUp':
    'Esta forma de iniciar sesión no está configurada aquí. Usa tu correo electrónico y tu contraseña.',
  'account.connectNotSetUp': 'Aquí no se puede conectar esta plataforma. Sube tus datos.',
  'account.emailChanged': ({ email }) =>
    `Tu correo electrónico ha cambiado. A partir de ahora, inicia sesión con ${email}.`,
  'account.wrongOrigin': 'La petición debe salir del panel. Abre el panel y vuelve a intentarlo.',

  'provider.misregistered': ({ provider }) =>
    `${provider} no acepta el registro de este sitio. Quien lo lleva tiene que corregirlo; mientras tanto, usa otra vía.`,
  'provider.refused': ({ provider }) => `${provider} no ha aceptado este inicio de sesión. Empieza de nuevo.`,
  'provider.unavailable': ({ provider }) =>
    `${provider} no responde bien en este momento. Vuelve a intentarlo en un minuto.`,
  'provider.slow': ({ provider }) =>
    `${provider} ha tardado demasiado en responder. Vuelve a intentarlo en un minuto.`,
  'provider.emailUnconfirmed': ({ provider }) =>
    `${provider} no ha confirmado ningún correo tuyo. Confirma uno allí y empieza de nuevo, o regístrate aquí con tu correo.`,
  'provider.accountUnconfirmed': ({ provider }) =>
    `Hay una cuenta con esta dirección que nunca se confirmó. Inicia sesión con su contraseña y abre el enlace que te enviamos por correo; después también sirve ${provider}.`,
  'provider.linkedAlready': ({ provider }) =>
    `Ya hay una cuenta de ${provider} vinculada. Desvincúlala antes de vincular otra.`,
  'provider.linkedElsewhere': ({ provider }) =>
    `Esta cuenta de ${provider} sirve para entrar en otra cuenta de aquí. Entra con ella y desvincúlala allí antes.`,
  'provider.onlyWayIn': ({ provider }) =>
    `${provider} es la única forma de entrar en tu cuenta. Elige antes una contraseña o vincula otra cuenta.`,
  'provider.notSetUp': ({ provider }) =>
    `Iniciar sesión con ${provider} no está configurado aquí. Usa otra vía.`,
};
