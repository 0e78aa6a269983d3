import type { CatalogShape } from '../catalog-shape.ts';
import type { websiteMessages as english } from '../en/website.ts';

export const websiteMessages: CatalogShape<typeof english> = {
  'website.kindStays': 'Un sitio web conserva el tipo con el que se hizo. Crea otro para otro tipo.',
  'website.addressReserved': 'Esta dirección está reservada. Elige otra.',
  'website.addressRests':
    'Esta dirección se dejó libre hace poco. Descansa 90 días antes de que otra persona pueda tenerla. Elige otra.',
  'website.addressTaken': 'Esta dirección está ocupada. Elige otra.',
  'website.previewMissing':
    'Esta vista previa no está aquí. Las vistas previas se eliminan después de un día; pega otra vez el enlace del perfil para hacer una nueva.',
  'website.previewExpired':
    'Esta vista previa tiene más de un día y se ha eliminado. Pega otra vez el enlace del perfil para hacer una nueva.',
  'website.previewExpiredOrFile':
    'Esta vista previa tiene más de un día y se ha eliminado. Pega el enlace del perfil o trae el archivo otra vez.',
  'website.previewOfAnotherKind': 'La vista previa es de otro tipo de sitio.',
  'website.previewOfAnotherKindHelp':
    'Esta vista previa es de otro tipo. Elige el tipo que muestra la vista previa.',
  'website.noTimeZone': 'Esto no es una zona horaria.',
  'website.suspended':
    'Quien lleva el servicio ha retirado este sitio web. Escríbele antes de cambiar su estado.',
  'website.held':
    'Este sitio web espera una revisión, así que su estado no se puede cambiar. Cambia aquello por lo que espera o responde con «Escríbenos» en el menú de ayuda.',
  'website.staleProfile':
    'Esto se ha guardado entretanto en otra pestaña. Carga esa versión o guarda la tuya encima.',
  'website.staleDesign':
    'Este diseño se ha guardado entretanto en otra pestaña. Carga esa versión o guarda la tuya encima.',
  'website.staleRestore':
    'Tu sitio ha cambiado hace un momento, así que no se ha restaurado nada. Míralo otra vez y después restaura.',
  'website.exportTooLarge':
    'Este sitio tiene demasiadas imágenes para un solo archivo de datos. Exporta el ZIP: contiene todas las páginas y lo que los visitantes ven de los datos.',
};
