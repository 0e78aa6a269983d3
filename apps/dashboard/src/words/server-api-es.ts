/** What the server itself says, in Spanish. */
export const apiSentencesEs: Record<string, string> = {
  // Signing in, and the account
  'You are not signed in, or your session has ended. Sign in and try again.':
    'No has iniciado sesión o tu sesión ha terminado. Inicia sesión y vuelve a intentarlo.',
  'Your session has ended. Sign in again.': 'Tu sesión ha terminado. Inicia sesión de nuevo.',
  'This account is gone. Sign in with another one.': 'Esta cuenta ya no existe. Inicia sesión con otra.',
  'The e-mail address or the password is wrong. Check both, or ask for a new password.':
    'El correo electrónico o la contraseña no son correctos. Revísalos o pide una contraseña nueva.',
  'There is an account with this address already. Log in, or ask for a new password.':
    'Ya hay una cuenta con este correo electrónico. Inicia sesión o pide una contraseña nueva.',
  'There is another account with this address. Use a different one.':
    'Hay otra cuenta con este correo electrónico. Usa uno distinto.',
  'This is your address already.': 'Ya es tu correo electrónico.',
  'Enter your current password.': 'Escribe tu contraseña actual.',
  'This is not your current password. Check it, or choose a new one by mail.':
    'No es tu contraseña actual. Revísala o elige una nueva por correo.',
  'Your last sign-in is more than 15 minutes ago, and this account has no password to ask for. Log out, sign in again and come back within 15 minutes.':
    'Iniciaste sesión hace más de 15 minutos y esta cuenta no tiene una contraseña que pedirte. Cierra la sesión, iníciala de nuevo y vuelve antes de 15 minutos.',
  'This password is among the first that are guessed. Choose another one.':
    'Esta contraseña es de las primeras que se prueban. Elige otra.',
  'This is a common password with a few characters behind it. Choose another one.':
    'Es una contraseña corriente con unos caracteres detrás. Elige otra.',
  'This is your own name or address. Choose a password that nobody can look up.':
    'Es tu propio nombre o correo. Elige una contraseña que nadie pueda averiguar.',
  'This is the name of this site. Choose another password.':
    'Es el nombre de este sitio. Elige otra contraseña.',
  'New accounts need an invitation here, and this address has none. Use the address that was invited, or ask the operator of this site.':
    'Aquí hace falta una invitación para abrir una cuenta y esta dirección no tiene ninguna. Usa la dirección invitada o pregunta a quien lleva este sitio.',
  'New accounts cannot be opened here at the moment. Ask the operator of this site for one.':
    'Ahora mismo no se pueden abrir cuentas aquí. Pídele una a quien lleva este sitio.',
  'This link was used already or is too old. Ask for a new one.':
    'Este enlace ya se ha usado o es demasiado antiguo. Pide uno nuevo.',
  'If there is an account with this address, a mail with a link is on its way. Look into the spam folder too.':
    'Si hay una cuenta con esta dirección, recibirás un correo con un enlace. Mira también en la carpeta de correo no deseado.',
  'A mail with a new link is on its way, unless one was sent a moment ago. Look into the spam folder too.':
    'Recibirás un correo con un enlace nuevo, a no ser que se enviara otro hace un momento. Mira también en la carpeta de correo no deseado.',
  'Your e-mail address is confirmed.': 'Tu correo electrónico está confirmado.',
  'Your password was changed, and every device was signed out. Sign in with the new password.':
    'Tu contraseña ha cambiado y se ha cerrado la sesión en todos los dispositivos. Inicia sesión con la nueva.',
  'Your password was changed, and every other device was signed out.':
    'Tu contraseña ha cambiado y se ha cerrado la sesión en los demás dispositivos.',
  'Two mails are on their way. Open the link in both: in your old box and in the new one.':
    'Hay dos correos en camino. Abre el enlace de ambos: en tu buzón antiguo y en el nuevo.',
  'A mail is on its way to the new address. Open the link in it, and the address is changed.':
    'Hay un correo en camino a la dirección nueva. Abre su enlace y el cambio estará hecho.',
  'This box has agreed. Now open the link in the mail at your old address; until then nothing changes.':
    'Este buzón ha aceptado. Ahora abre el enlace del correo que está en tu dirección antigua; hasta entonces no cambia nada.',
  'This box has agreed. Now open the link in the mail at your new address; until then nothing changes.':
    'Este buzón ha aceptado. Ahora abre el enlace del correo que está en tu dirección nueva; hasta entonces no cambia nada.',
  'Mails to these addresses were sent a moment ago. Try again in a few minutes.':
    'Hace un momento se enviaron correos a estas direcciones. Vuelve a intentarlo en unos minutos.',
  'This code is wrong, or was used already. Wait for the next one in your app and enter it.':
    'Este código no es correcto o ya se ha usado. Espera al siguiente de tu aplicación y escríbelo.',
  'This code is wrong, or was used already. Wait for the next one in your app and enter it, or use a recovery code.':
    'Este código no es correcto o ya se ha usado. Espera al siguiente de tu aplicación y escríbelo, o usa un código de recuperación.',
  'This sign-in took longer than ten minutes, had five wrong codes, or was finished already. Sign in again.':
    'Este inicio de sesión ha durado más de diez minutos, ha tenido cinco códigos erróneos o ya había terminado. Inicia sesión de nuevo.',
  'Two-factor sign-in is off already. Reload to see how things are.':
    'El inicio de sesión en dos pasos ya está desactivado. Recarga para ver cómo está todo.',
  'Two-factor sign-in is on already. Turn it off first to set up another app.':
    'El inicio de sesión en dos pasos ya está activado. Desactívalo antes para configurar otra aplicación.',
  'There is nothing to confirm any more. Begin to set it up again.':
    'Ya no hay nada que confirmar. Empieza a configurarlo otra vez.',
  'This took longer than ten minutes, was finished already, or was begun in another browser. Start again.':
    'Ha durado más de diez minutos, ya había terminado o se empezó en otro navegador. Empieza de nuevo.',
  'This way of signing in is not set up here. Use your e-mail address and password.':
    'Esta forma de iniciar sesión no está configurada aquí. Usa tu correo electrónico y tu contraseña.',
  'Connecting this platform is not set up here. Upload your data instead.':
    'Aquí no se puede conectar esta plataforma. Sube tus datos.',

  // Pictures and files
  'Choose one picture to upload.': 'Elige una imagen para subirla.',
  'Choose a picture to upload.': 'Elige una imagen para subirla.',
  'Upload one picture at a time.': 'Sube las imágenes de una en una.',
  'The upload broke off before its end. Choose the picture again.':
    'La subida se ha cortado. Elige la imagen otra vez.',
  'There is no room for more pictures of yours. Delete some that you no longer need, then upload this one again.':
    'No queda espacio para más imágenes tuyas. Elimina algunas que ya no necesites y sube esta otra vez.',
  'This file is not a picture that we can read. Save it as JPEG, PNG, WebP or AVIF and try again.':
    'Este archivo no es una imagen que podamos leer. Guárdala como JPEG, PNG, WebP o AVIF y vuelve a intentarlo.',
  'This picture is too large. Save it with 10 MB or less and try again.':
    'Esta imagen es demasiado grande. Guárdala con 10 MB como máximo y vuelve a intentarlo.',
  'This picture has too many pixels. Scale it down to 40 megapixels or less and try again.':
    'Esta imagen tiene demasiados píxeles. Redúcela a 40 megapíxeles como máximo y vuelve a intentarlo.',
  'This picture is damaged. Open it in a picture editor, save it again and try once more.':
    'Esta imagen está dañada. Ábrela en un editor de imágenes, guárdala de nuevo y vuelve a intentarlo.',
  'This picture took too long to read. Save it in a smaller size and try again.':
    'Se ha tardado demasiado en leer esta imagen. Guárdala más pequeña y vuelve a intentarlo.',
  'Many people are uploading just now. Try again in a minute.':
    'Ahora mismo hay muchas personas subiendo archivos. Vuelve a intentarlo en un minuto.',
  'The upload broke off before its end. Send the files again.':
    'La subida se ha cortado. Envía los archivos otra vez.',
  'This is more than 4 GB. Request the download in smaller parts.':
    'Son más de 4 GB. Pide la descarga en partes más pequeñas.',
  'More than 100 files were uploaded at once. Drop the ZIPs of your download only.':
    'Se han subido más de 100 archivos a la vez. Suelta solo los ZIP de tu descarga.',
  'Nothing came for 30 seconds, so the upload was ended. Check your connection and send the files again.':
    'No ha llegado nada en 30 segundos y la subida se ha terminado. Comprueba la conexión y envía los archivos otra vez.',
  'The upload took longer than two hours, so it was ended. Request the download in smaller parts, or use a faster connection.':
    'La subida ha durado más de dos horas y se ha terminado. Pide la descarga en partes más pequeñas o usa una conexión más rápida.',
  'Three uploads of your network are under way already. Try again when one of them has ended.':
    'Ya hay tres subidas en curso desde tu red. Vuelve a intentarlo cuando termine una.',

  // Websites, sources and changes
  'This address is reserved. Choose another.': 'Esta dirección está reservada. Elige otra.',
  'This address is taken. Choose another.': 'Esta dirección está ocupada. Elige otra.',
  'This preview is not here. Previews are deleted after a day; paste the profile link again to make a new one.':
    'Esta vista previa no está aquí. Las vistas previas se eliminan después de un día; pega otra vez el enlace del perfil para hacer una nueva.',
  'This preview is older than a day and has been deleted. Paste the profile link again to make a new one.':
    'Esta vista previa tiene más de un día y se ha eliminado. Pega otra vez el enlace del perfil para hacer una nueva.',
  'This preview is older than a day and has been deleted. Paste the profile link or bring the file again.':
    'Esta vista previa tiene más de un día y se ha eliminado. Pega el enlace del perfil o trae el archivo otra vez.',
  'The preview is of another kind of site.': 'La vista previa es de otro tipo de sitio.',
  'This preview is of another kind. Choose the kind that the preview shows.':
    'Esta vista previa es de otro tipo. Elige el tipo que muestra la vista previa.',
  'This is not a time zone.': 'Esto no es una zona horaria.',
  'Choose a time zone such as Europe/Lisbon.': 'Elige una zona horaria como Europe/Lisbon.',
  'This website was taken down by the operator. Write to them before you change its status.':
    'Quien lleva el servicio ha retirado este sitio web. Escríbele antes de cambiar su estado.',
  'This was saved in another tab meanwhile. Load that version, or save yours over it.':
    'Esto se ha guardado entretanto en otra pestaña. Carga esa versión o guarda la tuya encima.',
  'This design was saved in another tab meanwhile. Load that version, or save yours over it.':
    'Este diseño se ha guardado entretanto en otra pestaña. Carga esa versión o guarda la tuya encima.',
  'Your site was changed a moment ago, so nothing was restored. Look at it again, then restore.':
    'Tu sitio ha cambiado hace un momento, así que no se ha restaurado nada. Míralo otra vez y después restaura.',
  'This site has too many pictures for one data file. Export the ZIP instead: it holds every page, and what visitors see of the data.':
    'Este sitio tiene demasiadas imágenes para un solo archivo de datos. Exporta el ZIP: contiene todas las páginas y lo que los visitantes ven de los datos.',
  'A site needs one source, so its only one cannot be removed. Add another one first.':
    'Un sitio necesita una fuente, así que no se puede quitar la única que tiene. Añade otra antes.',
  'Files cannot be read again. Bring a newer one, or add a profile by its link.':
    'Los archivos no se pueden volver a leer. Trae uno más reciente o añade un perfil con su enlace.',
  'A file cannot be read again. Bring a newer one, or add the profile by its link.':
    'Un archivo no se puede volver a leer. Trae uno más reciente o añade el perfil con su enlace.',
  'This is a sample of ours: nothing new happens there. Add a profile of your own.':
    'Este es un ejemplo nuestro: ahí no ocurre nada nuevo. Añade un perfil tuyo.',
  'LinkedIn lets us read its public page only when you ask. Read it again yourself, or connect your account.':
    'LinkedIn solo nos deja leer su página pública cuando tú lo pides. Vuelve a leerla tú o conecta tu cuenta.',
  'The last reading ended before it was done. Read again.':
    'La última lectura se cortó antes de terminar. Léelo de nuevo.',
  'Something changed meanwhile, so nothing was taken. Look at the changes again and choose.':
    'Algo ha cambiado entretanto, así que no se ha aceptado nada. Mira otra vez los cambios y elige.',
  'This cannot be taken back any more. Something was decided after it, or it was undone already.':
    'Esto ya no se puede deshacer. Se decidió algo después o ya se deshizo.',

  // Too often; each is followed by when to try again
  'There are too many requests from your network.': 'Hay demasiadas peticiones desde tu red.',
  'There are too many requests from your account.': 'Hay demasiadas peticiones desde tu cuenta.',
  'There are too many changes at once.': 'Son demasiados cambios a la vez.',
  'There were too many sign-ins with a wrong password.':
    'Ha habido demasiados intentos con una contraseña errónea.',
  'There are too many sign-ins from your network.': 'Hay demasiados inicios de sesión desde tu red.',
  'There are too many new accounts from your network.': 'Hay demasiadas cuentas nuevas desde tu red.',
  'There are too many tries from your network.': 'Hay demasiados intentos desde tu red.',
  'Your password was wrong too often.': 'Te has equivocado demasiadas veces de contraseña.',
  'The password was wrong too often.': 'La contraseña ha sido errónea demasiadas veces.',
  'Your picture was changed very often.': 'Has cambiado tu foto muchas veces.',
  'Your data was downloaded very often.': 'Has descargado tus datos muchas veces.',
  'This session is renewed too often.': 'Esta sesión se renueva demasiado a menudo.',
  'A mail was sent a moment ago.': 'Hace un momento se envió un correo.',
  'Many mails were sent within the hour.': 'Se han enviado muchos correos en la última hora.',
  'Many mails were sent today.': 'Hoy se han enviado muchos correos.',
  'There are too many mails from your network.': 'Hay demasiados correos desde tu red.',
  'Your network has uploaded many exports within the hour.':
    'Desde tu red se han subido muchos archivos en la última hora.',
  'Your connected accounts were asked for very often within the hour.':
    'Tus cuentas conectadas se han consultado muchas veces en la última hora.',
  'Your profiles were read very often within the hour.':
    'Tus perfiles se han leído muchas veces en la última hora.',
  'You have uploaded many pictures within half an hour.':
    'Has subido muchas imágenes en la última media hora.',
  'Your network has made many previews within the hour.':
    'Desde tu red se han hecho muchas vistas previas en la última hora.',
  'Your network has made many previews today.': 'Desde tu red se han hecho hoy muchas vistas previas.',
  'Your sites were exported very often within the hour.':
    'Tus sitios se han exportado muchas veces en la última hora.',
  'Your sites were published very often within the hour.':
    'Tus sitios se han publicado muchas veces en la última hora.',
  'Too much of your work is waiting already. Try again in a minute.':
    'Ya tienes demasiado trabajo en espera. Vuelve a intentarlo en un minuto.',
  'Many people are signing in just now. Try again in a few seconds.':
    'Ahora mismo hay muchas personas iniciando sesión. Vuelve a intentarlo en unos segundos.',

  // Anywhere
  'This was not found. It may have been deleted, or it belongs to another account.':
    'No se ha encontrado. Puede que se haya eliminado o que sea de otra cuenta.',
  'This request was carried out already. Reload to see its result.':
    'Esta petición ya se ha realizado. Recarga para ver el resultado.',
  'The same request is still being carried out. Try again in a few seconds.':
    'La misma petición aún se está realizando. Vuelve a intentarlo en unos segundos.',
  'The same request is being carried out by another call. Try again in a few seconds.':
    'La misma petición se está realizando a la vez. Vuelve a intentarlo en unos segundos.',
  'The server has no room left, so nothing was changed. Its operator has to make room; try again later.':
    'El servidor no tiene más espacio, así que no se ha cambiado nada. Quien lo lleva tiene que hacer sitio; vuelve a intentarlo más tarde.',
  'The server cannot reach the place where it keeps files just now. Try again in a minute.':
    'El servidor no llega ahora mismo al lugar donde guarda los archivos. Vuelve a intentarlo en un minuto.',
  'The server cannot answer just now. Try again in a few seconds.':
    'El servidor no puede responder ahora mismo. Vuelve a intentarlo en unos segundos.',
  'Something went wrong on our side, and it was written down. Try again in a moment.':
    'Algo ha fallado por nuestra parte y ha quedado anotado. Vuelve a intentarlo en un momento.',
  'You are signed out. Log in and try again.': 'Tu sesión está cerrada. Iníciala y vuelve a intentarlo.',
  'This is not allowed for your account.': 'No se permite con tu cuenta.',
  'This was not found. Check the address, or go back and try again.':
    'No se ha encontrado. Comprueba la dirección o vuelve atrás e inténtalo de nuevo.',
  'This is too large to send. Try something smaller.':
    'Es demasiado grande para enviarlo. Prueba con algo más pequeño.',
  'Too many tries in a short time. Wait a moment and try again.':
    'Demasiados intentos en poco tiempo. Espera un momento y vuelve a intentarlo.',
  'The server is not reachable right now. Try again in a moment.':
    'Ahora mismo no se puede acceder al servidor. Vuelve a intentarlo en un momento.',
  'The server is busy right now. Try again in a moment.':
    'El servidor está ocupado ahora mismo. Vuelve a intentarlo en un momento.',
  'The server did not answer in time. Try again in a moment.':
    'El servidor no ha respondido a tiempo. Vuelve a intentarlo en un momento.',
  'The server did not accept this. Reload the page and try again.':
    'El servidor no ha aceptado esto. Recarga la página y vuelve a intentarlo.',
  'Something went wrong on our side. Try again in a moment.':
    'Algo ha fallado por nuestra parte. Vuelve a intentarlo en un momento.',
};
