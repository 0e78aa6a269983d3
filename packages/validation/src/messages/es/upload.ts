import type { CatalogShape } from '../catalog-shape.ts';
import type { uploadMessages as english } from '../en/upload.ts';
import { counted } from './phrases.ts';

export const uploadMessages: CatalogShape<typeof english> = {
  'upload.onePicture': 'Elige una imagen para subirla.',
  'upload.noPicture': 'Elige una imagen para subirla.',
  'upload.onePictureAtATime': 'Sube las imágenes de una en una.',
  'upload.pictureBrokenOff': 'La subida se ha cortado. Elige la imagen otra vez.',
  'upload.noRoomForPictures':
    'No queda espacio para más imágenes tuyas. Elimina algunas que ya no necesites y sube esta otra vez.',
  'upload.pictureUnsupported':
    'Este archivo no es una imagen que podamos leer. Guárdala como JPEG, PNG, WebP o AVIF y vuelve a intentarlo.',
  'upload.pictureTooLarge':
    'Esta imagen es demasiado grande. Guárdala con 10 MB como máximo y vuelve a intentarlo.',
  'upload.pictureTooManyPixels':
    'Esta imagen tiene demasiados píxeles. Redúcela a 40 megapíxeles como máximo y vuelve a intentarlo.',
  'upload.pictureBroken':
    'Esta imagen está dañada. Ábrela en un editor de imágenes, guárdala de nuevo y vuelve a intentarlo.',
  'upload.pictureTimeout':
    'Se ha tardado demasiado en leer esta imagen. Guárdala más pequeña y vuelve a intentarlo.',
  'upload.busy': 'Ahora mismo hay muchas personas subiendo archivos. Vuelve a intentarlo en un minuto.',
  'upload.brokenOff': 'La subida se ha cortado. Envía los archivos otra vez.',
  'upload.tooLarge': 'Son más de 4 GB. Pide la descarga en partes más pequeñas.',
  'upload.tooManyFiles': 'Se han subido más de 100 archivos a la vez. Suelta solo los ZIP de tu descarga.',
  'upload.stalled':
    'No ha llegado nada en 30 segundos y la subida se ha terminado. Comprueba la conexión y envía los archivos otra vez.',
  'upload.tooSlow':
    'La subida ha durado más de dos horas y se ha terminado. Pide la descarga en partes más pequeñas o usa una conexión más rápida.',
  'upload.threeAlready': 'Ya hay tres subidas en curso desde tu red. Vuelve a intentarlo cuando termine una.',
  'upload.filmNotMp4':
    'Este vídeo no es un MP4 que los navegadores reproduzcan. Guárdalo como MP4 y vuelve a intentarlo.',
  'upload.filmBroken': 'Este vídeo está dañado o se corta antes del final.',
  'upload.filmHasMore': 'Este vídeo lleva datos además de la imagen y el sonido, así que no se publica.',
  'upload.pictureMoves':
    'Esta imagen se mueve y las páginas muestran imágenes fijas. Guarda el fotograma que quieras como JPEG, PNG o WebP y súbelo.',
  'upload.pictureStill': 'Esta imagen se mueve; solo se muestra su primer fotograma.',
  'upload.notAForm': 'Envía los archivos como formulario (multipart/form-data).',
  'upload.notAPictureForm': 'Envía la imagen como formulario (multipart/form-data).',
  'upload.noBoundary': 'El formulario no dice qué separa sus partes. Envíalo otra vez.',
  'upload.strangeForm': 'Este formulario no es nuestro. Envía cada archivo en una parte llamada file.',
  'upload.plainForm': 'Envía el formulario como formulario.',
  'upload.picturesBeyond': ({ most, beyond }) =>
    `Solo se han copiado las primeras ${most} imágenes; quedan fuera ${beyond} más.`,
  'upload.picturesLate': ({ count }) =>
    counted(count, {
      one: '# imagen de lo que has subido no se ha podido copiar en un minuto.',
      other: '# imágenes de lo que has subido no se han podido copiar en un minuto.',
    }),
  'upload.videosLate': ({ count }) =>
    counted(count, {
      one: '# vídeo de lo que has subido no se ha podido copiar en un minuto.',
      other: '# vídeos de lo que has subido no se han podido copiar en un minuto.',
    }),
  'upload.unusable': ({ file, reason }, say) => `${file}: ${say(reason)}`,
  'upload.moreUnusable': ({ count }) =>
    counted(count, {
      one: 'Y un archivo más no se ha podido usar.',
      other: 'Y # archivos más no se han podido usar.',
    }),
};
