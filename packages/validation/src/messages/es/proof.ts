import { PLATFORM_NAMES } from '../../platforms/platform-names.ts';
import type { CatalogShape } from '../catalog-shape.ts';
import type { proofMessages as english } from '../en/proof.ts';

export const proofMessages: CatalogShape<typeof english> = {
  'proof.sample': 'Es uno de nuestros ejemplos: no es de nadie. Añade un perfil tuyo.',
  'proof.noAddress': ({ platform }) =>
    `No sabemos dónde está este perfil de ${PLATFORM_NAMES[platform]}. Añádelo con su enlace y demuestra después que es tuyo.`,
  'proof.otherNow':
    'El perfil tiene ahora otro nombre u otra dirección. Quítalo aquí, añádelo otra vez con su enlace y vuelve a comprobar.',
  'proof.nothingFound': ({ platform }) =>
    `Hemos leído el perfil de ${PLATFORM_NAMES[platform]} y no hemos encontrado ni el código ni un enlace a tu sitio. Guarda allí el perfil, espera un minuto y vuelve a comprobar.`,
  'proof.pageUnread': ({ platform, page }) =>
    `Hemos leído el perfil de ${PLATFORM_NAMES[platform]} y no hemos encontrado ni el código ni un enlace a tu sitio, y la página que nombra, ${page}, no se ha podido leer. Pon el código en el perfil o vuelve a comprobar cuando la página responda.`,
  'proof.codeOver': ({ platform }) =>
    `El código del perfil de ${PLATFORM_NAMES[platform]} ha caducado. Pon el nuevo en su lugar y vuelve a comprobar.`,
  'proof.old':
    'Demostraste hace más de 30 días que el perfil es tuyo. Compruébalo otra vez y vuelve a pedirlo.',
  'proof.needed': 'Demuestra primero que el perfil es tuyo. Después podrás pedir que se retire una copia.',
  'proof.noSite': 'Aquí no hay ningún sitio así. Copia su dirección del navegador.',
  'proof.ownSite': 'Este sitio es tuyo. Puedes ocultarlo o eliminarlo en su configuración.',
  'proof.otherProfile': ({ profile }) =>
    `Este sitio no está hecho con ${profile}. Si muestra algo que es tuyo, usa «Avisar» al final de su página.`,
  'proof.askedAlready': 'Ya has pedido esto para este sitio. Alguien lo está mirando.',
};
