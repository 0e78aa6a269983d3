/** What is said of a profile, a platform or a file that was read, in Spanish. */
export const sourceSentencesEs: Record<string, string> = {
  // Platforms that do not answer, or do not let us in
  "Instagram doesn't let us read this profile without its owner. Connect your account or upload your Instagram data (JSON).":
    'Instagram no nos deja leer este perfil sin su titular. Conecta tu cuenta o sube tus datos de Instagram (JSON).',
  'This account is private. Only its owner can bring in the posts: connect it or upload your data.':
    'Esta cuenta es privada. Solo su titular puede traer las publicaciones: conéctala o sube tus datos.',
  'Instagram only shares posts of professional accounts. Switch to a (free) creator account, or upload your data.':
    'Instagram solo comparte las publicaciones de cuentas profesionales. Cambia a una cuenta de creador (gratuita) o sube tus datos.',
  'Instagram did not give us permission to read your posts. Please connect again and allow it, or upload your data.':
    'Instagram no nos ha dado permiso para leer tus publicaciones. Conecta de nuevo y permítelo, o sube tus datos.',
  'Instagram did not accept this sign-in. Please connect again.':
    'Instagram no ha aceptado este inicio de sesión. Conecta de nuevo.',
  "LinkedIn doesn't let websites read profiles. Upload your LinkedIn data (ZIP) – it takes a few minutes to request – or fill in the form.":
    'LinkedIn no deja que los sitios web lean perfiles. Sube tus datos de LinkedIn (ZIP), que se piden en unos minutos, o rellena el formulario.',
  'LinkedIn hides your work history from us. Add it by uploading your data.':
    'LinkedIn nos oculta tu trayectoria laboral. Añádela subiendo tus datos.',
  "LinkedIn is still preparing your data. We'll check again in a few minutes.":
    'LinkedIn aún está preparando tus datos. Lo comprobamos de nuevo en unos minutos.',
  "We couldn't find this LinkedIn page, or it isn't public.":
    'No hemos encontrado esta página de LinkedIn o no es pública.',
  "LinkedIn isn't answering properly at the moment. Try again in a minute, or upload your LinkedIn data (ZIP).":
    'LinkedIn no responde bien en este momento. Vuelve a intentarlo en un minuto o sube tus datos de LinkedIn (ZIP).',
  'LinkedIn shares this data only with members in the EU, the EEA and Switzerland who allow it. Upload your LinkedIn data (ZIP) instead.':
    'LinkedIn solo comparte estos datos con miembros de la UE, el EEE y Suiza que lo permiten. Sube tus datos de LinkedIn (ZIP).',
  "YouTube isn't answering us at the moment. We'll retry automatically.":
    'YouTube no nos responde en este momento. Lo intentaremos de nuevo automáticamente.',
  "We couldn't find this YouTube channel.": 'No hemos encontrado este canal de YouTube.',
  'YouTube says this channel has been removed.': 'YouTube dice que este canal se ha eliminado.',

  // What a profile did not give
  'This is a sample profile: the person and everything on it are invented.':
    'Este es un perfil de ejemplo: la persona y todo lo demás son inventados.',
  'This profile has no public repositories yet.': 'Este perfil aún no tiene repositorios públicos.',
  'GitHub names pinned repositories only to programs with a token, so the most starred ones come first.':
    'GitHub solo dice qué repositorios están fijados a programas con un token, así que van primero los que tienen más estrellas.',
  'The profile has no pictures': 'El perfil no tiene imágenes',
  'This account has no posts yet.': 'Esta cuenta aún no tiene publicaciones.',
  'Instagram hides the posts from us. Connect your account or upload your Instagram data (JSON) to add them.':
    'Instagram nos oculta las publicaciones. Conecta tu cuenta o sube tus datos de Instagram (JSON) para añadirlas.',
  'This channel has no public videos yet.': 'Este canal aún no tiene vídeos públicos.',
  'A PDF holds less than your data: no recommendations, projects or links of certificates. Upload the ZIP to add them.':
    'Un PDF contiene menos que tus datos: sin recomendaciones, proyectos ni enlaces de certificados. Sube el ZIP para añadirlos.',
  'Takeout has no views, no pictures and no subscriber count, so they are not shown. Paste the link of your channel to add them.':
    'Takeout no incluye visualizaciones, imágenes ni el número de suscriptores, así que no se muestran. Pega el enlace de tu canal para añadirlos.',
  'Your upload has no videos.csv with public videos. Choose “video metadata” when you request it.':
    'En lo que has subido no hay un videos.csv con vídeos públicos. Elige los metadatos de los vídeos al pedirlo.',

  // Files that cannot be used
  'Drop the ZIP exactly as you downloaded it, without unpacking or renaming it.':
    'Suelta el ZIP tal como lo descargaste, sin descomprimirlo ni cambiarle el nombre.',
  'Drop the ZIP exactly as you downloaded it.': 'Suelta el ZIP tal como lo descargaste.',
  'Drop the file exactly as you downloaded it.': 'Suelta el archivo tal como lo descargaste.',
  'Download it again and drop the whole ZIP.': 'Descárgalo otra vez y suelta el ZIP entero.',
  'Request the download in smaller parts.': 'Pide la descarga en partes más pequeñas.',
  'Request the download in smaller parts, or without messages.':
    'Pide la descarga en partes más pequeñas o sin los mensajes.',
  'Drop the ZIP of your LinkedIn data (it holds Profile.csv), or your profile saved as PDF.':
    'Suelta el ZIP de tus datos de LinkedIn (contiene Profile.csv) o tu perfil guardado en PDF.',
  'Drop the ZIP of your YouTube Takeout (it holds channel.csv and videos.csv).':
    'Suelta el ZIP de tu Takeout de YouTube (contiene channel.csv y videos.csv).',
  'Drop the ZIP of your Instagram data, requested as JSON (it holds posts_1.json).':
    'Suelta el ZIP de tus datos de Instagram, pedidos como JSON (contiene posts_1.json).',
  'GitHub needs no file: paste the link of your profile.':
    'Para GitHub no hace falta un archivo: pega el enlace de tu perfil.',
  'A JSON Resume works too.': 'También sirve un JSON Resume.',
  'Drop your LinkedIn data (the ZIP with Profile.csv, or your profile saved as PDF), your Instagram data (the ZIP with posts_1.json), your YouTube Takeout (the ZIP with channel.csv) or a JSON Resume.':
    'Suelta tus datos de LinkedIn (el ZIP con Profile.csv o tu perfil guardado en PDF), tus datos de Instagram (el ZIP con posts_1.json), tu Takeout de YouTube (el ZIP con channel.csv) o un JSON Resume.',
  'No file was uploaded.': 'No se ha subido ningún archivo.',
  'This is an Excel or Word file, not a ZIP of your data.':
    'Este es un archivo de Excel o Word, no un ZIP de tus datos.',
  'This ZIP holds none of the files we know.': 'Este ZIP no contiene ninguno de los archivos que conocemos.',
  'This ZIP has no Profile.csv.': 'En este ZIP no está Profile.csv.',
  'Choose Profile (and Positions) when you request it.': 'Elige Perfil (y Cargos) al pedirlo.',
  'Request your data again, and choose Profile (and Positions).':
    'Pide tus datos otra vez y elige Perfil (y Cargos).',
  'This ZIP has no channel.csv.': 'En este ZIP no está channel.csv.',
  'This Takeout has no channel.csv.': 'En este Takeout no está channel.csv.',
  'Choose “channels” and “video metadata” under YouTube when you request it.':
    'Elige los canales y los metadatos de los vídeos en YouTube al pedirlo.',
  'Drop that one.': 'Suelta ese.',
  'This is the HTML version. Request the download again and choose JSON.':
    'Esta es la versión HTML. Pide la descarga otra vez y elige JSON.',
  'This part of your download has pictures, but no posts_1.json. Upload all its parts together.':
    'Esta parte de tu descarga tiene imágenes, pero le falta posts_1.json. Sube todas sus partes juntas.',
  'Download it again from Instagram, and choose JSON.': 'Descárgalo otra vez de Instagram y elige JSON.',
  'Choose all time when you request it.': 'Elige todo el periodo al pedirlo.',
  'Choose Posts, and JSON as the format, when you request it.':
    'Elige las publicaciones y el formato JSON al pedirlo.',
  'Open your LinkedIn profile, choose “More”, then “Save to PDF”, and drop that file.':
    'Abre tu perfil de LinkedIn, elige «Más», después «Guardar en PDF», y suelta ese archivo.',
  'Drop the PDF exactly as LinkedIn gave it to you.': 'Suelta el PDF tal como te lo dio LinkedIn.',
  'Add it and drop the file again.': 'Añádelo y suelta el archivo otra vez.',

  // Why one file of many was left out
  'This file breaks off in the middle or is too long; what stands before that was taken.':
    'Este archivo se corta a la mitad o es demasiado largo; se ha tomado lo que hay antes.',
  'This is not a text.': 'No es un texto.',
  'This is not a list.': 'No es una lista.',
  'This is not a web address.': 'No es una dirección web.',
  'This is not an entry.': 'No es una entrada.',
  'It is not in the upload.': 'No está en lo que has subido.',
  'This kind of file cannot be shown.': 'Este tipo de archivo no se puede mostrar.',
  'This file is not a picture.': 'Este archivo no es una imagen.',
  'This file is missing from the download.': 'Este archivo falta en la descarga.',
  'This file is empty.': 'Este archivo está vacío.',
  'The name of this file is too long.': 'El nombre de este archivo es demasiado largo.',
  'This picture is larger than 30 MB.': 'Esta imagen ocupa más de 30 MB.',
  'This video is larger than 50 MB.': 'Este vídeo ocupa más de 50 MB.',
  'None of its files is in the download, and it has no caption.':
    'Ninguno de sus archivos está en la descarga y no tiene texto.',
  'This entry holds neither a picture nor a caption.': 'Esta entrada no contiene ni imagen ni texto.',
  'This entry names no file.': 'Esta entrada no nombra ningún archivo.',
  'This download has too many files; this one was not read.':
    'Esta descarga tiene demasiados archivos; este no se ha leído.',
  'This file is damaged: it is not JSON.': 'Este archivo está dañado: no es JSON.',
  'This video is not an MP4 that browsers play. Save it as MP4 and try again.':
    'Este vídeo no es un MP4 que los navegadores reproduzcan. Guárdalo como MP4 y vuelve a intentarlo.',
  'This video is damaged or breaks off before its end.': 'Este vídeo está dañado o se corta antes del final.',
  'This video carries data besides its picture and its sound, so it is not published.':
    'Este vídeo lleva datos además de la imagen y el sonido, así que no se publica.',

  // What a change is of
  Name: 'Nombre',
  Headline: 'Titular',
  About: 'Sobre mí',
  Picture: 'Foto',
  Banner: 'Imagen de cabecera',
  Place: 'Ubicación',
  Language: 'Idioma',
  Since: 'Desde',
  'E-mail': 'Correo electrónico',
  Phone: 'Teléfono',
  Website: 'Sitio web',
  Address: 'Dirección postal',
  Industry: 'Sector',
  Size: 'Tamaño',
  'Kind of organisation': 'Tipo de empresa',
  Founded: 'Fundación',
  Headquarters: 'Sede',
  'Website of the organisation': 'Sitio web de la organización',
  Specialities: 'Especialidades',
  Numbers: 'Cifras',
  'Without a title': 'Sin título',
  'The picture as it is': 'La imagen actual',
  'Another picture': 'Otra imagen',
};
