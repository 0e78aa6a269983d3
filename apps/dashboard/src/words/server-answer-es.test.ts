import { expect, it } from 'vitest';
import { answerEs } from './server-answer-es.ts';
import { errorsEs } from './server-sentences-es.ts';

it('says a known sentence as it is known', () => {
  expect(answerEs('This address is taken. Choose another.', 'domain_taken')).toBe(
    'Esta dirección está ocupada. Elige otra.',
  );
});

it.each([
  [
    'There are too many changes at once. Try again in 40 seconds.',
    'Son demasiados cambios a la vez. Vuelve a intentarlo dentro de 40 segundos.',
  ],
  [
    'There were too many sign-ins with a wrong password. Try again in a second.',
    'Ha habido demasiados intentos con una contraseña errónea. Vuelve a intentarlo dentro de un segundo.',
  ],
  [
    'LinkedIn is limiting requests right now. Try again at 14:05 UTC.',
    'LinkedIn está limitando las peticiones ahora mismo. Vuelve a intentarlo a las 14:05 UTC.',
  ],
  [
    "GitHub isn't answering properly at the moment. Try again in a minute, or look at the sample.",
    'GitHub no responde bien en este momento. Vuelve a intentarlo en un minuto o mira el ejemplo.',
  ],
  [
    "We couldn't find a GitHub profile named o.hara. Check the spelling.",
    'No hemos encontrado ningún perfil llamado o.hara. Comprueba cómo se escribe.',
  ],
  [
    "octocat isn't answering; this is what we read on 2026-11-20 at 09:30 UTC.",
    'octocat no responde; esto es lo que leímos el 2026-11-20 a las 09:30 UTC.',
  ],
  [
    'octocat is limiting requests; this is what we read at 09:30 UTC.',
    'octocat está limitando las peticiones; esto es lo que leímos hoy a las 09:30 UTC.',
  ],
  [
    'GitHub did not give us everything this time. Missing: organisations, profile README.',
    'GitHub no nos lo ha dado todo esta vez. Falta: organizaciones, README del perfil.',
  ],
  [
    'This account has more repositories than we read. The 500 that were pushed to last are here, 1 is not.',
    'Esta cuenta tiene más repositorios de los que leemos. Aquí están los 500 con cambios más recientes; falta 1.',
  ],
  [
    'YouTube did not give us everything this time. Missing: some of the Shorts, playlists.',
    'YouTube no nos lo ha dado todo esta vez. Falta: algunos Shorts, listas de reproducción.',
  ],
  [
    'YouTube rounds its numbers: the views of 41 videos are shown as it tells them.',
    'YouTube redondea sus cifras: las visualizaciones de 41 vídeos se muestran tal como las da.',
  ],
  [
    'We could not read who may see 2 of the videos and playlists, so they were left out. Set your Google account to English and request the Takeout again.',
    'No hemos podido leer quién puede ver 2 de los vídeos y listas, así que quedan fuera. Pon tu cuenta de Google en inglés y pide el Takeout otra vez.',
  ],
  [
    'This download does not say whose it is. Write your name in the editor, and paste the link of your profile to add it.',
    'Esta descarga no dice de quién es. Escribe tu nombre en el editor y pega el enlace de tu perfil para añadirlo.',
  ],
  [
    'A profile holds 5000 posts: 12 more are not taken.',
    'En un perfil caben 5000 publicaciones: quedan fuera 12 más.',
  ],
  [
    'Instagram shows us none of 40 posts. Connect your account or upload your data to add the rest.',
    'Instagram no nos muestra ninguna de las 40 publicaciones. Conecta tu cuenta o sube tus datos para añadir las demás.',
  ],
  [
    'Instagram shows us the 12 newest of 40 posts. Connect your account or upload your data to add the rest.',
    'Instagram nos muestra las 12 más recientes de 40 publicaciones. Conecta tu cuenta o sube tus datos para añadir las demás.',
  ],
  [
    'Your upload has no Skills.csv, Education.csv or Languages.csv, so what belongs there is not shown.',
    'En lo que has subido no está Skills.csv ni Education.csv ni Languages.csv, así que no se muestra lo que contiene.',
  ],
  [
    'Left out, because a site has no place for it yet: 1 patent, 2 courses, “Industry” in Profile.csv, the text of 1 article, 2 entries of Learning.csv, and 1 more thing.',
    'Queda fuera, porque un sitio todavía no tiene lugar para ello: 1 patente, 2 cursos, “Industry” en Profile.csv, el texto de 1 artículo, 2 entradas de Learning.csv, y una cosa más.',
  ],
  [
    'Left out, because it is more than we keep: the end of “Description” in Positions.csv (3 times).',
    'Queda fuera, porque es más de lo que guardamos: el final de “Description” en Positions.csv (3 veces).',
  ],
  [
    'Work, “Alder”, start date: “sometime” is not a date, so it is left out.',
    'Trabajo, “Alder”, inicio: “sometime” no es una fecha, así que queda fuera.',
  ],
  [
    'Skills: it holds something that is not an entry, so it is left out.',
    'Aptitudes: contiene algo que no es una entrada, así que queda fuera.',
  ],
  [
    'Your account on Discord is left out: “robin#1234” does not lead to a web page. Add its address to show it.',
    'Tu cuenta de Discord queda fuera: “robin#1234” no lleva a ninguna página web. Añade su dirección para mostrarla.',
  ],
  [
    'One entry ends before it begins: “Clerk” (2014-06 – 2012-01). Correct the dates on your site.',
    'Una entrada termina antes de empezar: “Clerk” (2014-06 – 2012-01). Corrige las fechas en tu sitio.',
  ],
  [
    'There is no Profile.csv, which says whose profile this is. Drop it together with Positions.csv.',
    'No está Profile.csv, que dice de quién es el perfil. Suéltalo junto con Positions.csv.',
  ],
  [
    'data.rar is a RAR archive, not a ZIP. GitHub needs no file: paste the link of your profile. A JSON Resume works too.',
    'data.rar es un archivo RAR, no un ZIP. Para GitHub no hace falta un archivo: pega el enlace de tu perfil. También sirve un JSON Resume.',
  ],
  [
    'This ZIP has no posts_1.json; we found only files like a.html. Choose Posts, and JSON as the format, when you request it.',
    'En este ZIP no está posts_1.json; solo hemos encontrado archivos como a.html. Elige las publicaciones y el formato JSON al pedirlo.',
  ],
  [
    'This ZIP holds none of the files we know. We found a.txt, b.txt and 7 more. Drop the ZIP of your YouTube Takeout (it holds channel.csv and videos.csv).',
    'Este ZIP no contiene ninguno de los archivos que conocemos. Hemos encontrado a.txt, b.txt y 7 más. Suelta el ZIP de tu Takeout de YouTube (contiene channel.csv y videos.csv).',
  ],
  ['Ada Byron: 3 jobs, 1 school', 'Ada Byron: 3 empleos, 1 centro de estudios'],
  [
    'my data.zip is damaged at a/b.csv. Download it again and drop the whole ZIP.',
    'my data.zip está dañado en a/b.csv. Descárgalo otra vez y suelta el ZIP entero.',
  ],
  [
    '1 unlisted or private video or playlist was left out.',
    'Queda fuera un vídeo o una lista que está oculto o es privado.',
  ],
  [
    '3 of the uploads are private or deleted and left out.',
    '3 vídeos son privados o se han eliminado y quedan fuera.',
  ],
])('%s', (english, spanish) => {
  expect(answerEs(english)).toBe(spanish);
});

it('says what is true of the code where the sentence is new, or only half known', () => {
  expect(answerEs('A new sentence.', 'overloaded')).toBe(errorsEs.overloaded);
  expect(answerEs('There are too many changes at once. Have a cup of tea.', 'too_many_requests')).toBe(
    errorsEs.too_many_requests,
  );
});

it('leaves what nobody knows as it came', () => {
  expect(answerEs('A new sentence.')).toBe('A new sentence.');
  expect(answerEs('constructor')).toBe('constructor');
  expect(answerEs('')).toBe('');
});
